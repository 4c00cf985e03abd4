package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

var (
	_ fyne.Widget = (*Option)(nil)
	_ flowing     = (*Option)(nil)
)

// OptionState is how an option is shown.
type OptionState uint8

// The states of an option.
const (
	OptionOpen  OptionState = iota // can be picked
	OptionWrong                    // was picked, and is not right
	OptionRight                    // is right
	OptionShut                     // can no longer be picked
)

// Option is one of several answers: a key and a text of as many lines as it
// needs.
type Option struct {
	widget.BaseWidget
	Touch
	State OptionState
	Done  bool // what it leads to is done: a tick stands before the text

	key  *canvas.Text
	text *Paragraph
}

// NewOption returns an option with the key that picks it.
func NewOption(key, text string, tap func()) *Option {
	o := &Option{key: canvas.NewText(key, color.Transparent), text: NewParagraph(text)}
	o.text.Leading = 1.4
	o.OnTap, o.self = tap, o
	o.ExtendBaseWidget(o)
	return o
}

// SetState changes how the option is shown.
func (o *Option) SetState(s OptionState) {
	if o.State == s {
		return
	}
	o.State = s
	o.Refresh()
}

// Tapped is part of fyne.Tappable.
func (o *Option) Tapped(*fyne.PointEvent) {
	if o.OnTap != nil && o.State == OptionOpen {
		o.OnTap()
	}
}

// TypedKey is part of fyne.Focusable: what cannot be picked uses no key.
func (o *Option) TypedKey(e *fyne.KeyEvent) {
	if o.State == OptionOpen {
		o.Touch.TypedKey(e)
	} else if o.OnKey != nil {
		o.OnKey(e)
	}
}

const optionPad = 12

// optionLeft is where the text begins, beside the key.
func optionLeft(th fyne.Theme) float32 { return grown(th, 44) }

// HeightFor returns the height needed at a width.
func (o *Option) HeightFor(width float32) float32 {
	return max(buttonHeight, o.text.HeightFor(width-optionLeft(o.Theme())-optionPad)+2*optionPad)
}

// CreateRenderer is part of fyne.Widget.
func (o *Option) CreateRenderer() fyne.WidgetRenderer {
	ground, cap := &canvas.Rectangle{}, &canvas.Rectangle{}
	all := []fyne.CanvasObject{ground, cap, o.key, o.text}
	return &flow{o, func(size fyne.Size) { o.lay(ground, cap, size) }, o.HeightFor, func() []fyne.CanvasObject { return all }}
}

func (o *Option) lay(ground, cap *canvas.Rectangle, size fyne.Size) {
	th := o.Theme()
	fill, line, ink, width := ColorSurface, ColorLineStrong, ColorInk, float32(1.5)
	switch o.State {
	case OptionWrong:
		fill, line, width = ColorWrongSoft, ColorWrong, 2.5
	case OptionRight:
		fill, line, width = ColorRightSoft, ColorRight, 2.5
	case OptionShut:
		line, ink = ColorLine, ColorInkSoft
	case OptionOpen:
		if o.hover {
			fill = ColorAccentSoft
		}
		if o.focus {
			line, width = ring(line)
		}
	}
	ground.FillColor, ground.StrokeColor = themeColor(th, fill), themeColor(th, line)
	ground.StrokeWidth, ground.CornerRadius = width, buttonCorner
	ground.Resize(size)
	ground.Refresh()
	if o.Done {
		o.key.Text, ink = "✓", ColorRight
	}
	o.key.TextSize, o.key.Color = th.Size(SizeTiny), themeColor(th, ink)
	key, left := o.key.MinSize(), optionLeft(th)
	cap.FillColor, cap.StrokeColor, cap.StrokeWidth, cap.CornerRadius = color.Transparent, themeColor(th, ink), 1, keyCorner
	w := key.Width + 2*keyPad
	placeObject(cap, (left-w)/2+2, (size.Height-key.Height)/2-1, w, key.Height+2)
	placeObject(o.key, (left-w)/2+2+keyPad, (size.Height-key.Height)/2, key.Width, key.Height)
	o.key.Refresh()
	if o.text.Color = ink; o.Done {
		o.text.Color = ColorInk
	}
	h := o.text.HeightFor(size.Width - left - optionPad)
	placeObject(o.text, left, (size.Height-h)/2, size.Width-left-optionPad, h)
	o.text.Refresh()
}
