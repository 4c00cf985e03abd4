package search

import (
	"testing"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/firsthour"
)

// TestBeatsWanderer: with ten pieces more it mates whoever moves at random.
func TestBeatsWanderer(t *testing.T) {
	for seed := range uint64(5) {
		g := game(t, "4k4/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1")
		players := [2]engine.Engine{rules.Black: New(seed), rules.White: firsthour.NewWanders(seed)}
		for g.Outcome().Ending == rules.NotEnded && len(g.Moves()) < 200 {
			p := g.Position()
			c, err := players[p.Turn()].Choose(t.Context(), g, engine.Limits{})
			if err == nil {
				err = c.Apply(g)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		if o := g.Outcome(); o.Winner != rules.Black || o.Ending != rules.EndMate {
			t.Errorf("seed %d: %+v after %d plies", seed, o, len(g.Moves()))
		}
	}
}

// TestTaste: other seeds play other games, the same seed the same one.
func TestTaste(t *testing.T) {
	opening := func(seed uint64) string {
		g := game(t, rules.StartSFEN)
		for range 6 {
			if err := choose(t, New(seed), g, engine.Limits{}).Apply(g); err != nil {
				t.Fatal(err)
			}
		}
		p := g.Position()
		return p.SFEN()
	}
	seen := map[string]bool{}
	for seed := range uint64(20) {
		first := opening(seed)
		if again := opening(seed); again != first {
			t.Errorf("seed %d plays %s and %s", seed, first, again)
		}
		seen[first] = true
	}
	if len(seen) < 3 {
		t.Errorf("20 seeds play %d openings", len(seen))
	}
}
