package rules

// Legal returns every legal move, in no particular order.
func (p *Position) Legal() []Move {
	var l MoveList
	p.Generate(&l)
	return append([]Move(nil), l.Moves()...)
}

// HasLegal reports whether the side to move has any legal move.
func (p *Position) HasLegal() bool {
	var l MoveList
	p.Generate(&l)
	return l.n > 0
}

// Generate fills l with every legal move, promotion and non-promotion apart.
// Nothing is made and tested: moves that could expose the king are never
// produced. No move captures a king.
func (p *Position) Generate(l *MoveList) {
	l.n = 0
	g := generator{Position: p, list: l, us: p.turn, occ: p.Occupied(), enemy: p.Force(p.turn ^ 1)}
	g.open = everywhere.Without(p.byColor[g.us]).Without(p.byKind[King])
	g.drop = everywhere.Without(g.occ)
	king := p.kings[g.us]
	if king.OnBoard() {
		g.kingMoves(king)
		if checkers := g.lookAround(king); !checkers.Empty() {
			if checkers.more() {
				return
			}
			g.drop = between[king][checkers.first()]
			g.open = g.open.And(g.drop.Or(checkers))
		}
	}
	g.pawns()
	g.leapers()
	g.sliders()
	g.drops()
}

// generator is one pass over a position.
type generator struct {
	*Position
	list   *MoveList
	us     Color
	enemy  Force
	occ    SquareSet
	open   SquareSet // where a piece may go: not onto an own piece, and in check only where that answers it
	drop   SquareSet // where a piece may be dropped
	pinned SquareSet
}

// lookAround finds the pinned pieces and returns the checkers. One look from
// the king along the lines of the enemy's sliders gives both.
func (g *generator) lookAround(king Square) SquareSet {
	checkers := g.enemy.leapers(king)
	for s := g.enemy.lookers(king); !s.Empty(); {
		from := s.first()
		s = s.Without(bit[from])
		switch in := between[king][from].And(g.occ); {
		case in.Empty():
			checkers = checkers.Or(bit[from])
		case !in.more():
			g.pinned = g.pinned.Or(in.And(g.byColor[g.us]))
		}
	}
	return checkers
}

// kingMoves tests each square with the king lifted off the board, so that it
// cannot hide behind itself from a slider.
func (g *generator) kingMoves(king Square) {
	lifted := g.occ.Without(bit[king])
	for t := steps[g.us][King][king].And(g.open); !t.Empty(); {
		to := t.first()
		t = t.Without(bit[to])
		if !g.enemy.attacks(to, lifted) {
			g.list.add(Step(king, to))
		}
	}
}

// within cuts the targets of a piece down to what is open to it: a pinned one
// stays on the line through its king.
func (g *generator) within(from Square, targets SquareSet) SquareSet {
	if g.pinned.Has(from) {
		targets = targets.And(lines[g.kings[g.us]][from])
	}
	return targets.And(g.open)
}

func (g *generator) pawns() {
	own := g.byKind[Pawn].And(g.byColor[g.us])
	back := 1
	var to SquareSet
	if free := own.Without(g.pinned); g.us == Black {
		free = free.Without(ranksFor[Black][1])
		to = SquareSet{free.lo >> 1, free.hi >> 1}
	} else {
		free = free.Without(ranksFor[White][1])
		to = SquareSet{free.lo << 1, free.hi << 1}
		back = -1
	}
	for p := own.And(g.pinned); !p.Empty(); {
		from := p.first()
		p = p.Without(bit[from])
		to = to.Or(steps[g.us][Pawn][from].And(lines[g.kings[g.us]][from]))
	}
	to = to.And(g.open)
	for t := to.Without(zone[g.us]); !t.Empty(); {
		s := t.first()
		t = t.Without(bit[s])
		g.list.add(Step(Square(int(s)+back), s))
	}
	for t := to.And(zone[g.us]); !t.Empty(); {
		s := t.first()
		t = t.Without(bit[s])
		m := Step(Square(int(s)+back), s)
		g.list.add(m.Promote())
		if !ranksFor[g.us][1].Has(s) {
			g.list.add(m)
		}
	}
}

func (g *generator) leapers() {
	own, k := g.byColor[g.us], &g.byKind
	for p := k[Knight].And(own).Without(g.pinned); !p.Empty(); { // a pinned knight never moves
		from := p.first()
		p = p.Without(bit[from])
		g.promoting(from, steps[g.us][Knight][from].And(g.open), deadRanks(g.us, Knight))
	}
	for p := k[Silver].And(own); !p.Empty(); {
		from := p.first()
		p = p.Without(bit[from])
		g.promoting(from, g.within(from, steps[g.us][Silver][from]), SquareSet{})
	}
	golds := k[Gold].Or(k[Tokin]).Or(k[PromotedLance]).Or(k[PromotedKnight]).Or(k[PromotedSilver])
	for p := golds.And(own); !p.Empty(); {
		from := p.first()
		p = p.Without(bit[from])
		g.plain(from, g.within(from, steps[g.us][Gold][from]))
	}
}

func (g *generator) sliders() {
	own, k := g.byColor[g.us], &g.byKind
	for p := k[Lance].And(own); !p.Empty(); {
		from := p.first()
		p = p.Without(bit[from])
		g.promoting(from, g.within(from, lanceAttacks(g.us, from, g.occ)), deadRanks(g.us, Lance))
	}
	for p := k[Bishop].Or(k[Horse]).And(own); !p.Empty(); {
		from := p.first()
		p = p.Without(bit[from])
		to := bishopAttacks(from, g.occ)
		if k[Horse].Has(from) {
			g.plain(from, g.within(from, to.Or(steps[g.us][Horse][from])))
		} else {
			g.promoting(from, g.within(from, to), SquareSet{})
		}
	}
	for p := k[Rook].Or(k[Dragon]).And(own); !p.Empty(); {
		from := p.first()
		p = p.Without(bit[from])
		to := rookAttacks(from, g.occ)
		if k[Dragon].Has(from) {
			g.plain(from, g.within(from, to.Or(steps[g.us][Dragon][from])))
		} else {
			g.promoting(from, g.within(from, to), SquareSet{})
		}
	}
}

// plain adds moves of a piece that cannot promote.
func (g *generator) plain(from Square, targets SquareSet) {
	for !targets.Empty() {
		to := targets.first()
		targets = targets.Without(bit[to])
		g.list.add(Step(from, to))
	}
}

// promoting adds moves of a piece that may promote, or on dead squares must.
func (g *generator) promoting(from Square, targets, dead SquareSet) {
	turning := targets
	if !zone[g.us].Has(from) {
		turning = targets.And(zone[g.us])
	}
	for !turning.Empty() {
		to := turning.first()
		turning = turning.Without(bit[to])
		g.list.add(Step(from, to).Promote())
	}
	g.plain(from, targets.Without(dead))
}

// deadRanks returns the squares from which an unpromoted piece of kind k of c
// could never move: the last rank for pawn and lance, the last two for the
// knight.
func deadRanks(c Color, k Kind) SquareSet { return deadSquares[c][k] }

var deadSquares = func() (d [2][kinds]SquareSet) {
	for c := range d {
		last := ranksFor[c][1]
		d[c][Pawn], d[c][Lance], d[c][Knight] = last, last, last.Or(ranksFor[c][2])
	}
	return d
}()
