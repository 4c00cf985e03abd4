package drill

import (
	"context"

	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/mate"
)

// brinkmate shows a side that is threatened with mate and is to move, and asks
// whether that can be parried: yes or no, which are also the cases. The king
// stands at the edge, and the attacker's is not on the board. With the level more
// of the defender's pieces stand about the king, and it has more in hand.
var brinkmate = Generator{
	Cases: []Case{{"yes", 1}, {"no", 1}}, Answers: []string{"yes", "no"}, Kind: lessons.Choice, hard: standing,
	make: func(m *maker, s *lessons.Step) bool {
		solver := mate.New(1 << 10)
		for range 60 {
			c := m.siege()
			p, odd, err := c.Setup.Position()
			if err != nil || odd&^kingless != 0 || p.InCheck() {
				continue
			}
			if parry, sure := parried(solver, p); sure && parry == (m.kase == "yes") {
				return playable(s, c.Setup) && m.choose(s, m.kase)
			}
		}
		return false
	},
}

// siege puts pieces about a king, which is to move.
func (m *maker) siege() *scene {
	c := m.scene()
	us, them := m.side, m.side.Opponent()
	king := m.any(border.And(ranks(us, 8, 9)))
	c.put(us, rules.King, king)
	for range m.within(2, 3) {
		c.put(them, one(m, hunters), m.any(near(king, 2).And(c.open())))
	}
	guards := []rules.Kind{rules.Pawn, rules.Pawn, rules.Lance, rules.Knight, rules.Silver, rules.Gold}
	for range m.within(0, m.level) {
		c.put(us, one(m, guards), m.any(near(king, 2).And(c.open())))
	}
	c.hold(them, one(m, []rules.Kind{rules.Gold, rules.Silver, rules.Gold, rules.Rook, rules.Pawn}), 1)
	for range m.within(1, 1+m.level/2) {
		c.hold(us, one(m, guards), 1)
	}
	return c
}

// brinkNodes bounds the search after each answer.
const brinkNodes = 150

// parried reports whether a threat of mate in p can be parried; the attacker has
// no king, so that no check puts it off. False if there is no threat, or something
// was not settled. It is [mate.Solver.Brinkmate] that stops at the first parry.
func parried(solver *mate.Solver, p rules.Position) (parry, sure bool) {
	ctx, limits := context.Background(), engine.Limits{Nodes: brinkNodes}
	if threat := solver.Threat(ctx, p, limits); !threat.Mate {
		return false, false
	}
	for _, move := range p.Legal() {
		after := p
		after.Make(move)
		switch r := solver.Solve(ctx, after, limits); {
		case !r.Mate && !r.Sure:
			return false, false
		case !r.Mate:
			return true, true
		}
	}
	return false, true
}
