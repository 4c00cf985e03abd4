package rules

import "testing"

func TestHandicaps(t *testing.T) {
	const rest = "/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL "
	want := map[string]string{
		"even-game":                  StartSFEN,
		"lance-handicap":             "lnsgkgsn1/1r5b1/ppppppppp" + rest + "w - 1",
		"right-lance-handicap":       "1nsgkgsnl/1r5b1/ppppppppp" + rest + "w - 1",
		"both-lances-handicap":       "1nsgkgsn1/1r5b1/ppppppppp" + rest + "w - 1",
		"bishop-handicap":            "lnsgkgsnl/1r7/ppppppppp" + rest + "w - 1",
		"rook-handicap":              "lnsgkgsnl/7b1/ppppppppp" + rest + "w - 1",
		"rook-lance-handicap":        "lnsgkgsn1/7b1/ppppppppp" + rest + "w - 1",
		"two-piece-handicap":         "lnsgkgsnl/9/ppppppppp" + rest + "w - 1",
		"three-piece-handicap":       "lnsgkgsn1/9/ppppppppp" + rest + "w - 1",
		"right-three-piece-handicap": "1nsgkgsnl/9/ppppppppp" + rest + "w - 1",
		"four-piece-handicap":        "1nsgkgsn1/9/ppppppppp" + rest + "w - 1",
		"five-piece-handicap":        "2sgkgsn1/9/ppppppppp" + rest + "w - 1",
		"left-five-piece-handicap":   "1nsgkgs2/9/ppppppppp" + rest + "w - 1",
		"six-piece-handicap":         "2sgkgs2/9/ppppppppp" + rest + "w - 1",
		"left-seven-piece-handicap":  "2sgkg3/9/ppppppppp" + rest + "w - 1",
		"right-seven-piece-handicap": "3gkgs2/9/ppppppppp" + rest + "w - 1",
		"eight-piece-handicap":       "3gkg3/9/ppppppppp" + rest + "w - 1",
		"nine-piece-handicap":        "4kg3/9/ppppppppp" + rest + "w - 1",
		"ten-piece-handicap":         "4k4/9/ppppppppp" + rest + "w - 1",
		"three-pawns":                "4k4/9/9" + rest + "w 3p 1",
		"naked-king":                 "4k4/9/9" + rest + "w - 1",
	}
	if len(Handicaps) != len(want) {
		t.Errorf("%d handicaps, want %d", len(Handicaps), len(want))
	}
	for _, h := range Handicaps {
		p := h.Position()
		if got := p.SFEN(); got != want[h.Key] {
			t.Errorf("%s is %s, want %s", h.Key, got, want[h.Key])
		}
	}
}

// TestHandicapPoints: what each start adds to uwate's count; a position made up
// adds nothing, however little White has.
func TestHandicapPoints(t *testing.T) {
	want := map[string]int{
		"even-game": 0, "lance-handicap": 1, "right-lance-handicap": 1, "both-lances-handicap": 2,
		"bishop-handicap": 5, "rook-handicap": 5, "rook-lance-handicap": 6, "two-piece-handicap": 10,
		"three-piece-handicap": 11, "right-three-piece-handicap": 11, "four-piece-handicap": 12,
		"five-piece-handicap": 13, "left-five-piece-handicap": 13, "six-piece-handicap": 14,
		"left-seven-piece-handicap": 15, "right-seven-piece-handicap": 15, "eight-piece-handicap": 16,
		"nine-piece-handicap": 17, "ten-piece-handicap": 18, "three-pawns": 24, "naked-king": 27,
	}
	for _, h := range Handicaps {
		if got := h.Points(); got != want[h.Key] {
			t.Errorf("%s adds %d, want %d", h.Key, got, want[h.Key])
		}
		p := h.Position()
		if found, ok := HandicapOf(&p); !ok || found.Key != h.Key {
			t.Errorf("%s is taken for %q", h.Key, found.Key)
		}
	}
	for _, sfen := range []string{
		"4k4/9/9/9/9/9/9/9/4K4 b - 1", "4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSN1 w L 1",
		"lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", "8k/9/7P1/9/9/9/9/9/9 b G 1",
	} {
		if p := position(t, sfen); Credit(&p) != 0 {
			t.Errorf("%s adds %d", sfen, Credit(&p))
		}
	}
}

func TestCustomHandicap(t *testing.T) {
	h, err := CustomHandicap(squaresOf("4a", "1c")...)
	if err != nil {
		t.Fatal(err)
	}
	p := h.Position()
	if got := p.SFEN(); got != "lnsgk1snl/1r5b1/pppppppp1/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1" || h.Points() != 2 {
		t.Errorf("%s adds %d", got, h.Points())
	}
	for _, wrong := range [][]Square{squaresOf("5a"), squaresOf("5e"), squaresOf("7g"), squaresOf("1a", "1a"), {OffBoard}} {
		if _, err := CustomHandicap(wrong...); err == nil {
			t.Errorf("%v is taken", wrong)
		}
	}
}
