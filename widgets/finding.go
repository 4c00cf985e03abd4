package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

var (
	_ fyne.Widget = (*Finding)(nil)
	_ flowing     = (*Finding)(nil)
)

// Finding is something that was found, such as a move worth a look: a headline and a
// text of as many lines as it needs, perhaps with the key that shows it. One of several
// is chosen.
type Finding struct {
	widget.BaseWidget
	Touch
	Chosen bool

	key        *canvas.Text
	head, text *Paragraph
}

// NewFinding returns a finding; key and text may be empty.
func NewFinding(key, head, text string, tap func()) *Finding {
	f := &Finding{key: canvas.NewText(key, color.Transparent), head: NewParagraph(head), text: NewParagraph(text)}
	f.head.Bold, f.head.Leading = true, 1.35
	f.text.Leading = 1.4
	f.OnTap, f.self = tap, f
	f.ExtendBaseWidget(f)
	return f
}

// Head returns its headline.
func (f *Finding) Head() string { return f.head.Text }

// Text returns what stands below the headline.
func (f *Finding) Text() string { return f.text.Text }

// Choose marks it as chosen, or not.
func (f *Finding) Choose(on bool) {
	if f.Chosen != on {
		f.Chosen = on
		f.Refresh()
	}
}

const (
	findingPad = 10
	findingGap = 2
)

// left is where the texts begin.
func (f *Finding) left() float32 {
	if f.key.Text == "" {
		return findingPad
	}
	return optionLeft(f.Theme())
}

// HeightFor returns the height needed at a width.
func (f *Finding) HeightFor(width float32) float32 {
	room := width - f.left() - findingPad
	high := f.head.HeightFor(room) + 2*findingPad
	if f.text.Text != "" {
		high += findingGap + f.text.HeightFor(room)
	}
	return max(buttonHeight, high)
}

// CreateRenderer is part of fyne.Widget.
func (f *Finding) CreateRenderer() fyne.WidgetRenderer {
	ground, cap := &canvas.Rectangle{}, &canvas.Rectangle{}
	all := []fyne.CanvasObject{ground, cap, f.key, f.head, f.text}
	return &flow{f, func(size fyne.Size) { f.lay(ground, cap, size) }, f.HeightFor, func() []fyne.CanvasObject { return all }}
}

func (f *Finding) lay(ground, cap *canvas.Rectangle, size fyne.Size) {
	th := f.Theme()
	fill, line, width := ColorSurface, ColorLine, float32(1)
	switch {
	case f.Chosen:
		fill, line, width = ColorAccentSoft, ColorAccent, 2.5
	case f.hover:
		fill = ColorAccentSoft
	}
	if f.focus {
		line, width = ring(line)
	}
	ground.FillColor, ground.StrokeColor = themeColor(th, fill), themeColor(th, line)
	ground.StrokeWidth, ground.CornerRadius = width, buttonCorner
	ground.Resize(size)
	ground.Refresh()
	left := f.left()
	room := size.Width - left - findingPad
	head, text := f.head.HeightFor(room), float32(0)
	if f.text.Hidden = f.text.Text == ""; !f.text.Hidden {
		text = findingGap + f.text.HeightFor(room)
	}
	top := (size.Height - head - text) / 2
	placeObject(f.head, left, top, room, head)
	placeObject(f.text, left, top+head+findingGap, room, max(0, text-findingGap))
	f.layKey(cap, top+head/2+1)
}

// layKey places the key in the middle of the first line, at y.
func (f *Finding) layKey(cap *canvas.Rectangle, y float32) {
	th := f.Theme()
	f.key.TextSize, f.key.Color = th.Size(SizeTiny), themeColor(th, ColorInk)
	key := f.key.MinSize()
	w := key.Width + 2*keyPad
	x := (optionLeft(th)-w)/2 + 2
	cap.FillColor, cap.StrokeColor, cap.StrokeWidth, cap.CornerRadius = color.Transparent, themeColor(th, ColorInk), 1, keyCorner
	cap.Hidden = f.key.Text == ""
	placeObject(cap, x, y-key.Height/2-1, w, key.Height+2)
	placeObject(f.key, x+keyPad, y-key.Height/2, key.Width, key.Height)
	cap.Refresh()
	f.key.Refresh()
}
