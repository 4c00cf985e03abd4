package search

import (
	"testing"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/firsthour"
)

// TestBeatsWanderer: from rank 3 on it mates whoever moves at random, with ten pieces
// more and without; who has just learned the moves does not lose to it.
func TestBeatsWanderer(t *testing.T) {
	for _, c := range []struct {
		level Level
		sfen  string
		sure  bool
	}{
		{LevelAt(1, 0), rules.StartSFEN, false},
		{LevelAt(3, 0), rules.StartSFEN, true},
		{LevelAt(3, 0), "4k4/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1", true},
		{LevelAt(6, 0), rules.StartSFEN, true},
		{LevelAt(7, 2), "4k4/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1", true},
	} {
		for seed := range uint64(3) {
			g := game(t, c.sfen)
			o := playOut(t, g, engine.Limits{}, New(c.level, seed), firsthour.NewWanders(seed))
			if o.Won && o.Winner == rules.White || c.sure && o.Ending != rules.EndMate {
				t.Errorf("%s, seed %d: %+v after %d plies", c.level, seed, o, len(g.Moves()))
			}
		}
	}
}

// TestTaste: of twenty seeds at least three play something else within the first six
// plies; the same seed plays the same game.
func TestTaste(t *testing.T) {
	for _, l := range []Level{LevelAt(1, 0), LevelAt(4, 0), LevelAt(7, 0), Strongest} {
		if l == Strongest && testing.Short() {
			continue
		}
		if n := tastes(t, l); n < 3 {
			t.Errorf("%s: 20 seeds play %d openings", l, n)
		}
	}
	for _, l := range []Level{LevelAt(1, 0), LevelAt(4, 1), LevelAt(7, 0)} {
		a, b := game(t, rules.StartSFEN), game(t, rules.StartSFEN)
		for range 20 {
			follow(t, a, choose(t, New(l, 6), a, engine.Limits{}).Move.String())
		}
		for p := New(l, 6); len(b.Moves()) < 20; {
			follow(t, b, choose(t, p, b, engine.Limits{}).Move.String())
		}
		if seen(a) != seen(b) {
			t.Errorf("%s with the same seed:\n%s\n%s", l, seen(a), seen(b))
		}
	}
}

// tastes counts what seeds play in six plies, until it has seen three games or twenty
// seeds.
func tastes(t *testing.T, l Level) int {
	t.Helper()
	openings := map[string]bool{}
	for seed := uint64(0); seed < 20 && len(openings) < 3; seed++ {
		g, p := game(t, rules.StartSFEN), New(l, seed)
		for range 6 {
			follow(t, g, choose(t, p, g, engine.Limits{}).Move.String())
		}
		now := g.Position()
		openings[now.SFEN()] = true
	}
	return len(openings)
}

// TestStronger: a level beats the one three ranks below in eight of ten games, each
// side in half of them. With -deep also the highest ranks.
func TestStronger(t *testing.T) {
	pairs, games := [][2]int{{4, 1}, {6, 3}, {7, 4}}, 10
	switch {
	case *deep:
		pairs, games = append(pairs, [2]int{8, 5}, [2]int{9, 6}, [2]int{10, 7}), 30
	case testing.Short():
		pairs = pairs[:1]
	}
	for _, pair := range pairs {
		won := 0
		for n := range games {
			high, low, side := New(LevelAt(pair[0], 0), uint64(n)), New(LevelAt(pair[1], 0), uint64(n)), rules.Color(n%2)
			black, white := engine.Engine(high), engine.Engine(low)
			if side == rules.White {
				black, white = white, black
			}
			if o := playOut(t, game(t, rules.StartSFEN), engine.Limits{}, black, white); o.Won && o.Winner == side {
				won++
			}
		}
		t.Logf("rank %d against %d: %d of %d won", pair[0], pair[1], won, games)
		if won*10 < games*8 {
			t.Errorf("rank %d wins %d of %d games against rank %d", pair[0], won, games, pair[1])
		}
	}
}

// TestMoreNodes: with four times the nodes the searcher beats itself; with -deep only,
// as it takes minutes.
func TestMoreNodes(t *testing.T) {
	if !*deep {
		t.Skip("it takes minutes: -args -deep")
	}
	const games = 20
	won := 0.0
	for n := range games {
		g := game(t, rules.StartSFEN)
		for range 6 {
			follow(t, g, choose(t, New(LevelAt(4, 0), uint64(n/2)), g, engine.Limits{}).Move.String())
		}
		more, less := &bounded{NewSearcher(1 << 22), 12_000}, &bounded{NewSearcher(1 << 22), 3000}
		black, white, side := more, less, rules.Color(n%2)
		if side == rules.White {
			black, white = less, more
		}
		switch o := playOut(t, g, engine.Limits{}, black, white); {
		case o.Won && o.Winner == side:
			won++
		case !o.Won:
			won += 0.5
		}
	}
	if t.Logf("%v of %d points", won, games); won < games*0.7 {
		t.Errorf("%v of %d points", won, games)
	}
}
