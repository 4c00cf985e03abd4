package sticks

import (
	"context"
	"math/rand/v2"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// Random plays every legal move with the same chance.
type Random struct{ seed uint64 }

var _ engine.Engine = Random{}

// NewRandom returns a player whose games differ with the seed.
func NewRandom(seed uint64) Random { return Random{seed} }

// Name returns "random".
func (Random) Name() string { return "random" }

// Choose returns a move that depends on the seed, the position and how many moves
// have been made.
func (r Random) Choose(ctx context.Context, g *rules.Game, _ engine.Limits) (engine.Choice, error) {
	if err := engine.Ready(ctx, g); err != nil {
		return engine.Choice{}, err
	}
	p := g.Position()
	moves := p.Legal()
	return engine.Choice{Move: moves[dice(r.seed, g, &p).IntN(len(moves))]}, nil
}

// dice are thrown anew for each move, as players keep nothing between two.
func dice(seed uint64, g *rules.Game, p *rules.Position) *rand.Rand {
	return rand.New(rand.NewPCG(seed, p.Hash()+uint64(len(g.Moves()))))
}
