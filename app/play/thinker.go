package play

import (
	"context"
	"time"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// thinker lets a computer player think in the background. One question is open
// at a time: a new one, or stop, makes an answer to the last one come too late.
type thinker struct {
	player engine.Engine
	do     func(func()) // runs on the window's goroutine
	pace   pace         // before which an answer is not given
	asked  int          // the number of the question
	cancel context.CancelFunc
	hasten context.CancelFunc // ends the wait for the pace alone
}

// ask calls answer on the window's goroutine with what the player does in g within
// limits.
func (t *thinker) ask(g *rules.Game, limits engine.Limits, answer func(engine.Choice, error)) {
	t.stop()
	ctx, cancel := context.WithCancel(context.Background())
	wait, hasten := context.WithCancel(ctx)
	t.cancel, t.hasten = cancel, hasten
	number, player, game := t.asked, t.player, copyOf(g, g.Rules())
	until := time.Now().Add(t.pace.within(g, limits))
	go func() {
		c, err := player.Choose(ctx, game, limits)
		if err == nil {
			linger(wait, time.Until(until))
		}
		t.do(func() {
			if number != t.asked {
				return // the game has gone on without it
			}
			t.stop()
			answer(c, err)
		})
	}()
}

// stop ends the thinking; what was asked is no longer of interest.
func (t *thinker) stop() {
	t.asked++
	if t.cancel != nil {
		t.cancel()
		t.cancel, t.hasten = nil, nil
	}
}

// hurry lets an answer in as soon as it is known.
func (t *thinker) hurry() {
	if t.hasten != nil {
		t.hasten()
	}
}

// thinks reports whether an answer is awaited.
func (t *thinker) thinks() bool { return t.cancel != nil }

// copyOf plays a game again under rules of its own.
func copyOf(g *rules.Game, law rules.RuleSet) *rules.Game {
	c := law.NewGame(g.Start())
	for _, m := range g.Moves() {
		if m == rules.NoMove {
			c.Pass()
			continue
		}
		if err := c.Play(m.Attempt()); err != nil {
			panic(err) // g has played it
		}
	}
	return c
}
