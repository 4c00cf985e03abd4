package sticks

import (
	"strings"
	"testing"

	"terakoya/rules"
	"terakoya/rules/engine"
)

func choose(t *testing.T, e engine.Engine, sfen string) string {
	t.Helper()
	p, _, err := rules.ParseSFEN(sfen)
	if err != nil {
		t.Fatal(err)
	}
	c, err := e.Choose(t.Context(), rules.NewGame(p), engine.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	return c.Move.String()
}

// TestCareful: what a careful beginner sees, and what it does not.
func TestCareful(t *testing.T) {
	for name, c := range map[string]struct{ sfen, want string }{
		"takes what is free":     {"4k4/9/4p4/9/4r4/4P4/9/9/4K4 b - 1", "5f5e"},
		"the dearer of two":      {"4k4/9/9/9/p3s4/P3P4/9/9/4K4 b - 1", "5f5e"},
		"sees a mate":            {"7lk/9/7G1/9/9/9/9/9/4K4 b G 1", "G*1b"},
		"saves what is attacked": {"4k4/9/4g4/4p4/4G4/9/9/9/4K4 b - 1", "5e"},
		"takes nothing too dear": {"4k4/4l4/4p4/9/9/9/9/4R4/K8 b - 1", "!5h5c+"},
	} {
		t.Run(name, func(t *testing.T) {
			for seed := range uint64(5) {
				got := choose(t, NewCareful(seed), c.sfen)
				if c.want[0] == '!' && got == c.want[1:] || c.want[0] != '!' && !strings.HasPrefix(got, c.want) {
					t.Errorf("seed %d plays %s, want %s", seed, got, c.want)
				}
			}
		})
	}
}

// TestSeeds: another seed plays another move at the start, the same one the same.
func TestSeeds(t *testing.T) {
	for name, player := range map[string]func(uint64) engine.Engine{
		"random":  func(seed uint64) engine.Engine { return NewRandom(seed) },
		"careful": func(seed uint64) engine.Engine { return NewCareful(seed) },
	} {
		seen := map[string]bool{}
		for seed := range uint64(50) {
			m := choose(t, player(seed), rules.StartSFEN)
			if again := choose(t, player(seed), rules.StartSFEN); again != m {
				t.Errorf("%s, seed %d: %s and %s", name, seed, m, again)
			}
			seen[m] = true
		}
		if len(seen) < 15 {
			t.Errorf("%s plays %d moves with 50 seeds", name, len(seen))
		}
		if got := player(1).Name(); got != name {
			t.Error(got)
		}
	}
}
