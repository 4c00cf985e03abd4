package drill

import (
	"fmt"

	"terakoya/lessons"
	"terakoya/rules"
)

// exchangeDrops plays an exchange on a square, in which both sides take with their
// least piece, and asks on which of the squares offered the side that began may
// now drop what it took first: {piece}. The cases:
//
//	pawn      it took a pawn; some squares are on a file with an own pawn, or on
//	          the last rank
//	promoted  it took a promoted piece, which is dropped as what it was before
//	plain     it took any other piece
//
// With the level there are more pieces and more squares, and from 3 on each side
// may take twice.
var exchangeDrops = Generator{
	Cases: []Case{{"pawn", 4}, {"promoted", 3}, {"plain", 3}},
	Kind:  lessons.TapSquares, Fills: []string{"piece", "square"},
	make: makeExchangeDrops,
	hard: func(s *lessons.Step) int { return s.Among.Len() },
}

func makeExchangeDrops(m *maker, s *lessons.Step) bool {
	c, us, them := m.scene(), m.side, m.side.Opponent()
	sq, ok := c.prize(prizesOf(m.kase))
	if !ok {
		return false
	}
	k := c.Board[sq].Kind().Base()
	rounds := m.within(1, 1+m.level/3)
	c.looks(us, sq, rounds)
	c.looks(them, sq, rounds)
	var closed rules.SquareSet
	if m.kase == "pawn" {
		closed = ranks(us, 1, 1)
		if own := m.any(ranks(us, 5, 7).And(c.open())); c.put(us, rules.Pawn, own) {
			closed = closed.Or(rules.FileSet(own.File()))
		}
	}
	c.scatter(2+2*m.level, wholeBoard.Without(near(sq, 2)))
	if !playable(s, c.Setup) || s.Position.InCheck() {
		return false
	}
	moves, ok := trade(s.Position, sq, 2*rounds)
	if !ok || !follow(s, moves...) || s.Position.InCheck() {
		return false
	}
	open := wholeBoard.Without(s.Setup.Pieces(us)).Without(s.Setup.Pieces(them))
	s.Blanks.Piece, s.Blanks.Square = k, sq
	return tap(s, fmt.Sprint("drops ", k), m.offered(open, closed)) && s.Right.And(closed).Empty()
}

// prizesOf are the kinds that are taken first in a case of exchangeDrops.
func prizesOf(kase string) []rules.Kind {
	switch kase {
	case "pawn":
		return []rules.Kind{rules.Pawn}
	case "promoted":
		return promotedKinds
	}
	return []rules.Kind{rules.Lance, rules.Knight, rules.Silver, rules.Gold, rules.Bishop, rules.Rook}
}

// trade has both sides take so often on a square, each time with the least piece
// that can; false if one cannot.
func trade(p rules.Position, sq rules.Square, n int) ([]rules.Move, bool) {
	var moves []rules.Move
	for range n {
		least := rules.NoMove
		for from := range p.Attackers(p.Turn(), sq).All() {
			move := rules.Attempt{From: from, To: sq}
			if p.Check(move) != nil {
				continue
			}
			if least == rules.NoMove || worth[p.At(from).Kind().Base()] < worth[p.At(least.From()).Kind().Base()] {
				least = move.Move()
			}
		}
		if least == rules.NoMove {
			return nil, false
		}
		moves = append(moves, least)
		p.Make(least)
	}
	return moves, true
}
