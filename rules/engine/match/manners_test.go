package match

import (
	"testing"

	"terakoya/rules"
)

// TestManners: what counts as taken back, and what as hung.
func TestManners(t *testing.T) {
	for name, c := range map[string]struct {
		sfen  string
		moves []string // the last one is counted
		want  Manners
	}{
		"takes back":            {"4k4/9/4p4/4P4/9/4r4/9/9/K3R4 w - 1", []string{"5f5d", "5i5d"}, Manners{1, 1, 1, 0}},
		"does not":              {"4k4/9/4p4/4P4/9/4r4/9/9/K3R4 w - 1", []string{"5f5d", "5i6i"}, Manners{1, 0, 1, 0}},
		"nothing was taken":     {"4k4/9/4p4/4P4/9/4r4/9/9/K3R4 w - 1", []string{"5f6f", "9i9h"}, Manners{0, 0, 1, 0}},
		"guarded, and too dear": {"4k4/9/4p4/4P4/9/9/9/4R4/K8 w - 1", []string{"5c5d", "9i9h"}, Manners{1, 0, 1, 0}},
		"hangs a rook":          {"4k4/9/4p4/9/9/9/9/4R4/K8 b - 1", []string{"5h5d"}, Manners{0, 0, 1, 1}},
		"guarded by the king":   {"4k4/9/4p4/3K5/9/9/9/4R4/9 b - 1", []string{"5h5d"}, Manners{0, 0, 1, 0}},
		"takes as much":         {"4k4/9/4p4/4r4/9/9/9/4R4/K8 b - 1", []string{"5h5d"}, Manners{0, 0, 1, 0}},
		"lost anyway":           {"k8/9/9/9/l7r/9/9/9/K7R b - 1", []string{"9i8i"}, Manners{0, 0, 1, 0}},
		"illegal":               {"4k4/9/4p4/9/9/9/9/4R4/K8 b - 1", []string{"5h4g"}, Manners{}},
	} {
		t.Run(name, func(t *testing.T) {
			p, _, err := rules.ParseSFEN(c.sfen)
			if err != nil {
				t.Fatal(err)
			}
			g := rules.NewGame(p)
			var m Manners
			for i, text := range c.moves {
				a, err := rules.ParseAttempt(text)
				if err != nil {
					t.Fatal(err)
				}
				if i == len(c.moves)-1 {
					m.note(g, a.Move())
				} else if err := g.Play(a); err != nil {
					t.Fatal(err)
				}
			}
			if m != c.want {
				t.Errorf("%+v, want %+v", m, c.want)
			}
		})
	}
}
