package search

import (
	"context"
	"math/rand/v2"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// Depth is how many plies a Player looks ahead unless limits allow fewer.
const Depth = 2

// Player is the built-in player. It keeps nothing between moves and may be used
// by several goroutines.
type Player struct {
	seed  uint64
	depth int
}

var _ engine.Engine = (*Player)(nil)

// New returns a player whose taste differs with the seed: among moves of about
// the same worth, within a few hundredths of a pawn, it prefers others.
func New(seed uint64) *Player { return &Player{seed, Depth} }

// Name returns "search".
func (*Player) Name() string { return "search" }

// Choose looks ahead ply by ply and returns the best move of the deepest look
// finished; one that a limit or the context cuts short counts as far as it went.
func (p *Player) Choose(ctx context.Context, g *rules.Game, l engine.Limits) (engine.Choice, error) {
	if err := engine.Ready(ctx, g); err != nil {
		return engine.Choice{}, err
	}
	depth := min(p.depth, deepest)
	if l.Depth > 0 {
		depth = min(depth, l.Depth)
	}
	t := newTree(ctx, g, l, rand.NewPCG(p.seed, 0).Uint64())
	t.list(g, rand.New(rand.NewPCG(p.seed, t.pos.Hash())))
	info := engine.Info{Line: []rules.Move{t.roots[0].move}}
	for d := 1; d <= depth; d++ {
		done := t.look(d)
		if line := t.best(); len(line) > 0 {
			info.Line = append(info.Line[:0], line...)
			info.Score = t.score
		}
		if !done {
			break
		}
		info.Depth = d
		if plies, mate := info.Score.Mate(); mate && plies > 0 && plies <= d {
			break
		}
	}
	info.Nodes = t.nodes
	return engine.Choice{Move: info.Line[0], Info: info}, t.ended
}
