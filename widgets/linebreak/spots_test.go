package linebreak

import (
	"fmt"
	"testing"
	"unicode/utf8"
)

// TestSpots: where spans lie, each character one unit wide, bold ones two.
func TestSpots(t *testing.T) {
	measure := func(s string, bold bool) float32 {
		n := utf8.RuneCountInString(s)
		if bold {
			n *= 2
		}
		return float32(n)
	}
	for _, c := range []struct {
		text  string
		width float32
		spans []Span
		want  string
	}{
		{"the pawn stands", 40, []Span{{4, 8}}, "[{0 0 4 4}]"},
		{"**the** pawn", 40, []Span{{4, 8}}, "[{0 0 7 4}]"},
		{"a **pawn**", 40, []Span{{2, 6}}, "[{0 0 2 8}]"},
		{"a pawn drop mate", 7, []Span{{2, 11}}, "[{0 0 2 4} {0 1 0 4}]"},
		{"one\ntwo", 40, []Span{{0, 3}, {4, 7}}, "[{0 0 0 3} {1 1 0 3}]"},
		{"打ち歩詰めは反則です。", 4, []Span{{0, 15}, {18, 24}}, "[{0 0 0 4} {0 1 0 1} {1 1 2 2}]"},
		{"歩。香、", 2, []Span{{0, 3}, {6, 9}}, "[{0 0 0 1} {1 1 0 1}]"},
		{"nothing", 40, nil, "[]"},
	} {
		lines := Wrap(c.text, false, c.width, measure)
		if got := fmt.Sprint(Spots(lines, c.text, c.spans, measure)); got != c.want {
			t.Errorf("%q at %v: %s, want %s", c.text, c.width, got, c.want)
		}
	}
}
