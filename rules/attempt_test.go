package rules

import "testing"

// TestMeant: a piece that must promote does, one that may is asked about, and what is
// illegal either way stays as it is.
func TestMeant(t *testing.T) {
	for _, c := range []struct {
		sfen, attempt, meant string
		choice               bool
		targets              SquareSet // those of the piece that is tried
	}{
		{"k8/4P4/9/9/9/9/9/9/K8 b - 1", "5b5a", "5b5a+", false, SetOf(NewSquare(5, 1))},
		{"k8/9/9/4P4/9/9/9/9/K8 b - 1", "5d5c", "5d5c", true, SetOf(NewSquare(5, 3))},
		{"k8/9/9/9/4P4/9/9/9/K8 b - 1", "5e5d", "5e5d", false, SetOf(NewSquare(5, 4))},
		{"k8/4P4/9/9/9/9/9/9/K8 b - 1", "5b4a", "5b4a", false, SetOf(NewSquare(5, 1))},
		{"k8/9/9/9/9/9/9/PPPPPPPP1/K8 b P 1", "P*1a", "P*1a", false, FileSet(1).Without(SetOf(NewSquare(1, 1)))},
		{"k8/9/9/9/9/9/9/9/K8 b - 1", "5e5d", "5e5d", false, SquareSet{}},
	} {
		p, _, err := ParseSFEN(c.sfen)
		if err != nil {
			t.Fatal(err)
		}
		a, err := ParseAttempt(c.attempt)
		if err != nil {
			t.Fatal(err)
		}
		if got := p.Meant(a); got.String() != c.meant {
			t.Errorf("%s in %s means %s, want %s", c.attempt, c.sfen, got, c.meant)
		}
		if got := p.Choice(a); got != c.choice {
			t.Errorf("%s in %s leaves a choice: %t", c.attempt, c.sfen, got)
		}
		if got := p.Targets(a.From, a.Drop); got != c.targets {
			t.Errorf("%s in %s: the piece goes to %v", c.attempt, c.sfen, got.Squares())
		}
	}
}
