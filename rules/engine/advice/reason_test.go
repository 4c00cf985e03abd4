package advice

import (
	"testing"

	"terakoya/rules"
)

// reasons are drawn positions in which a move has just the reason that it is given.
var reasons = map[string]struct {
	sfen, move string
	kind       ReasonKind
	piece      rules.Kind
	at         string
	number     int // plies or count
}{
	"king leaves a check":    {"4k4/9/9/9/4r4/9/9/9/4K4 b - 1", "5i4i", ReasonEscapes, rules.Rook, "5e", 0},
	"a block by a rook":      {"4k4/9/9/9/4r4/9/9/R8/4K4 b - 1", "9h5h", ReasonInterposes, rules.Rook, "5e", 0},
	"takes with a gold":      {"4k4/9/9/9/9/9/9/4g4/3GK4 b - 1", "6i5h", ReasonTakesChecker, rules.Gold, "5h", 0},
	"takes with the king":    {"4k4/9/9/9/9/9/9/4g4/4K4 b - 1", "5i5h", ReasonTakesChecker, rules.Gold, "5h", 0},
	"puts between":           {"4k4/9/9/9/4r4/9/9/9/4K4 b G 1", "G*5h", ReasonInterposes, rules.Rook, "5e", 0},
	"stops a mate":           {"4k4/9/9/9/9/9/4p4/9/3PKP3 b Pg 1", "5i4h", ReasonStopsMate, rules.NoKind, "5i", 1},
	"takes a free rook":      {"4k4/9/4p4/9/4r4/4P4/9/9/4K4 b - 1", "5f5e", ReasonTakesFree, rules.Rook, "5e", 0},
	"takes a guarded silver": {"4k4/9/9/4p4/4s4/4P4/9/9/4K4 b - 1", "5f5e", ReasonWinsExchange, rules.Silver, "5e", 0},
	"forks rook and gold":    {"4k4/9/2r1g4/9/9/9/9/9/4K4 b N 1", "N*6e", ReasonForks, rules.Rook, "7c", 0},
	"forks king and rook":    {"4k1r2/9/9/6N2/9/9/9/9/K8 b S 1", "S*4b", ReasonForks, rules.Rook, "3a", 0},
	"saves by going away":    {"4k4/9/9/3p5/3S5/9/9/9/4K4 b - 1", "6e7f", ReasonSaves, rules.Silver, "6e", 0},
	"saves by guarding":      {"4k4/9/9/4r4/4B4/9/9/9/4K4 b P 1", "P*5f", ReasonSaves, rules.Bishop, "5e", 0},
	"promotes":               {"4k4/9/9/7P1/9/9/9/9/4K4 b - 1", "2d2c+", ReasonPromotes, rules.Tokin, "2c", 0},
	"attacks a rook":         {"4k4/9/9/2r6/9/9/2P6/9/4K4 b S 1", "S*8e", ReasonAttacks, rules.Rook, "7d", 0},
	"gathers at the head":    {"9/4k4/9/4S4/9/9/9/9/K8 b G 1", "G*4d", ReasonGathers, rules.NoKind, "4c", 2},
	"king away":              {"4k4/1r7/9/9/9/9/PPPPPPPPP/9/4K4 b - 1", "5i4h", ReasonKingAway, rules.Rook, "8b", 0},
	"gold near its king":     {"4k4/9/9/9/9/9/9/7K1/4G4 b - 1", "5i4h", ReasonGeneralNear, rules.Gold, "4h", 0},
	"opens the bishop":       {rules.StartSFEN, "7g7f", ReasonOpens, rules.Bishop, "8h", 4},
	"pawn before the rook":   {rules.StartSFEN, "2g2f", ReasonAdvances, rules.Rook, "2h", 0},
	"pawn before the lance":  {rules.StartSFEN, "9g9f", ReasonAdvances, rules.Lance, "9i", 0},
	"a pinned silver":        {"4r3k/9/9/9/5l3/9/3GS4/9/4K4 b - 1", "5g5f", ReasonBest, rules.NoKind, "", 0},
	"a silver for a gold":    {"4k4/9/9/4p4/4g4/4S4/9/9/4K4 b - 1", "5f5e", ReasonBest, rules.NoKind, "", 0},
	"a gold as near":         {"4k4/9/9/9/9/9/9/5G3/4K4 b - 1", "4h4g", ReasonBest, rules.NoKind, "", 0},
	"between two rooks":      {"4k4/1r4r2/9/9/9/9/PPPPPPPPP/9/4K4 b - 1", "5i6h", ReasonBest, rules.NoKind, "", 0},
	"a pawn alone":           {"4k4/9/9/9/9/P8/9/9/4K4 b - 1", "9f9e", ReasonBest, rules.NoKind, "", 0},
}

func TestReasons(t *testing.T) {
	seen := map[ReasonKind]bool{ReasonMates: true} // see TestHint
	for name, c := range reasons {
		t.Run(name, func(t *testing.T) {
			p, m := position(t, c.sfen), move(t, c.move)
			if err := p.Check(m.Attempt()); err != nil {
				t.Fatal(err)
			}
			got := adviser().reason(t.Context(), p, m)
			want := Reason{Kind: c.kind, Piece: c.piece, At: square(t, c.at), Squares: got.Squares}
			if want.Count = c.number; c.kind == ReasonStopsMate {
				want.Plies, want.Count = c.number, 0
			}
			if got != want {
				t.Errorf("%s: %+v, want %+v", c.move, got, want)
			}
		})
		seen[c.kind] = true
	}
	for _, k := range AllReasons {
		if !seen[k] {
			t.Errorf("no position shows %v", k)
		}
	}
}
