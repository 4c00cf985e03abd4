package analysis

import (
	"context"
	"errors"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/advice"
	"terakoya/rules/engine/search"
)

// reader is one that does little work.
func reader() *Reader {
	return &Reader{search.NewSearcher(1 << 20), 3_000, 10_000, 2_000}
}

// gameOf is a game from a position, with some moves; "pass" is one.
func gameOf(t testing.TB, sfen string, moves ...string) *rules.Game {
	t.Helper()
	p, _, err := rules.ParseSFEN(sfen)
	if err != nil {
		t.Fatal(err)
	}
	g := rules.NewGame(p)
	for _, m := range moves {
		if m == "pass" {
			g.Pass()
			continue
		}
		a, err := rules.ParseAttempt(m)
		if err == nil {
			err = g.Play(a)
		}
		if err != nil {
			t.Fatalf("%s: %v", m, err)
		}
	}
	return g
}

func read(t *testing.T, g *rules.Game) Reading {
	t.Helper()
	found, err := reader().Read(t.Context(), g, nil)
	if err != nil {
		t.Fatal(err)
	}
	if len(found.Plies) != len(g.Moves()) {
		t.Fatalf("%d plies of %d moves", len(found.Plies), len(g.Moves()))
	}
	return found
}

// games are hand-made, with what their moves let go, by their numbers, and which of them
// turned the game.
var games = map[string]struct {
	sfen  string
	moves []string
	miss  map[int]advice.MissKind
	plies int // of a mate missed or allowed
	turns []int
}{
	"mate in 1, then nothing is left of it": {
		"4k4/9/4P4/9/9/9/9/9/4K4 b G 1", []string{"G*1a", "5a6b"},
		map[int]advice.MissKind{0: advice.MissedMate}, 1, []int{0},
	},
	"mate in 3": {
		"9/9/6S2/8k/9/7R1/9/9/9 b r2b4g3s3n4l18p 1", []string{"2f9f", "1d1e"},
		map[int]advice.MissKind{0: advice.MissedMate}, 3, []int{0},
	},
	"a rook is hung": {
		"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
		[]string{"2g2f", "8c8d", "2f2e", "4a3b", "2e2d", "2c2d", "2h2d", "P*2c", "2d2c+", "3b2c"},
		map[int]advice.MissKind{8: advice.LostPiece}, 0, []int{8},
	},
	"the lead of two pieces is thrown away": {
		"lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
		[]string{"4a3b", "7g7f", "3c3d", "8h2b+", "3a2b", "2g2f"},
		map[int]advice.MissKind{2: advice.LostPiece, 3: advice.LostPiece}, 0, []int{3},
	},
	"mate is allowed": {
		"4k4/9/9/9/9/9/4p4/9/3PKP3 b Pg 1", []string{"P*9c", "G*5h"},
		map[int]advice.MissKind{0: advice.AllowedMate}, 1, []int{0},
	},
	"a won game stays won": {
		"4k4/9/4p4/9/9/4P4/9/9/RRBBKGG2 b GGSSSS 1", []string{"9i9h", "5a5b", "9h9g", "5b5a"},
		nil, 0, nil,
	},
}

// TestMisses: what the moves of a game let go, and which of them turned it.
func TestMisses(t *testing.T) {
	for name, c := range games {
		t.Run(name, func(t *testing.T) {
			found := read(t, gameOf(t, c.sfen, c.moves...))
			if !slices.Equal(found.Turns, c.turns) {
				t.Errorf("turns %v, want %v", found.Turns, c.turns)
			}
			for i, p := range found.Plies {
				t.Logf("%d %v: %v to %v, %v, best %v", i, p.Move, p.Before, p.After, p.Miss.Kind, p.Best)
				if want := c.miss[i]; p.Miss.Kind != want {
					t.Errorf("move %d: %v, want %v", i, p.Miss.Kind, want)
				} else if want == advice.MissedMate || want == advice.AllowedMate {
					if p.Miss.Plies != c.plies {
						t.Errorf("move %d: mate in %d, want %d", i, p.Miss.Plies, c.plies)
					}
				}
			}
		})
	}
}

// TestEnd: the last move of a game stands as the game ended, a pass between moves is no
// miss, and what comes after an end is let be.
func TestEnd(t *testing.T) {
	mated := read(t, gameOf(t, "4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "G*5b")).Plies[0]
	if mated.After != engine.Mates(0) || mated.Stands(rules.White) != engine.Mated(0) || mated.Miss.Kind != advice.NoMiss {
		t.Errorf("%+v", mated)
	}
	passes := read(t, gameOf(t, "4k4/9/9/9/4R4/9/9/9/4K4 w - 1", "pass", "5e5d", "pass")).Plies
	for _, p := range passes {
		if p.Miss.Kind != advice.NoMiss {
			t.Errorf("%+v", p)
		}
	}
	back := []string{"5i5h", "5a5b", "5h5i", "5b5a"}
	draw := read(t, gameOf(t, "4k4/9/9/9/9/9/9/9/4K4 b - 1", slices.Concat(back, back, back, back)...))
	if last := draw.Plies[11]; last.After != 0 || len(draw.Turns) > 0 {
		t.Errorf("%+v, turns %v", last, draw.Turns)
	}
	if beyond := draw.Plies[13]; beyond.Best != rules.NoMove {
		t.Errorf("%+v", beyond)
	}
}

// TestCancel: reading ends with the context, and what was read is returned.
func TestCancel(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	g := gameOf(t, rules.StartSFEN, "7g7f", "3c3d", "2g2f", "8c8d")
	var told []int
	found, err := reader().Read(ctx, g, func(p Ply) {
		if told = append(told, p.Number); p.Number == 1 {
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) || len(found.Plies) != 2 || !slices.Equal(told, []int{0, 1}) {
		t.Errorf("%v after %d plies, told %v", err, len(found.Plies), told)
	}
}

// TestSame: the same game is read the same way, also by a reader that has read before.
func TestSame(t *testing.T) {
	g := gameOf(t, rules.StartSFEN, "7g7f", "3c3d", "8h2b+", "3a2b", "B*4e", "B*7g")
	r := reader()
	var all [3]Reading
	for i := range all {
		if i == 2 {
			r = reader()
		}
		all[i], _ = r.Read(t.Context(), g, nil)
	}
	if d := cmp.Diff(all[0], all[1]) + cmp.Diff(all[0], all[2]); d != "" {
		t.Error(d)
	}
}

// TestHeaviest: the moves that lost most, in the order of the game; what was the best
// move, or lost in a decided game, is none of them.
func TestHeaviest(t *testing.T) {
	plies := []Ply{
		{Before: 600, After: 0}, {Before: 300, After: -900}, {Before: 3_000, After: 2_400},
		{Before: 400, After: -400, Move: 1, Best: 1}, {Before: engine.Mates(3), After: -200}, {Before: 0, After: 100},
	}
	for i := range plies {
		if plies[i].Number = i; plies[i].Move == rules.NoMove {
			plies[i].Move = rules.Move(2 + i)
		}
	}
	for most, want := range map[int][]int{0: {}, 1: {4}, 2: {1, 4}, 5: {0, 1, 4}} {
		if got := heaviest(plies, turning, most); !slices.Equal(got, want) {
			t.Errorf("%d: %v, want %v", most, got, want)
		}
	}
}

// TestLook: a mate is proved, any other position has the player's line, and a game that
// is over has nothing.
func TestLook(t *testing.T) {
	look, err := reader().Look(t.Context(), gameOf(t, "4k4/9/4P4/9/9/9/9/9/4K4 b G 1"))
	if err != nil || !look.Mate || look.Score != engine.Mates(1) || len(look.Line) != 1 {
		t.Errorf("%+v, %v", look, err)
	}
	look, err = reader().Look(t.Context(), gameOf(t, "4k4/9/4p4/9/4r4/4P4/9/9/4K4 b - 1"))
	if err != nil || look.Mate || len(look.Line) == 0 || look.Line[0].String() != "5f5e" {
		t.Errorf("%+v, %v", look, err)
	}
	if _, err := reader().Look(t.Context(), gameOf(t, "4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "G*5b")); !errors.Is(err, engine.ErrFinished) {
		t.Error(err)
	}
}

// BenchmarkRead reads a game of 120 moves, or as many as it got, with the usual bounds.
func BenchmarkRead(b *testing.B) {
	p, _, _ := rules.ParseSFEN(rules.StartSFEN)
	g := rules.NewGame(p)
	weak, _ := search.ParseLevel("5")
	player := search.New(weak, 7)
	for len(g.Moves()) < 120 {
		c, err := player.Choose(b.Context(), g, engine.Limits{})
		if err != nil || c.Resign || c.Apply(g) != nil {
			break
		}
	}
	for b.Loop() {
		found, err := NewReader(search.NewSearcher(8<<20)).Read(b.Context(), g, nil)
		if err != nil {
			b.Fatal(err)
		}
		b.ReportMetric(float64(len(found.Plies)), "moves")
		b.ReportMetric(float64(len(found.Turns)), "turns")
	}
}
