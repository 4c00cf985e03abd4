package advice

import (
	"testing"

	"terakoya/rules"
)

// TestThreat: what would follow a pass.
func TestThreat(t *testing.T) {
	for name, c := range map[string]struct {
		sfen, move string
		kind       ThreatKind
		piece      rules.Kind
		at         string
		plies      int
	}{
		"nothing at the start":  {rules.StartSFEN, "", NoThreat, rules.NoKind, "", 0},
		"in check":              {"4k4/9/9/9/4r4/9/9/9/4K4 b - 1", "", ThreatCheck, rules.King, "5i", 0},
		"mate":                  {"4k4/9/9/9/9/9/4p4/9/3PKP3 b Pg 1", "G*5h", ThreatMate, rules.King, "5i", 1},
		"mate rather than rook": {"4k4/9/9/9/7r1/9/4p4/9/3PKP1R1 b g 1", "G*5h", ThreatMate, rules.King, "5i", 1},
		"takes a silver":        {"4k4/9/9/3p5/3S5/9/9/9/4K4 b - 1", "6d6e", ThreatCapture, rules.Silver, "6e", 0},
		"the rook promotes":     {"lnsgkgsnl/1r5b1/p1ppppppp/9/9/2P6/P2PPPPPP/1B5R1/LNSGKGSNL b Pp 1", "8b8g+", ThreatPromotion, rules.Rook, "8g", 0},
		"fork with a knight":    {"4k4/9/9/9/9/9/9/9/4K1R2 b n 1", "N*4g", ThreatFork, rules.Rook, "3i", 0},
	} {
		t.Run(name, func(t *testing.T) {
			got, err := adviser().Threat(t.Context(), gameOf(t, c.sfen))
			if err != nil {
				t.Fatal(err)
			}
			m := rules.NoMove
			if c.move != "" {
				m = move(t, c.move)
			}
			if got.Kind != c.kind || got.Piece != c.piece || got.At != square(t, c.at) || got.Plies != c.plies || got.Move != m {
				t.Errorf("%+v by %v", got, got.Move)
			}
		})
	}
}

// TestThreatLaw: what is threatened in positions of any kind could be carried out.
func TestThreatLaw(t *testing.T) {
	a := adviser()
	a.SearchNodes, a.MateNodes = 300, 300
	seen := map[ThreatKind]int{}
	for _, p := range random(300) {
		got, err := a.Threat(t.Context(), rules.NewGame(p))
		if err != nil {
			t.Fatal(err)
		}
		seen[got.Kind]++
		q := p.Passed()
		holds := true
		switch got.Kind {
		case NoThreat:
			holds = got.Move == rules.NoMove
		case ThreatCheck:
			holds = reaches(p, p.Turn().Opponent(), p.King(p.Turn())) > 0
		case ThreatMate:
			holds = got.Plies > 3 || mateIn(q, got.Plies)
		case ThreatCapture:
			holds = p.At(got.At).Is(p.Turn(), got.Piece) && traded(q, got.Move) == got.Net && got.Net > 0 &&
				got.Free == (comers(after(q, got.Move), got.Move.To()) == 0)
		case ThreatPromotion:
			holds = got.Move.Promotes() && traded(q, got.Move) >= 0
		case ThreatFork:
			r := after(q, got.Move)
			setup := r.Setup()
			holds = r.InCheck() && setup.Attacks(got.Move.To()).Has(got.At) && r.At(got.At).Is(p.Turn(), got.Piece)
		}
		if !holds {
			t.Errorf("%s: %+v", p.SFEN(), got)
		}
	}
	for _, k := range []ThreatKind{NoThreat, ThreatCheck, ThreatMate, ThreatCapture, ThreatPromotion} {
		if seen[k] == 0 {
			t.Errorf("threat %d never came up: %v", k, seen)
		}
	}
}
