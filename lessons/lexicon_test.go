package lessons

import (
	"slices"
	"testing"
)

// TestFound: a text is read by its longest words, English ones whole and inflected.
func TestFound(t *testing.T) {
	x := newLexicon([]Naming{
		{Key: "a", Names: map[Language][]string{English: {"promoted silver"}, Traditional: {"底線"}}},
		{Key: "b", Names: map[Language][]string{English: {"silver"}, Traditional: {"王手"}}},
		{Key: "c", Avoid: map[Language][]string{English: {"Place", "row", "up"}, Traditional: {"線", "兩王手"}}},
		{Key: "d", Spare: map[Language][]string{English: {"make up", "'s place"}}},
	})
	for _, c := range []struct {
		language Language
		text     string
		want     []string
	}{
		{English, "The promoted silver moves.", []string{"promoted silver"}},
		{English, "Silvers and a promoted silver", []string{"promoted silver", "silver"}},
		{English, "placed placing PLACES place.", []string{"place"}},
		{English, "placement, displace, rowdy, arrow, upper", nil},
		{English, "two rows", []string{"row"}},
		{English, "“Row” it is", []string{"row"}},
		{English, "silver (the thing in row 1)", []string{"silver"}},
		{English, "the pawn's place", []string{"'s place"}},
		{Traditional, "王手（兩王手）", []string{"王手"}},
		{English, "what they make up", []string{"make up"}},
		{English, "", nil},
		{Traditional, "走到底線", []string{"底線"}},
		{Traditional, "這條線到底線", []string{"底線", "線"}},
		{Traditional, "這是兩王手", []string{"兩王手"}},
	} {
		if got := x.found(c.language, c.text); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.text, got, c.want)
		}
	}
}

// TestMisnamed: a word that the glossary has otherwise is a fault where its term is
// the subject, and only there.
func TestMisnamed(t *testing.T) {
	text := func(en, ja, hant, hans string) Text {
		return Text{English: en, Japanese: ja, Traditional: hant, Simplified: hans}
	}
	for name, c := range map[string]struct {
		terms []string
		text  Text
		want  int
	}{
		"named in English":            {nil, text("This file is open.", "x", "這一行是空的。", "x"), 1},
		"named in Japanese":           {nil, text("This column is open.", "この筋です。", "x", "x"), 1},
		"both Chinese":                {nil, text("This file is open.", "この筋です。", "這一行。", "这一行。"), 2},
		"named as it should be too":   {nil, text("This file is open.", "この筋です。", "這一行是5筋。", "x"), 0},
		"about something else":        {nil, text("A column of figures.", "x", "這一行是空的。", "这一行。"), 0},
		"a longer word":               {nil, text("Not on this file.", "x", "這裡不行。", "这里不行。"), 0},
		"listed by the lesson":        {[]string{"file"}, text("Look.", "x", "x", "这一行是5筋。"), 1},
		"another term of the lesson":  {[]string{"drop"}, text("Look.", "x", "這一行。", "x"), 0},
		"English, inflected":          {[]string{"drop"}, text("It is placed here.", "打つ", "打入", "打入"), 1},
		"English, within a long word": {[]string{"drop"}, text("A replacement.", "打つ", "打入", "打入"), 0},
	} {
		t.Run(name, func(t *testing.T) {
			l := linter{lesson: &Lesson{Terms: c.terms}, terms: terms{}}
			l.misnamed("text", c.text, func(Language) int { return 3 })
			if len(l.faults) != c.want {
				t.Fatalf("%v, want %d", l.faults, c.want)
			}
			for _, f := range l.faults {
				if f.Code != WrongWord || f.Line != 3 {
					t.Errorf("%v", f)
				}
			}
		})
	}
}
