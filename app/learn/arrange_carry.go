package learn

import (
	"fyne.io/fyne/v2"

	"terakoya/rules"
)

// open reports whether this step is still there to be answered: a drag may outlive it.
func (a *arrangeView) open() bool { return a.s.at == a.step && a.s.session.CanTry() }

// carryNew carries a piece of the palette, at a position within the window.
func (a *arrangeView) carryNew(pc rules.Piece, at fyne.Position) {
	if a.open() && a.carried.New(pc, at) {
		a.s.Tell(a.s.heldText(pc.Kind()))
	}
}

// dropNew puts a piece of the palette down where the pointer is.
func (a *arrangeView) dropNew(pc rules.Piece) {
	sq, _, carried := a.carried.Drop()
	if !carried || !a.open() {
		return
	}
	if sq.OnBoard() {
		a.put(sq, pc)
		return
	}
	a.s.refresh()
}

// heldKey is what a key does while a piece is under the pointer. No step ends in the
// middle of a drag: only Escape does anything, and where the piece comes from the
// board, that knows it itself.
func (a *arrangeView) heldKey(k fyne.KeyName) {
	if k == fyne.KeyEscape && a.carried.CallOff() {
		a.s.refresh()
	}
}
