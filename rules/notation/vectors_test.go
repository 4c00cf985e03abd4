package notation

import (
	"os"
	"strings"
	"testing"

	"terakoya/rules"
)

// row is one move of testdata/notation.tsv with its text in five styles.
type row struct {
	id, sfen, usi, prev string
	texts               [styles]string
}

// lines returns the fields of a tab-separated file of testdata, without the
// lines that begin with # and the header.
func lines(t testing.TB, name string) [][]string {
	t.Helper()
	text, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	var out [][]string
	for _, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		if !strings.HasPrefix(line, "#") {
			out = append(out, strings.Split(line, "\t"))
		}
	}
	if len(out) < 2 {
		t.Fatalf("testdata/%s has no rows", name)
	}
	return out[1:]
}

func rows(t testing.TB) []row {
	t.Helper()
	var out []row
	for _, f := range lines(t, "notation.tsv") {
		out = append(out, row{id: f[0], sfen: f[1], usi: f[2], prev: f[3], texts: [styles]string{
			Japanese: f[4], KIF: f[5], CSA: f[6], Western: f[7], Hosking: f[8], USI: f[2],
		}})
	}
	return out
}

func position(t testing.TB, sfen string) *rules.Position {
	t.Helper()
	p, _, err := rules.ParseSFEN(sfen)
	if err != nil {
		t.Fatal(err)
	}
	return &p
}

func attempt(t testing.TB, usi string) rules.Attempt {
	t.Helper()
	a, err := rules.ParseAttempt(usi)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// cameTo is the square of the move before, given as "-" or in USI.
func cameTo(t testing.TB, prev string) rules.Square {
	t.Helper()
	if prev == "-" || prev == "" {
		return rules.OffBoard
	}
	return attempt(t, prev).To
}

func TestVectors(t *testing.T) {
	for _, row := range rows(t) {
		t.Run(row.id, func(t *testing.T) {
			p, want, prev := position(t, row.sfen), attempt(t, row.usi), cameTo(t, row.prev)
			if err := p.Check(want); err != nil {
				t.Fatal(err)
			}
			for s, text := range row.texts {
				if got := Style(s).Write(p, want, prev); got != text {
					t.Errorf("%s: wrote %s, want %s", Style(s), got, text)
				}
				if got, err := Style(s).Read(p, text, prev); err != nil || got != want {
					t.Errorf("%s: read %s as %v (%v), want %v", Style(s), text, got, err, want)
				}
			}
		})
	}
}

// TestBugCases has moves that other programs were reported to write wrongly.
// They stand without the mark of the side.
func TestBugCases(t *testing.T) {
	for _, f := range lines(t, "bug-cases.tsv") {
		t.Run(f[0], func(t *testing.T) {
			sfen, usi, _ := strings.Cut(strings.TrimPrefix(f[3], "sfen "), " moves ")
			_, text, _ := strings.Cut(f[4], "ja=")
			p, want := position(t, sfen), attempt(t, usi)
			if got := Japanese.Write(p, want, rules.OffBoard); got != marks[p.Turn()]+text {
				t.Errorf("wrote %s, want %s", got, text)
			}
			if got, err := Japanese.Read(p, text, rules.OffBoard); err != nil || got != want {
				t.Errorf("read %s as %v (%v), want %v", text, got, err, want)
			}
			if err := p.Check(want); err != nil {
				t.Error(err)
			}
		})
	}
}

func TestStyleNames(t *testing.T) {
	for s := range styles {
		if got, ok := ParseStyle(s.String()); !ok || got != s {
			t.Errorf("%q is read as style %d", s, got)
		}
		if writers[s] == nil || readers[s] == nil {
			t.Errorf("style %s cannot be written and read", s)
		}
	}
	if s, ok := ParseStyle("chess"); ok {
		t.Errorf("chess is style %s", s)
	}
	p := position(t, rules.StartSFEN)
	if got := styles.Write(p, attempt(t, "7g7f"), rules.OffBoard); got != "7g7f" || styles.String() != "" {
		t.Errorf("a style that is none writes %s", got)
	}
	if _, err := styles.Read(p, "7g7f", rules.OffBoard); err == nil {
		t.Error("a style that is none reads")
	}
}
