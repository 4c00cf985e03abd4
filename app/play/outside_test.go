package play

import (
	"context"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/usi"
)

// politely is how an engine begins; what it does at a go is told behind it.
const politely = "usi) echo id name Fake; echo usiok;;\nisready) echo readyok;;\nquit) exit;;\ngo*) "

// outsider is a room with an engine that is a process, a shell script, and what that
// has heard.
type outsider struct {
	*room
	path string
}

func newOutsider(t *testing.T, cases string) *outsider {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("scripts are run by a shell")
	}
	o := &outsider{newRoom(t, lessons.English, false, small), filepath.Join(t.TempDir(), "engine")}
	text := "#!/bin/sh\nwhile read -r line; do echo \"$line\" >> heard\ncase \"$line\" in\n" + cases + ";;\nesac; done\n"
	if err := os.WriteFile(o.path, []byte(text), 0o755); err != nil {
		t.Fatal(err)
	}
	var running usi.Engines
	t.Cleanup(running.CloseAll)
	o.env.Engine = func(ctx context.Context, name string) (engine.Engine, error) {
		return running.Open(ctx, name, usi.Program{Path: o.path}, usi.Config{})
	}
	return o
}

// heard are the commands that begin so, in order.
func (o *outsider) heard(word string) (all []string) {
	o.t.Helper()
	text, err := os.ReadFile(filepath.Join(filepath.Dir(o.path), "heard"))
	if err != nil {
		o.t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		if strings.HasPrefix(line, word) {
			all = append(all, strings.TrimSpace(line))
		}
	}
	return all
}

// plays begins a game against the engine and makes the first move.
func (o *outsider) plays(change func(*Choice)) *Table {
	o.t.Helper()
	c := against(External + "Fake")
	if change != nil {
		change(&c)
	}
	table := o.game(c)
	o.click("7g", "7f")
	o.answer()
	return table
}

// TestOutsideFails: an engine that dies (USI-15) or answers nonsense (USI-07) in
// the middle of a game: game and record are kept, what happened is told, and it goes on
// with the engine, asked again or started anew, or with a level.
func TestOutsideFails(t *testing.T) {
	once := func(bad string) string {
		return politely + "if [ -e again ]; then echo bestmove 3c3d; else touch again; " + bad + "; fi"
	}
	for name, c := range map[string]struct {
		bad, says string
		starts    int
	}{
		"dies":    {"exit 3", "ended by itself", 2},
		"killed":  {"kill -9 $$", "ended by itself", 2},
		"none":    {"echo 'bestmove (none)'", "“bestmove (none)”", 1},
		"null":    {"echo bestmove 0000", "“bestmove 0000”", 1},
		"nifu":    {"echo 'bestmove P*5e'", "“bestmove P*5e”", 1},
		"garbage": {"echo bestmove $(printf %09d 0 0 0 0 0 0)", "0000…”, which is no move", 1},
	} {
		t.Run(name, func(t *testing.T) {
			o := newOutsider(t, once(c.bad))
			table := o.plays(nil)
			kept := o.kept[len(o.kept)-1]
			if table.prompt != stuck || !slices.Equal(kept.Moves, []string{"7g7f"}) || !strings.Contains(noted(table), c.says) ||
				!strings.Contains(noted(table), "The game is kept") {
				t.Fatalf("asks %q, kept %+v, says %q", table.prompt, kept, noted(table))
			}
			o.press(fyne.KeyReturn)
			o.answer()
			if moves := table.match.game.Moves(); len(moves) != 2 || moves[1].String() != "3c3d" || table.prompt != noPrompt {
				t.Errorf("%v, asks %q: %s", moves, table.prompt, noted(table))
			}
			if n := len(slices.DeleteFunc(o.heard("usi"), func(l string) bool { return l != "usi" })); n != c.starts {
				t.Errorf("started %d times, want %d", n, c.starts)
			}
		})
	}
}

// TestOutsideStart: an engine that is not there any more is told, and a level plays on.
func TestOutsideStart(t *testing.T) {
	o := newOutsider(t, politely+"echo bestmove 3c3d")
	o.path = "" // for heard
	o.env.Engine = func(ctx context.Context, name string) (engine.Engine, error) {
		return usi.Start(ctx, usi.Program{Path: filepath.Join(t.TempDir(), "none")}, usi.Config{})
	}
	table := o.plays(nil)
	if table.prompt != stuck || !strings.Contains(noted(table), "settings") {
		t.Fatalf("asks %q: %s", table.prompt, noted(table))
	}
	table.env.player = func(Choice, uint64) engine.Engine { return does{Pass: true} }
	o.press(fyne.KeyK)
	o.answer()
	if len(table.match.game.Moves()) != 2 || o.kept[len(o.kept)-1].Opponent == External+"Fake" {
		t.Errorf("%v against %s", table.match.game.Moves(), o.kept[len(o.kept)-1].Opponent)
	}
}

// TestOutsideClock: USI-03 and USI-04: the engine is told what the clocks show, in
// milliseconds.
func TestOutsideClock(t *testing.T) {
	for clock, want := range map[string]string{
		"byoyomi 60 10": "go btime 60000 wtime 60000 byoyomi 10000",
		"byoyomi 0 10":  "go btime 0 wtime 0 byoyomi 10000",
		"fischer 30 10": "go btime 40000 wtime 30000 binc 10000 winc 10000", // Black has moved at once, and White may use 40 s
		"sudden 600":    "go btime 600000 wtime 600000 byoyomi 0",
		"":              "go movetime 3000",
	} {
		o := newOutsider(t, politely+"echo bestmove 3c3d")
		o.plays(func(c *Choice) { c.Clock = clock })
		if got := o.heard("go"); !slices.Equal(got, []string{want}) {
			t.Errorf("%s: %q, want %q", clock, got, want)
		}
	}
}

// TestOutsideWins: USI-06: a declaration that holds wins, and one that does not loses.
func TestOutsideWins(t *testing.T) {
	for start, winner := range map[string]rules.Color{
		"8K/9/9/9/9/9/+p+p+p+p+p+p+p+p+p/rrbbgggg1/4k4 b - 1": rules.White,
		"8K/9/9/9/9/9/+p+p+p+p5/rr7/4k4 b - 1":                rules.Black,
	} {
		o := newOutsider(t, politely+"echo bestmove win")
		c := against(External + "Fake")
		c.Start, c.SFEN = FromPosition, start
		table := o.game(c)
		o.click("1a", "1b")
		o.answer()
		if outcome := table.match.game.Outcome(); !table.match.over() || !outcome.Won || outcome.Winner != winner {
			t.Errorf("%s: %v, says %q", start, outcome, noted(table))
		}
	}
}
