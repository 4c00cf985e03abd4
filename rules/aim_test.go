package rules

import (
	"math/rand/v2"
	"testing"
)

// TestAimChecks: of every legal move in games of random moves it says, without making
// it, whether the other side is in check afterwards.
func TestAimChecks(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 5))
	moves, checks := 0, 0
	for range 40 {
		p := position(t, StartSFEN)
		for range 200 {
			legal := p.Legal()
			if len(legal) == 0 {
				break
			}
			aim := p.Aim()
			for _, m := range legal {
				q := p
				q.Make(m)
				if moves++; q.InCheck() {
					checks++
				}
				if got := aim.Checks(&p, m); got != q.InCheck() {
					t.Fatalf("%s: %s gives check: %t, found %t", p.SFEN(), m, q.InCheck(), got)
				}
			}
			p.Make(legal[r.IntN(len(legal))])
		}
	}
	if checks < 1000 {
		t.Errorf("%d checks in %d moves: too few", checks, moves)
	}
}

// TestAimDrawn: checks that are easily missed, each by one move.
func TestAimDrawn(t *testing.T) {
	for name, c := range map[string]struct {
		sfen, move string
		checks     bool
	}{
		"uncovered by a gold":           {"4k4/9/9/9/4G4/9/9/4R4/4K4 b - 1", "5e4e", true},
		"the gold stays on the line":    {"4k4/9/9/9/4G4/9/9/4R4/4K4 b - 1", "5e5d", false},
		"uncovered by the king":         {"4k4/9/9/9/9/9/9/4K4/4R4 b - 1", "5h4h", true},
		"the king stays on the line":    {"4k4/9/9/9/9/9/9/4K4/4R4 b - 1", "5h5g", false},
		"by promotion":                  {"4k4/9/9/5S3/9/9/9/9/4K4 b - 1", "4d4c+", false},
		"by promotion next to the king": {"4k4/9/5S3/9/9/9/9/9/4K4 b - 1", "4c5b+", true},
		"a horse beside the king":       {"4k4/9/9/9/1B7/9/9/9/4K4 b - 1", "8e5b+", true},
		"the bishop would not":          {"4k4/9/9/9/1B7/9/9/9/4K4 b - 1", "8e5b", false},
		"a knight from the hand":        {"4k4/9/9/9/9/9/9/9/4K4 b N 1", "N*4c", true},
		"a blocked lance":               {"4k4/9/4p4/9/9/9/9/9/4K4 b L 1", "L*5e", false},
		"no king there":                 {"9/9/9/9/9/9/9/9/4K4 b R 1", "R*5e", false},
	} {
		t.Run(name, func(t *testing.T) {
			p := position(t, c.sfen)
			a := attempt(t, c.move)
			aim := p.Aim()
			for _, m := range p.Legal() {
				if m.Attempt() == a {
					if got := aim.Checks(&p, m); got != c.checks {
						t.Errorf("%s gives check: %t", c.move, got)
					}
					return
				}
			}
			t.Errorf("%s is not legal", c.move)
		})
	}
}
