package search

import (
	"context"
	"errors"
	"testing"
	"time"

	"terakoya/rules"
	"terakoya/rules/engine"
)

func TestLimits(t *testing.T) {
	for name, c := range map[string]struct {
		limits       engine.Limits
		depth, nodes int // at most
	}{
		"none":        {engine.Limits{}, Depth, 1 << 20},
		"one ply":     {engine.Limits{Depth: 1}, 1, 1 << 20},
		"many plies":  {engine.Limits{Depth: 30}, Depth, 1 << 20},
		"one node":    {engine.Limits{Nodes: 1}, 0, 2},
		"some nodes":  {engine.Limits{Nodes: 300}, Depth, 301},
		"no time":     {engine.Limits{Time: 1}, 1, poll},
		"enough time": {engine.Limits{Time: time.Hour}, Depth, 1 << 20},
	} {
		t.Run(name, func(t *testing.T) {
			g := game(t, someGames["fight"])
			got := choose(t, New(1), g, c.limits)
			if got.Info.Depth > c.depth || got.Info.Nodes > c.nodes {
				t.Errorf("depth %d, %d nodes", got.Info.Depth, got.Info.Nodes)
			}
			if err := got.Apply(g); err != nil {
				t.Error(err)
			}
		})
	}
}

// ending is a context that ends when it has been asked so often.
type ending struct {
	context.Context
	left int
}

func (e *ending) Err() error {
	if e.left--; e.left < 0 {
		return context.Canceled
	}
	return nil
}

// TestContextEnds: the search looks at the context every 128 positions, some
// tenths of a millisecond, and then gives what it has.
func TestContextEnds(t *testing.T) {
	deep := &Player{1, 12}
	for _, left := range []int{1, 2, 40} {
		g := game(t, someGames["fight"])
		c, err := deep.Choose(&ending{context.Background(), left}, g, engine.Limits{})
		if !errors.Is(err, context.Canceled) || c.Info.Nodes > left*poll {
			t.Errorf("left %d: %v after %d nodes", left, err, c.Info.Nodes)
		}
		if p := g.Position(); p.Check(c.Move.Attempt()) != nil || len(g.Moves()) != 0 {
			t.Errorf("left %d: %v is illegal or the game has changed", left, c.Move)
		}
	}
	c, err := deep.Choose(&ending{context.Background(), 0}, game(t, rules.StartSFEN), engine.Limits{})
	if !errors.Is(err, context.Canceled) || c.Move != rules.NoMove {
		t.Errorf("ended before: %+v, %v", c, err)
	}
}
