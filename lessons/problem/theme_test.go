package problem_test

import (
	"slices"
	"testing"

	"terakoya/lessons/problem"
	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/mate"
)

// TestThemes: positions with their solution as it was read by hand, and the themes
// that it shows.
func TestThemes(t *testing.T) {
	for name, c := range map[string]struct {
		sfen   string
		length int
		want   []problem.Theme
	}{
		"a gold is dropped":         {"4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1", 1, []problem.Theme{problem.FirstDrop}},
		"a gold moves":              {"5kg2/9/4GG3/9/9/9/9/9/9 b 2r2bg4s4n4l18p 1", 1, nil},
		"there is no mate":          {"7lk/9/7G1/9/9/9/9/9/9 b P2r2b3g4s4n3l17p 1", 1, nil},
		"a knight mates":            {"9/9/9/b8/k8/NP7/G8/9/2N6 b 2rb3g4s2n4l17p 1", 1, []problem.Theme{problem.KnightCheck}},
		"the horse is given":        {"5+P+B1k/8g/9/9/6R2/9/9/9/9 b rb3g4s4n4l17p 1", 3, []problem.Theme{problem.Sacrifice, problem.GreatSacrifice}},
		"the lance is given":        {"9/9/k1+L6/gpN+B5/2P6/9/9/9/9 b 2rb3g4s3n3l16p 1", 3, []problem.Theme{problem.Sacrifice}},
		"another piece gives check": {"9/7G1/9/7nk/8N/7GL/9/9/9 b L2r2b2g4s2n2l18p 1", 3, []problem.Theme{problem.Discovered}},
		"both give check":           {"3B5/4GSs2/5k3/5p3/9/9/9/9/9 b 2rb3g2s4n4l17p 1", 1, []problem.Theme{problem.Double}},
		"it must not promote":       {"9/8S/8n/7k1/5G1gg/9/9/9/9 b G2r2b3s3n4l18p 1", 3, []problem.Theme{problem.FirstDrop, problem.Unpromoted}},
		"two moves end it":          {"2B6/k8/9/1G7/9/9/9/9/9 b 2rb3g4s4n4l18p 1", 3, nil},
	} {
		p, _, err := rules.ParseSFEN(c.sfen)
		if err != nil {
			t.Fatal(err)
		}
		solved := mate.New(1<<12).Problem(t.Context(), p, engine.Limits{Depth: c.length})
		got := problem.ThemesOf(p, &solved)
		for _, theme := range problem.AllThemes {
			if got.Has(theme) != slices.Contains(c.want, theme) {
				t.Errorf("%s: %v: %s is %t", name, solved.Solution, theme, got.Has(theme))
			}
		}
	}
}

// TestThemeNames: names are read as they are written, and no other is.
func TestThemeNames(t *testing.T) {
	for _, theme := range problem.AllThemes {
		if got, ok := problem.ParseTheme(theme.String()); got != theme || !ok {
			t.Errorf("%s is read as %s, %t", theme, got, ok)
		}
	}
	for _, name := range []string{"", "any", "Drop"} {
		if got, ok := problem.ParseTheme(name); ok {
			t.Errorf("%q is read as %s", name, got)
		}
	}
}

// TestShippedThemes: every theme has problems to choose from, in more than one length.
func TestShippedThemes(t *testing.T) {
	all := shipped(t).Mates
	found := problem.AllThemesOf(t.Context(), all)
	for _, theme := range problem.AllThemes {
		n, lengths := 0, map[int]bool{}
		for _, m := range all {
			if found[m.ID].Has(theme) {
				n++
				lengths[m.Length] = true
			}
		}
		if n < 10 || len(lengths) < 2 {
			t.Errorf("%s: %d problems of %d lengths", theme, n, len(lengths))
		}
	}
}
