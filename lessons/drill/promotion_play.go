package drill

import (
	"fmt"

	"terakoya/lessons"
	"terakoya/rules"
)

// promotionPlay asks to bring a piece to a square so that it attacks a piece on a
// lit one from there. One of the two results of that move does it, the promoted
// piece or the one that stays as it is, so that the learner has to see both. The
// cases:
//
//	promote  only the promoted piece attacks it
//	decline  only the piece that stays as it is: a silver, knight or lance
//	must     the promoted piece attacks it, and the law leaves no choice
//
// With the level there are more pieces.
var promotionPlay = Generator{
	Cases: []Case{{"promote", 2}, {"decline", 2}, {"must", 1}},
	Kind:  lessons.PlayMove, Fills: []string{"piece", "square"},
	make: makePromotionPlay,
}

// decliners are the kinds that lose something by promoting.
var decliners = []rules.Kind{rules.Silver, rules.Silver, rules.Knight, rules.Lance}

// targets are the kinds that are attacked.
var targets = []rules.Kind{rules.Pawn, rules.Knight, rules.Silver, rules.Silver, rules.Gold, rules.Gold, rules.Bishop, rules.Rook}

func makePromotionPlay(m *maker, s *lessons.Step) bool {
	us := m.side
	c, k := m.scene(), one(m, m.turners())
	from, to, ok := c.steps(us, k)
	if !ok || !us.Zone().Has(from) && !us.Zone().Has(to) {
		return false
	}
	target := m.any(gains(us, k, to, m.kase).Without(rules.SetOf(from)))
	if !target.OnBoard() {
		return false
	}
	c.keep = rules.SetOf(to)
	if !c.put(us.Opponent(), one(m, targets), target) || !c.court() {
		return false
	}
	c.scatter(4*m.level-2, wholeBoard)
	goal, err := lessons.ParseGoal(fmt.Sprintf("all(reach %s, attacks %s)", to, target))
	if err != nil || !playable(s, c.Setup) || s.Position.InCheck() {
		return false
	}
	s.Goal = goal
	mark(s, target)
	s.Blanks.Piece, s.Blanks.Square = k, to
	right := s.Answers()
	return mayPromote(&s.Position, from, to) == m.law() && len(right) == 1 && right[0].Promotes() == (m.kase != "decline")
}

// law is what mayPromote has to say for a case of which both results are looked
// at.
func (m *maker) law() string {
	if m.kase == "must" {
		return "must"
	}
	return "may"
}

// turners are the kinds that such a case can have.
func (m *maker) turners() []rules.Kind {
	switch m.kase {
	case "must":
		return mustPromote
	case "decline":
		return decliners
	}
	return promotable
}

// gains is what a piece that has come to a square attacks from it by the result
// that the case asks for, and not by the other.
func gains(side rules.Color, k rules.Kind, at rules.Square, kase string) rules.SquareSet {
	stays, turned := rules.Reach(side, k, at), rules.Reach(side, k.Promoted(), at)
	if kase == "decline" {
		return stays.Without(turned)
	}
	return turned.Without(stays)
}
