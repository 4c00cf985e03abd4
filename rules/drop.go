package rules

// drops adds the legal drops.
func (g *generator) drops() {
	hand := &g.hands[g.us]
	if *hand == (Hand{}) || g.drop.Empty() {
		return
	}
	if hand[Pawn] > 0 {
		g.dropOn(Pawn, g.pawnDrops())
	}
	for _, k := range HandKinds[:len(HandKinds)-1] {
		if hand[k] > 0 {
			g.dropOn(k, g.drop.Without(deadRanks(g.us, k)))
		}
	}
}

func (g *generator) dropOn(k Kind, squares SquareSet) {
	base := Drop(k, 0)
	for !squares.Empty() {
		to := squares.first()
		squares = squares.Without(bit[to])
		g.list.add(base | Move(to))
	}
}

// pawnDrops returns where a pawn may be dropped: nifu, dead squares and
// uchifuzume taken away.
func (g *generator) pawnDrops() SquareSet {
	own := g.byKind[Pawn].And(g.byColor[g.us])
	to := g.drop.Without(ranksFor[g.us][1]).Without(filesOf(own))
	enemyKing := g.kings[g.us^1]
	if !enemyKing.OnBoard() {
		return to
	}
	head := steps[g.us^1][Pawn][enemyKing] // where a pawn gives check
	if to.meets(head) && g.pawnMates(g.us, head.first()) {
		return to.Without(head)
	}
	return to
}

// Files 1 to 7 of the low word, 8 and 9 of the high one: the rank-i bit of each
// file, and the bits below it.
const (
	loTops = 1<<8 | 1<<17 | 1<<26 | 1<<35 | 1<<44 | 1<<53 | 1<<62
	hiTops = 1<<8 | 1<<17
)

// filesOf returns all squares of every file that holds a square of s. Adding
// the low bits of a file to themselves carries into its top bit unless all are
// zero; the top bit then fills its file.
func filesOf(s SquareSet) SquareSet {
	lo := (s.lo&^loTops + (loMask &^ loTops) | s.lo) & loTops
	hi := (s.hi&^hiTops + (hiMask &^ hiTops) | s.hi) & hiTops
	return SquareSet{lo<<1 - lo>>8, hi<<1 - hi>>8}
}

// pawnMates reports whether a pawn of c dropped on s, in front of the enemy
// king, mates it: nobody can legally take the pawn and the king has no square.
// The check is always from next to the king, so nothing can come between.
// The side to move before the drop need not be asked: what it does to its own
// king is judged elsewhere.
func (p *Position) pawnMates(c Color, s Square) bool {
	own, enemy := p.Force(c), p.Force(c^1)
	king := p.kings[c^1]
	occ := p.Occupied().Or(bit[s])
	enemy.near = enemy.near.Without(bit[king])
	stuck := pinned(king, &own, occ, p.byColor[c^1])
	for a := enemy.Attackers(s, occ); !a.Empty(); {
		from := a.first()
		a = a.Without(bit[from])
		if !stuck.Has(from) || lines[king][from].Has(s) {
			return false
		}
	}
	lifted := occ.Without(bit[king])
	for t := steps[c^1][King][king].Without(p.byColor[c^1]); !t.Empty(); {
		to := t.first()
		t = t.Without(bit[to])
		if !own.attacks(to, lifted) {
			return false
		}
	}
	return true
}
