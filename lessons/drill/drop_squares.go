package drill

import (
	"fmt"

	"terakoya/lessons"
	"terakoya/rules"
)

// dropSquares asks on which of the squares offered a piece in hand may be dropped.
// Some of those offered are always occupied, but for the cases that is not all:
//
//	nifu   a pawn; some are on a file with an own pawn
//	dead   a pawn, lance or knight; some are where it could never move
//	tokin  a pawn; some are on a file with an own tokin, which does not count
//	plain  any other piece
//
// With the level there are more pieces and more squares.
var dropSquares = Generator{
	Cases: []Case{{"nifu", 30}, {"dead", 30}, {"tokin", 20}, {"plain", 20}},
	Kind:  lessons.TapSquares, Fills: []string{"piece"},
	make: makeDropSquares,
	hard: func(s *lessons.Step) int { return s.Among.Len() },
}

func makeDropSquares(m *maker, s *lessons.Step) bool {
	c, us := m.scene(), m.side
	k, file := rules.Pawn, rules.FileSet(m.within(1, 9))
	special := file // of which some are offered
	ok := true
	switch m.kase {
	case "nifu":
		ok = c.put(us, rules.Pawn, m.any(file.And(ranks(us, 3, 7))))
	case "tokin":
		ok = c.put(us, rules.Tokin, m.any(file.And(ranks(us, 1, 4))))
	case "dead":
		k = one(m, []rules.Kind{rules.Pawn, rules.Lance, rules.Knight})
		special = ranks(us, 1, lastRanks[k])
	default:
		k = one(m, []rules.Kind{rules.Silver, rules.Gold, rules.Bishop, rules.Rook})
	}
	if !ok || !c.hold(us, k, 1) || !c.court() {
		return false
	}
	closed := rules.SquareSet{}
	if m.kase == "tokin" {
		closed = file
	}
	c.scatter(3+3*m.level, wholeBoard.Without(closed))
	if m.kase != "plain" && m.level > 2 {
		c.put(us, rules.Pawn, m.any(ranks(us, 4, 7).And(c.open()).Without(closed)))
	}
	among := m.offered(c.open(), special)
	s.Blanks.Piece = k
	return playable(s, c.Setup) && !s.Position.InCheck() && tap(s, fmt.Sprint("drops ", k), among) &&
		m.shows(s, special.And(among).And(c.open()))
}

// offered draws squares on which a drop is asked about: open ones with something
// special about them, others, and some where a piece stands.
func (m *maker) offered(open, special rules.SquareSet) rules.SquareSet {
	among := m.some(special.And(open), 2+m.level/3)
	among = among.Or(m.some(wholeBoard.Without(open), 1+m.level/2))
	return among.Or(m.some(open.Without(special), 2+m.level))
}

// some draws some squares of a set.
func (m *maker) some(set rules.SquareSet, n int) rules.SquareSet {
	all := set.Squares()
	shuffle(m, all)
	return rules.SetOf(all[:min(n, len(all))]...)
}

// shows reports whether the case can be seen in the squares offered.
func (m *maker) shows(s *lessons.Step, special rules.SquareSet) bool {
	switch right := s.Right.And(special); m.kase {
	case "nifu", "dead":
		return !special.Empty() && right.Empty()
	case "tokin":
		return !right.Empty() && right == special
	}
	return true
}
