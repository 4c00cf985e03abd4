package drill

import "terakoya/rules"

// gatherers are the kinds of which several may come to a square, by what is to be
// special about the move.
var gatherers = map[string][]rules.Kind{
	"plain":    {rules.Pawn, rules.Lance, rules.Knight, rules.Silver, rules.Gold, rules.Bishop, rules.Rook, rules.Dragon, rules.Horse, rules.King},
	"same":     {rules.Pawn, rules.Lance, rules.Knight, rules.Silver, rules.Gold, rules.Bishop, rules.Rook},
	"drop":     {rules.Silver, rules.Gold, rules.Knight, rules.Lance, rules.Bishop, rules.Rook},
	"promote":  {rules.Pawn, rules.Lance, rules.Knight, rules.Silver, rules.Bishop, rules.Rook},
	"straight": {rules.Silver, rules.Gold, rules.Tokin, rules.PromotedSilver},
	"side":     {rules.Silver, rules.Gold, rules.Knight, rules.Rook, rules.Bishop, rules.Dragon, rules.Horse, rules.Tokin},
	"motion":   {rules.Silver, rules.Gold, rules.Rook, rules.Bishop, rules.Dragon, rules.Horse, rules.Tokin},
	"pair":     {rules.Silver, rules.Gold, rules.Tokin},
	"origin":   {rules.Silver, rules.Gold, rules.Knight, rules.Rook, rules.Tokin, rules.Horse},
	"capture":  {rules.Pawn, rules.Lance, rules.Knight, rules.Silver, rules.Gold, rules.Bishop, rules.Rook, rules.Dragon},
}

// rivals is how many pieces of the kind could come to the square.
func (m *maker) rivals(special string) int {
	switch special {
	case "straight", "side", "motion", "origin":
		return 2 + m.level/4
	case "pair":
		return 3 + m.level/4
	case "drop":
		return 1 + m.level/4
	}
	return 1
}

// gathering makes a position in which pieces of a kind can come to a square; after
// a move of the opponent's to that square, if it is to be taken there.
func (m *maker) gathering(special string) (setup rules.Setup, to rules.Square, before []rules.Move, ok bool) {
	c := m.scene()
	us, them := m.side, m.side.Opponent()
	kind := one(m, gatherers[special])
	to = m.any(ranks(us, 2, 8))
	if special == "promote" {
		to = m.any(ranks(us, 1, 4))
	}
	c.keep = rules.SetOf(to)
	if ok = c.thrones(); !ok {
		return
	}
	for range m.rivals(special) {
		from := rules.Reach(them, kind, to).And(c.open())
		if kind != rules.King && !c.put(us, kind, m.any(from)) {
			return setup, to, nil, false
		}
	}
	if special == "drop" {
		ok = c.hold(us, kind, 1)
	} else if special == "plain" && m.chance(30) {
		c.hold(us, one(m, rules.HandKinds[:]), 1)
	}
	if special == "same" || special == "capture" {
		before, ok = m.comes(c, to, special == "same")
	}
	c.scatter(2+3*m.level, wholeBoard.Without(rules.SetOf(to)))
	return c.Setup, to, before, ok
}

// comes puts an enemy piece on a square, or beside it with its move there.
func (m *maker) comes(c *scene, to rules.Square, moves bool) ([]rules.Move, bool) {
	them := m.side.Opponent()
	kind := one(m, []rules.Kind{rules.Pawn, rules.Silver, rules.Gold, rules.Knight, rules.Bishop, rules.Rook})
	c.keep = rules.SquareSet{}
	if !moves {
		return nil, c.put(them, kind, to)
	}
	from := m.any(rules.Reach(m.side, kind, to).And(c.open()))
	ok := c.put(them, kind, from)
	c.keep = rules.SetOf(to)
	if them == c.Turn {
		return nil, false
	}
	c.Turn = them
	return []rules.Move{rules.Step(from, to)}, ok
}
