package search

import (
	"context"
	"flag"
	"testing"

	"terakoya/rules"
	"terakoya/rules/engine"
)

var deep = flag.Bool("deep", false, "also run what takes minutes")

// bounded is a searcher with a bound of nodes of its own.
type bounded struct {
	*Searcher
	nodes int
}

func (b *bounded) Choose(ctx context.Context, g *rules.Game, l engine.Limits) (engine.Choice, error) {
	l.Nodes = b.nodes
	return b.Searcher.Choose(ctx, g, l)
}

// playOut lets two players go on with a game, so many nodes a move and 256 plies
// at most. What is illegal ends the test.
func playOut(t *testing.T, g *rules.Game, l engine.Limits, black, white engine.Engine) rules.Outcome {
	t.Helper()
	for g.Outcome().Ending == rules.NotEnded && len(g.Moves()) < 256 {
		p := g.Position()
		e := black
		if p.Turn() == rules.White {
			e = white
		}
		c, err := e.Choose(t.Context(), g, l)
		if err == nil {
			err = c.Apply(g)
		}
		if err != nil {
			t.Fatalf("%s: %s: %v", p.SFEN(), e.Name(), err)
		}
		line := p
		for _, m := range c.Info.Line {
			if line, err = line.Play(m.Attempt()); err != nil {
				t.Fatalf("%s: %s expects %v: %v", p.SFEN(), e.Name(), c.Info.Line, err)
			}
		}
	}
	return g.Outcome()
}

// TestSelfPlay: games of the searcher, each from another start, without an illegal move.
func TestSelfPlay(t *testing.T) {
	s := NewSearcher(1 << 20)
	games := 10
	if testing.Short() {
		games = 3
	}
	for n := range games {
		g := game(t, rules.StartSFEN)
		if n%2 == 1 {
			h := rules.Handicaps[n*2%len(rules.Handicaps)].Position()
			g = game(t, h.SFEN())
		}
		for range 2 + n/2 {
			if err := choose(t, New(LevelAt(2, 0), uint64(n)), g, engine.Limits{}).Apply(g); err != nil {
				t.Fatal(err)
			}
		}
		playOut(t, g, engine.Limits{Nodes: 1000}, s, s)
		t.Logf("%d: %+v after %d plies", n, g.Outcome(), len(g.Moves()))
	}
}
