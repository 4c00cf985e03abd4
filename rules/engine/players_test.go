package engine_test

import (
	"context"
	"errors"
	"fmt"
	"reflect"
	"testing"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/firsthour"
	"terakoya/rules/engine/search"
)

// players makes one of each.
func players(seed uint64) []engine.Engine {
	return []engine.Engine{
		search.New(search.LevelAt(1, 0), seed), search.New(search.LevelAt(4, 2), seed), search.New(search.LevelAt(6, 1), seed),
		firsthour.NewWanders(seed), firsthour.WaitsUnlessChecked{}, firsthour.Waits{},
	}
}

// state is all that can be seen of a game.
func state(g *rules.Game) string {
	p, start := g.Position(), g.Start()
	return fmt.Sprint(p.SFEN(), start.SFEN(), g.Moves(), g.Outcome(), g.Repetitions())
}

// turn lets a player choose and does what it has chosen.
func turn(t *testing.T, e engine.Engine, g *rules.Game) {
	t.Helper()
	before := state(g)
	c, err := e.Choose(t.Context(), g, engine.Limits{})
	if err != nil {
		t.Fatalf("%s: %v\n%s", e.Name(), err, before)
	}
	if state(g) != before {
		t.Fatalf("%s has changed the game\n%s\n%s", e.Name(), before, state(g))
	}
	if c.Pass && (c.Move != rules.NoMove || c.Resign) || c.Resign && len(g.Moves()) < 40 {
		t.Errorf("%s: %+v", e.Name(), c)
	}
	p := g.Position()
	for i, m := range c.Info.Line {
		if i == 0 && m != c.Move {
			t.Errorf("%s plays %s and expects %v", e.Name(), c.Move, c.Info.Line)
		}
		if p, err = p.Play(m.Attempt()); err != nil {
			t.Errorf("%s expects %v: %v\n%s", e.Name(), c.Info.Line, err, before)
		}
	}
	if err := c.Apply(g); err != nil {
		t.Fatalf("%s: %v\n%s", e.Name(), err, before)
	}
}

// TestPlayers: each plays each from every start, sixty plies at most, and all
// that it does is legal. That makes sixty games for each.
func TestPlayers(t *testing.T) {
	for n, h := range rules.Handicaps {
		t.Run(h.Key, func(t *testing.T) {
			all := players(uint64(n))
			for i, a := range all {
				for _, b := range all[:i] {
					if n%2 == 1 {
						a, b = b, a
					}
					g := rules.NewGame(h.Position())
					for g.Outcome().Ending == rules.NotEnded && len(g.Moves()) < 60 {
						turn(t, map[rules.Color]engine.Engine{rules.Black: a, rules.White: b}[now(g).Turn()], g)
					}
				}
			}
		})
	}
}

func now(g *rules.Game) *rules.Position {
	p := g.Position()
	return &p
}

func game(t *testing.T, sfen string) *rules.Game {
	t.Helper()
	p, _, err := rules.ParseSFEN(sfen)
	if err != nil {
		t.Fatal(err)
	}
	return rules.NewGame(p)
}

// TestSame: the same player in the same place does the same, also when moves
// have been taken back in between.
func TestSame(t *testing.T) {
	for _, sfen := range []string{
		rules.StartSFEN,
		"l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1",
		"4k4/9/4R4/9/9/9/9/9/4K4 w 2g 1", // in check
	} {
		for i, e := range players(3) {
			g := game(t, sfen)
			first, err := e.Choose(t.Context(), g, engine.Limits{})
			if err != nil {
				t.Fatal(err)
			}
			g.Pass()
			g.TakeBack(1)
			again, err := players(3)[i].Choose(t.Context(), g, engine.Limits{})
			if err != nil || !reflect.DeepEqual(first, again) {
				t.Errorf("%s at %s: %+v and %+v, %v", e.Name(), sfen, first, again, err)
			}
		}
	}
}

// TestFinished: whatever ended a game, nobody moves in it.
func TestFinished(t *testing.T) {
	resigned := game(t, rules.StartSFEN)
	resigned.Resign()
	foul := game(t, rules.StartSFEN)
	foul.Forfeit(&rules.IllegalMove{})
	repeated := game(t, rules.StartSFEN)
	for range 6 {
		repeated.Pass()
	}
	for name, g := range map[string]*rules.Game{
		"mate":         game(t, "4k4/9/9/9/9/9/4g4/4g4/4K4 b - 1"),
		"no move left": game(t, "6G1k/9/7G1/9/9/9/9/9/4K4 w - 1"),
		"sennichite":   repeated, "resignation": resigned, "foul": foul,
	} {
		for _, e := range players(1) {
			before := state(g)
			c, err := e.Choose(t.Context(), g, engine.Limits{})
			if !errors.Is(err, engine.ErrFinished) || !reflect.DeepEqual(c, engine.Choice{}) || state(g) != before {
				t.Errorf("%s after %s: %+v, %v", e.Name(), name, c, err)
			}
		}
	}
}

// TestContextEnded: a context that has ended gives its error and no move.
func TestContextEnded(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	for _, e := range players(1) {
		c, err := e.Choose(ctx, game(t, rules.StartSFEN), engine.Limits{})
		if !errors.Is(err, context.Canceled) || c.Move != rules.NoMove || c.Pass {
			t.Errorf("%s: %+v, %v", e.Name(), c, err)
		}
	}
}

func TestApply(t *testing.T) {
	g := game(t, rules.StartSFEN)
	if err := (engine.Choice{Pass: true}).Apply(g); err != nil || now(g).Turn() != rules.White {
		t.Errorf("pass: %v", err)
	}
	before := state(g)
	var illegal *rules.IllegalMove
	if err := (engine.Choice{Move: rules.Drop(rules.Pawn, 0)}).Apply(g); !errors.As(err, &illegal) || state(g) != before {
		t.Errorf("a pawn that is not there: %v", err)
	}
	if err := (engine.Choice{Resign: true}).Apply(g); err != nil || g.Outcome().Ending != rules.EndResignation {
		t.Errorf("resignation: %v", err)
	}
}
