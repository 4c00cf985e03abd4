package search

import "terakoya/rules"

// value is what a kind is worth on the board and in hand, in hundredths of a pawn or
// so, for the order of moves and for exchanges; it is also where [Fitting] begins. The
// figures on the board are those published with the evaluation of YaneuraOu (its blog,
// November 2020), in hand a twentieth more.
var value = [...]struct{ board, hand int }{
	rules.Pawn: {90, 95}, rules.Lance: {315, 330}, rules.Knight: {405, 425},
	rules.Silver: {495, 520}, rules.Gold: {540, 570}, rules.Bishop: {855, 890},
	rules.Rook: {990, 1030}, rules.Tokin: {540, 95}, rules.PromotedLance: {540, 330},
	rules.PromotedKnight: {540, 425}, rules.PromotedSilver: {540, 520},
	rules.Horse: {945, 890}, rules.Dragon: {1395, 1030}, rules.King: {0, 0},
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
