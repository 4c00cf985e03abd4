package drill

import (
	"terakoya/lessons"
	"terakoya/rules"
)

// answersToCheck asks for every square to which a piece may go, or be dropped, in
// answer to a check. The cases say how it can be answered:
//
//	none     it is mate
//	king     the king alone can move, also by taking
//	take     another piece takes the one that gives check
//	between  a piece can be put between
//	several  in more than one of these ways
//
// With the level there are more pieces, on the board and in hand.
var answersToCheck = Generator{
	Cases: []Case{{"none", 4}, {"king", 5}, {"take", 4}, {"between", 3}, {"several", 4}},
	Kind:  lessons.TapSquares,
	make: func(m *maker, s *lessons.Step) bool {
		if !m.besieged(s) {
			return false
		}
		ways, to := waysOut(&s.Position)
		s.Among, s.Right = wholeBoard, to
		return m.kase == kaseOf(ways) && to.Len() <= 4+2*m.level
	},
}

// mateOrNot asks whether it is mate, and if not, how the check is answered. The
// cases are half mate, else one of the ways alone. With the level there are more
// pieces, and more that look like an answer.
var mateOrNot = Generator{
	Cases:   []Case{{"mate", 6}, {"king", 2}, {"take", 2}, {"between", 2}},
	Answers: []string{"mate", "king", "take", "between"},
	Kind:    lessons.Choice,
	make: func(m *maker, s *lessons.Step) bool {
		if !m.besieged(s) {
			return false
		}
		ways, to := waysOut(&s.Position)
		kase := kaseOf(ways)
		if kase == "none" {
			kase = "mate"
		}
		return kase == m.kase && to.Len() <= 6-m.level/2 && m.choose(s, kase)
	},
}

// besieged makes a position in which the side to move is in check, at the edge of
// the board, with pieces of both sides near its king.
func (m *maker) besieged(s *lessons.Step) bool {
	c, us, them := m.scene(), m.side, m.side.Opponent()
	home := ranks(us, 7, 9).And(border)
	if m.chance(25) {
		home = ranks(us, 7, 9)
	}
	king := m.any(home)
	if !c.put(us, rules.King, king) || !c.throne(them) || !m.threaten(c) {
		return false
	}
	sure := m.kase == "none" || m.kase == "mate"
	for range 2 + m.level/2 {
		k := one(m, besiegers)
		if sure && m.chance(50) {
			k = one(m, besiegers[:4])
		}
		c.put(them, k, m.any(near(king, 3).And(c.open())))
	}
	for range 1 + m.level {
		c.put(us, one(m, deal), m.any(near(king, 1+m.rand.IntN(3)).And(c.open())))
	}
	if m.level > 1 && (!sure || m.chance(30)) {
		c.hold(us, one(m, rules.HandKinds[:]), 1)
	}
	if m.level > 3 {
		c.scatter(2*m.level-6, wholeBoard.Without(near(king, 3)))
	}
	return playable(s, c.Setup) && s.Position.InCheck()
}

// besiegers are what stands around a king that is in danger, the strongest first.
var besiegers = []rules.Kind{
	rules.Dragon, rules.Gold, rules.Horse, rules.Tokin, rules.Silver, rules.Pawn, rules.Knight, rules.Lance, rules.Bishop, rules.Rook,
}

// waysOut returns the ways in which a check can be answered and the squares that
// the answers go to.
func waysOut(p *rules.Position) (ways map[string]bool, to rules.SquareSet) {
	ways = map[string]bool{}
	checkers := p.Checkers()
	for _, m := range p.Legal() {
		to = to.Or(rules.SetOf(m.To()))
		switch {
		case m.From() == p.King(p.Turn()):
			ways["king"] = true
		case checkers.Has(m.To()):
			ways["take"] = true
		default:
			ways["between"] = true
		}
	}
	return ways, to
}

// kaseOf is the case that the ways are.
func kaseOf(ways map[string]bool) string {
	switch {
	case len(ways) == 0:
		return "none"
	case len(ways) > 1:
		return "several"
	case ways["king"]:
		return "king"
	case ways["take"]:
		return "take"
	}
	return "between"
}

// threaten puts an enemy piece where it looks at the king of the maker's side.
func (m *maker) threaten(c *scene) bool {
	king := c.kings[m.side]
	k := one(m, []rules.Kind{rules.Rook, rules.Bishop, rules.Lance, rules.Dragon, rules.Horse, rules.Gold, rules.Silver, rules.Knight})
	from := rules.SquareSet{}
	for sq := range c.open().All() {
		if rules.Reach(m.side.Opponent(), k, sq).Has(king) {
			from = from.Or(rules.SetOf(sq))
		}
	}
	return c.put(m.side.Opponent(), k, m.any(from))
}
