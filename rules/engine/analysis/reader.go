package analysis

import (
	"context"
	"errors"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/advice"
	"terakoya/rules/engine/mate"
)

// How much work a reader does unless it is told otherwise, in positions.
const (
	Nodes     = 12_000 // for each position of a game
	Again     = 60_000 // for each position beside a move that may have turned the game
	MateNodes = 3_000  // for each question about mate, and five times as many the second time
)

// Reader reads games. It holds no state between them and is for one goroutine.
type Reader struct {
	Player                  engine.Engine // a strong one; it is the judge of what is best
	Nodes, Again, MateNodes int
}

// NewReader returns a reader with the usual bounds.
func NewReader(player engine.Engine) *Reader { return &Reader{player, Nodes, Again, MateNodes} }

// Reading is what was found in a game.
type Reading struct {
	Plies []Ply // one a move
	Turns []int // the numbers of the turning points among them, in the order of the game
}

// solverMemory is how many positions the solver of a reading remembers.
const solverMemory = 1 << 15

// Read looks at every move of a game and calls each, which may be nil, with what it
// found; then it looks at those again that may have turned the game, so that the Plies
// returned may differ from what each was told. An error is that of ctx or of the player,
// and what was read until then is returned with it.
func (r *Reader) Read(ctx context.Context, g *rules.Game, each func(Ply)) (Reading, error) {
	p := r.pass(r.Nodes, r.MateNodes)
	var found Reading
	for n := range g.Moves() {
		ply, err := p.ply(ctx, g, n)
		if err != nil {
			return found, err
		}
		if found.Plies = append(found.Plies, ply); each != nil {
			each(ply)
		}
	}
	looked := heaviest(found.Plies, suspected, suspects)
	again := r.pass(r.Again, 5*r.MateNodes)
	for _, n := range looked {
		ply, err := again.ply(ctx, g, n)
		if err != nil {
			return found, err
		}
		found.Plies[n] = ply
	}
	found.Turns = turns(found.Plies, looked)
	return found, nil
}

// Look is what is known of one position.
type Look struct {
	Score engine.Score // for the side to move
	Line  []rules.Move // how it would go on, the best move first; empty if there is none
	Mate  bool         // the line is a mate that the solver has proved
}

// Look looks at the position of a game now, with the larger bounds. A game that is over
// gives [engine.ErrFinished].
func (r *Reader) Look(ctx context.Context, g *rules.Game) (Look, error) {
	if err := engine.Ready(ctx, g); err != nil {
		return Look{}, err
	}
	found := mate.New(solverMemory).Solve(ctx, g.Position(), engine.Limits{Nodes: 5 * r.MateNodes})
	if found.Mate && found.Sure {
		return Look{engine.Mates(found.Length), found.Line, true}, nil
	}
	c, err := r.Player.Choose(ctx, g, engine.Limits{Nodes: r.Again})
	if err != nil || c.Pass || c.Resign || c.Declare {
		return Look{Score: c.Info.Score}, err
	}
	if line := c.Info.Line; len(line) > 0 && line[0] == c.Move {
		return Look{Score: c.Info.Score, Line: line}, nil
	}
	return Look{Score: c.Info.Score, Line: []rules.Move{c.Move}}, nil
}

// pass goes through a game with bounds of its own.
type pass struct {
	player  *memo
	adviser *advice.Adviser
}

func (r *Reader) pass(nodes, mateNodes int) *pass {
	m := &memo{player: r.Player, known: map[int]engine.Choice{}}
	a := advice.New(m, mate.New(solverMemory))
	a.SearchNodes, a.MateNodes = nodes, mateNodes
	return &pass{m, a}
}

// ply looks at the move after the first n.
func (p *pass) ply(ctx context.Context, g *rules.Game, n int) (Ply, error) {
	before := g.PositionAfter(n)
	ply := Ply{Number: n, Move: g.Moves()[n], Side: before.Turn()}
	if err := ctx.Err(); err != nil || !sensible(&before) {
		return ply, err
	}
	miss, err := p.adviser.Missed(ctx, g, n)
	switch {
	case errors.Is(err, engine.ErrFinished): // it was gone on with after its end
		return ply, ctx.Err()
	case err != nil:
		return ply, err
	}
	if best, looked := p.player.known[n]; looked {
		ply.Before, ply.Best, ply.Line = best.Info.Score, best.Move, best.Info.Line
	}
	if ply.After, err = p.after(ctx, g, n); err != nil || ply.Move == rules.NoMove {
		return ply, err
	}
	if miss, err = p.sharpen(ctx, &ply, miss, &before); err == nil {
		ply.Miss = miss
	}
	return ply, err
}

// after is how the game stands for the side that made the move after the first n.
func (p *pass) after(ctx context.Context, g *rules.Game, n int) (engine.Score, error) {
	if next, looked := p.player.known[n+1]; looked {
		return -next.Info.Score, nil
	}
	then, err := upTo(g, n+1)
	if err != nil {
		return 0, err
	}
	now := then.Position()
	side := now.Turn().Opponent()
	switch o := then.Outcome(); {
	case o.Won && o.Winner == side:
		return engine.Mates(0), nil
	case o.Won:
		return engine.Mated(0), nil
	case o.Ending != rules.NotEnded, !sensible(&now):
		return 0, nil
	}
	c, err := p.player.Choose(ctx, then, engine.Limits{Nodes: p.adviser.SearchNodes})
	return -c.Info.Score, err
}
