package opening

import (
	"context"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// Nodes is how many positions a player visits for each move that it is asked about: a
// fraction of a second.
const Nodes = 60_000

// Comparison is what a search says of a move beside a move of the book.
type Comparison struct {
	// Loss is by how much it leaves its side worse, as the player scores; below zero if
	// better. It says nothing more where a mate is in either score.
	Loss engine.Score
	Line []rules.Move // how the other side answers, at most a few moves
	Mate int          // plies in which the other side mates; 0 if it does not
}

// The bounds of a comparison, as a search scores: a pawn taken changes the score by
// nearly 200. Of its own best move a search of this size may think worse by about 100
// once it is played.
const (
	// Refuted is the least loss of a move that is called refuted: what costs most of a
	// pawn, and more than two looks differ by.
	Refuted engine.Score = 150
	// Good is the greatest loss of a move that punishes as well as the book does: less
	// than a pawn taken, but no less than two looks at the same move may differ by.
	Good engine.Score = 120
)

// shown is how many moves of a refutation are shown.
const shown = 5

// Refutes reports whether the move is refuted.
func (c *Comparison) Refutes() bool { return c.Mate > 0 || c.Loss >= Refuted }

// Compare asks a player what stands after a move beside what stands after a move of the
// book. Both have to be legal. The error is that of the player or of the context.
func Compare(ctx context.Context, e engine.Engine, p rules.Position, tried, book rules.Move) (Comparison, error) {
	var c Comparison
	after, reply, err := worth(ctx, e, p, tried)
	if err != nil {
		return c, err
	}
	best, _, err := worth(ctx, e, p, book)
	if err != nil {
		return c, err
	}
	c.Loss, c.Line = best-after, reply[:min(len(reply), shown)]
	if plies, mate := after.Mate(); mate && plies <= 0 {
		c.Mate = max(1, -plies)
	}
	return c, nil
}

// worth is what a move is worth to the side that makes it, and how the other one
// answers.
func worth(ctx context.Context, e engine.Engine, p rules.Position, m rules.Move) (engine.Score, []rules.Move, error) {
	g := rules.NewGame(p)
	if err := g.Play(m.Attempt()); err != nil {
		return 0, nil, err
	}
	if o := g.Outcome(); o.Ending != rules.NotEnded {
		if o.Won && o.Winner == p.Turn() {
			return engine.Mates(1), nil, nil
		}
		return engine.Mated(0), nil, nil
	}
	reply, err := e.Choose(ctx, g, engine.Limits{Nodes: Nodes})
	return -reply.Info.Score, reply.Info.Line, err
}
