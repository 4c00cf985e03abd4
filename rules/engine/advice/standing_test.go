package advice

import (
	"slices"
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
		"a lance":   {"lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1", Even, Even, true},
		"lances":    {"1nsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1", LittleBetter, LittleWorse, true},
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

// calm are games before their fights, most with pawns gone.
var calm = []string{
	rules.StartSFEN,
	"ln1g3nl/1ks4r1/1pppp1bpp/p4pp2/2P6/PP1PPPP1P/1BSS1G1P1/2KG3R1/LN5NL w Gs 1",
	"ln6l/2skggs2/r1ppppn1p/p4b1p1/1p7/P4R2P/BPPPPPP2/L3G1SK1/1NS2G1NL b Pp 35",
	"1nk2g1nl/2s1g1sb1/3ppppp1/lpr5P/1R7/p1pB2PP1/1P1PPP3/3G2S2/LN1SKG1NL b 2Pp 47",
}

// TestPawnTaken: what the grades and the count of pawns rest on is what the built-in
// search thinks: a pawn of White's that is lost for nothing is told as one, in the
// middle of all that could be.
func TestPawnTaken(t *testing.T) {
	a := adviser()
	score := func(s rules.Setup) int {
		p, _, err := s.Position()
		if err != nil {
			t.Fatal(err)
		}
		got, err := a.scoreFor(t.Context(), rules.NewGame(p), rules.Black)
		if err != nil {
			t.Fatal(err)
		}
		return int(got)
	}
	var losses []int
	for _, sfen := range calm {
		p := position(t, sfen)
		before := score(p.Setup())
		for at := range p.Of(rules.White, rules.Pawn).All() {
			s := p.Setup()
			s.Board[at] = rules.NoPiece
			s.Hands[rules.Black][rules.Pawn]++
			losses = append(losses, score(s)-before)
		}
	}
	slices.Sort(losses)
	if m := (Missed{Loss: losses[len(losses)/2]}); m.Pawns() != 1 {
		t.Errorf("a pawn lost is %d, told as %d: all are %d", m.Loss, m.Pawns(), losses)
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
