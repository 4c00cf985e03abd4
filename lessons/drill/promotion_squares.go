package drill

import (
	"terakoya/lessons"
	"terakoya/rules"
)

// promotionSquares plays a move by which a piece may promote, or has to, and asks
// for every square to which it can go from there. The cases:
//
//	promoted  it has promoted, and could have stayed as it was
//	declined  it has stayed as it was, and could have promoted
//	must      it has promoted, as it had to
//
// {piece} is what it is now. With the level there are more pieces, first about the
// piece.
var promotionSquares = Generator{
	Cases: []Case{{"promoted", 2}, {"declined", 2}, {"must", 1}},
	Kind:  lessons.TapSquares, Fills: []string{"piece", "square"},
	make: makePromotionSquares,
}

func makePromotionSquares(m *maker, s *lessons.Step) bool {
	us := m.side
	c, k := m.scene(), one(m, m.turners())
	from, to, ok := c.steps(us, k)
	if !ok || !us.Zone().Has(from) && !us.Zone().Has(to) {
		return false
	}
	now := k
	if m.kase != "declined" {
		now = k.Promoted()
	}
	c.keep = rules.SetOf(to)
	for range m.level - 1 {
		m.hinder(c, rules.Color(m.rand.IntN(2)), rules.Reach(us, now, to).And(near(to, 3)))
	}
	if !c.court() {
		return false
	}
	c.scatter(2*m.level, wholeBoard)
	if !playable(s, c.Setup) || s.Position.InCheck() || mayPromote(&s.Position, from, to) != m.law() {
		return false
	}
	move := rules.Attempt{From: from, To: to, Promote: m.kase != "declined"}.Move()
	s.Blanks.Piece, s.Blanks.Square = now, to
	return follow(s, move) && tap(s, "moves "+to.String(), rules.SquareSet{})
}
