package lessons

import "testing"

// TestRefused: words that a text may not say, one fault each.
func TestRefused(t *testing.T) {
	for name, c := range map[string]struct {
		lang Language
		text string
		want []Code
	}{
		"the glossary's":       {English, "A Promoted pawn moves like a gold.", []Code{RefusedTerm}},
		"across the strait":    {Traditional, "請在設置裡打印。", []Code{ForeignWord, ForeignWord}},
		"and back":             {Simplified, "请用滑鼠点。", []Code{ForeignWord}},
		"the other script":     {Traditional, "这是步兵。", []Code{ForeignWord}},
		"and its other":        {Simplified, "這是步兵。", []Code{ForeignWord}},
		"names of pieces":      {Simplified, "龙王（龍）和飞车。", nil},
		"nothing":              {Japanese, "歩を打ちました。", nil},
		"a word in two others": {Simplified, "先手驹台上的银将。", nil},
	} {
		t.Run(name, func(t *testing.T) {
			l := linter{lesson: &Lesson{}, terms: terms{}}
			l.refused(1, "text", c.lang, c.text)
			var got []Code
			for _, f := range l.faults {
				got = append(got, f.Code)
			}
			if len(got) != len(c.want) {
				t.Fatalf("%v, want %v", l.faults, c.want)
			}
			for i := range got {
				if got[i] != c.want[i] {
					t.Errorf("%v, want %v", l.faults, c.want)
				}
			}
		})
	}
}
