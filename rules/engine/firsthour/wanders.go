package firsthour

import (
	"context"
	"math/rand/v2"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// Wanders plays legal moves almost at random. Now and then it takes a piece that
// nothing guards, and it does not leave itself open to a mate in one if it can
// help it. Make one with [NewWanders]; the zero Wanders has the seed 0.
type Wanders struct{ seed uint64 }

var _ engine.Engine = Wanders{}

// NewWanders returns a player whose games differ with the seed.
func NewWanders(seed uint64) Wanders { return Wanders{seed} }

// Name returns "wanders".
func (Wanders) Name() string { return "wanders" }

// takesOneIn is how seldom a piece that can be had for nothing is taken.
const takesOneIn = 3

// Choose returns a move that depends on the seed, the position and how many
// moves have been made.
func (w Wanders) Choose(ctx context.Context, g *rules.Game, _ engine.Limits) (engine.Choice, error) {
	if err := engine.Ready(ctx, g); err != nil {
		return engine.Choice{}, err
	}
	p := g.Position()
	r := rand.New(rand.NewPCG(w.seed, p.Hash()+uint64(len(g.Moves()))))
	moves := p.Legal()
	r.Shuffle(len(moves), func(i, j int) { moves[i], moves[j] = moves[j], moves[i] })
	if r.IntN(takesOneIn) == 0 {
		freeFirst(&p, moves)
	}
	for _, m := range moves {
		if err := ctx.Err(); err != nil {
			return engine.Choice{Move: moves[0]}, err
		}
		u := p.Make(m)
		mated := allowsMate(&p)
		p.Unmake(u)
		if !mated {
			return engine.Choice{Move: m}, nil
		}
	}
	return engine.Choice{Move: moves[0]}, nil
}

// freeFirst brings to the front the first of the moves that takes a piece which
// cannot be taken back.
func freeFirst(p *rules.Position, moves []rules.Move) {
	for i, m := range moves {
		if p.At(m.To()) == rules.NoPiece {
			continue
		}
		u := p.Make(m)
		free := p.Attackers(p.Turn(), m.To()).Empty()
		p.Unmake(u)
		if free {
			moves[0], moves[i] = moves[i], moves[0]
			return
		}
	}
}
