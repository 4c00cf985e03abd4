package classroom

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// TestPick: everybody comes once before anybody comes again, and nobody twice in a
// row, whatever the class.
func TestPick(t *testing.T) {
	for seed := range uint64(40) {
		random := rand.New(rand.NewPCG(seed, 10))
		var names []string
		for i := range 1 + random.IntN(9) {
			names = append(names, string(rune('a'+i)))
		}
		c := New(nil, Roster{names})
		last := ""
		for round := range 20 {
			var picked []string
			for i := range names {
				if c.Waiting() != len(names)-i {
					t.Fatalf("%d wait, want %d", c.Waiting(), len(names)-i)
				}
				name := c.Pick(random)
				if name == last && len(names) > 1 {
					t.Fatalf("seed %d, round %d: %s twice in a row", seed, round, name)
				}
				if last = name; c.Picked() != name {
					t.Fatalf("%s is shown for %s", c.Picked(), name)
				}
				picked = append(picked, name)
			}
			if slices.Sort(picked); !slices.Equal(picked, names) {
				t.Fatalf("seed %d, round %d: %v of %v", seed, round, picked, names)
			}
		}
	}
}

// TestPickIsFair: nobody is first more often than chance has it.
func TestPickIsFair(t *testing.T) {
	random := rand.New(rand.NewPCG(10, 4))
	first := map[string]int{}
	for range 4000 {
		c := New(nil, Roster{[]string{"a", "b", "c", "d"}})
		first[c.Pick(random)]++
	}
	for name, n := range first {
		if n < 900 || n > 1100 {
			t.Errorf("%s is first %d times of 4000", name, n)
		}
	}
	c := New(nil, Roster{[]string{"a", "b"}})
	c.Pick(random)
	c.ClearPicked()
	if c.Picked() != "" || c.Waiting() != 1 {
		t.Error("who was picked stays on the screen, or comes again")
	}
	c.SetRoster(Roster{[]string{"x"}})
	if first, again := c.Pick(random), c.Pick(random); first != "x" || again != "x" || c.Roster().Names[0] != "x" {
		t.Error("one alone is not picked each time")
	}
}
