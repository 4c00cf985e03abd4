package advice

import (
	"cmp"
	"slices"

	"terakoya/rules"
)

// worth is what kinds are worth on the board, in hundredths of a pawn in hand: the
// figures of Larry Kaufman (Shogi-L, 14 November 2002). Scores have a scale of their own.
// A king is worth more than all that could be taken for it.
var worth = [...]int{
	rules.NoKind: 0, rules.Pawn: 95, rules.Lance: 380, rules.Knight: 475, rules.Silver: 665,
	rules.Gold: 760, rules.Bishop: 1045, rules.Rook: 1235, rules.King: 100_000,
	rules.Tokin: 950, rules.PromotedLance: 855, rules.PromotedKnight: 855, rules.PromotedSilver: 780,
	rules.Horse: 1330, rules.Dragon: 1520,
}

// swing is what changes between two sides if a piece of a kind is taken: the one has
// it no more, the other has it in hand, unpromoted.
func swing(k rules.Kind) int {
	if k == rules.NoKind {
		return 0
	}
	return worth[k] + worth[k.Base()]
}

// gain is what m brings at once: what it takes, and what its piece grows by.
func gain(p *rules.Position, m rules.Move) int {
	sum := swing(p.At(m.To()).Kind())
	if m.Promotes() {
		k := p.At(m.From()).Kind()
		sum += worth[k.Promoted()] - worth[k]
	}
	return sum
}

// exchange is what m brings the side to move once both have taken on its square for
// as long as it pays them.
func exchange(p rules.Position, m rules.Move) int {
	won := gain(&p, m)
	p.Make(m)
	return won - taking(p, m.To(), -endless, endless)
}

// endless is more than any exchange brings.
const endless = 1 << 20

// taking is what the side to move gets by taking on a square, which it need not do:
// exactly if it lies between alpha and beta, else a bound of it.
func taking(p rules.Position, at rules.Square, alpha, beta int) int {
	most := 0
	for _, m := range captures(&p, at) {
		if alpha = max(alpha, most); alpha >= beta {
			break
		}
		won := gain(&p, m)
		most = max(most, won-taking(after(p, m), at, won-beta, won-alpha))
	}
	return most
}

// captures are the legal moves to a square that an enemy piece stands on, those of
// the cheapest pieces first.
func captures(p *rules.Position, at rules.Square) []rules.Move {
	if !p.Pieces(p.Turn().Opponent()).Has(at) {
		return nil
	}
	var all rules.MoveList
	p.Generate(&all)
	var some []rules.Move
	for _, m := range all.Moves() {
		if m.To() == at {
			some = append(some, m)
		}
	}
	slices.SortFunc(some, func(a, b rules.Move) int {
		price := func(m rules.Move) int { return worth[p.At(m.From()).Kind()] }
		return cmp.Or(cmp.Compare(price(a), price(b)), cmp.Compare(gain(p, b), gain(p, a)), cmp.Compare(a, b))
	})
	return some
}

// free reports whether nobody can take back on the square that m comes to.
func free(p rules.Position, m rules.Move) bool {
	p.Make(m)
	return len(captures(&p, m.To())) == 0
}

// loss is what the opponent of the side to move wins by taking on a square if it is
// left the turn; 0 if no capture pays. Nobody may pass in check: then 0 too.
func loss(p rules.Position, at rules.Square) int {
	if p.InCheck() {
		return 0
	}
	return taking(p.Passed(), at, -endless, endless)
}
