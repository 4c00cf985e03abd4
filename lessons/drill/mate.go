package drill

import (
	"strconv"

	"terakoya/lessons"
	"terakoya/lessons/problem"
	"terakoya/rules"
)

// mateLine asks for a mate against the best defence, of so many plies as the case
// says: {number}. The positions are the problems of the bench, mirrored half the
// time and with the sides exchanged where gote is to mate. The level is their
// grade.
var mateLine = Generator{
	Cases: []Case{{"1", 3}, {"3", 4}, {"5", 2}, {"7", 1}}, Kind: lessons.PlayLine, Fills: []string{"number"},
	hard: func(s *lessons.Step) int {
		return s.Par + checksOf(&s.Setup) + s.Setup.Pieces(rules.White).Len() + s.Setup.Pieces(rules.Black).Len()
	},
	make: func(m *maker, s *lessons.Step) bool {
		length, _ := strconv.Atoi(m.kase)
		found, ok := m.problem(length)
		if !ok {
			return false
		}
		goal, err := lessons.ParseGoal("mateIn " + m.kase)
		s.Goal, s.Par, s.Blanks.Number = goal, (length+1)/2, length
		setup := found.Position.Setup()
		setup.Move = 1
		return err == nil && playable(s, m.guise(m.side).setup(setup))
	},
}

// problem draws a problem of a length, of the grade closest to the level.
func (m *maker) problem(length int) (*problem.Mate, bool) {
	var fit []*problem.Mate
	least := problem.HardestGrade
	for i := range m.pool.Mates {
		p := &m.pool.Mates[i]
		if p.Length != length {
			continue
		}
		off := max(p.Grade-m.level, m.level-p.Grade)
		if off < least {
			least, fit = off, nil
		}
		if off == least {
			fit = append(fit, p)
		}
	}
	if len(fit) == 0 {
		return nil, false
	}
	return one(m, fit), true
}
