package drill_test

import (
	"testing"

	"terakoya/lessons"
	"terakoya/lessons/drill"
	"terakoya/rules"
)

// seeds is how many exercises of a generator its own tests look at.
const seeds = 300

// made runs a test over exercises of all levels.
func made(t *testing.T, d *lessons.Drill, test func(t *testing.T, e *drill.Exercise)) {
	t.Helper()
	b := bench(t)
	for seed := range uint64(seeds) {
		e := exercise(t, b, d, 1+int(seed%5), seed)
		test(t, &e)
		if t.Failed() {
			t.Fatalf("seed %d, level %d, case %s\n%s", seed, e.Level, e.Case, written(&e))
		}
	}
}

// TestPoints: the number is that of the rules, and near only within one point of
// what decides something.
func TestPoints(t *testing.T) {
	for name, total := range map[string]func(rules.Count) int{"points": rules.Count.Total, "points-declared": rules.Count.Declare} {
		numbers := map[int]int{}
		made(t, template(name), func(t *testing.T, e *drill.Exercise) {
			if want := total(e.Position.Count(e.Blanks.Side, 0)); e.Number != want || e.Setup.Turn != e.Blanks.Side {
				t.Errorf("number is %d, the rules count %d", e.Number, want)
			}
			near := false
			for _, boundary := range []int{24, 27, 28, 30, 31} {
				near = near || e.Number >= boundary-1 && e.Number <= boundary+1
			}
			if near != (e.Case == "near") {
				t.Errorf("%d is %s", e.Number, e.Case)
			}
			if e.Position.Count(e.Blanks.Side, 0).Check {
				t.Error("in check")
			}
			numbers[e.Number]++
		})
		for _, n := range []int{23, 24, 25, 26, 27, 28, 29, 30, 31, 32} {
			if numbers[n] == 0 {
				t.Errorf("%s: %d never comes", name, n)
			}
		}
	}
}
