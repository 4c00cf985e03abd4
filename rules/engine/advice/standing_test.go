package advice

import (
	"testing"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// TestStanding: from the side that is asked about, and mirrored for the other.
func TestStanding(t *testing.T) {
	for name, c := range map[string]struct {
		sfen        string
		grade, them Grade
		uneven      bool
	}{
		"the start": {rules.StartSFEN, Even, Even, false},
		"mate":      {"4k4/9/4P4/9/9/9/9/9/4K4 b G 1", Mates, Mated, true},
		"a rook":    {"lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", ClearlyBetter, ClearlyWorse, true},
		"six-piece": {"2sgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1", Winning, Losing, true},
	} {
		t.Run(name, func(t *testing.T) {
			g := gameOf(t, c.sfen)
			for side, want := range map[rules.Color]Grade{rules.Black: c.grade, rules.White: c.them} {
				got, err := adviser().Standing(t.Context(), g, side)
				if err != nil || got.Grade != want || got.Uneven != c.uneven || got.Since != AsAtStart {
					t.Errorf("%v: %+v, %v", side, got, err)
				}
			}
		})
	}
}

// TestSince: in a handicap game it counts what has become of the start.
func TestSince(t *testing.T) {
	const start = "4k4/4p4/9/9/4r4/4P4/9/9/R3KG3 b - 1"
	for name, c := range map[string]struct {
		moves []string
		want  Change
	}{
		"as it was":   {nil, AsAtStart},
		"a rook less": {[]string{"9i9h", "5e5f"}, WorseThanAtStart},
	} {
		got, err := adviser().Standing(t.Context(), gameOf(t, start, c.moves...), rules.Black)
		if err != nil || got.Since != c.want || !got.Uneven {
			t.Errorf("%s: %+v, %v", name, got, err)
		}
	}
}

// TestGrades: each grade has its range, and what is a grade for one side is its mirror
// for the other.
func TestGrades(t *testing.T) {
	for s, want := range map[engine.Score]Grade{
		engine.Mates(3): Mates, decisive: Winning, decisive - 1: ClearlyBetter, clear: ClearlyBetter,
		clear - 1: LittleBetter, little: LittleBetter, little - 1: Even, 0: Even,
	} {
		got, plies := grade(s)
		mirror, back := grade(-s)
		if got != want || mirror != Mated-want || plies != back {
			t.Errorf("%v: %d and %d, %d and %d plies", s, got, mirror, plies, back)
		}
	}
}
