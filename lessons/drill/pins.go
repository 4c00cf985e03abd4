package drill

import (
	"terakoya/lessons"
	"terakoya/rules"
)

// pins asks where a piece may go that stands, or seems to stand, between its king
// and an enemy piece that slides. The cases:
//
//	along  it is pinned and may move on the line, short of the pinning piece
//	takes  it is pinned and may take the pinning piece, among others
//	stuck  it is pinned and may not move at all
//	free   a second piece stands in the line, or the enemy piece does not move so
//
// With the level there are more pieces, and the line is longer.
var pins = Generator{
	Cases: []Case{{"along", 3}, {"takes", 3}, {"stuck", 2}, {"free", 2}},
	Kind:  lessons.TapSquares, Fills: []string{"piece", "square"},
	make: makePins,
}

func makePins(m *maker, s *lessons.Step) bool {
	c, us := m.scene(), m.side
	sq := m.any(ranks(us, 3, 9))
	k := one(m, []rules.Kind{
		rules.Gold, rules.Silver, rules.Rook, rules.Bishop, rules.Lance, rules.Pawn, rules.Knight, rules.Horse, rules.Dragon, rules.Tokin,
	})
	if !c.put(us, k, sq) || !c.pin(us, sq) {
		return false
	}
	line := c.keep
	if m.kase == "free" && !m.unpin(c, sq) {
		return false
	}
	if !c.court() {
		return false
	}
	c.scatter(3*m.level-1, wholeBoard)
	mark(s, sq)
	s.Blanks.Piece, s.Blanks.Square = k, sq
	if !playable(s, c.Setup) || s.Position.InCheck() || !tapAny(s, "legal "+sq.String(), rules.SquareSet{}) {
		return false
	}
	free := s.Right == s.Setup.Moves(sq)
	takes := !s.Right.And(s.Setup.Pieces(us.Opponent())).And(line).Empty()
	switch m.kase {
	case "free":
		return free && s.Right.Len() > 1
	case "stuck":
		return !free && s.Right.Empty()
	case "takes":
		return !free && takes
	}
	return !free && !takes && !s.Right.Empty()
}

// unpin spoils a pin: a second piece comes between, or the pinning piece is
// exchanged for one that does not move so.
func (m *maker) unpin(c *scene, sq rules.Square) bool {
	line := c.keep
	for at := range c.Pieces(m.side.Opponent()).And(line).All() {
		if m.chance(50) && line.Without(rules.SetOf(sq)).Len() > 3 {
			break
		}
		c.lift(at)
		c.keep = line.Without(rules.SetOf(at))
		ok := c.put(m.side.Opponent(), one(m, []rules.Kind{rules.Rook, rules.Bishop, rules.Lance, rules.Gold, rules.Silver}), at)
		c.keep = line
		return ok
	}
	c.keep = rules.SquareSet{}
	at := m.any(line.And(c.open()))
	ok := c.put(rules.Color(m.rand.IntN(2)), one(m, deal), at)
	c.keep = line
	return ok
}

// pin puts the king of a side and an enemy slider on a line on both sides of a
// square. The line is kept free.
func (c *scene) pin(side rules.Color, sq rules.Square) bool {
	m, them := c.m, side.Opponent()
	file, rank := m.within(-1, 1), m.within(-1, 1)
	if file == 0 && rank == 0 {
		return false
	}
	toKing, toPinner := m.within(1, 2+m.level/3), m.within(1, 2+m.level/2)
	king := rules.NewSquare(sq.File()+file*toKing, sq.Rank()+rank*toKing)
	from := rules.NewSquare(sq.File()-file*toPinner, sq.Rank()-rank*toPinner)
	if !king.OnBoard() || !from.OnBoard() || king.RankFor(side) < 5 {
		return false
	}
	var kinds []rules.Kind
	for _, k := range sliders {
		if rules.Reach(them, k, from).Has(king) {
			kinds = append(kinds, k)
		}
	}
	if len(kinds) == 0 || !c.put(side, rules.King, king) || !c.put(them, one(m, kinds), from) {
		return false
	}
	line := rules.SetOf(king, from)
	for n := -toPinner; n <= toKing; n++ {
		line = line.Or(rules.SetOf(rules.NewSquare(sq.File()+file*n, sq.Rank()+rank*n)))
	}
	c.keep = c.keep.Or(line)
	return true
}
