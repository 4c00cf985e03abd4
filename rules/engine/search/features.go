package search

import "terakoya/rules"

// Where the terms lie when they are written one after the other, as they stand in
// [terms].
const (
	atTempo  = 0
	atHand   = atTempo + 1
	atPlace  = atHand + (int(rules.Gold)+1)*mostHand
	atStand  = atPlace + (int(rules.Dragon)+1)*81
	atShut   = atStand + 2*(int(rules.Dragon)+1)*often*often
	atDanger = atShut + 2*9*mostDrops
	atHeat   = atDanger + 2*mostAttacks*mostGuards*mostDrops
	atNear   = atHeat + directions*often*often
	allTerms = atNear + directions*pieces
)

// feature is a term that counts for a side of a position: where it lies, and in the
// lowest bit whether for White.
type feature uint32

func featureOf(at int, white bool) feature {
	if white {
		return feature(at<<1 | 1)
	}
	return feature(at << 1)
}

func (f feature) at() int     { return int(f >> 1) }
func (f feature) white() bool { return f&1 != 0 }

// features appends the terms of a position, in no particular order. The judgement is
// the sum of those of Black less those of White, the tempo being of the side to move.
func features(p *rules.Position, list []feature) []feature {
	var h heat
	h.gather(p, new(judge))
	list = append(list, featureOf(atTempo, p.Turn() == rules.White))
	for _, c := range []rules.Color{rules.Black, rules.White} {
		white := c == rules.White
		hand := p.Hand(c)
		for k := rules.Pawn; k <= rules.Gold; k++ {
			list = append(list, featureOf(atHand+int(k)*mostHand+int(hand[k]), white))
		}
		for s := range p.Pieces(c).All() {
			seen := s
			if white {
				seen = s.Turned()
			}
			list = append(list, featureOf(atPlace+int(p.At(s).Kind())*81+int(seen), white))
		}
		if p.King(c).OnBoard() && p.King(c.Opponent()).OnBoard() {
			list = h.features(p, c, list)
		}
	}
	return list
}

// features appends the terms of one side that need both kings.
func (h *heat) features(p *rules.Position, c rules.Color, list []feature) []feature {
	white, king, turn := c == rules.White, p.King(c), moves(p, c)
	for s := rules.Square(0); s < 81; s++ {
		pc := p.At(s) & 31
		attacks := int(counted[h[c][s]&15]*often + counted[h[c.Opponent()][s]&15])
		if pc == rules.NoPiece && attacks == 0 {
			continue
		}
		if pc != rules.NoPiece && pc.Color() == c {
			at := turn*(int(rules.Dragon)+1) + int(pc.Kind())
			list = append(list, featureOf(atStand+at*often*often+attacks, white))
		}
		if white {
			pc = flipped[pc]
		}
		at := int(direction[c][king][s])
		list = append(list, featureOf(atHeat+at*often*often+attacks, white))
		if pc != rules.NoPiece {
			list = append(list, featureOf(atNear+at*pieces+int(pc), white))
		}
	}
	left, attacks, bare := h.around(p, c)
	n := drops(p, c.Opponent())
	return append(list, featureOf(atShut+(turn*9+left)*mostDrops+n, white),
		featureOf(atDanger+((turn*mostAttacks+attacks)*mostGuards+bare)*mostDrops+n, white))
}
