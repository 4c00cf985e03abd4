package drill

import (
	"terakoya/lessons"
	"terakoya/rules"
)

// attackers asks which of one's own pieces attack a square, on which an enemy
// piece stands or none. The cases say how many do: none, one, two, more. With the
// level there are more of them that only seem to: their line is blocked, or they
// stand a step aside.
var attackers = Generator{
	Cases: []Case{{"none", 1}, {"one", 3}, {"two", 4}, {"more", 2}},
	Kind:  lessons.TapSquares, Fills: []string{"square"},
	make: makeAttackers,
}

func makeAttackers(m *maker, s *lessons.Step) bool {
	c, us := m.scene(), m.side
	sq := m.any(ranks(us, 2, 7))
	if m.chance(60) {
		c.put(us.Opponent(), one(m, deal), sq)
	}
	c.keep = rules.SetOf(sq)
	if m.level > 2 && !c.court() {
		return false
	}
	want := map[string]int{"none": 0, "one": 1, "two": 2, "more": m.within(3, 3+m.level/4)}[m.kase]
	for range 4 * want {
		if c.Attackers(us, sq).Len() < want {
			c.comes(us, sq)
		}
	}
	for range 1 + 2*m.level {
		m.seeming(c, sq)
	}
	if m.level > 3 {
		c.scatter(m.level, wholeBoard)
	}
	s.Blanks.Square = sq
	mark(s, sq)
	return shown(s, c.Setup) && tapAny(s, "attackers "+us.String()+" "+sq.String(), rules.SquareSet{}) &&
		s.Right.Len() == want && s.Setup.Pieces(us).Len() > want
}

// comes puts a piece of a side where it attacks a square.
func (c *scene) comes(side rules.Color, to rules.Square) {
	k := one(c.m, rules.AllKinds[:])
	var froms rules.SquareSet
	for sq := range c.open().All() {
		if alive(side, k, sq) && rules.Reach(side, k, sq).Has(to) {
			froms = froms.Or(rules.SetOf(sq))
		}
	}
	c.put(side, k, c.m.any(froms))
}

// seeming puts a piece near a square that does not attack it: one that stands in
// a line, or beside the squares from which it would.
func (m *maker) seeming(c *scene, sq rules.Square) {
	side := m.side
	if m.chance(25) {
		side = side.Opponent()
	}
	k := one(m, rules.AllKinds[:])
	at := m.any(near(sq, 2).And(c.open()))
	before := c.Attackers(m.side, sq)
	if !c.put(side, k, at) {
		return
	}
	if c.Attackers(m.side, sq) != before {
		c.lift(at)
	}
}
