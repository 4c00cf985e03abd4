package drill

import "terakoya/rules"

// tale is a number of pieces: so many rooks and bishops, and so many others.
type tale struct{ great, small int }

func (w tale) pieces() int { return w.great + w.small }

// camp says what one side of an impasse has.
type camp struct {
	zone  tale // in the enemy camp, the king left out
	field tale // on the rest of the board
	hand  tale
	in    bool // the king has entered
	check bool // and stands in check
}

// impasse makes a position in which the side to move has what the camp says and
// the other side has entered too. others is how many pieces of the other side
// stand on the board; whole puts what is left of the set into its hand.
func (m *maker) impasse(plan camp, others int, whole bool) (rules.Setup, bool) {
	c := m.scene()
	us, them := m.side, m.side.Opponent()
	home := ranks(us, 1, 3)
	if !plan.in {
		home = ranks(us, 4, 4+max(0, 3-m.level))
	}
	if !c.put(us, rules.King, m.any(home.And(rules.FileSet(m.within(2, 8))))) {
		return rules.Setup{}, false
	}
	ok := m.army(c, plan.zone, ranks(us, 1, 3)) && m.army(c, plan.field, ranks(us, 4, 9)) && m.stock(c, us, plan.hand)
	safe := ranks(them, 1, 3).And(c.open())
	for sq := range safe.All() {
		if !c.Attackers(us, sq).Empty() || near(sq, 1).Has(c.kings[us]) {
			safe = safe.Without(rules.SetOf(sq))
		}
	}
	if !ok || !c.put(them, rules.King, m.any(safe)) {
		return rules.Setup{}, false
	}
	if plan.check && !m.checked(c, us) {
		return rules.Setup{}, false
	}
	m.garrison(c, them, others)
	if whole {
		for _, k := range rules.HandKinds {
			c.hold(them, k, k.InSet()-int(c.used[k]))
		}
	}
	return c.Setup, sound(&c.Setup)
}

// smalls and greats are the kinds that count one point and five, about as often
// as a set has them.
var (
	smalls = []rules.Kind{
		rules.Pawn, rules.Pawn, rules.Pawn, rules.Pawn, rules.Pawn, rules.Pawn, rules.Pawn, rules.Pawn, rules.Pawn,
		rules.Lance, rules.Lance, rules.Knight, rules.Knight, rules.Silver, rules.Silver, rules.Gold, rules.Gold,
	}
	greats = []rules.Kind{rules.Rook, rules.Bishop}
)

// army puts pieces of the side to move on an area.
func (m *maker) army(c *scene, w tale, area rules.SquareSet) bool {
	put := func(n int, kinds []rules.Kind, turned int) bool {
		for range 12 * n {
			if n == 0 {
				break
			}
			k := one(m, kinds)
			if m.chance(turned) {
				k = k.Promoted()
			}
			if c.put(m.side, k, m.any(area.And(c.open()))) {
				n--
			}
		}
		return n == 0
	}
	turned := 30 // in the own half few are promoted
	if area.Has(c.kings[m.side]) {
		turned = 85
	}
	return put(w.great, greats, turned) && put(w.small, smalls, turned)
}

// stock puts pieces into a hand.
func (m *maker) stock(c *scene, side rules.Color, w tale) bool {
	draw := func(n int, kinds []rules.Kind) bool {
		for range 12 * n {
			if n == 0 {
				break
			}
			if c.hold(side, one(m, kinds), 1) {
				n--
			}
		}
		return n == 0
	}
	return draw(w.great, greats) && draw(w.small, smalls)
}

// checked puts one enemy piece where it gives check to the king of a side.
func (m *maker) checked(c *scene, us rules.Color) bool {
	king, them := c.kings[us], us.Opponent()
	for range 40 {
		k := one(m, smalls)
		if m.chance(50) {
			k = k.Promoted()
		}
		sq := m.any(near(king, 2).And(c.open()))
		if !c.put(them, k, sq) {
			continue
		}
		if c.Attacks(sq).Has(king) {
			return true
		}
		c.lift(sq)
	}
	return false
}

// garrison puts up to n pieces of the other side into the camp that it has
// entered, so that none gives check.
func (m *maker) garrison(c *scene, them rules.Color, n int) {
	for range 6 * n {
		if n == 0 {
			return
		}
		k := one(m, smalls)
		if m.chance(70) {
			k = k.Promoted()
		}
		sq := m.any(ranks(them, 1, 4).And(c.open()))
		if !c.put(them, k, sq) {
			continue
		}
		if c.Attacks(sq).Has(c.kings[them.Opponent()]) {
			c.lift(sq)
			continue
		}
		n--
	}
}

// split divides so many points into pieces: rooks and bishops as chance has it,
// the rest others. False if a set has not so many.
func (m *maker) split(points int) (tale, bool) {
	great := m.within(0, min(4, points/5))
	small := points - 5*great
	return tale{great, small}, small >= 0 && small <= 30
}

// part takes so many pieces out of all, as chance has it.
func (m *maker) part(all tale, pieces int) (taken, left tale) {
	left = all
	for range min(pieces, all.pieces()) {
		if m.rand.IntN(left.pieces()) < left.great {
			left.great--
			taken.great++
		} else {
			left.small--
			taken.small++
		}
	}
	return taken, left
}
