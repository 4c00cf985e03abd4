package drill

import (
	"slices"

	"terakoya/lessons"
	"terakoya/rules"
)

// squareCases are the places that a square can have: at the edge, where a
// coordinate is read off, or away from it.
var squareCases = []Case{{"edge", 3}, {"inner", 7}}

// findSquare names a square, to be tapped. Gote sees the board from the other
// side, and the names stay. With the level there are more pieces, and the square
// lies farther from the coordinates, which run along the files above and the
// ranks at the right.
var findSquare = Generator{
	Cases: squareCases, Kind: lessons.TapSquares, Fills: []string{"square"},
	make: func(m *maker, s *lessons.Step) bool {
		sq := m.named(s)
		s.Blanks.Square = sq
		return sq.OnBoard() && tap(s, "square "+sq.String(), rules.SquareSet{})
	},
}

// nameSquare lights a square, whose name is to be picked of four. With the level
// the wrong names come closer: first any, then neighbours, then file and rank
// exchanged or counted from the wrong end.
var nameSquare = Generator{
	Cases: squareCases, Kind: lessons.Choice, Fills: []string{"square"},
	make: func(m *maker, s *lessons.Step) bool {
		sq := m.named(s)
		if !sq.OnBoard() {
			return false
		}
		s.Blanks.Square = sq
		mark(s, sq)
		all := append(m.mistaken(sq), sq)
		shuffle(m, all)
		for _, o := range all {
			s.Option = append(s.Option, lessons.Option{Text: name(o), Right: o == sq, Line: s.Line})
		}
		return true
	},
}

// named draws a board and a square on it.
func (m *maker) named(s *lessons.Step) rules.Square {
	c := m.scene()
	if m.level > 1 && !c.thrones() {
		return rules.OffBoard
	}
	c.scatter(4*m.level-2, wholeBoard)
	area := border
	if m.kase == "inner" {
		area = wholeBoard.Without(border).And(m.far())
	}
	if !shown(s, c.Setup) {
		return rules.OffBoard
	}
	s.Turned = m.side == rules.White
	return m.any(area)
}

// far is the squares as far from the coordinates as suits the level.
func (m *maker) far() rules.SquareSet {
	low, high := 2*(m.level-2), 6+2*m.level
	var set rules.SquareSet
	for sq := range wholeBoard.All() {
		if steps := sq.File() + sq.Rank() - 2; low <= steps && steps <= high {
			set = set.Or(rules.SetOf(sq))
		}
	}
	return set
}

// mistaken returns three other squares that the square could be taken for.
func (m *maker) mistaken(sq rules.Square) []rules.Square {
	close := []rules.Square{
		rules.NewSquare(sq.Rank(), sq.File()), sq.Mirrored(), sq.Turned(), sq.Turned().Mirrored(),
	}
	shuffle(m, close)
	beside := near(sq, 1).Squares()
	shuffle(m, beside)
	anywhere := wholeBoard.Squares()
	shuffle(m, anywhere)
	all := anywhere
	switch {
	case m.level > 3:
		all = slices.Concat(close, beside)
	case m.level > 1:
		all = slices.Concat(close[:m.level-2], beside)
	}
	var wrong []rules.Square
	for _, o := range all {
		if o != sq && !slices.Contains(wrong, o) && len(wrong) < 3 {
			wrong = append(wrong, o)
		}
	}
	return wrong
}
