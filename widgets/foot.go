package widgets

import (
	"sort"

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
// has happened. What is too long for the line ends in dots.
type Foot struct {
	widget.BaseWidget
	text string
	line *Paragraph
}

// NewFoot returns a strip that says nothing.
func NewFoot() *Foot {
	f := &Foot{line: NewParagraph("")}
	f.line.TextSize = SizeSmall
	f.ExtendBaseWidget(f)
	return f
}

// Text returns the whole text.
func (f *Foot) Text() string { return f.text }

// SetText says something else.
func (f *Foot) SetText(text string) {
	f.text = text
	f.Refresh()
}

const (
	footHeight = 34
	footEdge   = 24
)

// CreateRenderer is part of fyne.Widget.
func (f *Foot) CreateRenderer() fyne.WidgetRenderer {
	ground, line := &canvas.Rectangle{}, &canvas.Rectangle{}
	all := []fyne.CanvasObject{ground, line, f.line}
	return &flow{f, func(size fyne.Size) { f.lay(size, ground, line) }, func(float32) float32 { return grown(f.Theme(), footHeight) }, func() []fyne.CanvasObject { return all }}
}

func (f *Foot) lay(size fyne.Size, ground, line *canvas.Rectangle) {
	ground.FillColor, line.FillColor = themeColor(f.Theme(), ColorSurface), themeColor(f.Theme(), ColorLine)
	placeObject(ground, 0, 0, size.Width, size.Height)
	placeObject(line, 0, 0, size.Width, 1)
	ground.Refresh()
	line.Refresh()
	wide := size.Width - 2*footEdge
	f.line.SetText(f.fitting(wide))
	high := f.line.HeightFor(wide)
	placeObject(f.line, footEdge, (size.Height-high)/2, wide, high)
}

// fitting is as much of the text as fits in a line.
func (f *Foot) fitting(width float32) string {
	size := f.Theme().Size(f.line.TextSize)
	return cut(f.text, width, func(s string) float32 { return fyne.MeasureText(s, size, fyne.TextStyle{}).Width })
}

// cut is as much of a text as fits in a width, with dots where something is missing.
func cut(text string, width float32, measure func(string) float32) string {
	fits := func(s string) bool { return measure(s) <= width }
	if width <= 0 || fits(text) {
		return text
	}
	r := []rune(text)
	n := sort.Search(len(r), func(n int) bool { return !fits(string(r[:n+1]) + "…") })
	return string(r[:n]) + "…"
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
	}, e.HeightFor, e.Held}
}

// Held is part of Holder.
func (e *Ends) Held() []fyne.CanvasObject { return []fyne.CanvasObject{e.left, e.right} }
