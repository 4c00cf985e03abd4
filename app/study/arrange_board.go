package study

import (
	"fyne.io/fyne/v2"

	"terakoya/app/piecebox"
	"terakoya/app/words"
	"terakoya/rules"
	"terakoya/widgets"
)

// dress gives the board the gestures of putting pieces up.
func (a *arrangement) dress() {
	b := a.screen.board
	b.OnPick, b.LeaveEnter = a.onPick, true
	b.OnBring, b.OnCarry = a.move, a.carried.Carry
	b.OnHold, b.OnAttempt, b.Targets, b.Choice, b.OnChoose = nil, nil, nil, nil, nil
	b.SetSetup(a.setup)
	var m widgets.Marks
	if a.raised.OnBoard() {
		m.Chosen = rules.SetOf(a.raised)
	}
	b.SetMarks(m)
}

// carryNew carries a piece of the palette, at a position within the window.
func (a *arrangement) carryNew(pc rules.Piece, at fyne.Position) {
	if a.active && a.carried.New(pc, at) {
		a.screen.tell(a.held(pc.Kind()))
	}
}

// dropNew puts a piece of the palette down where the pointer is: beside the squares,
// but over the board, it goes to the hand of its side.
func (a *arrangement) dropNew(pc rules.Piece) {
	sq, at, carried := a.carried.Drop()
	if !carried || !a.active {
		return
	}
	b := a.screen.board
	size := b.Size()
	switch k := pc.Kind().Base(); {
	case sq.OnBoard():
		a.put(sq, pc)
	case at.X >= 0 && at.Y >= 0 && at.X < size.Width && at.Y < size.Height && k.InHand():
		a.change(func(s *rules.Setup) {
			if held := &s.Hands[pc.Color()][k]; int(*held) < k.InSet() {
				*held++
			}
		})
	default:
		a.screen.render()
	}
}

func (a *arrangement) held(k rules.Kind) string {
	w := a.screen.env.Words
	return w.Say("status.held", words.Args{"piece": w.Piece(k)})
}

// raise takes up the piece on a square, or puts the one that is taken up there.
func (a *arrangement) raise(sq rules.Square) {
	switch {
	case a.raised == sq:
		a.lower()
	case a.raised.OnBoard():
		a.move(a.raised, sq)
	case a.setup.Board[sq] != rules.NoPiece:
		a.raised = sq
		a.screen.render()
		a.screen.tell(a.held(a.setup.Board[sq].Kind()))
	}
}

// lower puts down what is taken up, where it was.
func (a *arrangement) lower() {
	a.raised = rules.OffBoard
	a.screen.quiet()
	a.screen.render()
}

// promote turns over the piece at the cursor, or else the one that is chosen.
func (a *arrangement) promote(at rules.Square) {
	if at.OnBoard() && a.setup.Board[at] != rules.NoPiece {
		a.put(at, piecebox.TurnedOver(a.setup.Board[at]))
		return
	}
	a.palette.Promote()
	a.screen.render()
}

// typedKey handles the keys while pieces are put up.
func (a *arrangement) typedKey(e *fyne.KeyEvent) {
	switch {
	case a.starts.shown:
		a.starts.typedKey(e)
		return
	case a.carried.Is():
		if e.Name == fyne.KeyEscape && a.carried.CallOff() {
			a.screen.render()
		}
		return
	}
	at := a.screen.board.Keyed()
	if kind, letter := piecebox.Letter(e.Name); letter {
		if a.palette.Take(kind, piecebox.Shifted()); at.OnBoard() {
			a.put(at, a.palette.Piece())
			return
		}
		a.screen.render()
		return
	}
	if at.OnBoard() && a.keyAt(at, e.Name) {
		return
	}
	a.act(e)
}

// keyAt does what a key does to the square at the cursor.
func (a *arrangement) keyAt(at rules.Square, k fyne.KeyName) bool {
	switch k {
	case fyne.KeyM:
		a.raise(at)
	case fyne.KeyDelete:
		a.put(at, rules.NoPiece)
	default:
		return false
	}
	return true
}

// act does what a key stands for wherever the cursor is.
func (a *arrangement) act(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyPlus, fyne.KeyEqual:
		a.promote(a.screen.board.Keyed())
	case fyne.KeyT:
		a.palette.Turn()
		a.screen.render()
	case fyne.KeyW:
		a.change(func(s *rules.Setup) { s.Turn = s.Turn.Opponent() })
	case fyne.KeyH:
		a.hand(1)
	case fyne.KeyJ:
		a.hand(-1)
	case fyne.KeyC:
		a.onClear()
	case fyne.KeyE:
		a.onStarts()
	case fyne.KeyF:
		a.screen.onFlip()
	case fyne.KeyU, fyne.KeyBackspace:
		a.goBack()
	case fyne.KeyReturn, fyne.KeyEnter:
		a.onDone()
	case fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight:
		a.screen.board.Enter(e)
	case fyne.KeyEscape:
		switch {
		case a.raised.OnBoard():
			a.lower()
		case !a.unfocus():
			a.onCancel()
		}
	}
}
