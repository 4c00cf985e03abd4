package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"terakoya/widgets"
)

var (
	_ fyne.Widget       = (*moveRow)(nil)
	_ fyne.Tappable     = (*moveRow)(nil)
	_ desktop.Hoverable = (*moveRow)(nil)
)

// moveRow is one move: its number, the move itself and what it took. A tap shows the
// position after it; the keyboard has keys for that, and need not walk through all rows.
type moveRow struct {
	widget.BaseWidget
	onTap              func()
	lit, hover         bool
	ground             *canvas.Rectangle
	number, move, took *canvas.Text
}

func newMoveRow(tap func()) *moveRow {
	r := &moveRow{onTap: tap, ground: &canvas.Rectangle{}, number: &canvas.Text{}, move: &canvas.Text{}, took: &canvas.Text{}}
	r.ExtendBaseWidget(r)
	return r
}

// set gives the row its texts.
func (r *moveRow) set(number, move, took string, lit bool) {
	r.number.Text, r.move.Text, r.took.Text, r.lit = number, move, took, lit
	r.Refresh()
}

// Tapped is part of fyne.Tappable.
func (r *moveRow) Tapped(*fyne.PointEvent) { r.onTap() }

// MouseIn is part of desktop.Hoverable.
func (r *moveRow) MouseIn(*desktop.MouseEvent) { r.hover = true; r.Refresh() }

// MouseMoved is part of desktop.Hoverable.
func (r *moveRow) MouseMoved(*desktop.MouseEvent) {}

// MouseOut is part of desktop.Hoverable.
func (r *moveRow) MouseOut() { r.hover = false; r.Refresh() }

// CreateRenderer is part of fyne.Widget.
func (r *moveRow) CreateRenderer() fyne.WidgetRenderer {
	x := &moveRowRenderer{r}
	x.Refresh()
	return x
}

type moveRowRenderer struct{ r *moveRow }

func (x *moveRowRenderer) Destroy()           {}
func (x *moveRowRenderer) MinSize() fyne.Size { return fyne.NewSize(0, rowHeight) }

func (x *moveRowRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{x.r.ground, x.r.number, x.r.move, x.r.took}
}

func (x *moveRowRenderer) Layout(size fyne.Size) {
	r := x.r
	r.ground.Resize(size)
	place := func(t *canvas.Text, left float32) {
		min := t.MinSize()
		widgets.Place(t, left, (size.Height-min.Height)/2, min.Width, min.Height)
	}
	place(r.number, rowNumber-r.number.MinSize().Width)
	place(r.move, rowMove)
	place(r.took, size.Width-rowTime-r.took.MinSize().Width)
}

func (x *moveRowRenderer) Refresh() {
	r := x.r
	ground, soft, ink := widgets.ColorTransparent, widgets.ColorInkSoft, widgets.ColorInk
	switch {
	case r.lit:
		ground, soft, ink = widgets.ColorAccentSoft, widgets.ColorAccent, widgets.ColorAccent
	case r.hover:
		ground = widgets.ColorSunk
	}
	widgets.Fill(r.ground, ground, widgets.ColorTransparent, 0, rowCorner)
	for _, t := range []*canvas.Text{r.number, r.took} {
		t.TextSize, t.Color = fynetheme.Size(widgets.SizeSmall), fynetheme.Color(soft)
	}
	r.move.TextSize, r.move.Color = fynetheme.Size(widgets.SizeBody), fynetheme.Color(ink)
	r.move.TextStyle = fyne.TextStyle{Bold: r.lit}
	x.Layout(r.Size())
	canvas.Refresh(r)
}

// rowStack puts rows below one another.
type rowStack struct{}

// MinSize is part of fyne.Layout.
func (rowStack) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, float32(len(o))*rowHeight)
}

// Layout is part of fyne.Layout.
func (rowStack) Layout(o []fyne.CanvasObject, size fyne.Size) {
	for i, r := range o {
		widgets.Place(r, 0, float32(i)*rowHeight, size.Width, rowHeight)
	}
}
