package search

import (
	"flag"
	"testing"

	"terakoya/rules"
	"terakoya/rules/engine"
)

var deep = flag.Bool("deep", false, "let the searcher play the player of two plies")

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

// TestSelfPlay: twenty games, each from another start, without an illegal move.
func TestSelfPlay(t *testing.T) {
	s := NewSearcher(1 << 20)
	games := 20
	if testing.Short() {
		games = 3
	}
	for n := range games {
		g := game(t, rules.StartSFEN)
		if n%2 == 1 {
			h := rules.Handicaps[n/2%len(rules.Handicaps)].Position()
			g = game(t, h.SFEN())
		}
		for range 2 + n/4 {
			if err := choose(t, New(uint64(n)), g, engine.Limits{}).Apply(g); err != nil {
				t.Fatal(err)
			}
		}
		playOut(t, g, engine.Limits{Nodes: 2000}, s, s)
		t.Logf("%d: %+v after %d plies", n, g.Outcome(), len(g.Moves()))
	}
}

// TestStronger: with as many nodes it beats the player of two plies, in nine of ten
// of 200 games with -deep, as one game more or less is chance; else in four of five
// of the first few.
func TestStronger(t *testing.T) {
	games, least := 20, 80
	switch {
	case *deep:
		games, least = 200, 90
	case testing.Short():
		games = 5
	}
	s, won := NewSearcher(1<<20), 0
	for n := range games {
		g, old, side := game(t, rules.StartSFEN), New(uint64(n/2)), rules.Color(n%2)
		black, white := engine.Engine(s), engine.Engine(old)
		if side == rules.White {
			black, white = white, black
		}
		o := playOut(t, g, engine.Limits{Nodes: 2000}, black, white)
		if o.Won && o.Winner == side {
			won++
		}
		t.Logf("%d as %s: %+v after %d plies", n, side, o, len(g.Moves()))
	}
	t.Logf("%d of %d won", won, games)
	if won*100 < games*least {
		t.Errorf("%d of %d won", won, games)
	}
}
