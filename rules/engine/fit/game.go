package fit

import (
	"context"
	"math/rand/v2"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/match"
)

// Bounds of scores, in hundredths of a pawn.
const (
	fairEven     = 500  // of a game until a row of it is kept, of an even one
	fairHandicap = 2500 // of a handicap
	telling      = 4000 // of a position that is kept: beyond it the fight is over
	poor         = 3000 // a side that is so far behind twice has lost
	lost         = 5000 // at once
)

const (
	fewestRandom, mostRandom = 3, 10 // plies at the beginning
	mostPlies                = 256   // of a game; then it is drawn
)

// game is one that is being played.
type game struct {
	*rules.Game
	random *rand.Rand
	fair   engine.Score
	rows   []Row
	behind int // how often the side that is behind was far behind
}

// begin returns a game that is some random plies old: three of four are even.
func begin(r *rand.Rand) (*game, error) {
	g := &game{random: r, fair: fairEven}
	start := rules.Handicaps[0]
	if r.IntN(4) == 0 {
		start, g.fair = rules.Handicaps[r.IntN(len(rules.Handicaps))], fairHandicap
	}
	g.Game = rules.NewGame(start.Position())
	return g, match.Scatter(g.Game, fewestRandom+r.IntN(mostRandom-fewestRandom+1), r)
}

// play plays the game to its end and returns its rows; none if it was decided when it
// began.
func (g *game) play(ctx context.Context, e engine.Engine, nodes int) ([]Row, error) {
	for g.Outcome().Ending == rules.NotEnded && len(g.Moves()) < mostPlies {
		c, err := e.Choose(ctx, g.Game, engine.Limits{Nodes: nodes/2 + g.random.IntN(nodes)})
		if err != nil {
			return nil, err
		}
		score := c.Info.Score
		if len(g.rows) == 0 && max(score, -score) > g.fair {
			return nil, nil
		}
		p := g.Position()
		g.note(p, c)
		if g.gone(score) {
			return g.end(wonBy(p.Turn().Opponent())), nil
		}
		if err := c.Apply(g.Game); err != nil {
			return nil, err
		}
	}
	if o := g.Outcome(); o.Won {
		return g.end(wonBy(o.Winner)), nil
	}
	return g.end(Drawn), nil
}

// note keeps a position in which nothing is going on, as the terms are to judge such.
func (g *game) note(p rules.Position, c engine.Choice) {
	score := c.Info.Score
	if p.InCheck() || max(score, -score) > telling || c.Move.Promotes() || p.At(c.Move.To()) != rules.NoPiece {
		return
	}
	if p.Turn() == rules.White {
		score = -score
	}
	g.rows = append(g.rows, Row{Position: p, Score: score})
}

// gone reports whether the side to move, with this score, has lost.
func (g *game) gone(score engine.Score) bool {
	switch {
	case score < -poor:
		g.behind++
	case score < poor:
		g.behind = 0
	}
	return g.behind >= 2 || score < -lost
}

// end returns the rows with how the game ended.
func (g *game) end(r Result) []Row {
	for i := range g.rows {
		g.rows[i].Result = r
	}
	return g.rows
}
