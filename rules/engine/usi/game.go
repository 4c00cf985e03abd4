package usi

import (
	"context"
	"maps"
	"slices"

	"terakoya/rules"
)

// Result is how a game ended, as the engine is told.
type Result uint8

// The results, for the engine.
const (
	Draw Result = iota // also a game that is broken off
	Win
	Lose
)

// String returns the word of the protocol.
func (r Result) String() string {
	switch r {
	case Win:
		return "win"
	case Lose:
		return "lose"
	case Draw:
	}
	return "draw"
}

// ResultFor returns how a game with that outcome ended for c.
func ResultFor(o rules.Outcome, c rules.Color) Result {
	switch {
	case !o.Won:
		return Draw
	case o.Winner == c:
		return Win
	}
	return Lose
}

// Set sets options by name. Those that the engine has not listed, such as one
// that a newer version has dropped, and values that it does not allow are left
// alone and told of; the others are set all the same. The error is that of an
// engine that cannot be talked to.
func (c *Client) Set(values map[string]string) ([]OptionError, error) {
	if err := c.take(context.Background()); err != nil {
		return nil, err
	}
	defer c.release()
	return c.set(values)
}

func (c *Client) set(values map[string]string) (ignored []OptionError, err error) {
	listed := map[string]Option{}
	for _, o := range c.Options() {
		listed[o.Name] = o
	}
	for _, name := range slices.Sorted(maps.Keys(values)) {
		value := values[name]
		if value == empty {
			value = ""
		}
		o, known := listed[name]
		fault := OptionError{Engine: c.called(), Option: name, Value: value}
		if !known {
			fault.Cause = "the engine has no such option"
		} else if err := o.Valid(value); err != nil {
			fault.Cause = err.Error()
		} else {
			if err := c.say(o.command(value)); err != nil {
				return ignored, err
			}
			continue
		}
		ignored = append(ignored, fault)
	}
	return ignored, nil
}

// Ignored returns which options of the Config were not set, and why.
func (c *Client) Ignored() []OptionError { return slices.Clone(c.ignored) }

// NewGame tells the engine that a game begins, once it is ready for one. The
// game before, if nobody has told its end, counts as a draw. Choose does so by
// itself where no game has begun.
func (c *Client) NewGame(ctx context.Context) error {
	if err := c.take(ctx); err != nil {
		return err
	}
	defer c.release()
	return c.newGame(ctx)
}

func (c *Client) newGame(ctx context.Context) error {
	if err := c.gameOver(ctx, Draw); err != nil {
		return err
	}
	if err := c.getReady(ctx); err != nil {
		return err
	}
	if err := c.say("usinewgame"); err != nil {
		return err
	}
	c.inGame = true
	return nil
}

// GameOver tells the engine how the game ended for it. Where no game is going on
// it is told nothing.
func (c *Client) GameOver(ctx context.Context, r Result) error {
	if err := c.take(ctx); err != nil {
		return err
	}
	defer c.release()
	return c.gameOver(ctx, r)
}

func (c *Client) gameOver(ctx context.Context, r Result) error {
	if !c.inGame {
		return nil
	}
	if err := c.settle(ctx); err != nil {
		return err
	}
	if err := c.say("gameover " + r.String()); err != nil {
		return err
	}
	c.inGame = false
	return nil
}

// getReady asks whether the engine is ready and waits until it is. An answer
// that it owes since an earlier question will do.
func (c *Client) getReady(ctx context.Context) error {
	if err := c.settle(ctx); err != nil {
		return err
	}
	c.mu.Lock()
	q := c.asked[wordReadyOK]
	c.mu.Unlock()
	if q == nil {
		q = c.expect(Readying, wordReadyOK)
		if err := c.say("isready"); err != nil {
			return err
		}
	}
	if _, err := c.awaitReady(ctx, q, c.cfg.Ready); err != nil {
		return err
	}
	c.mu.Lock()
	c.distrust = false
	c.mu.Unlock()
	c.ready = true
	return nil
}

// settle waits for the end of an earlier search that nobody waited for.
func (c *Client) settle(ctx context.Context) error {
	if c.open == nil {
		return nil
	}
	if _, err := c.await(ctx, c.open, Stopping, c.cfg.Stop); err != nil {
		return err
	}
	c.open = nil
	c.mu.Lock()
	defer c.mu.Unlock()
	c.distrust = true // as it may have answered stop once more
	return nil
}
