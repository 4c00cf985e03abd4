package learn

import (
	"fyne.io/fyne/v2"

	"terakoya/rules"
	"terakoya/widgets"
)

// carried is the piece under the pointer.
type carried struct {
	picture *widgets.Carried // nil if there is none
	at      fyne.Position    // of the pointer, within the board
	fresh   bool             // it comes from the palette
	off     bool             // a drag from the palette was called off and has not ended yet
}

func (c *carried) is() bool { return c.picture != nil }

// carry shows a piece under the pointer, at a position within the board, above all
// that is on the screen; NoPiece takes it away.
func (a *arrangeView) carry(pc rules.Piece, at fyne.Position) {
	c := &a.carried
	if pc == rules.NoPiece {
		a.letGo()
		return
	}
	if c.picture == nil {
		c.picture = widgets.NewCarried(a.s.board)
		a.s.root.Add(c.picture.Object())
	}
	c.at = at
	where := fyne.CurrentApp().Driver().AbsolutePositionForObject
	c.picture.Show(pc, at.Add(where(a.s.board)).Subtract(where(a.s.root)))
}

// letGo takes the piece under the pointer away.
func (a *arrangeView) letGo() {
	if a.carried.picture != nil {
		a.s.root.Remove(a.carried.picture.Object())
		a.carried.picture, a.carried.fresh = nil, false
	}
}

// open reports whether this step is still there to be answered: a drag may outlive it.
func (a *arrangeView) open() bool { return a.s.at == a.step && a.s.session.CanTry() }

// carryNew carries a piece of the palette, at a position within the window.
func (a *arrangeView) carryNew(pc rules.Piece, at fyne.Position) {
	if a.carried.off || !a.open() {
		return
	}
	at = at.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(a.s.board))
	if !a.carried.is() {
		a.s.tell(a.s.heldText(pc.Kind()))
	}
	a.carried.fresh = true
	a.s.board.Aim(at)
	a.carry(pc, at)
}

// dropNew puts a piece of the palette down where the pointer is.
func (a *arrangeView) dropNew(pc rules.Piece) {
	if !a.carried.is() {
		a.carried.off = false
		return
	}
	sq := a.aimed()
	a.letGo()
	if !a.open() {
		return
	}
	if sq.OnBoard() {
		a.put(sq, pc)
		return
	}
	a.s.refresh()
}

// aimed returns the square under the pointer and darkens it: a finger leaves no
// pointer behind.
func (a *arrangeView) aimed() rules.Square {
	sq := a.s.board.Aim(a.carried.at)
	a.s.board.MouseOut()
	return sq
}

// heldKey is what a key does while a piece is under the pointer. No step ends in the
// middle of a drag: only Escape does anything, and where the piece comes from the
// board, that knows it itself.
func (a *arrangeView) heldKey(k fyne.KeyName) {
	if k == fyne.KeyEscape && a.carried.fresh {
		a.aimed()
		a.letGo()
		a.carried.off = true
		a.s.refresh()
	}
}
