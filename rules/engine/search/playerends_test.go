package search

import (
	"strings"
	"testing"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/firsthour"
)

// stroll is a walk of the two kings: nothing is taken, and no position comes back often
// enough to end the game in so many plies.
const stroll = "5i5h 9a8a 5h5g 8a9a 5g5f 9a8a 5f5e 8a9a 5e4e 9a8a 4e4f 8a9a 4f4g 9a8a 4g4h 8a9a 4h4i 9a8a 4i5i 8a9a " +
	"5i5h 9a8a 5h5g 8a9a 5g5f 9a8a 5f5e 8a9a 5e4e 9a8a 4e4f 8a9a 4f4g 9a8a 4g4h 8a9a 4h4i 9a8a 4i5i 8a9a 5i5h 9a8a"

// TestResigns: who has lost beyond hope gives up from rank 7 on, but not before the
// game has gone on for a while.
func TestResigns(t *testing.T) {
	for _, plies := range []int{2, early - 2, early, early + 2} {
		g := game(t, "k8/9/p8/9/9/9/8P/9/4K4 b 2r2b4g 1")
		follow(t, g, strings.Fields(stroll)[:plies]...)
		for l := range Level(Levels) {
			if l.Step() > 0 && l.Rank() >= 7 {
				continue // they differ from the first step in how far they look alone
			}
			c := choose(t, New(l, 1), g, engine.Limits{})
			if c.Resign != (plies >= early && l.Rank() >= 7) && (l.Rank() < 5 || l.Rank() > 6 || plies < early) {
				t.Errorf("after %d plies %s resigns: %t, %v", plies, l, c.Resign, c.Info.Score)
			}
			if c.Move == rules.NoMove {
				t.Errorf("%s gives no move beside", l)
			}
		}
	}
}

// TestNoHastyResignation: whoever is cut short does not give up.
func TestNoHastyResignation(t *testing.T) {
	g := game(t, "k8/9/p8/9/9/9/8P/9/4K4 b 2r2b4g 1")
	follow(t, g, strings.Fields(stroll)[:early]...)
	for _, rank := range []int{9, 10} { // the others are ready before the context is asked
		c, err := New(LevelAt(rank, 0), 1).Choose(&ending{t.Context(), 1}, g, engine.Limits{})
		if err == nil || c.Resign {
			t.Errorf("rank %d: %+v, %v", rank, c, err)
		}
	}
}

// TestResignsWhen: of what is thought, by rank.
func TestResignsWhen(t *testing.T) {
	lost := game(t, "k8/9/p8/9/9/9/8P/9/4K4 b 2r2b4g 1")
	equal := game(t, "k8/9/p8/9/9/9/8P/9/4K4 b - 1")
	for _, g := range []*rules.Game{lost, equal} {
		follow(t, g, strings.Fields(stroll)[:early]...)
	}
	for _, c := range []struct {
		game  *rules.Game
		score engine.Score
		from  int // the lowest rank that gives up, 11 for none
	}{
		{lost, engine.Mated(2), 5}, {lost, engine.Mated(4), 7}, {equal, engine.Mated(8), 7},
		{lost, -hopeless - 1, 7}, {equal, -hopeless - 1, 11}, {lost, -hopeless + 1, 11},
		{lost, engine.Mates(1), 11}, {equal, 0, 11},
	} {
		for l := range Level(Levels) {
			d := anew(t, c.game)
			d.view = New(l, 1).view(c.game)
			info := engine.Info{Score: c.score}
			if got := d.givesUp(c.game, &info); got != (l.Rank() >= c.from) {
				t.Errorf("%v: %s resigns: %t", c.score, l, got)
			}
			if d.view.gives = true; d.givesUp(c.game, &info) {
				t.Errorf("%v: %s resigns after giving a handicap", c.score, l)
			}
		}
	}
}

// TestGiverNeverResigns: with nothing but a king and pawns, in a game that goes on for
// long, and also when it is about to be mated.
func TestGiverNeverResigns(t *testing.T) {
	ten, known := rules.HandicapByKey("ten-piece-handicap")
	if !known {
		t.Fatal("no such handicap")
	}
	g := rules.NewGame(ten.Position())
	wander := firsthour.NewWanders(4)
	for len(g.Moves()) < early+2 {
		c, err := wander.Choose(t.Context(), g, engine.Limits{})
		if err == nil {
			err = c.Apply(g)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	for l := range Level(Levels) {
		p := New(l, 1)
		if v := p.view(g); !v.gives {
			t.Errorf("%s does not know that it has given a handicap", l)
		}
		if l.Step() == 0 && choose(t, p, g, engine.Limits{}).Resign {
			t.Errorf("%s resigns", l)
		}
	}
}

// TestDeclares: from rank 4 on an impasse that is won is declared, under the rules that
// know it, and only there.
func TestDeclares(t *testing.T) {
	const entered = "+R5+P2/+P+P+P+PK1+P1+P/4+P+P1+P1/9/9/9/9/4k4/9 b R3S8P2b4gs4n4l 1"
	for _, c := range []struct {
		set  *rules.RuleSet
		sfen string
		wins bool
	}{
		{&rules.JSA, entered, true}, {&rules.JSA2013, entered, true}, {&rules.CSA, entered, true}, {&rules.Amateur27, entered, true},
		{&rules.TryRule, entered, false}, {&rules.CSA, rules.StartSFEN, false},
		{&rules.CSA, "+R5+P2/+P+P+P+PK1+P1+P/4+P4/9/9/9/9/4k4/9 b R3S8P2b4gs4n4l 1", false}, // nine in the camp
	} {
		p, _, err := rules.ParseSFEN(c.sfen)
		if err != nil {
			t.Fatal(err)
		}
		for rank := 1; rank <= 10; rank++ {
			g := c.set.NewGame(p)
			got := choose(t, New(LevelAt(rank, 0), 1), g, engine.Limits{Nodes: 2000})
			if got.Declare != (c.wins && rank >= declaring) {
				t.Errorf("%s under %s: rank %d declares: %t", c.sfen, c.set.Name, rank, got.Declare)
			}
			if err := got.Apply(g); err != nil || got.Declare && g.Outcome().Ending != rules.EndDeclarationWin {
				t.Errorf("%s under %s: rank %d: %+v, %v", c.sfen, c.set.Name, rank, g.Outcome(), err)
			}
		}
	}
}
