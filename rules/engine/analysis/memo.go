package analysis

import (
	"context"
	"fmt"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/advice"
)

// memo asks a player about each position of one game once: what stands after a move
// stands before the next one.
type memo struct {
	player engine.Engine
	known  map[int]engine.Choice // by the moves made
}

// Name is part of [engine.Engine].
func (m *memo) Name() string { return m.player.Name() }

// Choose is part of [engine.Engine].
func (m *memo) Choose(ctx context.Context, g *rules.Game, l engine.Limits) (engine.Choice, error) {
	n := len(g.Moves())
	if c, known := m.known[n]; known {
		return c, ctx.Err()
	}
	c, err := m.player.Choose(ctx, g, l)
	if err == nil {
		m.known[n] = c
	}
	return c, err
}

// sharpen puts the mates that the solver has proved into the scores of a ply, and gives
// what a mate by search let go its best move. A slower mate than the shortest is no miss.
func (p *pass) sharpen(ctx context.Context, ply *Ply, miss advice.Missed, before *rules.Position) (advice.Missed, error) {
	switch miss.Kind {
	case advice.MissedMate:
		after := *before
		after.Make(ply.Move)
		if p.mates(ctx, after) {
			ply.Before, ply.After = engine.Mates(miss.Plies), engine.Mates(miss.Plies)
			return advice.Missed{}, ctx.Err()
		}
		ply.Before, ply.Best, ply.Line = engine.Mates(miss.Plies), miss.Better, miss.Line
	case advice.AllowedMate:
		ply.After = engine.Mated(miss.Plies)
	case advice.NoMiss:
		_, mate := ply.Before.Mate()
		_, mated := ply.After.Mate()
		if (mate || mated) && ply.Best != ply.Move && ply.Best != rules.NoMove && ply.Loss() >= turning {
			miss = advice.Missed{Kind: advice.BetterMove, Better: ply.Best, Line: ply.Line}
		}
	case advice.LostPiece, advice.MissedPiece, advice.BetterMove:
	}
	return miss, ctx.Err()
}

// mates reports whether the side that has just checked mates, whatever is answered.
func (p *pass) mates(ctx context.Context, after rules.Position) bool {
	if !after.InCheck() {
		return false
	}
	for _, m := range after.Legal() {
		next := after
		next.Make(m)
		if r := p.adviser.Solver.Solve(ctx, next, engine.Limits{Nodes: p.adviser.MateNodes}); !r.Mate {
			return false
		}
	}
	return true
}

// upTo returns the game as it stood after its first n moves.
func upTo(g *rules.Game, n int) (*rules.Game, error) {
	b := g.Rules().NewGame(g.Start())
	for i, m := range g.Moves()[:n] {
		if m == rules.NoMove {
			b.Pass()
		} else if err := b.Play(m.Attempt()); err != nil {
			return nil, fmt.Errorf("move %d: %w", i+1, err)
		}
	}
	return b, nil
}

// sensible reports whether a position is one of play: the side not to move is not in
// check, as it may be after a pass.
func sensible(p *rules.Position) bool {
	king := p.King(p.Turn().Opponent())
	return !king.OnBoard() || p.Attackers(p.Turn(), king).Empty()
}
