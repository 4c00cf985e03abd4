package drill

import (
	"terakoya/lessons"
	"terakoya/rules"
)

// promotion asks of a move that an arrow shows whether the piece may be promoted
// by it, must be, or cannot be. The cases, a third for each answer:
//
//	enter, leave, inside  a move into, out of or within the enemy camp: may
//	must                  it could never move again otherwise
//	outside               the move stays outside the camp: cannot
//	never                 a gold, a king or a promoted piece: cannot
//
// With the level there are more pieces, and the moves come closer to the border
// of the camp.
var promotion = Generator{
	Cases:   []Case{{"enter", 2}, {"leave", 2}, {"inside", 2}, {"must", 6}, {"outside", 3}, {"never", 3}},
	Answers: []string{"may", "must", "cannot"},
	Kind:    lessons.Choice, Fills: []string{"piece", "square"},
	make: makePromotion,
}

func makePromotion(m *maker, s *lessons.Step) bool {
	us := m.side
	c, k := m.scene(), one(m, promoters(m.kase))
	from, to, ok := c.steps(us, k)
	if !ok {
		return false
	}
	in, into := us.Zone().Has(from), us.Zone().Has(to)
	fits := map[string]bool{
		"enter": !in && into, "leave": in && !into, "inside": in && into, "must": into, "outside": !in && !into,
		"never": in || into || m.chance(10),
	}
	if !fits[m.kase] {
		return false
	}
	c.keep = rules.Line(from, to).Or(rules.SetOf(to))
	if !c.court() {
		return false
	}
	if c.scatter(4*m.level-2, wholeBoard); m.chance(30) {
		c.keep = rules.SquareSet{}
		c.put(us.Opponent(), one(m, []rules.Kind{rules.Silver, rules.Gold, rules.Knight}), to)
	}
	s.Arrows = []lessons.Arrow{{From: from, To: to}}
	s.Blanks.Piece, s.Blanks.Square = k, to
	if !playable(s, c.Setup) {
		return false
	}
	want := "may"
	switch m.kase {
	case "must":
		want = "must"
	case "outside", "never":
		want = "cannot"
	}
	return mayPromote(&s.Position, from, to) == want && m.choose(s, want)
}

// steps puts a piece somewhere and draws where it goes, as on an empty board; the
// more seldom far from the border of the camp, the higher the level.
func (c *scene) steps(side rules.Color, k rules.Kind) (from, to rules.Square, ok bool) {
	from = c.m.any(ranks(side, 1, max(4, 10-c.m.level)))
	if !c.put(side, k, from) {
		return from, rules.OffBoard, false
	}
	return from, c.m.any(rules.Reach(side, k, from)), true
}

// promoters are the kinds that a case can have.
func promoters(kase string) []rules.Kind {
	switch kase {
	case "must":
		return []rules.Kind{rules.Pawn, rules.Lance, rules.Knight}
	case "never":
		return unpromotable
	case "leave":
		return []rules.Kind{rules.Silver, rules.Bishop, rules.Rook}
	}
	return promotable
}

var (
	promotable   = []rules.Kind{rules.Pawn, rules.Lance, rules.Knight, rules.Silver, rules.Bishop, rules.Rook}
	unpromotable = []rules.Kind{
		rules.Gold, rules.Gold, rules.King, rules.Tokin, rules.PromotedLance, rules.PromotedKnight,
		rules.PromotedSilver, rules.Horse, rules.Dragon,
	}
)

// mayPromote is the key of what the law says of promoting by a move; empty if the
// piece cannot move so.
func mayPromote(p *rules.Position, from, to rules.Square) string {
	a := rules.Attempt{From: from, To: to}
	stay := p.Check(a) == nil
	a.Promote = true
	switch turn := p.Check(a) == nil; {
	case turn && stay:
		return "may"
	case turn:
		return "must"
	case stay:
		return "cannot"
	}
	return ""
}
