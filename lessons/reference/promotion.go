package reference

import (
	"terakoya/lessons"
	"terakoya/rules"
)

// promotion is which kinds promote, where, and when they must.
func promotion() []Block {
	return []Block{
		Paragraph{say("promotion.lead")}, says("promotion.law-", "choice", "later", "drop", "back"),
		Heading{say("promotion.camps")}, camps(),
		Heading{say("promotion.kinds")}, promotes(),
		Heading{say("promotion.flipped")}, flipped(),
		Heading{say("promotion.examples")}, turns(),
	}
}

// camps shows where each side promotes.
func camps() Grid {
	var all Grid
	for _, c := range []rules.Color{rules.Black, rules.White} {
		all = append(all, Card{
			Title: say("promotion.camp-" + c.String()), Board: Board{Setup: rules.Handicaps[0].Setup(), Area: c.Zone()},
			Lines: []Text{say("promotion.zone-" + c.String())},
		})
	}
	return all
}

// promotes is the kinds that stand unpromoted: what each becomes, and on which ranks
// it must.
func promotes() Table {
	t := Table{Head: head("promotion.piece", "promotion.becomes", "promotion.must-black", "promotion.must-white")}
	for _, k := range rules.AllKinds {
		if k.IsPromoted() {
			continue
		}
		row := []Text{Piece(k), say("promotion.never"), say("none"), say("none")}
		if k.CanPromote() {
			row[1], row[2], row[3] = Piece(k.Promoted()), stuck(rules.Black, k), stuck(rules.White, k)
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// stuck names the ranks from which a kind could never move again.
func stuck(c rules.Color, k rules.Kind) Text {
	var all Listed
	for rank := 1; rank <= 9; rank++ {
		if rules.Reach(c, k, rules.NewSquare(5, rank)).Empty() {
			all = append(all, Rank(rank))
		}
	}
	if len(all) == 0 {
		return say("promotion.nowhere")
	}
	return all
}

// flipped is the promoted kinds: how each moves, and what the captor gets.
func flipped() Table {
	t := Table{Head: head("promotion.piece", "promotion.moves", "promotion.captured")}
	for _, k := range rules.AllKinds {
		if k.IsPromoted() {
			t.Rows = append(t.Rows, []Text{Piece(k), say("moves." + lessons.PieceKey(k)), Piece(k.Base())})
		}
	}
	return t
}

// Turning is whether a piece that moves may be turned over.
type Turning uint8

// The answers.
const (
	MayTurn Turning = iota
	MustTurn
	MayNotTurn
	CannotMove // neither way is legal
)

var turningCodes = [...]string{"may", "must", "may-not", "cannot"}

// String returns the code of the answer, such as "must".
func (t Turning) String() string { return turningCodes[t] }

// TurningOf asks the law both ways.
func TurningOf(p *rules.Position, a rules.Attempt) Turning {
	plain, turned := a, a
	plain.Promote, turned.Promote = false, true
	switch stays, turns := p.Check(plain) == nil, p.Check(turned) == nil; {
	case stays && turns:
		return MayTurn
	case turns:
		return MustTurn
	case stays:
		return MayNotTurn
	}
	return CannotMove
}

// turnExamples are moves that show when a piece may be turned over.
var turnExamples = []struct{ name, sfen, move string }{
	{"entering", "4k4/9/9/6S2/9/9/9/9/4K4 b - 1", "3d3c"},
	{"within", "4k4/9/6S2/9/9/9/9/9/4K4 b - 1", "3c2b"},
	{"leaving", "4k4/9/6S2/9/9/9/9/9/4K4 b - 1", "3c4d"},
	{"outside", "4k4/9/9/9/6S2/9/9/9/4K4 b - 1", "3e3d"},
	{"last-rank", "4k4/6P2/9/9/9/9/9/9/4K4 b - 1", "3b3a"},
	{"knight", "8k/9/9/6N2/9/9/9/9/4K4 b - 1", "3d4b"},
	{"knight-free", "8k/9/9/9/6N2/9/9/9/4K4 b - 1", "3e4c"},
	{"gold", "4k4/9/9/6G2/9/9/9/9/4K4 b - 1", "3d3c"},
}

// turns shows the examples, each with what the law answers.
func turns() Grid {
	var all Grid
	for _, x := range turnExamples {
		s, a := setup(x.sfen), attempt(x.move)
		p := position(s)
		all = append(all, Card{
			Title: say("promotion.turn-" + TurningOf(&p, a).String()), Board: Board{Setup: s, Moves: []rules.Attempt{a}, Area: rules.Black.Zone()},
			Lines: []Text{say("promotion.example-" + x.name)},
		})
	}
	return all
}

// position makes a setup that is written here ready to be played.
func position(s rules.Setup) rules.Position {
	p, _, err := s.Position()
	if err != nil {
		panic(err)
	}
	return p
}

// attempt reads a move that is written here.
func attempt(usi string) rules.Attempt {
	a, err := rules.ParseAttempt(usi)
	if err != nil {
		panic(err)
	}
	return a
}
