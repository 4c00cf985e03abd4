package search

import "terakoya/rules"

// cost is, by kind, what the other side wins with a piece: it is off the board,
// and in their hand. A king costs more than all else can win, so that it never takes
// what is guarded.
var cost = func() (c [rules.Dragon + 1]int) {
	for _, k := range rules.AllKinds {
		c[k] = value[k].board + value[k].hand
	}
	c[rules.King] = 10_000
	return c
}()

// pays reports whether m, with all the captures on its square that follow it,
// gains so much or more. Pins and promotions on the way are not looked at.
func (d *dive) pays(m rules.Move, least int) bool {
	p, to := &d.pos, m.To()
	k, occupied := m.Dropped(), p.Occupied()
	balance := cost[p.At(to).Kind()] - least
	if !m.IsDrop() {
		k = p.At(m.From()).Kind()
		occupied = occupied.Without(rules.SetOf(m.From()))
		if m.Promotes() {
			balance += value[k.Promoted()].board - value[k].board
			k = k.Promoted()
		}
	}
	if balance < 0 {
		return false
	}
	if balance -= cost[k]; balance >= 0 {
		return true
	}
	occupied = occupied.Or(rules.SetOf(to))
	us := p.Turn()
	forces := [2]rules.Force{p.Force(rules.Black), p.Force(rules.White)}
	for side := us.Opponent(); ; {
		from, k := cheapest(p, forces[side].Attackers(to, occupied).And(occupied))
		if k == rules.NoKind {
			return side != us
		}
		occupied = occupied.Without(rules.SetOf(from))
		side = side.Opponent()
		if balance = -balance - 1 - cost[k]; balance < 0 {
			continue
		}
		return side != us
	}
}

// cheapest returns the piece of the set that it costs least to lose.
func cheapest(p *rules.Position, set rules.SquareSet) (rules.Square, rules.Kind) {
	best, kind := rules.OffBoard, rules.NoKind
	for s := range set.All() {
		if k := p.At(s).Kind(); kind == rules.NoKind || cost[k] < cost[kind] {
			best, kind = s, k
		}
	}
	return best, kind
}
