package rules

import "math/bits"

// slideUp returns the squares of the ray d, along which square numbers grow, up
// to and including the first occupied one. Subtracting one from the blockers
// flips everything up to the first; the borrow carries that across the words.
func slideUp(d direction, s Square, occupied SquareSet) SquareSet {
	r := &rays[d][s]
	b := SquareSet{occupied.lo & r.lo, occupied.hi & r.hi}
	lo, borrow := bits.Sub64(b.lo, 1, 0)
	return SquareSet{(b.lo ^ lo) & r.lo, (b.hi ^ (b.hi - borrow)) & r.hi}
}

// slideDown is slideUp for the rays along which square numbers fall.
func slideDown(d direction, s Square, occupied SquareSet) SquareSet {
	r := &rays[d][s]
	if hi := occupied.hi & r.hi; hi != 0 {
		return SquareSet{0, r.hi & (^uint64(0) << uint(bits.Len64(hi)-1))}
	}
	lo := occupied.lo&r.lo | 1
	return SquareSet{r.lo & (^uint64(0) << uint(bits.Len64(lo)-1)), r.hi}
}

func lanceAttacks(c Color, s Square, occupied SquareSet) SquareSet {
	if c == Black {
		return slideDown(north, s, occupied)
	}
	return slideUp(south, s, occupied)
}

func bishopAttacks(s Square, occupied SquareSet) SquareSet {
	return slideUp(southwest, s, occupied).Or(slideUp(northwest, s, occupied)).
		Or(slideDown(northeast, s, occupied)).Or(slideDown(southeast, s, occupied))
}

func rookAttacks(s Square, occupied SquareSet) SquareSet {
	return slideUp(south, s, occupied).Or(slideUp(west, s, occupied)).
		Or(slideDown(north, s, occupied)).Or(slideDown(east, s, occupied))
}

// attacksFrom returns the squares that a piece of kind k of c on s attacks,
// own pieces included.
func attacksFrom(c Color, k Kind, s Square, occupied SquareSet) SquareSet {
	switch k {
	case Lance:
		return lanceAttacks(c, s, occupied)
	case Bishop:
		return bishopAttacks(s, occupied)
	case Rook:
		return rookAttacks(s, occupied)
	case Horse:
		return bishopAttacks(s, occupied).Or(steps[c][Horse][s])
	case Dragon:
		return rookAttacks(s, occupied).Or(steps[c][Dragon][s])
	case NoKind, Pawn, Knight, Silver, Gold, King, Tokin, PromotedLance, PromotedKnight, PromotedSilver:
	}
	return steps[c][k][s]
}

// Force is the pieces of one side, grouped by how they attack. A horse or a
// dragon is both near, as it reaches all eight neighbours, and a slider.
type Force struct {
	side                            Color
	pawns, lances, knights, silvers SquareSet
	golds, near, diagonal, straight SquareSet
}

// Force returns the pieces of c.
func (p *Position) Force(c Color) Force {
	own, k := p.byColor[c], &p.byKind
	golds := k[Gold].Or(k[Tokin]).Or(k[PromotedLance]).Or(k[PromotedKnight]).Or(k[PromotedSilver])
	return Force{
		side: c, pawns: k[Pawn].And(own), lances: k[Lance].And(own), knights: k[Knight].And(own),
		silvers: k[Silver].And(own), golds: golds.And(own),
		near:     k[King].Or(k[Horse]).Or(k[Dragon]).And(own),
		diagonal: k[Bishop].Or(k[Horse]).And(own), straight: k[Rook].Or(k[Dragon]).And(own),
	}
}

// leapers returns the pieces of f that attack s by a step or a jump.
func (f *Force) leapers(s Square) SquareSet {
	t := &steps[f.side^1]
	return t[Pawn][s].And(f.pawns).Or(t[Knight][s].And(f.knights)).
		Or(t[Silver][s].And(f.silvers)).Or(t[Gold][s].And(f.golds)).
		Or(t[King][s].And(f.near))
}

// lookers returns the sliders of f that would attack s on an empty board.
func (f *Force) lookers(s Square) SquareSet {
	ahead := &rays[south]
	if f.side == White {
		ahead = &rays[north]
	}
	return ahead[s].And(f.lances).Or(saltires[s].And(f.diagonal)).Or(crosses[s].And(f.straight))
}

// Attackers returns every piece of f that attacks s on a board that is occupied as
// given: what is not there any more does not stand in the way, though it still attacks.
func (f *Force) Attackers(s Square, occupied SquareSet) SquareSet {
	set := f.leapers(s)
	for l := f.lookers(s); !l.Empty(); {
		from := l.first()
		l = l.Without(bit[from])
		if !between[s][from].meets(occupied) {
			set = set.Or(bit[from])
		}
	}
	return set
}

// attacks reports whether any piece of f attacks s.
func (f *Force) attacks(s Square, occupied SquareSet) bool {
	if !f.leapers(s).Empty() {
		return true
	}
	for l := f.lookers(s); !l.Empty(); {
		from := l.first()
		if !between[s][from].meets(occupied) {
			return true
		}
		l = l.Without(bit[from])
	}
	return false
}

// Attackers returns the pieces of c that attack s, pinned ones included: a
// pinned piece still guards.
func (p *Position) Attackers(c Color, s Square) SquareSet {
	f := p.Force(c)
	return f.Attackers(s, p.Occupied())
}

// Controlled returns every square that c attacks, own pieces included.
func (p *Position) Controlled(c Color) SquareSet {
	var set SquareSet
	for s := range p.byColor[c].All() {
		set = set.Or(attacksFrom(c, p.board[s].Kind(), s, p.Occupied()))
	}
	return set
}

// Checkers returns the pieces that give check to the side to move.
func (p *Position) Checkers() SquareSet {
	if !p.kings[p.turn].OnBoard() {
		return SquareSet{}
	}
	return p.Attackers(p.turn.Opponent(), p.kings[p.turn])
}

// InCheck reports whether the side to move is in check.
func (p *Position) InCheck() bool { return !p.Checkers().Empty() }

// pinnedWith returns the pieces among own that shield a king from the sliders
// of enemy, on a board occupied as given.
func pinned(king Square, enemy *Force, occupied, own SquareSet) SquareSet {
	var set SquareSet
	for l := enemy.lookers(king); !l.Empty(); {
		from := l.first()
		l = l.Without(bit[from])
		if in := between[king][from].And(occupied); !in.Empty() && !in.more() {
			set = set.Or(in.And(own))
		}
	}
	return set
}
