package usi

import (
	"os"
	"runtime"
	"testing"
	"time"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// installed starts an engine that is not ours, or skips.
func installed(t *testing.T, path string, cfg Config, args ...string) *Client {
	t.Helper()
	if _, err := os.Stat(path); err != nil {
		t.Skipf("no engine to talk with: %v", err)
	}
	before := runtime.NumGoroutine()
	c, err := Start(t.Context(), Program{Path: path, Args: args, Dir: t.TempDir()}, cfg)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := c.Close(); err != nil {
			t.Error(err)
		}
		settled(t, before)
	})
	return c
}

// plays lets the engine play both sides for some plies.
func plays(t *testing.T, c *Client, g *rules.Game, l engine.Limits, plies int) {
	t.Helper()
	for range plies {
		if g.Outcome().Ending != rules.NotEnded {
			return
		}
		choice, err := c.Choose(t.Context(), g, l)
		if err == nil {
			err = choice.Apply(g)
		}
		if err != nil {
			t.Fatal(err)
		}
		if line := choice.Info.Line; len(line) > 0 && !choice.Resign && line[0] != choice.Move {
			t.Errorf("plays %s and expects %v", choice.Move, line)
		}
	}
}

// TestFairyStockfish talks with an engine that is UCI until it is told usi.
func TestFairyStockfish(t *testing.T) {
	c := installed(t, "/usr/games/fairy-stockfish", Config{Options: map[string]string{
		"Threads": "1", "Skill Level": "-9", "MultiPV": "3", "Clear Hash": "", "UCI_Variant": "shogi", "NoSuch": "1", "Hash": "0",
	}})
	if n := len(c.Ignored()); n != 2 || len(c.Options()) < 10 || len(c.Remarks()) > 0 {
		t.Errorf("ignored %v, remarks %q", c.Ignored(), c.Remarks())
	}
	plays(t, c, rules.NewGame(start()), engine.Limits{Nodes: 500}, 30)
	k := engine.Clock{Left: [2]time.Duration{time.Second, time.Second}, Byoyomi: 100 * time.Millisecond}
	for _, l := range []engine.Limits{{Time: 50 * time.Millisecond}, {Depth: 3}, {Clock: &k}, {Time: 50 * time.Millisecond, Depth: 2}} {
		from := time.Now()
		plays(t, c, rules.NewGame(rules.Handicaps[1].Position()), l, 2)
		if took := time.Since(from); took > 4*time.Second {
			t.Errorf("%+v: two plies take %s", l, took)
		}
	}
	found, err := c.Analyse(t.Context(), rules.NewGame(start()), engine.Limits{Nodes: 2000}, nil)
	if err != nil || len(found) != 3 || found[2].Rank != 3 || found[0].Nodes == 0 {
		t.Errorf("%+v, %v", found, err)
	}
	// It takes go mate for a go without end, and is stopped.
	if a, _, err := c.Mate(t.Context(), start(), 100*time.Millisecond); a != NoMateSearch || err != nil {
		t.Errorf("%s, %v", a, err)
	}
	plays(t, c, rules.NewGame(start()), engine.Limits{Nodes: 100}, 2)
}

// TestGPSShogi talks with an engine that does not know movetime.
func TestGPSShogi(t *testing.T) {
	c := installed(t, "/usr/games/gpsusi", Config{NoMoveTime: true, Options: map[string]string{"BookDepth": "0"}},
		"-N", "1", "--node-count-hard-limit", "1000")
	for _, h := range rules.Handicaps[:3] {
		plays(t, c, rules.NewGame(h.Position()), engine.Limits{Time: 100 * time.Millisecond}, 10)
	}
}

// TestGPSShogiMates asks it for mates. Under a limit of nodes it answers some of
// these with moves that cannot be.
func TestGPSShogiMates(t *testing.T) {
	c := installed(t, "/usr/games/gpsusi", Config{}, "-N", "1")
	for _, m := range []struct {
		sfen string
		want MateAnswer
	}{
		{"7lk/9/6S2/7N1/9/9/9/9/4K4 b G 1", MateFound},
		{"4k4/9/4P4/9/9/9/9/9/4K4 b 2G2r2b2g4s4n4l17p 1", MateFound},
		{"4k4/9/9/9/9/9/9/9/4K4 b G2r2b3g4s4n4l18p 1", NoMate},
		{rules.StartSFEN, NoMate},
	} {
		a, line, err := c.Mate(t.Context(), position(t, m.sfen), 10*time.Second)
		if a != m.want || err != nil {
			t.Errorf("%s: %s %v, %v", m.sfen, a, line, err)
		}
	}
}
