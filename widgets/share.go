package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

var (
	_ fyne.Widget = (*Share)(nil)
	_ flowing     = (*Share)(nil)
)

// Share is a row of a chart: a name, a bar that shows a share, and a number. A
// line across the bar shows how much is asked for.
type Share struct {
	widget.BaseWidget
	Value  float32 // 0 to 1
	Asked  float32 // 0 to 1; 0 draws no line
	Strong bool    // a heading, of which the rows below are parts

	name               *Paragraph
	number             *canvas.Text
	trough, bar, asked *canvas.Rectangle
	objects            []fyne.CanvasObject
}

// NewShare returns a row with a number such as "3 / 5".
func NewShare(name, number string, value, asked float32, strong bool) *Share {
	s := &Share{
		Value: value, Asked: asked, Strong: strong, name: NewParagraph(name), number: canvas.NewText(number, color.Transparent),
		trough: &canvas.Rectangle{}, bar: &canvas.Rectangle{}, asked: &canvas.Rectangle{},
	}
	s.name.Bold, s.name.Leading = strong, 1.35
	if !strong {
		s.name.TextSize, s.name.Color = SizeSmall, ColorInkSoft
	}
	s.objects = []fyne.CanvasObject{s.name, s.trough, s.bar, s.asked, s.number}
	s.ExtendBaseWidget(s)
	return s
}

const (
	shareNumber = 64   // room for the number
	shareName   = 0.46 // of the width
	shareGap    = 12
	shareHigh   = 10 // of the bar
	shareThin   = 6  // of that of a part
	shareIndent = 14 // of a part
	shareLine   = 2
)

// nameWidth is the room of the name, without its indent.
func (s *Share) nameWidth(width float32) float32 {
	w := width * shareName
	if !s.Strong {
		w -= shareIndent
	}
	return w
}

// HeightFor returns the height needed at a width.
func (s *Share) HeightFor(width float32) float32 { return s.name.HeightFor(s.nameWidth(width)) }

// CreateRenderer is part of fyne.Widget.
func (s *Share) CreateRenderer() fyne.WidgetRenderer {
	return &flow{s, s.lay, s.HeightFor, func() []fyne.CanvasObject { return s.objects }}
}

func (s *Share) lay(size fyne.Size) {
	th, left := s.Theme(), size.Width*shareName+shareGap
	named := s.nameWidth(size.Width)
	placeObject(s.name, size.Width*shareName-named, 0, named, size.Height)
	high := float32(shareHigh)
	if !s.Strong {
		high = shareThin
	}
	width := max(0, size.Width-left-grown(th, shareNumber))
	y := (size.Height - high) / 2
	fill := ColorAccent
	if s.Asked > 0 && s.Value >= s.Asked {
		fill = ColorRight
	}
	s.trough.FillColor, s.trough.CornerRadius = themeColor(th, ColorSunk), high/2
	s.bar.FillColor, s.bar.CornerRadius = themeColor(th, fill), high/2
	s.asked.FillColor = themeColor(th, ColorLineStrong)
	placeObject(s.trough, left, y, width, high)
	placeObject(s.bar, left, y, width*min(1, s.Value), high)
	placeObject(s.asked, left+width*s.Asked-shareLine/2, y-shareLine, shareLine, high+2*shareLine)
	s.bar.Hidden, s.asked.Hidden = s.Value <= 0, s.Asked <= 0
	s.number.TextSize, s.number.Color = th.Size(SizeSmall), themeColor(th, ColorInk)
	s.number.TextStyle = fyne.TextStyle{Bold: s.Strong}
	text := s.number.MinSize()
	placeObject(s.number, size.Width-text.Width, (size.Height-text.Height)/2, text.Width, text.Height)
	for _, o := range s.objects[1:] {
		o.Refresh()
	}
}
