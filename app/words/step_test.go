package words

import (
	"strings"
	"testing"

	"terakoya/lessons"
	"terakoya/rules"
)

// TestTold, which is also bug case LESN-09: the blanks of a text are filled in the words of the language; a text
// without blanks is left alone.
func TestTold(t *testing.T) {
	square, _ := rules.ParseSquare("5d")
	start := func(key string) rules.Position {
		h, _ := rules.HandicapByKey(key)
		return h.Position()
	}
	text := lessons.Text{}
	for _, l := range lessons.Languages {
		text[l] = "{side} {piece} {square} {number} {move} {x}"
	}
	for _, c := range []struct {
		language lessons.Language
		start    string
		want     string
	}{
		{lessons.English, "even-game", "Gote silver 5d 7 ▲７六歩 {x}"},
		{lessons.English, "six-piece-handicap", "Uwate silver 5d 7 ▲７六歩 {x}"},
		{lessons.Japanese, "even-game", "後手 銀 5四 7 ▲７六歩 {x}"},
		{lessons.Simplified, "six-piece-handicap", "上手 银将 5四 7 ▲７六歩 {x}"},
	} {
		step := lessons.Step{
			Position: start(c.start),
			Blanks:   lessons.Blanks{Piece: rules.Silver, Square: square, Side: rules.White, Number: 7, Move: "▲７六歩"},
		}
		if got := catalogue(t).In(c.language).Told(&step, text); got != c.want {
			t.Errorf("%s: %q, want %q", c.language, got, c.want)
		}
	}
	if got := catalogue(t).In(lessons.English).Told(&lessons.Step{}, lessons.Text{lessons.English: "plain"}); got != "plain" {
		t.Error(got)
	}
}

// TestClaims: everything that can be claimed is said in every language, with every
// blank filled.
func TestClaims(t *testing.T) {
	p, _, err := rules.ParseSFEN(rules.StartSFEN)
	if err != nil {
		t.Fatal(err)
	}
	for _, word := range []string{
		"7g7f", "pass", "again:3c3d", "flip:5g", "takeback", "hide:P", "setup:even-game", "declare", "agree-impasse",
		"agree-sennichite", "resign", "time",
	} {
		a, err := rules.ParseAction(word)
		if err != nil {
			t.Fatal(err)
		}
		for _, l := range lessons.Languages {
			got := Sides{Words: catalogue(t).In(l)}.Claim(&p, a)
			if got == "" || strings.ContainsAny(got, "[]{}") || strings.Contains(got, "..") || strings.Contains(got, "。。") {
				t.Errorf("%s: %s is %q", l, word, got)
			}
		}
	}
	if got := (Sides{Words: catalogue(t).In(lessons.English)}).Claim(&p, rules.Action{}); got != "" {
		t.Errorf("nothing is claimed as %q", got)
	}
}

// TestRulings: every ruling has words, by the names of the start.
func TestRulings(t *testing.T) {
	for _, l := range lessons.Languages {
		for _, handicap := range []bool{false, true} {
			s := Sides{catalogue(t).In(l), handicap}
			for r := lessons.GoesOn; r <= lessons.Drawn; r++ {
				if got := s.Ruling(r); got == "" || strings.Contains(got, "[") {
					t.Errorf("%s: %s is %q", l, r, got)
				}
			}
			if got := s.Ruling(lessons.WhiteWins); !strings.Contains(got, s.Name(rules.White)) {
				t.Errorf("%s: %q does not name %s", l, got, s.Name(rules.White))
			}
		}
	}
}

// TestParts: every part of a sum has a name.
func TestParts(t *testing.T) {
	for _, l := range lessons.Languages {
		for k := lessons.Counted; k <= lessons.GivenByUwate; k++ {
			for _, camp := range []bool{false, true} {
				if got := catalogue(t).In(l).Part(k, camp); strings.Contains(got, "[") {
					t.Errorf("%s: %s", l, got)
				}
			}
		}
	}
}
