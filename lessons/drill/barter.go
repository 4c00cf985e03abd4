package drill

import "terakoya/rules"

// market puts what a barter needs: a pawn of the second side before a general of
// the first, and pawns in the second side's hand to put there again.
func (m *maker) market(c *scene, first rules.Color) bool {
	second := first.Opponent()
	at := m.any(ranks(first, 4, 6).And(c.open()))
	general := one(m, []rules.Kind{rules.Gold, rules.Silver})
	ok := c.put(second, rules.Pawn, at) && c.put(first, general, ahead(second, at)) && c.hold(second, rules.Pawn, m.within(2, 4))
	c.keep = rules.FileSet(at.File())
	return ok
}

// ahead is the square in front of one.
func ahead(side rules.Color, sq rules.Square) rules.Square {
	if side == rules.Black {
		return rules.NewSquare(sq.File(), sq.Rank()-1)
	}
	return rules.NewSquare(sq.File(), sq.Rank()+1)
}

// barter plays until the board stands for the fourth time, once of these with
// other hands than before.
func (m *maker) barter(c *circles) bool {
	before := m.within(0, 2)
	return m.rounds(c, before, false) && m.exchange(c) && m.rounds(c, 2-before, false)
}

// exchange comes back to the same board with other hands: a general takes a pawn
// and goes back, and a pawn is dropped there again. While the general goes back
// and forth the other side has to move too, so that this is done twice.
func (m *maker) exchange(c *circles) bool {
	for _, take := range c.now.Legal() {
		if take.IsDrop() || take.Promotes() || c.now.At(take.To()).Kind() != rules.Pawn || c.checks(take) == 1 {
			continue
		}
		away := circles{now: c.now}
		away.play(take)
		waits := away.plain(nil)
		if len(waits) == 0 {
			return false
		}
		wait := one(m, waits)
		drop := rules.Drop(rules.Pawn, take.To())
		for _, move := range []rules.Move{take, wait, back(take), drop, take, back(wait), back(take), drop} {
			if !c.play(move) {
				return false
			}
		}
		return true
	}
	return false
}
