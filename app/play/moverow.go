package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
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
	line  *widgets.MoveRow
	onTap func()
}

func newMoveRow(tap func()) *moveRow {
	r := &moveRow{line: widgets.NewMoveRow(), onTap: tap}
	r.ExtendBaseWidget(r)
	return r
}

// set gives the row its texts.
func (r *moveRow) set(number, move, took string, lit bool) {
	r.line.Number, r.line.Text, r.line.Side, r.line.Chosen = number, move, took, lit
	r.line.Refresh()
}

// Tapped is part of fyne.Tappable.
func (r *moveRow) Tapped(*fyne.PointEvent) { r.onTap() }

// MouseIn is part of desktop.Hoverable.
func (r *moveRow) MouseIn(*desktop.MouseEvent) { r.line.Hover = true; r.line.Refresh() }

// MouseMoved is part of desktop.Hoverable.
func (r *moveRow) MouseMoved(*desktop.MouseEvent) {}

// MouseOut is part of desktop.Hoverable.
func (r *moveRow) MouseOut() { r.line.Hover = false; r.line.Refresh() }

// CreateRenderer is part of fyne.Widget.
func (r *moveRow) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(r.line) }

// rowStack puts rows below one another.
type rowStack struct{}

// MinSize is part of fyne.Layout.
func (rowStack) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, float32(len(o))*rowHeight())
}

// Layout is part of fyne.Layout.
func (rowStack) Layout(o []fyne.CanvasObject, size fyne.Size) {
	high := rowHeight()
	for i, r := range o {
		widgets.Place(r, 0, float32(i)*high, size.Width, high)
	}
}

// rowHeight is how high a row is, in units; it grows with the type.
func rowHeight() float32 { return widgets.Grown(rowPlain) }
