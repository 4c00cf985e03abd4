package search

import (
	"terakoya/rules"
	"terakoya/rules/engine"
)

// The heat of a position is how much the sides attack near the two kings: each
// attack on a square counts the more the nearer a king is, for the guard around
// the own king as for the hunt of the other. The weights follow what is published
// on evaluations by attack counts (YaneuraOu's blog, November 2020); they are in
// hundredths of a pawn on the king's own square.
const (
	guardWeight = 30
	huntWeight  = 30
	fine        = 1024 // parts in which the tables below count
)

// pieces is more than the number of any [rules.Piece].
const pieces = 32

// path is a list of squares: what a slider runs along, or where a piece steps.
type path struct {
	to [8]rules.Square
	n  int
}

func (p *path) add(s rules.Square) {
	p.to[p.n] = s
	p.n++
}

var (
	// steps is, by piece and square, where it goes by a step or a jump.
	steps [pieces][81]path
	// runs is, by piece and square, the lines that it slides along; those of no
	// piece are empty.
	runs [pieces][81][4]path
	// guards and hunts are, by the colour of a king, its square and another square, what an
	// attack there counts for the side that guards it and for the one that hunts it.
	guards, hunts [2][82][81]int32
	// several is what so many attacks on a square count together, in parts of
	// fine: the second three quarters of the first, and so on.
	several [16]int32
)

func init() {
	for _, k := range rules.AllKinds {
		for _, c := range []rules.Color{rules.Black, rules.White} {
			for s := rules.Square(0); s.OnBoard(); s++ {
				lay(c, k, s)
			}
		}
	}
	for c := range hunts {
		for king := rules.Square(0); king.OnBoard(); king++ {
			for s := rules.Square(0); s.OnBoard(); s++ {
				w := int32(fine * facing(rules.Color(c), king, s) / (100 * (distance(king, s) + 1)))
				guards[c][king][s], hunts[c][king][s] = guardWeight*w/fine, huntWeight*w/fine
			}
		}
	}
	part := float64(fine)
	for n := 1; n < len(several); n++ {
		several[n] = several[n-1] + int32(part)
		part *= 0.78
	}
}

// facing is how much a square counts by where it lies as its king looks: in
// front more than behind, in hundredths.
func facing(c rules.Color, king, s rules.Square) int {
	switch d := king.RankFor(c) - s.RankFor(c); {
	case d > 0:
		return 125
	case d == 0:
		return 100
	default:
		return 70
	}
}

// lay fills the paths of one piece on one square.
func lay(c rules.Color, k rules.Kind, s rules.Square) {
	pc := rules.NewPiece(c, k)
	near, cross := rules.Reach(c, rules.King, s), rules.Reach(c, rules.Rook, s)
	switch k {
	case rules.Lance, rules.Bishop, rules.Rook:
		near = rules.SquareSet{}
	case rules.Horse:
		near = near.And(cross)
	case rules.Dragon:
		near = near.Without(cross)
	case rules.NoKind, rules.Pawn, rules.Knight, rules.Silver, rules.Gold, rules.King, rules.Tokin,
		rules.PromotedLance, rules.PromotedKnight, rules.PromotedSilver:
		near = rules.Reach(c, k, s)
	}
	for to := range near.All() {
		steps[pc][s].add(to)
	}
	n := 0
	far := slide(c, k, s)
	for first := range far.And(rules.Reach(c, rules.King, s)).All() {
		dx, dy := first.File()-s.File(), first.Rank()-s.Rank()
		for to := first; to.OnBoard(); to = rules.NewSquare(to.File()+dx, to.Rank()+dy) {
			runs[pc][s][n].add(to)
		}
		n++
	}
}

// slide returns where a kind goes by sliding.
func slide(c rules.Color, k rules.Kind, s rules.Square) rules.SquareSet {
	switch k {
	case rules.Lance, rules.Bishop, rules.Rook:
		return rules.Reach(c, k, s)
	case rules.Horse:
		return rules.Reach(c, rules.Bishop, s)
	case rules.Dragon:
		return rules.Reach(c, rules.Rook, s)
	case rules.NoKind, rules.Pawn, rules.Knight, rules.Silver, rules.Gold, rules.King, rules.Tokin,
		rules.PromotedLance, rules.PromotedKnight, rules.PromotedSilver:
	}
	return rules.SquareSet{}
}

// heat is how often each square is attacked, by colour.
type heat [2][81]uint8

// gather counts the attacks and returns Black's material less White's.
func (h *heat) gather(p *rules.Position) int {
	sum := 0
	for s := rules.Square(0); s < 81; s++ {
		pc := p.At(s)
		if pc == rules.NoPiece {
			continue
		}
		c := pc.Color() & 1
		count := &h[c]
		for _, to := range steps[pc&31][s].to[:steps[pc&31][s].n] {
			count[to]++
		}
		if slides[pc&31] {
			h.run(p, pc, s)
		}
		sum += worth[pc&31]
	}
	return sum + inHand(p, rules.Black) - inHand(p, rules.White)
}

// run counts the attacks of a slider.
func (h *heat) run(p *rules.Position, pc rules.Piece, s rules.Square) {
	count := &h[pc.Color()]
	for i := range runs[pc&31][s] {
		along := &runs[pc&31][s][i]
		for _, to := range along.to[:along.n] {
			count[to]++
			if p.At(to) != rules.NoPiece {
				break
			}
		}
	}
}

// slides and worth are by piece: whether it slides, and its value for Black.
var slides, worth = func() (far [pieces]bool, v [pieces]int) {
	for _, k := range rules.AllKinds {
		black, white := rules.NewPiece(rules.Black, k), rules.NewPiece(rules.White, k)
		far[black] = !slide(rules.Black, k, rules.NewSquare(5, 5)).Empty()
		far[white] = far[black]
		v[black], v[white] = value[k].board, -value[k].board
	}
	return far, v
}()

func inHand(p *rules.Position, c rules.Color) int {
	hand := p.Hand(c)
	sum := 0
	for k := rules.Pawn; k <= rules.Gold; k++ {
		sum += value[k].hand * int(hand[k])
	}
	return sum
}

const (
	// guarded and attacked are the parts, of 4096, of its value that a piece gains
	// by being guarded and loses by being attacked.
	guarded, attacked = 70, 230
	// tempo is what it is worth to be the one who moves.
	tempo = 30
)

// weigh says what the position is worth to the side to move, without looking
// ahead: material, and the heat.
func (d *dive) weigh() engine.Score {
	p := &d.pos
	var h heat
	sum := fine * h.gather(p)
	kb, kw := p.King(rules.Black), p.King(rules.White)
	guardBlack, huntBlack := &guards[rules.Black][kb], &hunts[rules.Black][kb]
	guardWhite, huntWhite := &guards[rules.White][kw], &hunts[rules.White][kw]
	for s := range 81 {
		b, w := h[0][s], h[1][s]
		if b|w == 0 {
			continue
		}
		sum += int(several[b&15]*(guardBlack[s]+huntWhite[s]) - several[w&15]*(guardWhite[s]+huntBlack[s]))
		if pc := p.At(rules.Square(s)); pc != rules.NoPiece {
			sum += worth[pc&31] * stand(pc, b, w) * fine / 4096
		}
	}
	sum += fine * (h.siege(p, rules.White) - h.siege(p, rules.Black))
	if p.Turn() == rules.White {
		sum = -sum
	}
	return engine.Score(sum/fine + tempo)
}

// siege is how unsafe the king of c stands, as the danger of a view has it but
// from the counts: squares beside it that are attacked, the more so if the king
// alone guards them, and the squares left to it; all the more the more pieces the
// other side has in hand.
func (h *heat) siege(p *rules.Position, c rules.Color) int {
	king := p.King(c)
	if !king.OnBoard() {
		return 0
	}
	own, other := &h[c], &h[c.Opponent()]
	beside := &steps[rules.NewPiece(c, rules.King)][king]
	sum, left := 0, 0
	for _, s := range beside.to[:beside.n] {
		if other[s] == 0 {
			if pc := p.At(s); pc == rules.NoPiece || pc.Color() != c {
				left++
			}
			continue
		}
		sum += 8 + 12*int(other[s])
		if own[s] < 2 {
			sum += 15
		}
	}
	hand := p.Hand(c.Opponent())
	drops := hand.Len() - int(hand[rules.Pawn])/2
	return (sum + trapped[left]) * (4 + min(drops, 6)) / 4
}

// stand is what being guarded and attacked adds to a piece, in parts of 4096.
func stand(pc rules.Piece, black, white uint8) int {
	own, other := black, white
	if pc.Color() == rules.White {
		own, other = white, black
	}
	n := 0
	if own > 0 {
		n += guarded
	}
	if other > 0 {
		n -= attacked
	}
	return n
}
