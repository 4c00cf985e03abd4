package drill

import (
	"context"

	"terakoya/lessons"
	"terakoya/lessons/problem"
	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/mate"
)

// threatmate asks whether the side to move would be mated if it passed: yes or no,
// which are also the cases. Where it would, half the positions are problems of the
// bench with most of the defender's hand taken away; the others are made for it.
// {number} is how many plies the mate takes, 0 if there is none. With the level
// the mate takes more, and where there is none there are more checks.
var threatmate = Generator{
	Cases: []Case{{"yes", 1}, {"no", 1}}, Answers: []string{"yes", "no"}, Kind: lessons.Choice,
	Fills: []string{"number"}, hard: func(s *lessons.Step) int { return s.Blanks.Number },
	make: func(m *maker, s *lessons.Step) bool {
		solver := mate.New(1 << 12)
		setup, ok := m.threatened(solver, m.kase == "yes")
		if !ok {
			return false
		}
		s.Blanks.Number, ok = threat(solver, setup)
		setup.Turn, setup.Move = m.side, 1
		return ok && (s.Blanks.Number > 0) == (m.kase == "yes") && playable(s, setup) && !s.Position.InCheck() && m.choose(s, m.kase)
	},
}

// threatened makes a position in which the attacker, to move, mates or does not.
func (m *maker) threatened(solver *mate.Solver, mated bool) (rules.Setup, bool) {
	if found, ok := m.longest(1 + 2*((m.level-1)/2)); ok && mated && m.luck[0] < 50 {
		setup := m.guise(m.side.Opponent()).setup(found.Position.Setup())
		m.empty(&setup.Hands[m.side])
		return setup, true
	}
	for range 20 {
		c := m.siege()
		c.Turn = m.side.Opponent()
		plies, sure := threat(solver, c.Setup)
		switch {
		case !sure || (plies > 0) != mated:
		case mated && plies > 2*m.level-1, mated && plies < 3 && m.luck[1] < 25*(m.level-1):
		case !mated && checksOf(&c.Setup) < 1+m.level/2:
		default:
			return c.Setup, true
		}
	}
	return rules.Setup{}, false
}

// empty leaves little in a hand, which in problems has all that is not on the
// board.
func (m *maker) empty(h *rules.Hand) {
	all := *h
	*h = rules.Hand{}
	for range m.level {
		if k := one(m, rules.HandKinds[:]); h.Count(k) < all.Count(k) {
			h[k]++
		}
	}
}

// checksOf counts the checks that the side to move may give.
func checksOf(s *rules.Setup) int {
	var list rules.MoveList
	p, _, _ := s.Position()
	p.GenerateChecks(&list)
	return list.Len()
}

// longest draws a problem of a length, or of the longest below that there is.
func (m *maker) longest(length int) (*problem.Mate, bool) {
	for ; length > 0; length -= 2 {
		if found, ok := m.problem(length); ok {
			return found, true
		}
	}
	return nil, false
}

// threatNodes bounds the search for a threat; what takes more is left.
const threatNodes = 600

// threat returns in how many plies the side to move mates, 0 if not at all; false if
// that was not settled.
func threat(solver *mate.Solver, setup rules.Setup) (plies int, sure bool) {
	p, odd, err := setup.Position()
	if err != nil || odd&^kingless != 0 {
		return 0, false
	}
	r := solver.Solve(context.Background(), p, engine.Limits{Nodes: threatNodes})
	return r.Length, r.Sure
}
