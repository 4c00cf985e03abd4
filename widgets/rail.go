package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

var (
	_ fyne.Widget = (*RailButton)(nil)
)

// railWidth is the width of the rail in the usual type.
const railWidth = 92

// RailWidth is the width of the rail at the left of the window, in units: half as much
// wider as its text grows.
func RailWidth() float32 { return (railWidth + Grown(railWidth)) / 2 }

// RailButton leads to one of the main screens: an icon above a word. The one of
// the screen that is shown is filled.
type RailButton struct {
	widget.BaseWidget
	Touch
	Label  string
	Icon   func() fyne.Resource // an icon in the colour of text
	Chosen bool
}

// NewRailButton returns a button of the rail.
func NewRailButton(label string, icon func() fyne.Resource, chosen bool, tap func()) *RailButton {
	b := &RailButton{Label: label, Icon: icon, Chosen: chosen}
	b.OnTap, b.self = tap, b
	b.ExtendBaseWidget(b)
	return b
}

const (
	railHeight = 56
	railPad    = 8
	railIcon   = 22
)

// CreateRenderer is part of fyne.Widget.
func (b *RailButton) CreateRenderer() fyne.WidgetRenderer {
	r := &railRenderer{
		b: b, ground: &canvas.Rectangle{}, label: canvas.NewText("", color.Transparent),
		icon: &canvas.Image{FillMode: canvas.ImageFillContain},
	}
	r.Refresh()
	return r
}

type railRenderer struct {
	b      *RailButton
	ground *canvas.Rectangle
	icon   *canvas.Image
	label  *canvas.Text
}

func (r *railRenderer) Destroy() {}
func (r *railRenderer) MinSize() fyne.Size {
	return fyne.NewSize(RailWidth(), grown(r.b.Theme(), railHeight))
}

func (r *railRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.ground, r.icon, r.label}
}

func (r *railRenderer) Layout(size fyne.Size) {
	placeObject(r.ground, railPad, 0, size.Width-2*railPad, size.Height)
	fitText(r.b.Theme(), r.label, SizeTiny, size.Width-3*railPad)
	text := r.label.MinSize()
	side := min(grown(r.b.Theme(), railIcon), max(railIcon, size.Height-text.Height)) // the rail may be too low
	y := (size.Height - side - text.Height) / 2
	placeObject(r.icon, (size.Width-side)/2, y, side, side)
	placeObject(r.label, (size.Width-text.Width)/2, y+side, text.Width, text.Height)
}

func (r *railRenderer) Refresh() {
	b, th := r.b, r.b.Theme()
	fill, ink := ColorTransparent, ColorInkSoft
	switch {
	case b.Chosen:
		fill, ink = ColorAccent, ColorOnAccent
	case b.hover:
		fill = ColorAccentSoft
	}
	r.ground.FillColor, r.ground.CornerRadius = themeColor(th, fill), buttonCorner
	r.ground.StrokeWidth, r.ground.StrokeColor = 0, themeColor(th, ColorAccent)
	if b.focus {
		r.ground.StrokeWidth = 2.5
	}
	r.label.Text, r.label.TextSize, r.label.Color = b.Label, th.Size(SizeTiny), themeColor(th, ink)
	r.label.TextStyle = fyne.TextStyle{Bold: b.Chosen}
	res := b.Icon()
	if themed, ok := res.(*theme.ThemedResource); ok && b.Chosen {
		chosen := *themed
		chosen.ColorName = theme.ColorNameForegroundOnPrimary
		res = &chosen
	}
	r.icon.Resource = res
	r.Layout(b.Size())
	r.ground.Refresh()
	r.label.Refresh()
	r.icon.Refresh()
}
