package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

var (
	_ fyne.Widget = (*Selector)(nil)
	_ flowing     = (*Selector)(nil)
)

// Selector shows the one of many answers that is chosen. A click, or Space, opens a
// list of all of them; the left and right arrows go through them.
type Selector struct {
	widget.BaseWidget
	Touch
	onChange func(int)

	labels []string
	chosen int
	menu   *widget.PopUpMenu
}

// NewSelector returns one without answers.
func NewSelector(onChange func(int), onKey func(*fyne.KeyEvent)) *Selector {
	s := &Selector{onChange: onChange}
	s.OnKey, s.OnTap, s.self = onKey, s.open, s
	s.ExtendBaseWidget(s)
	return s
}

// Set shows answers and which of them is chosen.
func (s *Selector) Set(labels []string, chosen int) {
	s.labels, s.chosen = labels, chosen
	s.Refresh()
}

// Label returns the answer that is chosen.
func (s *Selector) Label() string {
	if s.chosen < 0 || s.chosen >= len(s.labels) {
		return ""
	}
	return s.labels[s.chosen]
}

// open shows the list below the selector.
func (s *Selector) open() {
	driver := fyne.CurrentApp().Driver()
	c := driver.CanvasForObject(s)
	if c == nil {
		return
	}
	items := make([]*fyne.MenuItem, len(s.labels))
	for i, label := range s.labels {
		items[i] = fyne.NewMenuItem(label, func() { s.choose(i) })
		items[i].Checked = i == s.chosen
	}
	s.menu = widget.NewPopUpMenu(fyne.NewMenu("", items...), c)
	s.menu.ShowAtPosition(driver.AbsolutePositionForObject(s).AddXY(0, s.Size().Height))
}

// Menu returns the list that was opened last, for tests; nil before.
func (s *Selector) Menu() *widget.PopUpMenu { return s.menu }

func (s *Selector) choose(i int) {
	if i >= 0 && i < len(s.labels) && i != s.chosen {
		s.onChange(i)
	}
}

// TypedKey is part of fyne.Focusable. Enter is left to the screen.
func (s *Selector) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeySpace:
		s.open()
	case fyne.KeyLeft:
		s.choose(s.chosen - 1)
	case fyne.KeyRight:
		s.choose(s.chosen + 1)
	default:
		if s.OnKey != nil {
			s.OnKey(e)
		}
	}
}

const (
	selectorPad  = 14
	selectorSign = 10 // width of the sign that there is a list
)

// HeightFor returns the height needed at a width.
func (s *Selector) HeightFor(float32) float32 { return Holding(segmentHeight) }

// CreateRenderer is part of fyne.Widget.
func (s *Selector) CreateRenderer() fyne.WidgetRenderer {
	ground, text := &canvas.Rectangle{}, canvas.NewText("", color.Transparent)
	down, up := &canvas.Line{}, &canvas.Line{}
	all := []fyne.CanvasObject{ground, text, down, up}
	return &flow{s, func(size fyne.Size) { s.lay(size, ground, text, down, up) }, s.HeightFor, func() []fyne.CanvasObject { return all }}
}

func (s *Selector) lay(size fyne.Size, ground *canvas.Rectangle, text *canvas.Text, down, up *canvas.Line) {
	th := s.Theme()
	fill, line, width := ColorSurface, ColorLineStrong, float32(1.5)
	if s.hover {
		fill = ColorAccentSoft
	}
	if s.focus {
		line, width = ring(line)
	}
	ground.FillColor, ground.StrokeColor = themeColor(th, fill), themeColor(th, line)
	ground.StrokeWidth, ground.CornerRadius = width, segmentCorner
	placeObject(ground, 0, 0, size.Width, size.Height)
	ground.Refresh()
	sign := size.Width - selectorPad - selectorSign
	text.Text, text.Color = s.Label(), themeColor(th, ColorInk)
	fitText(th, text, SizeBody, sign-2*selectorPad)
	min := text.MinSize()
	placeObject(text, selectorPad, (size.Height-min.Height)/2, min.Width, min.Height)
	text.Refresh()
	y := size.Height/2 - selectorSign/4
	for i, l := range []*canvas.Line{down, up} {
		l.StrokeColor, l.StrokeWidth = themeColor(th, ColorInkSoft), 2
		x := sign + float32(i)*selectorSign/2
		l.Position1 = fyne.NewPos(x, y+float32(i)*selectorSign/2)
		l.Position2 = fyne.NewPos(x+selectorSign/2, y+float32(1-i)*selectorSign/2)
		l.Refresh()
	}
}
