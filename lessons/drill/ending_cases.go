package drill

import (
	"terakoya/lessons"
	"terakoya/rules"
)

// agrees has both players agree to count.
func (m *maker) agrees(s *lessons.Step) bool {
	s.Deed.Deed = rules.DoAgreeImpasse
	all, ok := m.split(one(m, []int{m.within(16, 23), m.within(24, 30), m.within(24, 30), m.within(31, 40)}))
	plan := camp{in: true}
	plan.zone, plan.hand = m.part(all, 4+2*m.level)
	setup, made := m.impasse(plan, 4+2*m.level, true)
	return ok && made && ruled(s, setup)
}

// declares makes a case of the generator declare.
func (m *maker) declares(s *lessons.Step) bool {
	cases := []string{"win", "draw", "king-not-in", "check", "zone", "points"}
	s.Deed.Deed = rules.DoDeclare
	plan, ok := m.claim(cases[m.luck[0]%len(cases)])
	if !ok {
		plan, ok = m.claim("win")
	}
	setup, made := m.impasse(plan, 2*m.level, m.level > 2)
	return ok && made && ruled(s, setup)
}

// tries puts the king of the side that has just moved where the other king began.
func (m *maker) tries(s *lessons.Step) bool {
	c := m.scene()
	us, them := m.side, m.side.Opponent()
	home := rules.NewSquare(5, 9)
	if us == rules.White {
		home = home.Turned()
	}
	ok := c.put(them, rules.King, home) && c.put(us, rules.King, m.any(ranks(us, 6, 8).Without(near(home, 1))))
	c.scatter(3*m.level, wholeBoard)
	return ok && ruled(s, c.Setup)
}

// limit makes a position after so many moves; without a limit the game goes on.
func (m *maker) limit(s *lessons.Step, made int) bool {
	if made == 0 {
		made = rules.JSA.Cap
	}
	p, ok := m.midgame(8 + 10*m.level)
	setup := p.Setup()
	setup.Move = made + 1
	return ok && ruled(s, setup)
}

// stands has the position come back until that ends the game.
func (m *maker) stands(s *lessons.Step, kase string, want rules.Ending) bool {
	c, ok := m.circle(kase)
	return ok && ruled(s, c.start, c.moves...) && s.Ending.Ending == want
}

// lasts makes what looks like an end and is none: the third time, a check that can
// be met, the move before the limit, the limit with a check, or an impasse that
// nobody has declared.
func (m *maker) lasts(s *lessons.Step) bool {
	ok, way := false, m.luck[0]
	if m.tried > tries/20 { // an impasse that ends by itself, say
		way = m.rand.IntN(100)
	}
	switch way % 5 {
	case 0:
		c, made := m.circle(one(m, []string{"three", "hands-differ", "turn-differs"}))
		ok = made && ruled(s, c.start, c.moves...)
	case 1:
		setup, made := m.hunted(true)
		p, odd, err := setup.Position()
		ok = made && err == nil && odd == 0 && p.InCheck() && p.HasLegal() && len(p.Legal()) <= 4-m.level/2 && ruled(s, setup)
	case 2:
		ok = m.limit(s, max(m.drill.Law.Cap, 2)-1)
	case 3:
		setup, made := m.hunted(true)
		setup.Move = m.drill.Law.Cap + 1
		p, odd, err := setup.Position()
		ok = made && err == nil && odd == 0 && p.InCheck() && p.HasLegal() && ruled(s, setup)
	default:
		plan := camp{in: true}
		all, fits := m.split(m.within(31, 36))
		plan.zone, plan.hand = m.part(all, 11)
		setup, made := m.impasse(plan, 2*m.level, true)
		ok = fits && made && ruled(s, setup)
	}
	return ok && s.Ending.Ending == rules.NotEnded
}
