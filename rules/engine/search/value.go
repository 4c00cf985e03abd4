package search

import "terakoya/rules"

// value is what a kind is worth on the board and in hand, in hundredths of a
// pawn in hand. The figures are Larry Kaufman's compromise between those of
// several professionals (Shogi-L, 14 November 2002): 1 4 5 7 8 11 13 in the
// order below, promoted 10 9 9 8 14 16. A piece on the board counts a
// twentieth less than in hand, from where it can come down anywhere.
var value = [...]struct{ board, hand int }{
	rules.Pawn: {95, 100}, rules.Lance: {380, 400}, rules.Knight: {475, 500},
	rules.Silver: {665, 700}, rules.Gold: {760, 800}, rules.Bishop: {1045, 1100},
	rules.Rook: {1235, 1300}, rules.Tokin: {950, 100}, rules.PromotedLance: {855, 400},
	rules.PromotedKnight: {855, 500}, rules.PromotedSilver: {780, 700},
	rules.Horse: {1330, 1100}, rules.Dragon: {1520, 1300}, rules.King: {0, 0},
}

// material adds up what c has.
func material(p *rules.Position, c rules.Color) int {
	sum := 0
	hand := p.Hand(c)
	for k := rules.Pawn; k <= rules.Dragon; k++ {
		sum += value[k].board * p.Of(c, k).Len()
		if k.InHand() {
			sum += value[k].hand * hand.Count(k)
		}
	}
	return sum
}

// gain returns what m changes in the material of the side that plays it, against
// that of the other.
func gain(p *rules.Position, m rules.Move) int {
	sum := 0
	if taken := p.At(m.To()).Kind(); taken != rules.NoKind {
		sum = value[taken].board + value[taken].hand
	}
	if m.Promotes() {
		k := p.At(m.From()).Kind()
		sum += value[k.Promoted()].board - value[k].board
	}
	return sum
}
