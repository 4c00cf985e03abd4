package learn

import (
	"fyne.io/fyne/v2"

	"terakoya/app/piecebox"
	"terakoya/rules"
)

func (a *arrangeView) takes(k fyne.KeyName) bool {
	_, is := piecebox.Letter(k)
	return is && a.s.session.CanTry()
}

// key puts pieces where the cursor of the board is; without a cursor a letter
// chooses in the palette.
func (a *arrangeView) key(k fyne.KeyName) bool {
	switch {
	case !a.s.session.CanTry():
		return false
	case a.carried.Is():
		a.heldKey(k)
		return true
	case a.raised.OnBoard() && k == fyne.KeyEscape:
		a.lower()
		return true
	}
	at := a.s.board.Keyed()
	kind, letter := piecebox.Letter(k)
	switch {
	case letter && at.OnBoard():
		a.palette.Take(kind, piecebox.Shifted())
		a.put(at, a.palette.Piece())
	case letter:
		a.palette.Take(kind, piecebox.Shifted())
		a.s.refresh()
	case k == fyne.KeyT:
		a.palette.Turn()
		a.s.refresh()
	case k == fyne.KeyPlus || k == fyne.KeyEqual:
		a.promote(at)
	case k == fyne.KeyM && at.OnBoard():
		a.raise(at)
	case k == fyne.KeyDelete && at.OnBoard():
		a.put(at, rules.NoPiece)
	case k == fyne.KeyBackspace && len(a.before) > 0:
		a.undo()
	default:
		return false
	}
	return true
}

// undo goes back by one change.
func (a *arrangeView) undo() {
	last := len(a.before) - 1
	a.touched()
	a.raised = rules.OffBoard
	a.board, a.before = a.before[last], a.before[:last]
	a.s.refresh()
}

// raise takes up the piece on a square, or puts the one that is taken up there.
func (a *arrangeView) raise(sq rules.Square) {
	pc := a.board.Board[sq]
	switch {
	case a.raised == sq:
		a.lower()
	case a.raised.OnBoard():
		a.move(a.raised, sq)
	case pc != rules.NoPiece:
		a.touched()
		a.raised = sq
		a.s.refresh()
		a.s.Tell(a.s.heldText(pc.Kind()))
	}
}

// lower puts down what is taken up, where it was.
func (a *arrangeView) lower() {
	a.raised = rules.OffBoard
	a.s.refresh()
}

// promote turns over the piece at the cursor, or else the one that is chosen.
func (a *arrangeView) promote(at rules.Square) {
	if at.OnBoard() && a.board.Board[at] != rules.NoPiece {
		a.put(at, piecebox.TurnedOver(a.board.Board[at]))
		return
	}
	a.palette.Promote()
	a.s.refresh()
}
