package rules

// GenerateChecks fills l with every legal move that gives check, and with no
// other: what the attacker of a mate problem may play. The moves are those of
// [Position.Generate], found without making any.
func (p *Position) GenerateChecks(l *MoveList) {
	l.n = 0
	if !p.kings[p.turn^1].OnBoard() {
		return
	}
	g := checker{Aim: p.Aim()}
	g.generator = generator{Position: p, list: l, us: p.turn, occ: p.Occupied(), enemy: p.Force(p.turn ^ 1)}
	g.open = everywhere.Without(p.byColor[g.us]).Without(p.byKind[King])
	g.drop = everywhere.Without(g.occ)
	king := p.kings[g.us]
	if king.OnBoard() {
		checkers := g.lookAround(king)
		if g.shields.Has(king) {
			g.uncoverWithKing(king)
		}
		if !checkers.Empty() {
			if checkers.more() {
				return
			}
			g.drop = between[king][checkers.first()]
			g.open = g.open.And(g.drop.Or(checkers))
		}
	}
	g.moves()
	g.checkingDrops()
}

// checker is a generator that looks at the enemy's king.
type checker struct {
	generator
	Aim
}

// Aim says which moves of the side to move give check.
type Aim struct {
	target  Square           // the king of the other side
	aims    [kinds]SquareSet // by kind: from where a piece of ours gives check
	shields SquareSet        // our pieces that uncover a check when they leave its line
}

// Aim looks back from the king of the side not to move: a piece of ours attacks it
// from where a piece of theirs that stood there would attack.
func (p *Position) Aim() Aim {
	us, them, s := p.turn, p.turn^1, p.kings[p.turn^1]
	a := Aim{target: s}
	if !s.OnBoard() {
		return a
	}
	occ := p.Occupied()
	golden := steps[them][Gold][s]
	diagonal, straight := bishopAttacks(s, occ), rookAttacks(s, occ)
	a.aims = [kinds]SquareSet{
		Pawn: steps[them][Pawn][s], Lance: lanceAttacks(them, s, occ), Knight: steps[them][Knight][s],
		Silver: steps[them][Silver][s], Gold: golden, Bishop: diagonal, Rook: straight,
		Tokin: golden, PromotedLance: golden, PromotedKnight: golden, PromotedSilver: golden,
		Horse: diagonal.Or(steps[them][King][s]), Dragon: straight.Or(steps[them][King][s]),
	}
	own := p.Force(us)
	a.shields = pinned(s, &own, occ, p.byColor[us])
	return a
}

// Checks reports whether m, a legal move in p, gives check; a is [Position.Aim] of p.
func (a *Aim) Checks(p *Position, m Move) bool {
	to := m.To()
	if m.IsDrop() {
		return a.aims[m.Dropped()].Has(to)
	}
	k := p.board[m.from()].Kind()
	if m.Promotes() {
		k = k.Promoted()
	}
	return a.aims[k].Has(to) || a.shields.Has(m.from()) && !lines[a.target][m.from()].Has(to)
}

// moves adds the checks by pieces on the board.
func (g *checker) moves() {
	for own := g.byColor[g.us].Without(g.byKind[King]); !own.Empty(); {
		from := own.first()
		own = own.Without(bit[from])
		k := g.board[from].Kind()
		aim, off := g.aims[k], SquareSet{}
		if g.shields.Has(from) {
			off = everywhere.Without(lines[g.target][from])
			aim = aim.Or(off)
		}
		turned := SquareSet{}
		if k.CanPromote() {
			turned = g.aims[k.Promoted()].Or(off)
		}
		to := g.within(from, attacksFrom(g.us, k, from, g.occ))
		if to.meets(turned) {
			g.turn(from, to.And(turned))
		}
		g.plain(from, to.And(aim).Without(deadSquares[g.us][k]))
	}
}

// turn adds the moves with promotion.
func (g *checker) turn(from Square, targets SquareSet) {
	if !zone[g.us].Has(from) {
		targets = targets.And(zone[g.us])
	}
	for !targets.Empty() {
		to := targets.first()
		targets = targets.Without(bit[to])
		g.list.add(Step(from, to).Promote())
	}
}

// uncoverWithKing adds the moves by which our king leaves the line between a
// slider of ours and the enemy's king.
func (g *checker) uncoverWithKing(king Square) {
	lifted := g.occ.Without(bit[king])
	off := steps[g.us][King][king].Without(lines[g.target][king]).Without(g.byColor[g.us]).Without(g.byKind[King])
	for !off.Empty() {
		to := off.first()
		off = off.Without(bit[to])
		if !g.enemy.attacks(to, lifted) {
			g.list.add(Step(king, to))
		}
	}
}

func (g *checker) checkingDrops() {
	hand := &g.hands[g.us]
	if *hand == (Hand{}) || g.drop.Empty() {
		return
	}
	if hand[Pawn] > 0 && g.drop.meets(g.aims[Pawn]) {
		g.dropOn(Pawn, g.pawnDrops().And(g.aims[Pawn]))
	}
	for _, k := range HandKinds[:len(HandKinds)-1] {
		if hand[k] > 0 {
			g.dropOn(k, g.drop.And(g.aims[k]).Without(deadRanks(g.us, k)))
		}
	}
}
