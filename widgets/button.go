package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

var (
	_ fyne.Widget      = (*Button)(nil)
	_ fyne.Disableable = (*Button)(nil)
)

// ButtonKind is the look of a button.
type ButtonKind uint8

// The looks. A screen has one main button.
const (
	PlainButton ButtonKind = iota
	MainButton
	TextButton
	ChosenButton // one of several, and the one that holds
)

// Button is a button that shows its key beside its label.
type Button struct {
	widget.BaseWidget
	Touch
	Label string
	Key   string        // as written on the key cap; may be empty
	Icon  fyne.Resource // before the label; may be nil
	Font  fyne.Resource // of the label, if it is not in the theme's font
	Kind  ButtonKind
	// Passing lets the focus go after a click: Space and Enter then go on doing what
	// they do on the screen.
	Passing bool
	closed  bool
}

// NewButton returns a button.
func NewButton(kind ButtonKind, label, key string, tap func()) *Button {
	b := &Button{Label: label, Key: key, Kind: kind}
	b.OnTap, b.self = tap, b
	b.ExtendBaseWidget(b)
	return b
}

// Enable opens the button.
func (b *Button) Enable() { b.setClosed(false) }

// Disable closes the button: it cannot be tapped or reached by Tab.
func (b *Button) Disable() { b.setClosed(true) }

// Disabled reports whether the button is closed.
func (b *Button) Disabled() bool { return b.closed }

func (b *Button) setClosed(closed bool) {
	if b.closed == closed {
		return
	}
	b.closed = closed
	b.Refresh()
}

// Tapped is part of fyne.Tappable. A key taps without an event.
func (b *Button) Tapped(e *fyne.PointEvent) {
	if b.OnTap != nil && !b.closed {
		b.OnTap()
	}
	if c := fyne.CurrentApp().Driver().CanvasForObject(b); b.Passing && e != nil && c != nil && c.Focused() == fyne.Focusable(b) {
		c.Unfocus()
	}
}

// CreateRenderer is part of fyne.Widget.
func (b *Button) CreateRenderer() fyne.WidgetRenderer {
	r := &buttonRenderer{
		b: b, ground: &canvas.Rectangle{}, cap: &canvas.Rectangle{},
		icon: &canvas.Image{FillMode: canvas.ImageFillContain}, label: canvas.NewText("", color.Transparent),
		key: canvas.NewText("", color.Transparent),
	}
	r.objects = []fyne.CanvasObject{r.ground, r.icon, r.label, r.cap, r.key}
	r.Refresh()
	return r
}

const (
	buttonHeight = 44
	buttonPad    = 20
	textPad      = 8
	keyGap       = 10
	keyPad       = 5
	iconSide     = 20
	buttonCorner = 10
	keyCorner    = 4
)

type buttonRenderer struct {
	b           *Button
	ground, cap *canvas.Rectangle
	icon        *canvas.Image
	label, key  *canvas.Text
	objects     []fyne.CanvasObject
}

func (r *buttonRenderer) Destroy()                     {}
func (r *buttonRenderer) Objects() []fyne.CanvasObject { return r.objects }

func (r *buttonRenderer) pad() float32 {
	if r.b.Kind == TextButton {
		return textPad
	}
	return buttonPad
}

// inner is the width of icon, label and key together.
func (r *buttonRenderer) inner() float32 {
	w := float32(0)
	part := func(there bool, width float32) {
		if there && w > 0 {
			w += keyGap
		}
		if there {
			w += width
		}
	}
	part(r.b.Icon != nil, grown(r.b.Theme(), iconSide))
	part(r.b.Label != "", r.label.MinSize().Width)
	part(r.b.Key != "", r.key.MinSize().Width+2*keyPad)
	return w
}

// beside is what icon and key take of the inner width.
func (r *buttonRenderer) beside() float32 {
	return r.inner() - r.label.MinSize().Width
}

func (r *buttonRenderer) MinSize() fyne.Size {
	drawn := r.label.TextSize // for where it is placed now
	r.label.TextSize = r.b.Theme().Size(SizeBody)
	defer func() { r.label.TextSize = drawn }()
	high := max(buttonHeight, r.label.MinSize().Height+2*textPad)
	return fyne.NewSize(r.inner()+2*r.pad(), high)
}

func (r *buttonRenderer) Layout(size fyne.Size) {
	r.ground.Resize(size)
	fitText(r.b.Theme(), r.label, SizeBody, size.Width-2*textPad-r.beside())
	text, key := r.label.MinSize(), r.key.MinSize()
	x := (size.Width - r.inner()) / 2
	if r.b.Icon != nil {
		side := grown(r.b.Theme(), iconSide)
		placeObject(r.icon, x, (size.Height-side)/2, side, side)
		x += side + keyGap
	}
	if r.b.Label != "" {
		placeObject(r.label, x, (size.Height-text.Height)/2, text.Width, text.Height)
		x += text.Width + keyGap
	}
	r.cap.Move(fyne.NewPos(x, (size.Height-key.Height)/2-1))
	r.cap.Resize(fyne.NewSize(key.Width+2*keyPad, key.Height+2))
	r.key.Move(fyne.NewPos(x+keyPad, (size.Height-key.Height)/2))
	r.key.Resize(key)
}

// draw shows an icon, softer on a closed button.
func (r *buttonRenderer) draw(icon fyne.Resource, closed bool) {
	if icon != nil && closed {
		icon = theme.NewDisabledResource(icon)
	}
	if icon != nil && (r.icon.Resource == nil || r.icon.Resource.Name() != icon.Name()) {
		r.icon.Resource = icon
		r.icon.Refresh()
	}
}

func (r *buttonRenderer) Refresh() {
	b, th := r.b, r.b.Theme()
	fill, line, ink, width := ColorSurface, ColorLineStrong, ColorInk, float32(1.5)
	switch b.Kind {
	case MainButton:
		fill, line, ink = ColorAccent, ColorAccent, ColorOnAccent
	case TextButton:
		fill, line, ink, width = ColorTransparent, ColorTransparent, ColorAccent, 0
	case ChosenButton:
		fill, line, ink, width = ColorAccentSoft, ColorAccent, ColorInk, 2.5
	case PlainButton:
	}
	if b.hover && b.Kind != MainButton && !b.closed {
		fill = ColorAccentSoft
	}
	if b.closed {
		fill, line, ink, width = ColorTransparent, ColorLine, ColorInkSoft, min(width, 1)
	}
	if b.focus {
		line, width = ring(line)
	}
	r.ground.FillColor, r.ground.StrokeColor = themeColor(th, fill), themeColor(th, line)
	r.ground.StrokeWidth, r.ground.CornerRadius = width, buttonCorner
	r.label.Text, r.label.TextSize, r.label.Color = b.Label, th.Size(SizeBody), themeColor(th, ink)
	r.label.TextStyle = fyne.TextStyle{Bold: true}
	if setFont(th, r.label); b.Font != nil {
		r.label.FontSource = b.Font
	}
	r.icon.Hidden = b.Icon == nil
	r.draw(b.Icon, b.closed)
	r.key.Text, r.key.TextSize, r.key.Color = b.Key, th.Size(SizeTiny), themeColor(th, ink)
	r.cap.StrokeColor, r.cap.StrokeWidth, r.cap.CornerRadius = themeColor(th, ink), 1, keyCorner
	r.cap.FillColor = color.Transparent
	r.cap.Hidden, r.key.Hidden = b.Key == "", b.Key == ""
	r.Layout(b.Size())
	canvas.Refresh(b)
}
