package drill_test

import (
	"slices"
	"testing"

	"terakoya/lessons/drill"
	"terakoya/rules"
)

// TestDeclare: each case brings what the rule set says, and misses what it names
// and nothing else.
func TestDeclare(t *testing.T) {
	unmet := map[string]rules.Condition{
		"king-not-in": rules.KingNotIn, "check": rules.KingInCheck, "zone": rules.TooFewInZone, "points": rules.TooFewPoints,
	}
	for _, law := range []rules.RuleSet{rules.JSA, rules.JSA2013, rules.Amateur27, rules.CSA} {
		d := template("declare")
		if d.Law = law; law.DeclareWin == 0 {
			d.Mix = map[string]int{"win": 3, "king-not-in": 1, "check": 1, "zone": 1, "points": 1}
		}
		results := map[rules.Ending]int{}
		least, most := 99, 0 // points of what wins
		made(t, d, func(t *testing.T, e *drill.Exercise) {
			results[e.Ending.Ending]++
			want := map[string]rules.Ending{"win": rules.EndDeclarationWin, "draw": rules.EndDeclarationDraw}[e.Case]
			if want == rules.NotEnded {
				want = rules.EndDeclarationLoss
				if got := e.Ending.Unmet.List(); !slices.Equal(got, []rules.Condition{unmet[e.Case]}) {
					t.Errorf("it misses %v", got)
				}
			}
			if e.Ending.Ending != want {
				t.Errorf("it ends by %s, want %s", e.Ending.Ending, want)
			}
			if n := e.Position.Count(e.Blanks.Side, 0).Declare(); want == rules.EndDeclarationWin {
				least, most = min(least, n), max(most, n)
			}
		})
		if low := max(law.DeclareWin, min(law.DeclareNeed[0], law.DeclareNeed[1])); least != low || most > low+6 {
			t.Errorf("%s: wins have %d to %d points, want them from %d", law.Name, least, most, low)
		}
		for ending, n := range results {
			if n < seeds/5 {
				t.Errorf("%s: %s comes %d times of %d", law.Name, ending, n, seeds)
			}
		}
	}
}

func TestDeclareNeedsDeclarations(t *testing.T) {
	for _, law := range []rules.RuleSet{rules.TryRule, rules.Lishogi} {
		d := template("declare")
		d.Law = law
		if _, err := bench(t).Make(d, 1, 1); err == nil {
			t.Errorf("%s knows no declaration", law.Name)
		}
	}
}
