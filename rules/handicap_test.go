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
