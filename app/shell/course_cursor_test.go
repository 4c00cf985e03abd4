package shell

import (
	"fyne.io/fyne/v2"

	"terakoya/rules"
	"terakoya/widgets"
)

// play plays a move: what moves is taken up at the cursor and put down there.
func (k *keyboard) play(p rules.Position, a rules.Attempt) {
	k.t.Helper()
	held := rules.NewPiece(p.Turn(), a.Drop)
	if a.Drop == rules.NoKind {
		held = p.At(a.From)
		k.to(a.From)
	} else {
		k.toHand(&p, a.Drop)
	}
	press(k.s, fyne.KeyReturn)
	if got := k.board().Held(); got != held {
		k.t.Fatalf("Enter takes up %v, not %v", got, held)
	}
	k.to(a.To)
	press(k.s, fyne.KeyReturn)
	plain, turned := a, a
	plain.Promote, turned.Promote = false, true
	switch {
	case p.Check(plain) != nil || p.Check(turned) != nil: // nothing to choose
	case a.Promote:
		press(k.s, fyne.Key1)
	default:
		press(k.s, fyne.Key2)
	}
}

// board is the board of the lesson.
func (k *keyboard) board() *widgets.Board {
	k.t.Helper()
	for _, p := range k.s.Parts() {
		if b, ok := p.Object.(*widgets.Board); ok {
			return b
		}
	}
	k.t.Fatal("there is no board")
	return nil
}

// to brings the cursor to a square.
func (k *keyboard) to(sq rules.Square) {
	k.t.Helper()
	b := k.board()
	k.onBoard()
	for b.Keyed() != sq {
		at := b.Keyed()
		if press(k.s, k.way(at, sq)); b.Keyed() == at || !b.Keyed().OnBoard() {
			k.t.Fatalf("the cursor does not come from %s to %s, but to %s", at, sq, b.Keyed())
		}
	}
}

// onBoard shows the cursor, and brings it from a stand to the board.
func (k *keyboard) onBoard() {
	for _, from := range []fyne.KeyName{fyne.KeyLeft, fyne.KeyLeft, fyne.KeyRight, fyne.KeyRight} {
		if !k.board().Keyed().OnBoard() {
			press(k.s, from)
		}
	}
}

// way is the key that leads from one square towards another.
func (k *keyboard) way(from, to rules.Square) fyne.KeyName {
	left, down := to.File()-from.File(), to.Rank()-from.Rank()
	if k.board().Style().Turned {
		left, down = -left, -down
	}
	switch {
	case left > 0:
		return fyne.KeyLeft
	case left < 0:
		return fyne.KeyRight
	case down > 0:
		return fyne.KeyDown
	}
	return fyne.KeyUp
}

// toHand brings the cursor to a piece in hand of the side to move: past the edge of the
// board to its stand, and down to the kind.
func (k *keyboard) toHand(p *rules.Position, kind rules.Kind) {
	k.t.Helper()
	b, out := k.board(), fyne.KeyRight
	if (p.Turn() == rules.White) != b.Style().Turned {
		out = fyne.KeyLeft
	}
	k.onBoard()
	for b.Keyed().OnBoard() {
		at := b.Keyed()
		if press(k.s, out); b.Keyed() == at {
			k.t.Fatalf("the cursor does not come from %s to the stand", at)
		}
	}
	setup := p.Setup()
	for _, other := range rules.HandKinds {
		if other == kind {
			return
		}
		if setup.Hands[p.Turn()].Count(other) > 0 {
			press(k.s, fyne.KeyDown)
		}
	}
}
