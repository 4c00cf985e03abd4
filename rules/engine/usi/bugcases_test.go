package usi

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// The tests of this file are named after the rows of the collection of faults
// that other programs had; each comment is the gist of its row.

// talk opens a scripted engine in a bubble where time costs nothing, and closes
// it behind do.
func talk(t *testing.T, script string, cfg Config, do func(t *testing.T, c *Client, e *fake)) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		e := newFake(script)
		c, err := Open(t.Context(), inMemory(e), cfg)
		if err != nil {
			t.Fatal(err)
		}
		do(t, c, e)
		c.Close()
		<-e.done
	})
}

func position(t *testing.T, sfen string) rules.Position {
	t.Helper()
	p, _, err := rules.ParseSFEN(sfen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

const answers = polite + "go: say bestmove 7g7f"

// An engine that reads its book for 12 s before usiok is waited for, with a text
// to show; one that never answers is told by how long it was waited for.
func TestUSI01(t *testing.T) {
	var told []Progress
	cfg := Config{Name: "X", Progress: func(p Progress) { told = append(told, p) }}
	script := "usi: say id name X; say info string 40 % of the book; wait 12s; say usiok\nisready: say readyok"
	talk(t, script, cfg, func(t *testing.T, c *Client, _ *fake) {
		if last := told[len(told)-1]; len(told) < 20 || last.Said != "40 % of the book" || last.Waited < 11*time.Second {
			t.Errorf("told %d times, last %+v", len(told), last)
		}
	})
	synctest.Test(t, func(t *testing.T) {
		e := newFake("usi: hang")
		_, err := Open(t.Context(), inMemory(e), Config{Name: "X"})
		if err == nil || err.Error() != "engine X: no usiok within 40s" {
			t.Error(err)
		}
		<-e.done
	})
}

// goLine returns the last go that the engine was given for limits.
func goLine(t *testing.T, c *Client, e *fake, l engine.Limits) string {
	t.Helper()
	if _, err := c.Choose(t.Context(), rules.NewGame(start()), l); err != nil {
		t.Error(err)
	}
	heard := e.commands()
	return heard[len(heard)-1]
}

// 60 s and 10 s of byoyomi are sent in milliseconds; when the main time is gone
// the own time is 0 and byoyomi is still sent.
func TestUSI03(t *testing.T) {
	talk(t, answers, Config{}, func(t *testing.T, c *Client, e *fake) {
		k := engine.Clock{Left: [2]time.Duration{time.Minute, time.Minute}, Byoyomi: 10 * time.Second}
		if got := goLine(t, c, e, engine.Limits{Clock: &k}); got != "go btime 60000 wtime 60000 byoyomi 10000" {
			t.Error(got)
		}
		k, _ = k.Spend(rules.Black, 65*time.Second)
		if got := goLine(t, c, e, engine.Limits{Clock: &k}); got != "go btime 0 wtime 60000 byoyomi 10000" {
			t.Error(got)
		}
	})
}

// 30 s and 10 s more for each move: no byoyomi is sent, and the increment may be
// used on the first move, by us as by the engine.
func TestUSI04(t *testing.T) {
	k := engine.Clock{Left: [2]time.Duration{30 * time.Second, 30 * time.Second}, Increment: [2]time.Duration{10 * time.Second, 10 * time.Second}}
	talk(t, answers, Config{}, func(t *testing.T, c *Client, e *fake) {
		if got := goLine(t, c, e, engine.Limits{Clock: &k}); got != "go btime 30000 wtime 30000 binc 10000 winc 10000" {
			t.Error(got)
		}
	})
	after, inTime := k.Spend(rules.Black, 39*time.Second)
	if !inTime || after.Left[rules.Black] != time.Second {
		t.Errorf("%v, %t", after, inTime)
	}
	talk(t, polite+"go: wait 39s; say bestmove 7g7f", Config{}, func(t *testing.T, c *Client, e *fake) {
		if _, err := c.Choose(t.Context(), rules.NewGame(start()), engine.Limits{Clock: &k}); err != nil {
			t.Error(err)
		}
		if slices.Contains(e.commands(), "stop") {
			t.Error("stopped within its time")
		}
	})
}

// "bestmove win" declares: it wins where every condition is met and else loses.
func TestUSI06(t *testing.T) {
	const entered = "+R5+P2/+P+P+P+PK1+P1+P/4+P+P1+P1/9/9/9/9/4k4/9 b R3S8P2b4gs4n4l 1"
	for name, c := range map[string]struct {
		sfen   string
		set    *rules.RuleSet
		ending rules.Ending
		winner rules.Color
	}{
		"valid":              {entered, &rules.JSA, rules.EndDeclarationWin, rules.Black},
		"valid, 27 points":   {entered, &rules.CSA, rules.EndDeclarationWin, rules.Black},
		"not valid":          {rules.StartSFEN, &rules.JSA, rules.EndDeclarationLoss, rules.White},
		"no such rule there": {entered, &rules.TryRule, rules.NotEnded, rules.Black},
	} {
		t.Run(name, func(t *testing.T) {
			talk(t, polite+"go: say bestmove win", Config{}, func(t *testing.T, cl *Client, _ *fake) {
				g := c.set.NewGame(position(t, c.sfen))
				choice, err := cl.Choose(t.Context(), g, engine.Limits{})
				if err != nil || !choice.Declare {
					t.Fatalf("%+v, %v", choice, err)
				}
				err = choice.Apply(g)
				var notOpen *rules.NotOpen
				if c.ending == rules.NotEnded && !errors.As(err, &notOpen) || c.ending != rules.NotEnded && err != nil {
					t.Error(err)
				}
				if o := g.Outcome(); o.Ending != c.ending || o.Winner != c.winner {
					t.Errorf("%+v", o)
				}
			})
		})
	}
}

// Replies that are no move, and nifu: a clear message that names the engine and
// its reply; the move is not played.
func TestUSI07(t *testing.T) {
	for _, c := range []struct{ reply, want string }{
		{"(none)", `engine evil (Fake) answered "bestmove (none)": that is no move`},
		{"0000", `engine evil (Fake) answered "bestmove 0000": that is no move`},
		{"P*5e", `engine evil (Fake) answered "bestmove P*5e": P*5e: nifu (5g)`},
	} {
		talk(t, polite+"go: say bestmove "+c.reply, Config{Name: "evil"}, func(t *testing.T, cl *Client, _ *fake) {
			g := rules.NewGame(position(t, "4k4/9/9/9/9/9/4P4/9/4K4 b P 1"))
			_, err := cl.Choose(t.Context(), g, engine.Limits{})
			var bad *BadReply
			var illegal *rules.IllegalMove
			if !errors.As(err, &bad) || err.Error() != c.want || len(g.Moves()) > 0 {
				t.Errorf("%v", err)
			}
			if c.reply == "P*5e" && (!errors.As(err, &illegal) || illegal.Foul != rules.FoulNifu) {
				t.Errorf("%v", err)
			}
		})
	}
}

// An option that a newer version of the engine lacks is ignored, and so told.
func TestUSI12(t *testing.T) {
	script := "usi: say option name Y type spin default 1 min 0 max 9; say usiok\nisready: say readyok\ngo: say bestmove 7g7f"
	cfg := Config{Name: "new", Options: map[string]string{"X": "5", "Y": "7"}}
	talk(t, script, cfg, func(t *testing.T, c *Client, e *fake) {
		if _, err := c.Choose(t.Context(), rules.NewGame(start()), engine.Limits{}); err != nil {
			t.Error(err)
		}
		ignored := c.Ignored()
		if len(ignored) != 1 || ignored[0].Error() != `engine new: option X is not set to "5": the engine has no such option` {
			t.Error(ignored)
		}
		var set []string
		for _, l := range e.commands() {
			if strings.HasPrefix(l, "setoption") {
				set = append(set, l)
			}
		}
		if !slices.Equal(set, []string{"setoption name Y value 7"}) {
			t.Error(set)
		}
	})
}

// A game that is broken off before the first move: gameover comes before the
// next usinewgame; also if the engine was still thinking.
func TestUSI13(t *testing.T) {
	talk(t, polite+"go: until stop; say bestmove 7g7f", Config{}, func(t *testing.T, c *Client, e *fake) {
		ctx := t.Context()
		for range 2 {
			if err := c.NewGame(ctx); err != nil {
				t.Fatal(err)
			}
		}
		short, cancel := context.WithTimeout(ctx, time.Second)
		defer cancel()
		if _, err := c.Choose(short, rules.NewGame(start()), engine.Limits{Depth: 9}); !errors.Is(err, context.DeadlineExceeded) {
			t.Error(err)
		}
		if err := c.GameOver(ctx, Lose); err != nil {
			t.Error(err)
		}
		if err := c.NewGame(ctx); err != nil {
			t.Error(err)
		}
		synctest.Wait() // until the last is heard
		want := []string{"usi", "isready", "usinewgame", "gameover draw", "isready", "usinewgame",
			"position startpos", "go depth 9", "stop", "gameover lose", "isready", "usinewgame"}
		if got := e.commands(); !slices.Equal(got, want) {
			t.Errorf("%q", got)
		}
	})
}
