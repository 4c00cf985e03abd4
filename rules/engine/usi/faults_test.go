package usi

import (
	"context"
	"errors"
	"fmt"
	"os"
	"runtime"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// faults are what engines do wrong. Each engine is opened and asked for a move
// from the even start, or for a mate. The error has to say what it was; without
// one the move is 7g7f. "short" names the time of the Config that the case waits
// for in full.
var faults = []struct {
	name, script, short, want string
}{
	{"hangs before usiok", "usi: hang", "start", "engine fake: no usiok within"},
	{"hangs at isready", "usi: say usiok\nisready: hang", "ready", "engine fake: no readyok within"},
	{"hangs at go but hears stop", polite + "go: until stop; say bestmove 7g7f", "time", ""},
	{"hangs at go", polite + "go: hang", "time stop", "engine fake (Fake): no bestmove after stop within"},
	{"never reads", "usi: say usiok; deaf", "ready", "engine fake: no readyok within"},
	{"never reads at all", "usi: deaf", "start", "engine fake: no usiok within"},
	{"dies before usiok", "usi: die", "", "engine fake ended unexpectedly while starting"},
	{"dies at isready", "usi: say usiok\nisready: die", "", "engine fake ended unexpectedly while getting ready"},
	{"dies when a game begins", polite + "usinewgame: die", "", "engine fake (Fake) ended unexpectedly while"},
	{"dies at go", polite + "go: die", "", "engine fake (Fake) ended unexpectedly while thinking"},
	{"dies at stop", polite + "go: until stop; die", "time", "engine fake (Fake) ended unexpectedly while being stopped"},
	{"says its move and dies", polite + `go: raw "bestmove 7g7f"; die`, "", ""},
	{"says no more but lives", polite + "go: shut; hang", "", "engine fake (Fake) ended unexpectedly while thinking"},
	{"floods instead of usiok", "usi: flood", "start", "no usiok within"},
	{"floods at go", polite + "go: flood", "time stop", "no bestmove after stop within"},
	{"a line without end instead of usiok", "usi: endless", "start", "no usiok within"},
	{"a line without end at go", polite + "go: endless", "time stop", "no bestmove after stop within"},
	{"bytes that are no text", "usi: raw \"\\x00\\xff\\xfe\\n\\xef\\xbb\\xbfid name F\\x80ake\\r\\n\\x00usiok\\r\\n\"\n" +
		"isready: raw \"readyok\\r\\n\"\ngo: raw \"\\r\\n\\x1b[0m\\n\\xc3\\nbestmove 7g7f\\r\\n\"", "", ""},
	{"usiok twice", "usi: say usiok; say usiok\nisready: say readyok\ngo: say usiok; say bestmove 7g7f", "", ""},
	{"readyok unasked", "usi: say readyok; say usiok; say readyok\nisready: say readyok; say readyok\n" +
		"go: say readyok; say bestmove 7g7f", "", ""},
	{"infos with broken numbers", polite + "go: say info depth x score cp y nodes -4 time 99999999999999999999 pv; " +
		"say info score; say info score mate; say info multipv 0 depth pv 9z9z; say info; say bestmove 7g7f", "", ""},
	{"options that are none", "usi: say option; say option name; say option name X type; say option name A type moon; " +
		"say option name B type spin default 1 min a max 3; say option name C type combo default x; " +
		"say option name D type spin default 1 min 3 max 1; say usiok\nisready: say readyok\ngo: say bestmove 7g7f", "", ""},
	{"bestmove unasked", "usi: say bestmove 2g2f; say usiok\nisready: say bestmove 2g2f; say readyok\n" +
		"go: say bestmove 7g7f", "", ""},
	{"two bestmoves", polite + `go: raw "bestmove 7g7f\nbestmove 2g2f\n"`, "", ""},
	{"checkmate for bestmove", polite + "go: say checkmate 7g7f; say checkmate nomate; say bestmove 7g7f", "", ""},
	{"a line that expects illegal moves", polite + "go: say info depth 3 score cp 1 pv 7g7f 7g7f 3c3d; say bestmove 7g7f", "", ""},
	{"no move", polite + "go: say bestmove", "", `answered "bestmove": that is no move`},
	{"not a move", polite + "go: say bestmove e2e4", "", `answered "bestmove e2e4": that is no move`},
	{"bytes for a move", polite + `go: raw "bestmove \xff\xff\n"`, "", "that is no move"},
	{"a move of the other side", polite + "go: say bestmove 3c3d", "", `answered "bestmove 3c3d": 3c3d: wrong-side`},
	{"a move of another position", polite + "go: say bestmove 7f7e", "", `answered "bestmove 7f7e": 7f7e: empty-square`},
	{"a move off the board", polite + "go: say bestmove 7g0z", "", "7g0z"},
	{"mate: hangs", polite + "go mate: hang", "time stop", "no bestmove after stop within"},
	{"mate: dies", polite + "go mate: die", "", "ended unexpectedly while looking for a mate"},
	{"mate: no moves", polite + "go mate: say checkmate", "", `answered "checkmate": it names no moves`},
	{"mate: no mate", polite + "go mate: say checkmate 7g7f", "", `the moves end in no mate`},
	{"mate: an illegal move", polite + "go mate: say checkmate 7g7f 7g7f", "", `7g7f: empty-square`},
	{"mate: bytes", polite + "go mate: say checkmate maybe", "", `answered "checkmate maybe"`},
}

// times gives the Config of a case: brief is what it waits for in full.
func times(short string, brief, long time.Duration) (Config, engine.Limits) {
	is := func(name string) time.Duration {
		if slices.Contains(strings.Fields(short), name) {
			return brief
		}
		return long
	}
	return Config{Name: "fake", Start: is("start"), Ready: is("ready"), Stop: is("stop"), Quit: brief}, engine.Limits{Time: is("time")}
}

// ask opens the engine, asks it for what the case is about and closes it.
func ask(ctx context.Context, name string, l engine.Limits, open func() (*Client, error)) error {
	c, err := open()
	if err != nil {
		return err
	}
	defer c.Close()
	g := rules.NewGame(start())
	if strings.HasPrefix(name, "mate") {
		_, _, err = c.Mate(ctx, g.Position(), l.Time)
		return err
	}
	choice, err := c.Choose(ctx, g, l)
	if len(g.Moves()) > 0 || g.Outcome().Ending != rules.NotEnded {
		return errors.New("the game is changed")
	}
	if err == nil && (choice.Move.String() != "7g7f" || choice.Info.Line[0] != choice.Move) {
		return fmt.Errorf("chooses %+v", choice)
	}
	return err
}

func start() rules.Position { return rules.Handicaps[0].Position() }

// said reports whether an error says what it should.
func said(err error, want string) bool {
	if want == "" {
		return err == nil
	}
	return err != nil && strings.Contains(err.Error(), want)
}

// TestFaults: every fault is survived and told, in time; the bubble fails where
// a goroutine is left.
func TestFaults(t *testing.T) {
	for _, f := range faults {
		t.Run(f.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				cfg, l := times(f.short, 50*time.Millisecond, time.Hour)
				from, e := time.Now(), newFake(f.script)
				err := ask(t.Context(), f.name, l, func() (*Client, error) { return Open(t.Context(), inMemory(e), cfg) })
				<-e.done
				if !said(err, f.want) {
					t.Errorf("error %v, want %q", err, f.want)
				}
				if took := time.Since(from); took > time.Second {
					t.Errorf("took %s", took)
				}
			})
		})
	}
}

// fakeProgram is the program of the tests as an engine.
func fakeProgram(t *testing.T, script string) Program {
	t.Helper()
	t.Setenv(fakeVariable, script)
	return Program{Path: os.Args[0], Dir: t.TempDir()}
}

// TestProcessFaults: the same with processes, of which none is left.
func TestProcessFaults(t *testing.T) {
	for _, f := range faults {
		t.Run(f.name, func(t *testing.T) {
			before := runtime.NumGoroutine()
			cfg, l := times(f.short, 150*time.Millisecond, time.Minute)
			program := fakeProgram(t, f.script)
			err := ask(t.Context(), f.name, l, func() (*Client, error) { return Start(t.Context(), program, cfg) })
			if !said(err, f.want) {
				t.Errorf("error %v, want %q", err, f.want)
			}
			settled(t, before)
		})
	}
}

// settled fails if goroutines or processes are left.
func settled(t *testing.T, before int) {
	t.Helper()
	for deadline := time.Now().Add(5 * time.Second); ; runtime.Gosched() {
		left := children(t)
		if now := runtime.NumGoroutine(); now <= before && len(left) == 0 {
			return
		} else if time.Now().After(deadline) {
			stacks := make([]byte, 1<<16)
			t.Fatalf("%d goroutines, %d before; processes left: %v\n%s", now, before, left, stacks[:runtime.Stack(stacks, true)])
		}
	}
}
