package learn

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"terakoya/widgets"
)

var (
	_ fyne.Tappable          = (*veil)(nil)
	_ fyne.SecondaryTappable = (*veil)(nil)
	_ fyne.Draggable         = (*veil)(nil)
)

// veil lies unseen over the board while a refutation is played out there. What the
// pointer does ends that, and is then done to the board: the pieces that it is meant
// for are those of the question.
type veil struct {
	widget.BaseWidget
	board *widgets.Board
	cut   func() bool
}

func newVeil(board *widgets.Board, cut func() bool) *veil {
	v := &veil{board: board, cut: cut}
	v.ExtendBaseWidget(v)
	v.Hide()
	return v
}

// Tapped is part of fyne.Tappable.
func (v *veil) Tapped(e *fyne.PointEvent) { v.cut(); v.board.Tapped(e) }

// TappedSecondary is part of fyne.SecondaryTappable.
func (v *veil) TappedSecondary(e *fyne.PointEvent) { v.cut(); v.board.TappedSecondary(e) }

// Dragged is part of fyne.Draggable. A drag comes here to its end, also when the veil
// has gone meanwhile.
func (v *veil) Dragged(e *fyne.DragEvent) { v.cut(); v.board.Dragged(e) }

// DragEnd is part of fyne.Draggable.
func (v *veil) DragEnd() { v.board.DragEnd() }

// CreateRenderer is part of fyne.Widget.
func (v *veil) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewWithoutLayout())
}
