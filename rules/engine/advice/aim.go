package advice

import "terakoya/rules"

// prey is what the piece on a square attacks and could take at a profit in its side's
// turn: kings, pieces that nothing guards, and pieces worth more than itself. A pawn
// alone is none. While it gives check nobody knows what its turn will bring: then the
// movement of pieces decides alone.
func prey(p rules.Position, from rules.Square) rules.SquareSet {
	c, own := p.At(from).Color(), worth[p.At(from).Kind()]
	them := c.Opponent()
	setup := p.Setup()
	sure := p.Turn() == c || !p.InCheck()
	if p.Turn() != c && sure {
		p = p.Passed()
	}
	var set rules.SquareSet
	for at := range setup.Attacks(from).And(p.Pieces(them)).All() {
		k := p.At(at).Kind()
		guarded := !p.Attackers(them, at).Empty()
		if k == rules.King || worth[k] > own || k != rules.Pawn && !guarded {
			if k == rules.King || !sure || pays(p, from, at) {
				set = set.Or(rules.SetOf(at))
			}
		}
	}
	return set
}

// pays reports whether the piece on a square may take on another at a profit.
func pays(p rules.Position, from, at rules.Square) bool {
	for _, m := range captures(&p, at) {
		if m.From() == from && exchange(p, m) > 0 {
			return true
		}
	}
	return false
}

// attacked is the prey of the piece that m moves, once it has, without what was prey
// before.
func attacked(p rules.Position, m rules.Move) rules.SquareSet {
	us := p.Turn()
	var before rules.SquareSet
	for from := range p.Pieces(us).All() {
		before = before.Or(prey(p, from))
	}
	return prey(after(p, m), m.To()).Without(before)
}

// forked returns the worthiest piece beside the king that m attacks at once with
// another one or the king, and whether there are two at all.
func forked(p rules.Position, m rules.Move) (rules.Square, bool) {
	q := after(p, m)
	set := prey(q, m.To())
	if set.Len() < 2 {
		return rules.OffBoard, false
	}
	return worthiest(&q, set), true
}

// worthiest returns the square of the worthiest piece in a set, the king left out.
func worthiest(p *rules.Position, set rules.SquareSet) rules.Square {
	at := rules.OffBoard
	for s := range set.All() {
		if k := p.At(s).Kind(); k != rules.King && (at == rules.OffBoard || worth[k] > worth[p.At(at).Kind()]) {
			at = s
		}
	}
	return at
}
