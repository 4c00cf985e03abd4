package advice

import (
	"context"
	"fmt"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/mate"
)

// How much work goes into an answer unless an Adviser says otherwise, in positions.
const (
	SearchNodes = 120_000 // of each look of the player, one to three an answer
	MateNodes   = 30_000  // of each question about mate: some nine plies in most positions
)

// Adviser finds what there is to say about games. It is for one goroutine, as its
// solver is. The solver remembers: with a new one the same question has the same
// answer.
type Adviser struct {
	Player      engine.Engine // a strong one; it is the judge of what is best
	Solver      *mate.Solver
	SearchNodes int // for each look of the player
	MateNodes   int // for each question to the solver
}

// New returns an adviser with the usual bounds.
func New(player engine.Engine, solver *mate.Solver) *Adviser {
	return &Adviser{player, solver, SearchNodes, MateNodes}
}

// look returns what the player would do.
func (a *Adviser) look(ctx context.Context, g *rules.Game) (engine.Choice, error) {
	return a.Player.Choose(ctx, g, engine.Limits{Nodes: a.SearchNodes})
}

// solve looks for a mate by the side to move. A length that is not sure is no fact:
// then there is no mate to speak of.
func (a *Adviser) solve(ctx context.Context, p rules.Position) mate.Result {
	r := a.Solver.Solve(ctx, p, engine.Limits{Nodes: a.MateNodes})
	r.Mate = r.Mate && r.Sure
	return r
}

// safe reports that the side to move surely has no mate by checks.
func (a *Adviser) safe(ctx context.Context, p rules.Position) bool {
	r := a.Solver.Solve(ctx, p, engine.Limits{Nodes: a.MateNodes})
	return !r.Mate && r.Sure
}

// prevents reports that the opponent surely has no mate by checks after m. A check only
// puts off what was to come: of one that is not known.
func (a *Adviser) prevents(ctx context.Context, p rules.Position, m rules.Move) bool {
	return !checks(p, m) && a.safe(ctx, after(p, m))
}

// before returns the game as it was after its first n moves.
func before(g *rules.Game, n int) (*rules.Game, error) {
	b := g.Rules().NewGame(g.Start())
	moves := g.Moves()
	if n < 0 || n >= len(moves) {
		return nil, fmt.Errorf("the game has %d moves, not one after %d", len(moves), n)
	}
	for i, m := range moves[:n] {
		if m == rules.NoMove {
			b.Pass()
		} else if err := b.Play(m.Attempt()); err != nil {
			return nil, fmt.Errorf("move %d: %w", i+1, err)
		}
	}
	return b, nil
}

// after returns p once m is played.
func after(p rules.Position, m rules.Move) rules.Position {
	p.Make(m)
	return p
}

// moved is the kind that a move brings to its square, promotion included.
func moved(p *rules.Position, m rules.Move) rules.Kind {
	if m.IsDrop() {
		return m.Dropped()
	}
	if k := p.At(m.From()).Kind(); !m.Promotes() {
		return k
	} else {
		return k.Promoted()
	}
}
