package drill

import (
	"terakoya/lessons"
	"terakoya/rules"
)

// destinations asks for every square to which a piece can go. The cases are the
// fourteen movers. Every third stands at the edge. The board around the piece
// grows with the level:
//
//	1  nothing else
//	2  friends in the way
//	3  enemies, too
//	4  a whole position: kings, and pieces far off
//	5  the piece may be pinned, or its king is in check: only what the law allows
var destinations = Generator{
	Cases: moverCases, ByMover: true, Kind: lessons.TapSquares, Fills: []string{"piece", "square"}, Gote: 40,
	make: makeDestinations,
}

// moverCases are the movers, by the glossary's keys.
var moverCases = func() (all []Case) {
	for _, k := range rules.AllKinds {
		all = append(all, Case{lessons.PieceKey(k), 1})
	}
	return all
}()

// kindOf is the mover that a case names.
func kindOf(key string) rules.Kind {
	for _, k := range rules.AllKinds {
		if lessons.PieceKey(k) == key {
			return k
		}
	}
	return rules.NoKind
}

// edgePercent is how often the piece stands at the edge.
const edgePercent = 30

func makeDestinations(m *maker, s *lessons.Step) bool {
	c, k := m.scene(), kindOf(m.kase)
	area := wholeBoard.Without(border)
	if m.luck[0] < edgePercent {
		area = border
	}
	sq := m.any(area)
	if !c.put(m.side, k, sq) {
		return false
	}
	mark(s, sq)
	s.Blanks.Piece, s.Blanks.Square = k, sq
	pinned := m.level == 5 && m.chance(40) && pinnable(k)
	if pinned && !c.pin(m.side, sq) || m.level == 5 && !pinned && k != rules.King && !c.checkFor(m.side, sq) {
		return false
	}
	if m.level > 3 {
		if !c.court() {
			return false
		}
		c.scatter(2*m.level, wholeBoard.Without(near(sq, 2)))
	}
	m.surround(c, sq)
	if m.level < 5 {
		return shown(s, c.Setup) && tap(s, "moves "+sq.String(), rules.SquareSet{}) && (m.level < 2 || m.hindered(s, sq))
	}
	if !playable(s, c.Setup) || !tap(s, "legal "+sq.String(), rules.SquareSet{}) {
		return false
	}
	return s.Right != s.Setup.Moves(sq) || s.Position.InCheck()
}

// pinnable reports whether a pin can leave a piece some of its moves and take
// others.
func pinnable(k rules.Kind) bool {
	return k != rules.King && k != rules.Knight && k != rules.Lance && k != rules.Pawn
}

// court puts the kings that are missing into their camps.
func (c *scene) court() bool {
	for side, king := range c.kings {
		if !king.OnBoard() && !c.throne(rules.Color(side)) {
			return false
		}
	}
	return true
}

// surround puts friends, and from level 3 on enemies, where the piece could go.
func (m *maker) surround(c *scene, sq rules.Square) {
	if m.level < 2 {
		return
	}
	area := rules.Reach(m.side, c.Board[sq].Kind(), sq)
	for range 1 + m.level/2 {
		m.hinder(c, m.side, area.And(near(sq, 3)))
	}
	if m.level > 2 {
		for range m.level - 1 {
			m.hinder(c, m.side.Opponent(), area.And(near(sq, 4)))
		}
	}
}

// hinder puts a piece of a side somewhere in an area, so that it gives no check.
func (m *maker) hinder(c *scene, side rules.Color, area rules.SquareSet) {
	at := m.any(area.And(c.open()))
	if !c.put(side, one(m, deal), at) {
		return
	}
	if king := c.kings[side.Opponent()]; king.OnBoard() && c.Attacks(at).Has(king) {
		c.lift(at)
	}
}

// hindered reports whether something stands where the piece would go on an empty
// board.
func (m *maker) hindered(s *lessons.Step, sq rules.Square) bool {
	reach := rules.Reach(m.side, s.Setup.Board[sq].Kind(), sq)
	return reach.Len() == 1 || s.Setup.Moves(sq) != reach ||
		!s.Setup.Pieces(m.side.Opponent()).And(s.Setup.Moves(sq)).Empty()
}

// checkFor puts the king of a side and an enemy piece that checks it where the
// piece on a square can take that one, or come between.
func (c *scene) checkFor(side rules.Color, sq rules.Square) bool {
	to := c.m.any(rules.Reach(side, c.Board[sq].Kind(), sq))
	king := c.m.any(near(to, 2).And(ranks(side, 5, 9)).And(c.open()))
	if !king.OnBoard() {
		return false
	}
	from := to
	if line := rules.Line(king, to); !line.Empty() && c.m.chance(60) {
		beyond := c.m.within(1, 3)
		from = rules.NewSquare(to.File()+beyond*sign(to.File()-king.File()), to.Rank()+beyond*sign(to.Rank()-king.Rank()))
	}
	var kinds []rules.Kind
	for _, k := range besiegers {
		if from.OnBoard() && rules.Reach(side.Opponent(), k, from).Has(king) {
			kinds = append(kinds, k)
		}
	}
	if len(kinds) == 0 || !c.put(side, rules.King, king) || !c.put(side.Opponent(), one(c.m, kinds), from) {
		return false
	}
	c.keep = c.keep.Or(rules.Line(king, from))
	return true
}

// sign is -1, 0 or 1.
func sign(n int) int { return max(-1, min(1, n)) }
