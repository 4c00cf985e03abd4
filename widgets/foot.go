package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

var (
	_ fyne.Widget = (*Foot)(nil)
	_ fyne.Widget = (*Ends)(nil)
	_ flowing     = (*Ends)(nil)
)

// Foot is the strip at the foot of a screen, with a line that says in words what
// has happened.
type Foot struct {
	widget.BaseWidget
	text *Paragraph
}

// NewFoot returns a strip with a text.
func NewFoot(text *Paragraph) *Foot {
	f := &Foot{text: text}
	f.ExtendBaseWidget(f)
	return f
}

const (
	footHeight = 34
	footEdge   = 24
	footPad    = 14
)

// MinSize is part of fyne.Widget.
func (f *Foot) MinSize() fyne.Size {
	f.ExtendBaseWidget(f)
	wide := f.Size().Width - 2*footEdge
	if wide <= 0 {
		wide = likelyWidth * 2
	}
	return fyne.NewSize(0, f.HeightFor(wide+2*footEdge))
}

// HeightFor returns the height needed at a width: that of one line, or more for a
// long text.
func (f *Foot) HeightFor(width float32) float32 {
	return max(footHeight, f.text.HeightFor(width-2*footEdge)+footPad)
}

// CreateRenderer is part of fyne.Widget.
func (f *Foot) CreateRenderer() fyne.WidgetRenderer {
	ground, line := &canvas.Rectangle{}, &canvas.Rectangle{}
	all := []fyne.CanvasObject{ground, line, f.text}
	return &flow{f, func(size fyne.Size) {
		ground.FillColor, line.FillColor = themeColor(f.Theme(), ColorSurface), themeColor(f.Theme(), ColorLine)
		placeObject(ground, 0, 0, size.Width, size.Height)
		placeObject(line, 0, 0, size.Width, 1)
		ground.Refresh()
		line.Refresh()
		wide := size.Width - 2*footEdge
		high := f.text.HeightFor(wide)
		placeObject(f.text, footEdge, (size.Height-high)/2, wide, high)
	}, f.HeightFor, func() []fyne.CanvasObject { return all }}
}

// Ends puts one object at the left and another, in its own size, at the right.
type Ends struct {
	widget.BaseWidget
	gap         float32
	left, right fyne.CanvasObject
}

// NewEnds returns the two with a gap between them.
func NewEnds(gap float32, left, right fyne.CanvasObject) *Ends {
	e := &Ends{gap: gap, left: left, right: right}
	e.ExtendBaseWidget(e)
	return e
}

// HeightFor returns the height needed at a width.
func (e *Ends) HeightFor(width float32) float32 {
	min := e.right.MinSize()
	return max(min.Height, heightOf(e.left, width-min.Width-e.gap))
}

// CreateRenderer is part of fyne.Widget.
func (e *Ends) CreateRenderer() fyne.WidgetRenderer {
	return &flow{e, func(size fyne.Size) {
		min := e.right.MinSize()
		left := size.Width - min.Width - e.gap
		high := heightOf(e.left, left)
		placeObject(e.left, 0, (size.Height-high)/2, left, high)
		placeObject(e.right, size.Width-min.Width, (size.Height-min.Height)/2, min.Width, min.Height)
	}, e.HeightFor, func() []fyne.CanvasObject { return []fyne.CanvasObject{e.left, e.right} }}
}
