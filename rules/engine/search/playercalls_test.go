package search

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"sync"
	"testing"
	"time"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// TestWithin: whatever is asked for, a level has no more nodes and looks no deeper than
// is its own, and nobody thinks longer than the longest thought. The strongest has no
// bounds of its own where it is given some.
func TestWithin(t *testing.T) {
	for l := range Level(Levels) {
		p := New(l, 1)
		for _, asked := range []engine.Limits{
			{}, {Nodes: 1}, {Nodes: 1 << 30}, {Depth: 1}, {Depth: deepest + 9}, {Time: 1}, {Time: time.Hour}, {Time: -1},
			{Depth: 3, Nodes: 700, Time: time.Second}, {Depth: -1, Nodes: -1},
		} {
			v := p.view(game(t, rules.StartSFEN))
			own := l.manner()
			got := p.within(asked, &v)
			if got.Time <= 0 || got.Time > longestThought || asked.Time > 0 && got.Time > asked.Time {
				t.Errorf("%s, asked %+v: %v", l, asked, got.Time)
			}
			if asked.Nodes > 0 && got.Nodes > asked.Nodes || asked.Depth > 0 && got.Depth > asked.Depth {
				t.Errorf("%s, asked %+v: %+v", l, asked, got)
			}
			if l == Strongest && (asked.Nodes > 0 || asked.Depth > 0) {
				continue
			}
			if got.Nodes <= 0 || got.Nodes > own.nodes || got.Depth <= 0 || got.Depth > own.depth {
				t.Errorf("%s, asked %+v: %+v, its own %d and %d", l, asked, got, own.depth, own.nodes)
			}
		}
	}
}

// TestNodesOfLevels: it visits no more positions than that.
func TestNodesOfLevels(t *testing.T) {
	for rank := 1; rank <= 10; rank++ {
		l := LevelAt(rank, 0)
		most := max(l.manner().nodes, mateNodes) + 2
		for _, name := range []string{"start", "fight", "check"} {
			if got := choose(t, New(l, 1), game(t, someGames[name]), engine.Limits{}); got.Info.Nodes > most {
				t.Errorf("%s at %s: %d nodes, at most %d", l, name, got.Info.Nodes, most)
			}
		}
		if got := choose(t, New(l, 1), game(t, someGames["fight"]), engine.Limits{Nodes: 200}); got.Info.Nodes > 202 {
			t.Errorf("%s: %d nodes of 200", l, got.Info.Nodes)
		}
	}
}

// seen is all that can be seen of a game.
func seen(g *rules.Game) string {
	p, start := g.Position(), g.Start()
	return fmt.Sprint(p.SFEN(), start.SFEN(), g.Moves(), g.Outcome(), g.Repetitions())
}

// TestLeavesTheGame: choosing changes nothing, also when it is cut short.
func TestLeavesTheGame(t *testing.T) {
	for name, sfen := range someGames {
		for rank := 1; rank <= 10; rank++ {
			g := game(t, sfen)
			p, before := New(LevelAt(rank, 0), 3), seen(g)
			choose(t, p, g, engine.Limits{Nodes: 1000})
			p.Choose(&ending{t.Context(), 3}, g, engine.Limits{}) // its error is [TestPlayerContext]'s
			if seen(g) != before {
				t.Errorf("rank %d has changed %s", rank, name)
			}
		}
	}
}

// TestPlayerContext: the end of the context is seen within so many positions that they
// take some tenths of a millisecond, and what was found until then is legal.
func TestPlayerContext(t *testing.T) {
	for _, rank := range []int{4, 5, 8, 10} {
		p := New(LevelAt(rank, 0), 1)
		for _, left := range []int{1, 2, 3, 20} {
			g := game(t, someGames["castles"])
			c, err := p.Choose(&ending{t.Context(), left}, g, engine.Limits{})
			if now := g.Position(); c.Move != rules.NoMove && now.Check(c.Move.Attempt()) != nil || err == nil && c.Move == rules.NoMove {
				t.Errorf("rank %d, left %d: %s", rank, left, c.Move)
			}
			if ended := errors.Is(err, context.Canceled); err != nil && !ended || ended && c.Info.Nodes > left*poll {
				t.Errorf("rank %d, left %d: %v after %d nodes", rank, left, err, c.Info.Nodes)
			}
			if rank >= 8 && left <= 3 && err == nil {
				t.Errorf("rank %d, left %d: thinks on to its end", rank, left)
			}
			if c.Resign || c.Declare {
				t.Errorf("rank %d, left %d: %+v", rank, left, c)
			}
		}
	}
}

// cancelling is a context that is cancelled when it has been asked so often.
type cancelling struct {
	context.Context
	cancel context.CancelFunc
	left   int
}

func (c *cancelling) Err() error {
	if c.left--; c.left < 0 {
		c.cancel()
	}
	return c.Context.Err()
}

// TestNoGoroutineLeft: a hundred thoughts that were cut short leave nobody behind.
func TestNoGoroutineLeft(t *testing.T) {
	p, g := New(LevelAt(10, 0), 1), game(t, someGames["fight"])
	before, ended := runtime.NumGoroutine(), 0
	for n := range 100 {
		ctx, cancel := context.WithCancel(context.Background())
		_, err := p.Choose(&cancelling{ctx, cancel, n % 7}, g, engine.Limits{})
		if errors.Is(err, context.Canceled) {
			ended++
		}
		cancel()
	}
	if after := runtime.NumGoroutine(); after > before || ended < 50 {
		t.Errorf("%d goroutines, before %d; %d of 100 were cut short", after, before, ended)
	}
}

// TestSeveral: one player plays several games at once as it plays each alone.
func TestSeveral(t *testing.T) {
	p := New(LevelAt(6, 0), 9)
	names := []string{"start", "six", "castles", "fight", "check"}
	alone := map[string]rules.Move{}
	for _, name := range names {
		alone[name] = choose(t, New(LevelAt(6, 0), 9), game(t, someGames[name]), engine.Limits{Nodes: 1500}).Move
	}
	var all sync.WaitGroup
	for range 3 {
		for _, name := range names {
			g := game(t, someGames[name])
			all.Go(func() {
				c, err := p.Choose(context.Background(), g, engine.Limits{Nodes: 1500})
				if err != nil || c.Move != alone[name] {
					t.Errorf("%s: %s, alone %s, %v", name, c.Move, alone[name], err)
				}
			})
		}
	}
	all.Wait()
}
