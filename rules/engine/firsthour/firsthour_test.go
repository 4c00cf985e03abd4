package firsthour

import (
	"slices"
	"strings"
	"testing"

	"terakoya/rules"
	"terakoya/rules/engine"
)

func game(t *testing.T, sfen string) *rules.Game {
	t.Helper()
	p, _, err := rules.ParseSFEN(sfen)
	if err != nil {
		t.Fatal(err)
	}
	return rules.NewGame(p)
}

func choose(t *testing.T, e engine.Engine, sfen string) engine.Choice {
	t.Helper()
	c, err := e.Choose(t.Context(), game(t, sfen), engine.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestWaits(t *testing.T) {
	for name, sfen := range map[string]string{
		"start":    rules.StartSFEN,
		"in check": "4k4/9/4R4/9/9/9/9/9/4K4 w - 1",
	} {
		if c := choose(t, Waits{}, sfen); !c.Pass {
			t.Errorf("%s: %+v", name, c)
		}
	}
}

func TestWaitsUnlessChecked(t *testing.T) {
	for name, c := range map[string]struct{ sfen, want string }{
		"no check":                        {"4k4/9/9/9/9/9/9/9/4K4 w rb 1", "pass"},
		"a piece that is free is left":    {"4k4/9/4r4/9/4R4/9/9/9/3K5 w - 1", "pass"},
		"takes the checker":               {"4k4/4G4/9/9/9/9/9/9/4K4 w - 1", "5a5b"},
		"takes it with another piece":     {"3gk4/4G4/4P4/9/9/9/9/9/4K4 w - 1", "6a5b"},
		"the king steps, nothing dropped": {"4k4/9/4R4/9/9/9/9/9/4K4 w g 1", "5a4a 5a6a 5a4b 5a6b"},
		"comes between when it must":      {"3lkl3/3p1p3/9/9/4R4/9/9/9/4K4 w g 1", "G*5b G*5c G*5d"},
		"not into a mate":                 {"4k4/9/3+P1+P3/9/9/9/4L4/9/4K4 w p 1", "5a4a 5a6a P*5b P*5c P*5d P*5e P*5f"},
	} {
		t.Run(name, func(t *testing.T) {
			got := choose(t, WaitsUnlessChecked{}, c.sfen)
			text := got.Move.String()
			if got.Pass {
				text = "pass"
			}
			if !slices.Contains(strings.Fields(c.want), text) {
				t.Errorf("plays %s, want %s", text, c.want)
			}
		})
	}
}

// TestMateIsPossible: one who waits can be mated by pieces brought up in peace.
func TestMateIsPossible(t *testing.T) {
	for _, e := range []engine.Engine{Waits{}, WaitsUnlessChecked{}} {
		g := game(t, "4k4/9/9/9/4P4/9/9/9/4K4 b G 1")
		for _, usi := range []string{"5e5d", "5d5c", "G*5b"} {
			a, err := rules.ParseAttempt(usi)
			if err == nil {
				err = g.Play(a)
			}
			if err != nil {
				t.Fatal(err)
			}
			if g.Outcome().Ending == rules.EndMate {
				break
			}
			c, err := e.Choose(t.Context(), g, engine.Limits{})
			if err != nil || !c.Pass {
				t.Fatalf("%s: %+v, %v", e.Name(), c, err)
			}
			g.Pass()
		}
		if o := g.Outcome(); o.Ending != rules.EndMate || o.Winner != rules.Black {
			t.Errorf("%s: %+v", e.Name(), o)
		}
	}
}

// count plays one move with each of 300 seeds.
func count(t *testing.T, sfen string) map[string]int {
	t.Helper()
	seen := map[string]int{}
	for seed := range uint64(300) {
		seen[choose(t, NewWanders(seed), sfen).Move.String()]++
	}
	return seen
}

func TestWanders(t *testing.T) {
	if seen := count(t, rules.StartSFEN); len(seen) != 30 {
		t.Errorf("300 seeds play %d of 30 first moves", len(seen))
	}
	// One rook can be had for nothing among 20 moves or so.
	if n := count(t, "4k4/9/9/9/4r4/4P4/9/9/4K4 b - 1")["5f5e"]; n < 80 || n > 200 {
		t.Errorf("takes a free rook %d times of 300", n)
	}
	// A guarded one is no more tempting than anything else.
	if n := count(t, "4k4/9/9/4p4/4r4/4P4/9/9/4K4 b 4G 1")["5f5e"]; n > 20 {
		t.Errorf("takes a guarded rook %d times of 300", n)
	}
}

// TestWandersAvoidsMate: of many moves few do not allow a mate in one.
func TestWandersAvoidsMate(t *testing.T) {
	for _, sfen := range []string{
		"8k/+S2g2+B1n/2s1p4/3p3p1/1S2g3p/2P6/PP1PPPPPP/2K3GR1/6SNL w G5Pl 103",
		"lns1k1snl/4g1g2/2p1p2pp/3p1pp2/pK2b4/5+r2P/P+pPPP1PP1/LB2RG1G1/1NS3SNL b 2p 45",
	} {
		for seed := range uint64(20) {
			g := game(t, sfen)
			c := choose(t, NewWanders(seed), sfen)
			if err := c.Apply(g); err != nil {
				t.Fatal(err)
			}
			if p := g.Position(); allowsMate(&p) {
				t.Errorf("seed %d: %v lets itself be mated", seed, c.Move)
			}
		}
	}
}

// TestWandersWhenLost: a mate that cannot be prevented is no reason to stop.
func TestWandersWhenLost(t *testing.T) {
	const sfen = "8k/9/7G1/9/9/9/9/9/4K4 w G 1"
	if c := choose(t, NewWanders(1), sfen); c.Move.String() != "1a2a" {
		t.Errorf("%+v", c)
	}
}
