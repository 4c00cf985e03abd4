package search

import "terakoya/rules"

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
	// slides is, by piece, whether it does.
	slides [pieces]bool
)

func init() {
	for _, k := range rules.AllKinds {
		for _, c := range []rules.Color{rules.Black, rules.White} {
			slides[rules.NewPiece(c, k)] = !slide(c, k, rules.NewSquare(5, 5)).Empty()
			for s := rules.Square(0); s.OnBoard(); s++ {
				lay(c, k, s)
			}
		}
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

// gather counts the attacks and returns what the pieces are worth where they stand,
// Black's less White's. How they are guarded is known only afterwards.
func (h *heat) gather(p *rules.Position, j *judge) both {
	sum := both(0)
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
		if c == rules.Black {
			sum += j.place[pc.Kind()][s]
		} else {
			sum -= j.place[pc.Kind()][80-s]
		}
	}
	return sum
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
