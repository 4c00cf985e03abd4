package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

var (
	_ fyne.Widget = (*Ordered)(nil)
	_ flowing     = (*Ordered)(nil)
)

// Ordered is one of several things to be put in order: a key that picks it, a
// text, and its place once it has one.
type Ordered struct {
	widget.BaseWidget
	Touch
	Place int // in the order, from 1; 0 as long as it has none
	State OptionState

	key, place *canvas.Text
	text       *Paragraph
}

// NewOrdered returns a thing with the key that picks it.
func NewOrdered(key, text string, tap func()) *Ordered {
	o := &Ordered{
		key: canvas.NewText(key, color.Transparent), place: canvas.NewText("", color.Transparent), text: NewParagraph(text),
	}
	o.text.Leading = 1.4
	o.OnTap, o.self = tap, o
	o.ExtendBaseWidget(o)
	return o
}

// placeDisc is the size of the disc with the place, in units.
const placeDisc = 28

// textWidth is what is left for the text between the key and the place.
func (o *Ordered) textWidth(width float32) float32 {
	return width - optionLeft(o.Theme()) - grown(o.Theme(), placeDisc) - 2*optionPad
}

// HeightFor returns the height needed at a width.
func (o *Ordered) HeightFor(width float32) float32 {
	return max(buttonHeight, o.text.HeightFor(o.textWidth(width))+2*optionPad)
}

// CreateRenderer is part of fyne.Widget.
func (o *Ordered) CreateRenderer() fyne.WidgetRenderer {
	ground, cap, disc := &canvas.Rectangle{}, &canvas.Rectangle{}, &canvas.Circle{}
	all := []fyne.CanvasObject{ground, cap, o.key, o.text, disc, o.place}
	return &flow{o, func(size fyne.Size) { o.lay(ground, cap, disc, size) }, o.HeightFor, func() []fyne.CanvasObject { return all }}
}

func (o *Ordered) lay(ground, cap *canvas.Rectangle, disc *canvas.Circle, size fyne.Size) {
	th := o.Theme()
	fill, line, ink, width, mark := ColorSurface, ColorLineStrong, ColorInk, float32(1.5), ColorAccent
	switch o.State {
	case OptionWrong:
		fill, line, width, mark = ColorWrongSoft, ColorWrong, 2.5, ColorWrong
	case OptionRight:
		fill, line, width, mark = ColorRightSoft, ColorRight, 2.5, ColorRight
	case OptionShut:
		line, ink = ColorLine, ColorInkSoft
	case OptionOpen:
		if o.Place > 0 || o.hover {
			fill = ColorAccentSoft
		}
		if o.Place > 0 {
			line = ColorAccent
		}
	}
	if o.focus && o.State == OptionOpen {
		line, width = ring(line)
	}
	ground.FillColor, ground.StrokeColor = themeColor(th, fill), themeColor(th, line)
	ground.StrokeWidth, ground.CornerRadius = width, buttonCorner
	ground.Resize(size)
	ground.Refresh()
	o.key.TextSize, o.key.Color = th.Size(SizeTiny), themeColor(th, ColorInkSoft)
	key, left := o.key.MinSize(), optionLeft(th)
	cap.FillColor, cap.StrokeColor, cap.StrokeWidth, cap.CornerRadius = color.Transparent, themeColor(th, ColorLineStrong), 1, keyCorner
	w := key.Width + 2*keyPad
	placeObject(cap, (left-w)/2, (size.Height-key.Height)/2-1, w, key.Height+2)
	placeObject(o.key, (left-w)/2+keyPad, (size.Height-key.Height)/2, key.Width, key.Height)
	o.key.Refresh()
	o.text.Color = ink
	room := o.textWidth(size.Width)
	h := o.text.HeightFor(room)
	placeObject(o.text, left, (size.Height-h)/2, room, h)
	o.text.Refresh()
	o.layPlace(disc, size, mark)
}

// layPlace draws the place as a filled disc; an empty ring says that it is missing.
func (o *Ordered) layPlace(disc *canvas.Circle, size fyne.Size, mark fyne.ThemeColorName) {
	th := o.Theme()
	disc.FillColor, disc.StrokeColor, disc.StrokeWidth = color.Transparent, themeColor(th, ColorLine), 1.5
	o.place.Text = ""
	if o.Place > 0 {
		disc.FillColor, disc.StrokeColor = themeColor(th, mark), themeColor(th, mark)
		o.place.Text = countText(o.Place)
	}
	side := grown(th, placeDisc)
	x := size.Width - optionPad - side
	placeObject(disc, x, (size.Height-side)/2, side, side)
	disc.Refresh()
	o.place.TextSize, o.place.TextStyle = th.Size(SizeBody), fyne.TextStyle{Bold: true}
	o.place.Color = themeColor(th, ColorBadgeInk)
	min := o.place.MinSize()
	placeObject(o.place, x+(side-min.Width)/2, (size.Height-min.Height)/2, min.Width, min.Height)
	o.place.Refresh()
}

// TypedKey is part of fyne.Focusable: what cannot be picked uses no key.
func (o *Ordered) TypedKey(e *fyne.KeyEvent) {
	if o.State == OptionOpen && e.Name == fyne.KeySpace {
		o.Touch.TypedKey(e)
	} else if o.OnKey != nil {
		o.OnKey(e)
	}
}

// Tapped is part of fyne.Tappable.
func (o *Ordered) Tapped(*fyne.PointEvent) {
	if o.OnTap != nil && o.State == OptionOpen {
		o.OnTap()
	}
}
