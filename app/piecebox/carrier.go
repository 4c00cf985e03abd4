package piecebox

import (
	"fyne.io/fyne/v2"

	"terakoya/rules"
	"terakoya/widgets"
)

// Carrier shows the piece under the pointer on its way between a box and a board,
// above all that is on the screen.
type Carrier struct {
	Board *widgets.Board
	Root  *fyne.Container // of the screen

	picture *widgets.Carried // nil if there is none
	at      fyne.Position    // of the pointer, within the board
	fresh   bool             // it comes from the box
	off     bool             // a drag from the box was called off and has not ended yet
}

// Is reports whether a piece is under the pointer.
func (c *Carrier) Is() bool { return c.picture != nil }

// Picture returns what shows the piece, and whether there is one.
func (c *Carrier) Picture() (fyne.CanvasObject, bool) {
	if c.picture == nil {
		return nil, false
	}
	return c.picture.Object(), true
}

// Carry shows a piece under the pointer, at a position within the board; NoPiece takes
// it away.
func (c *Carrier) Carry(pc rules.Piece, at fyne.Position) {
	if pc == rules.NoPiece {
		c.LetGo()
		return
	}
	if c.picture == nil {
		c.picture = widgets.NewCarried(c.Board)
		c.Root.Add(c.picture.Object())
	}
	c.at = at
	where := fyne.CurrentApp().Driver().AbsolutePositionForObject
	c.picture.Show(pc, at.Add(where(c.Board)).Subtract(where(c.Root)))
}

// LetGo takes the piece under the pointer away.
func (c *Carrier) LetGo() {
	if c.picture != nil {
		c.Root.Remove(c.picture.Object())
		c.picture, c.fresh = nil, false
	}
}

// New carries a piece of the box, at a position within the window, and reports
// whether it has just been taken. One that was called off is carried no farther.
func (c *Carrier) New(pc rules.Piece, at fyne.Position) (taken bool) {
	if c.off {
		return false
	}
	at = at.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(c.Board))
	taken = !c.Is()
	c.fresh = true
	c.Board.Aim(at)
	c.Carry(pc, at)
	return taken
}

// Drop puts a piece of the box down, and returns on which square, or
// [rules.OffBoard], and where within the board the pointer was. It is false if nothing
// was carried any more.
func (c *Carrier) Drop() (sq rules.Square, at fyne.Position, carried bool) {
	if !c.Is() {
		c.off = false
		return rules.OffBoard, fyne.Position{}, false
	}
	sq, at = c.aimed(), c.at
	c.LetGo()
	return sq, at, true
}

// CallOff puts a piece of the box back before its drag has ended, and reports
// whether there was one. One from the board is the board's to call off.
func (c *Carrier) CallOff() bool {
	if !c.fresh {
		return false
	}
	c.aimed()
	c.LetGo()
	c.off = true
	return true
}

// aimed returns the square under the pointer and darkens it: a finger leaves no
// pointer behind.
func (c *Carrier) aimed() rules.Square {
	sq := c.Board.Aim(c.at)
	c.Board.MouseOut()
	return sq
}
