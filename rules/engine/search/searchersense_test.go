package search

import (
	"context"
	"errors"
	"strconv"
	"strings"
	"testing"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// seek is a move of a fresh searcher.
func seek(t testing.TB, g *rules.Game, l engine.Limits) engine.Choice {
	t.Helper()
	c, err := NewSearcher(1<<20).Choose(context.Background(), g, l)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestProblems: it sees a mate, not a shorter one than there is, and carries it out.
func TestProblems(t *testing.T) {
	for _, row := range positions(t, "problems.txt") {
		number, sfen, _ := strings.Cut(row, " ")
		least, err := strconv.Atoi(number)
		if err != nil {
			t.Fatal(err)
		}
		s, g := NewSearcher(1<<20), game(t, sfen)
		c, err := s.Choose(t.Context(), g, engine.Limits{Nodes: 500_000})
		if err != nil {
			t.Fatal(err)
		}
		plies, mate := c.Info.Score.Mate()
		if !mate || plies < least {
			t.Errorf("%s: %v is worth %v after %d nodes", row, c.Move, c.Info.Score, c.Info.Nodes)
			continue
		}
		o := playOut(t, g, engine.Limits{Nodes: 500_000}, s, s)
		if o.Ending != rules.EndMate || len(g.Moves()) > plies {
			t.Errorf("%s: said %v, then %v in %d plies", row, c.Info.Score, o.Ending, len(g.Moves()))
		}
	}
}

// TestSearcherSense: what every player should see.
func TestSearcherSense(t *testing.T) {
	for name, c := range map[string]struct{ sfen, want string }{
		"wins a rook that hangs":  {"4k4/9/4p4/9/4r4/4P4/9/9/4K4 b - 1", "5f5e"},
		"takes back":              {"4k4/9/9/9/4s4/4P4/9/9/4K4 b - 1", "5f5e"},
		"promotes":                {"4k4/9/9/7Pg/9/9/4PPPPP/9/4K4 b - 1", "2d2c+"},
		"no bad exchange":         {"4k4/9/4p4/4s4/9/9/9/4R4/4K4 b - 1", "!5h5d"},
		"answers check by taking": {"4k4/9/9/9/9/9/9/4g4/4K4 b - 1", "5i5h"},
	} {
		t.Run(name, func(t *testing.T) {
			got := seek(t, game(t, c.sfen), engine.Limits{Nodes: 20_000}).Move.String()
			if c.want[0] == '!' && got == c.want[1:] || c.want[0] != '!' && got != c.want {
				t.Errorf("plays %s, want %s", got, c.want)
			}
		})
	}
}

// TestSearcherRepeats takes the law's own games just before they end: whoever
// checked for ever stops, and nobody who is ahead draws.
func TestSearcherRepeats(t *testing.T) {
	mustTurnAway(t, func(g *rules.Game) engine.Choice { return seek(t, g, engine.Limits{Nodes: 5000}) })
}

// TestSearcherLimits: nothing is visited beyond a bound, and the shortest look
// gives a move.
func TestSearcherLimits(t *testing.T) {
	for name, c := range map[string]struct {
		limits       engine.Limits
		depth, nodes int // at most
	}{
		"none":       {engine.Limits{}, deepest, Unbounded + 1},
		"two plies":  {engine.Limits{Depth: 2}, 2, Unbounded},
		"one node":   {engine.Limits{Nodes: 1}, 0, 2},
		"some nodes": {engine.Limits{Nodes: 300}, deepest, 301},
		"no time":    {engine.Limits{Time: 1}, 1, poll},
	} {
		t.Run(name, func(t *testing.T) {
			g := game(t, someGames["fight"])
			got := seek(t, g, c.limits)
			if got.Info.Depth > c.depth || got.Info.Nodes > c.nodes {
				t.Errorf("depth %d, %d nodes", got.Info.Depth, got.Info.Nodes)
			}
			if err := got.Apply(g); err != nil {
				t.Error(err)
			}
		})
	}
}

// TestSearcherContext: the end of the context is seen within so many positions
// that they take some tenths of a millisecond.
func TestSearcherContext(t *testing.T) {
	s := NewSearcher(1 << 20)
	for _, left := range []int{1, 2, 40} {
		g := game(t, someGames["fight"])
		c, err := s.Choose(&ending{context.Background(), left}, g, engine.Limits{Depth: deepest})
		if !errors.Is(err, context.Canceled) || c.Info.Nodes > left*poll {
			t.Errorf("left %d: %v after %d nodes", left, err, c.Info.Nodes)
		}
		if p := g.Position(); p.Check(c.Move.Attempt()) != nil || len(g.Moves()) != 0 {
			t.Errorf("left %d: %v is illegal or the game has changed", left, c.Move)
		}
	}
}
