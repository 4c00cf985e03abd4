package drill

import (
	"terakoya/lessons"
	"terakoya/rules"
)

// declare asks what a declaration brings under the rule set of the template. The
// cases:
//
//	win          every condition is met, with the points of a win
//	draw         every condition is met, with fewer: only where the rule set has it
//	king-not-in  the king stands just outside
//	check        the king is in check
//	zone         too few pieces stand in the enemy camp
//	points       enemy camp and hand are worth too little
//
// In the last four all else is met, and who declares loses. With the level the
// numbers come closer to the boundary, down to the piece for which the king may be
// taken, and pieces that do not count stand elsewhere. Under a rule set that knows
// no declaration nothing is found.
var declare = Generator{
	Cases: []Case{{"win", 30}, {"draw", 26}, {"king-not-in", 11}, {"check", 11}, {"zone", 11}, {"points", 11}},
	Kind:  lessons.RuleGame, hard: standing,
	make: makeDeclare,
}

func makeDeclare(m *maker, s *lessons.Step) bool {
	s.Deed.Deed = rules.DoDeclare
	plan, ok := m.claim(m.kase)
	if !ok {
		return false
	}
	setup, ok := m.impasse(plan, 2*m.level, m.level > 2)
	return ok && ruled(s, setup)
}

// claim plans what a side has that declares.
func (m *maker) claim(kase string) (camp, bool) {
	law := m.drill.Law
	need, win := law.DeclareNeed[m.side], max(law.DeclareWin, law.DeclareNeed[m.side])
	if need == 0 || law.DeclareItself || kase == "draw" && need == win {
		return camp{}, false
	}
	plan := camp{in: kase != "king-not-in", check: kase == "check"}
	slack := m.within(0, 5-m.level)
	sum, zone := win+slack, law.ZoneMin+m.within(0, 5-m.level)
	switch kase {
	case "draw":
		sum = one(m, []int{min(need+slack, win-1), max(win-1-slack, need)})
	case "points":
		sum = need - 1 - slack
	case "zone":
		zone = law.ZoneMin - 1 - slack
	case "king-not-in", "check":
		sum = m.within(need, win+3)
	}
	all, ok := m.split(sum)
	if !ok || all.pieces() < zone {
		return camp{}, false
	}
	plan.zone, plan.hand = m.part(all, zone)
	if m.level > 1 {
		plan.field = tale{small: m.within(m.level-2, m.level)}
		if m.level > 3 {
			plan.field.great = m.within(0, 4-all.great)
		}
	}
	return plan, true
}
