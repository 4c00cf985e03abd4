package engine

import (
	"context"
	"errors"
	"fmt"
	"time"

	"terakoya/rules"
)

// Engine is a player of shogi.
type Engine interface {
	// Name is a code that stays the same, such as "search"; what a learner
	// reads is made from it elsewhere.
	Name() string

	// Choose says what the side to move does. A game that is over gives an
	// error that is [ErrFinished].
	//
	// If ctx ends first the error is that of ctx, and the choice is the best
	// one found until then, or the zero Choice. Who wanted an answer at once
	// may use it; who no longer cares stops at the error. Running into a limit
	// is no error.
	Choose(ctx context.Context, g *rules.Game, l Limits) (Choice, error)
}

// Limits bound the work for one move. Zero is no bound.
type Limits struct {
	Depth int           // plies looked ahead, exchanges at the end not counted
	Nodes int           // positions visited
	Time  time.Duration // from the call on

	// Clock is what the clocks show, nil if there are none. Only players that
	// share out their own time look at it, such as those in the folder usi;
	// for the others [Clock.Budget] makes a Time of it.
	Clock *Clock
}

// Info is what a player thought. Players that do not think leave it zero.
type Info struct {
	Depth int          // plies looked ahead and finished
	Nodes int          // positions visited
	Score Score        // for the side to move
	Line  []rules.Move // the moves expected, beginning with the one chosen
}

// Choice is what a player does: it passes, it resigns, it declares an impasse,
// or it makes the move.
type Choice struct {
	Move                  rules.Move
	Pass, Resign, Declare bool
	Info                  Info
}

// Apply does in g what was chosen. A move that is illegal there is refused with
// an [*rules.IllegalMove] and a declaration that the rule set does not know with
// a [*rules.NotOpen]; either changes nothing. A declaration that misses a
// condition is made, and loses: see [rules.RuleSet.Declare].
func (c Choice) Apply(g *rules.Game) error {
	switch {
	case c.Declare:
		return g.Do(rules.Action{Deed: rules.DoDeclare})
	case c.Resign:
		g.Resign()
	case c.Pass:
		g.Pass()
	default:
		return g.Play(c.Move.Attempt())
	}
	return nil
}

// ErrFinished is the answer to being asked for a move when the game is over.
var ErrFinished = errors.New("the game is over")

// Ready is what a player asks before it chooses: it returns the error of a
// context that has ended, [ErrFinished] with the ending if g is over, or nil.
func Ready(ctx context.Context, g *rules.Game) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	if o := g.Outcome(); o.Ending != rules.NotEnded {
		return fmt.Errorf("%w: %s", ErrFinished, o.Ending)
	}
	return nil
}
