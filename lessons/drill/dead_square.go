package drill

import (
	"terakoya/lessons"
	"terakoya/rules"
)

// deadSquare asks whether a pawn, lance or knight may stand where it is dropped,
// or where it goes without being promoted. The cases:
//
//	drop         dropped where it could never move: a foul
//	move         moved there without promoting: a foul
//	drop-alive   dropped on the nearest rank on which it can still move
//	move-alive   moved there without promoting
//	turned       moved where it could never move, and promoted
//	home         dropped on the ranks nearest to its own side
//
// With the level there are more pieces, and the knight comes more often.
var deadSquare = Generator{
	Cases: []Case{{"drop", 5}, {"move", 5}, {"drop-alive", 4}, {"move-alive", 3}, {"turned", 2}, {"home", 1}},
	Kind:  lessons.Judgement, Fills: []string{"piece", "square"},
	make: makeDeadSquare,
}

// lastRanks is on how many of the farthest ranks a piece is dead.
var lastRanks = map[rules.Kind]int{rules.Pawn: 1, rules.Lance: 1, rules.Knight: 2}

func makeDeadSquare(m *maker, s *lessons.Step) bool {
	c, us := m.scene(), m.side
	kinds := []rules.Kind{rules.Pawn, rules.Lance, rules.Knight, rules.Knight}
	k := kinds[m.luck[0]*min(4, 2+m.level)/100]
	dead := lastRanks[k]
	area := ranks(us, dead+1, dead+1)
	switch m.kase {
	case "drop", "move", "turned":
		area = ranks(us, 1, dead)
	case "home":
		area = ranks(us, 8, 9)
	}
	to := m.any(area)
	a := rules.Attempt{From: rules.OffBoard, To: to}
	c.keep = rules.SetOf(to)
	switch m.kase {
	case "drop", "drop-alive", "home":
		if a.Drop = k; !c.hold(us, k, 1) {
			return false
		}
		c.keep = c.keep.Or(rules.FileSet(to.File())) // no pawn there: nifu is another question
	default:
		if a.From = c.comesTo(us, k, to); !a.From.OnBoard() {
			return false
		}
		a.Promote = m.kase == "turned"
	}
	if !c.thrones() {
		return false
	}
	c.scatter(1+4*m.level, wholeBoard)
	if c.keep = (rules.SquareSet{}); a.Drop == rules.NoKind && m.chance(40) {
		c.put(us.Opponent(), one(m, []rules.Kind{rules.Gold, rules.Silver}), to) // it captures
	}
	s.Blanks.Piece, s.Blanks.Square = k, to
	want := map[string]rules.Foul{"drop": rules.FoulDeadSquareDrop, "move": rules.FoulMustPromote}[m.kase]
	return playable(s, c.Setup) && !s.Position.InCheck() &&
		callMove(s, a, rules.NoFoul, rules.FoulDeadSquareDrop, rules.FoulMustPromote, rules.FoulNifu) &&
		verdict(s) == want
}

// comesTo puts a piece where one move leads it to a square, and returns where.
func (c *scene) comesTo(side rules.Color, k rules.Kind, to rules.Square) rules.Square {
	var froms rules.SquareSet
	for sq := range c.open().All() {
		if alive(side, k, sq) && rules.Reach(side, k, sq).Has(to) {
			froms = froms.Or(rules.SetOf(sq))
		}
	}
	from := c.m.any(froms)
	if !c.put(side, k, from) {
		return rules.OffBoard
	}
	c.keep = c.keep.Or(rules.Line(from, to)) // nothing in the way
	return from
}
