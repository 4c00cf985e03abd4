package fit

import (
	"math/rand/v2"

	"terakoya/rules/engine/search"
)

// Plan is how the terms are learnt.
type Plan struct {
	Rounds int     // through all positions
	Rate   float64 // how far a position moves a term, in hundredths of a pawn; in the last third of the rounds a third as far
	Pull   float64 // how hard the terms are drawn back to where they began; 0 is not at all
}

// Learn goes through the positions and tells after each round, from 1, the loss of those
// it learns from and of those held back: see [search.Fitting.Round]. The same positions
// in the same order give the same terms.
func (p Plan) Learn(f *search.Fitting, tell func(round int, seen, others float64)) {
	r := rand.New(rand.NewPCG(1, 1))
	for n := range p.Rounds {
		rate := p.Rate
		if n >= p.Rounds*2/3 {
			rate /= 3
		}
		seen, others := f.Round(r, rate, p.Pull)
		tell(n+1, seen, others)
	}
}
