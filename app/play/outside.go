package play

import (
	"context"
	"errors"
	"sync"
	"time"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/usi"
)

// outside is a player that is an engine of the learner's own. It is opened when it is
// first asked, and again after it has failed.
type outside struct {
	name string
	open func(context.Context, string) (engine.Engine, error)

	mu      sync.Mutex
	running engine.Engine // nil before it is opened
}

// player engines that are told where a game begins and ends, as usi.Client is.
type (
	beginner interface{ NewGame(context.Context) error }
	ender    interface {
		GameOver(context.Context, usi.Result) error
	}
)

// errNoEngines says that this program has been given no engines.
var errNoEngines = errors.New("no engine is set up")

// unopened says why an engine could not be made ready.
type unopened struct{ cause error }

func (e *unopened) Error() string { return e.cause.Error() }
func (e *unopened) Unwrap() error { return e.cause }

// Name is part of [engine.Engine].
func (o *outside) Name() string { return o.name }

// Choose is part of [engine.Engine].
func (o *outside) Choose(ctx context.Context, g *rules.Game, l engine.Limits) (engine.Choice, error) {
	e, err := o.ready(ctx)
	if err != nil {
		return engine.Choice{}, err
	}
	c, err := e.Choose(ctx, g, l)
	if err != nil && ctx.Err() == nil {
		o.forget()
	}
	return c, err
}

// ready opens the engine, and tells it that a game begins.
func (o *outside) ready(ctx context.Context) (engine.Engine, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.running != nil {
		return o.running, nil
	}
	if o.open == nil {
		return nil, &unopened{errNoEngines}
	}
	e, err := o.open(ctx, o.name)
	if err != nil {
		return nil, &unopened{err}
	}
	if b, ok := e.(beginner); ok {
		if err := b.NewGame(ctx); err != nil {
			return nil, err
		}
	}
	o.running = e
	return e, nil
}

func (o *outside) forget() {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.running = nil
}

// farewell is how long an engine may take to hear that a game is over.
const farewell = 2 * time.Second

// over tells the engine how the game ended for the side that it played. A game that has
// been left, without an outcome, is a draw in the words of engines.
func (o *outside) over(outcome rules.Outcome, side rules.Color) {
	o.mu.Lock()
	e, ok := o.running.(ender)
	o.running = nil
	o.mu.Unlock()
	if !ok {
		return
	}
	go func() {
		ctx, cancel := context.WithTimeout(context.Background(), farewell)
		defer cancel()
		_ = e.GameOver(ctx, usi.ResultFor(outcome, side)) // it plays no part any more
	}()
}

// failure is the key of the message that says what has become of a player.
func failure(err error) string {
	switch {
	case errors.As(err, new(*unopened)):
		return "start"
	case errors.As(err, new(*usi.Ended)), errors.Is(err, usi.ErrClosed):
		return "ended"
	case errors.As(err, new(*usi.Silent)), errors.As(err, new(*usi.Deaf)):
		return "silent"
	case errors.As(err, new(*usi.BadReply)):
		return "answer"
	case errors.As(err, new(*rules.IllegalMove)), errors.As(err, new(*rules.NotOpen)):
		return "reply"
	}
	return "none"
}
