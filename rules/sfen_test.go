package rules

import (
	"strings"
	"testing"
)

func TestSFENRefuses(t *testing.T) {
	for sfen, cause := range map[string]string{
		"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL_b_-_1": "found 1 parts",
		"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1 b - 1":           "8 ranks",
		"4k4/9/9/9/9/9/9/9/4K5 b - 1":                                     "rank i has 10 squares",
		"4k4/9/9/9/9/9/9/9/3KK4 b - 1":                                    "two kings for sente",
		"9/9/9/9/9/9/9/9/9 b - 1":                                         "no king",
		"4k4/9/9/9/9/9/9/9/4K4 b 19P 1":                                   "19 pieces of kind P; a set has 18",
		"4k4/9/9/9/9/9/9/9/4K4 x - 1":                                     `column 23: side to move is "x"`,
		"4k4/9/9/9/9/9/9/9/4K4 b K 1":                                     `"K" cannot be in hand`,
		"4k4/9/9/9/4X4/9/9/9/4K4 b - 1":                                   `column 12: no piece is written "X"`,
		"4k4/9/9/9/4+G4/9/9/9/4K4 b - 1":                                  `no piece is written "+G"`,
		"4k4/9/9/9/9/9/9/9/4K4 b 2 1":                                     "a number in hand without a piece",
		"4k4/9/9/9/9/9/9/9/4K4 b - one":                                   `move number is "one"`,
	} {
		if _, _, err := ParseSFEN(sfen); err == nil || !strings.Contains(err.Error(), cause) {
			t.Errorf("%s: error %v, want one with %q", sfen, err, cause)
		}
	}
}

func TestSFENWrites(t *testing.T) {
	for sfen, want := range map[string]string{
		"startpos":                                         StartSFEN,
		"sfen 4k4/9/9/9/9/9/9/9/4K4 b PNPpgpg 7":           "4k4/9/9/9/9/9/9/9/4K4 b N2P2g2p 7",
		"position sfen 7k1/9/9/9/9/9/9/9/4K4 b 2R17p":      "7k1/9/9/9/9/9/9/9/4K4 b 2R17p 1",
		"8k/9/7P1/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1":        "8k/9/7P1/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1",
		"+pk+r6/9/9/9/9/9/9/9/4K1+B1+N w - 12":             "+pk+r6/9/9/9/9/9/9/9/4K1+B1+N w - 12",
		"lnsgkgsnl/9/9/9/9/9/9/9/LNSGKGSNL w RB2P9p 50000": "lnsgkgsnl/9/9/9/9/9/9/9/LNSGKGSNL w RB2P9p 50000",
	} {
		p := position(t, sfen)
		if got := p.SFEN(); got != want {
			t.Errorf("%s is written %s, want %s", sfen, got, want)
		}
	}
}

func TestOdd(t *testing.T) {
	for sfen, want := range map[string]Odd{
		StartSFEN:                            0,
		"8k/9/7P1/9/9/9/9/9/9 b G 1":         OddNoBlackKing,
		"9/9/9/9/9/9/9/9/K8 b G 1":           OddNoWhiteKing,
		"4k4/9/4P4/9/4P4/9/9/9/4K4 b - 1":    OddNifu,
		"4k4/9/4P4/9/4+P4/9/4p4/9/4K4 b - 1": 0,
		"4k4/7N1/9/9/9/9/9/9/4K4 b - 1":      OddDeadPiece,
		"4k4/9/9/9/4R4/9/9/9/4K4 b - 1":      OddCheck,
		"4k2L1/9/9/9/4R4/9/9/9/p3K4 w - 1":   OddDeadPiece,
		"4k4/9/9/9/9/9/9/8p/p3K3p w - 1":     OddDeadPiece | OddNifu,
	} {
		_, odd, err := ParseSFEN(sfen)
		if err != nil || odd != want {
			t.Errorf("%s: odd is %q, want %q (%v)", sfen, odd, want, err)
		}
	}
}
