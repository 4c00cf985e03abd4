package drill

import "terakoya/lessons"

// boundaries are the points at which something is decided: 24 to go on or declare,
// 27 and 28 under the other rule, 30 and 31 between another game and a win.
var boundaries = []int{24, 27, 28, 30, 31}

// pointsCases are how close the number is to a boundary: near is at most one
// point away.
var pointsCases = []Case{{"near", 70}, {"far", 30}}

// points asks what a side has where both agree to count: all its pieces on the
// board and in hand, five for rooks and bishops, one for the others, nothing for
// the king. The cases:
//
//	near  within one point of 24, 27, 28, 30 or 31
//	far   anything else
//
// With the level more of the pieces stand on the board, promoted, and more of the
// opponent's stand among them.
var points = Generator{
	Cases: pointsCases, Kind: lessons.EnterNumber, hard: standing,
	make: func(m *maker, s *lessons.Step) bool {
		all, ok := m.split(m.sum())
		if !ok {
			return false
		}
		plan := camp{in: true}
		var rest tale
		plan.zone, rest = m.part(all, 4+2*m.level)
		plan.field, plan.hand = m.part(rest, m.within(0, m.level))
		return m.counting(s, "points ", plan)
	},
}

// declaredPoints asks what counts where a side declares: the hand, and on the
// board only what stands in the enemy camp. The cases are those of points. With
// the level more stands elsewhere, which does not count.
var declaredPoints = Generator{
	Cases: pointsCases, Kind: lessons.EnterNumber, hard: standing,
	make: func(m *maker, s *lessons.Step) bool {
		all, ok := m.split(m.sum())
		if !ok {
			return false
		}
		plan := camp{in: true}
		plan.zone, plan.hand = m.part(all, 5+2*m.level)
		plan.field = tale{great: m.within(0, 4-all.great), small: m.within(m.level-1, 2*m.level)}
		if m.level < 3 {
			plan.field.great = 0
		}
		return m.counting(s, "declare ", plan)
	},
}

func (m *maker) counting(s *lessons.Step, tally string, plan camp) bool {
	setup, ok := m.impasse(plan, 2*m.level, m.level > 2)
	return ok && playable(s, setup) && count(s, tally+m.side.String())
}

// sum draws the number asked for.
func (m *maker) sum() int {
	if m.kase == "near" {
		return one(m, boundaries) + m.within(-1, 1)
	}
	if m.chance(50) {
		return m.within(12, 22)
	}
	return m.within(33, 42)
}
