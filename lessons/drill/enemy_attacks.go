package drill

import (
	"terakoya/lessons"
	"terakoya/rules"
)

// enemyAttacks asks for every square that the other side controls: squares of its
// own pieces that another one guards are among them. The cases:
//
//	steps    the pieces step
//	slides   one of them slides along an open line
//	blocked  one of them slides, and something stands in its line
//
// With the level there are more pieces of both sides, nearer to each other.
var enemyAttacks = Generator{
	Cases: []Case{{"steps", 4}, {"slides", 3}, {"blocked", 3}},
	Kind:  lessons.TapSquares,
	make:  makeEnemyAttacks,
}

var (
	steppers = []rules.Kind{rules.Pawn, rules.Knight, rules.Silver, rules.Gold, rules.Tokin, rules.PromotedSilver, rules.King}
	sliders  = []rules.Kind{rules.Lance, rules.Bishop, rules.Rook, rules.Lance, rules.Horse, rules.Dragon}
)

func makeEnemyAttacks(m *maker, s *lessons.Step) bool {
	c, them := m.scene(), m.side.Opponent()
	centre := m.any(wholeBoard.Without(border))
	if m.kase != "steps" {
		k := sliders[m.rand.IntN(min(len(sliders), 2+m.level))]
		if !c.put(them, k, centre) {
			return false
		}
		if m.kase == "blocked" {
			line := rules.Reach(them, k, centre)
			side := rules.Color(m.rand.IntN(2))
			if at := m.any(line.And(near(centre, 3)).Without(near(centre, 1))); !c.put(side, one(m, deal), at) {
				return false
			}
		}
	}
	area := near(centre, 3).Or(rules.SetOf(centre))
	for range m.level {
		c.put(them, one(m, steppers), m.any(area.And(c.open())))
	}
	for range m.level - 1 {
		c.put(m.side, one(m, deal), m.any(area.And(c.open())))
	}
	if !shown(s, c.Setup) || !tap(s, "attacked "+them.String(), rules.SquareSet{}) || s.Right.Len() > 12+5*m.level {
		return false
	}
	return m.kase != "slides" || c.reachesFar(them)
}

// reachesFar reports whether a piece of a side attacks a square that is not next
// to it.
func (c *scene) reachesFar(side rules.Color) bool {
	for sq := range c.Pieces(side).All() {
		if c.Board[sq].Kind() != rules.Knight && !c.Attacks(sq).Without(near(sq, 1)).Empty() {
			return true
		}
	}
	return false
}
