package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
)

// ringed is the renderer of a text that is written, with the ring of the focus: that of
// Fyne is as thin as the border without it.
type ringed struct {
	fyne.WidgetRenderer
	ring *canvas.Rectangle
	on   *bool // it has the focus
}

func newRinged(on *bool, r fyne.WidgetRenderer) *ringed {
	all := &ringed{WidgetRenderer: r, ring: canvas.NewRectangle(color.Transparent), on: on}
	all.style()
	return all
}

// Objects is part of fyne.WidgetRenderer.
func (r *ringed) Objects() []fyne.CanvasObject {
	return append(append([]fyne.CanvasObject{}, r.WidgetRenderer.Objects()...), r.ring)
}

// Layout is part of fyne.WidgetRenderer.
func (r *ringed) Layout(size fyne.Size) {
	r.WidgetRenderer.Layout(size)
	placeObject(r.ring, 0, 0, size.Width, size.Height)
}

// Refresh is part of fyne.WidgetRenderer.
func (r *ringed) Refresh() {
	r.style()
	r.WidgetRenderer.Refresh()
}

func (r *ringed) style() {
	th := fyne.CurrentApp().Settings().Theme()
	r.ring.Hidden = !*r.on
	r.ring.StrokeColor, r.ring.StrokeWidth = themeColor(th, ColorAccent), ringWide
	r.ring.CornerRadius = th.Size(theme.SizeNameInputRadius)
	r.ring.Refresh()
}
