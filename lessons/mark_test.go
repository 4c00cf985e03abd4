package lessons

import (
	"testing"

	"terakoya/rules"
)

func square(t testing.TB, name string) rules.Square {
	t.Helper()
	s, ok := rules.ParseSquare(name)
	if !ok {
		t.Fatalf("%q is no square", name)
	}
	return s
}

func TestMarks(t *testing.T) {
	ranks := func(from, to int) (s rules.SquareSet) {
		for r := from; r <= to; r++ {
			s = s.Or(rules.RankSet(r))
		}
		return s
	}
	for text, want := range map[string][2]Mark{ // as Black and as White see them
		"5g":         {{MarkSquare, rules.SetOf(square(t, "5g"))}, {MarkSquare, rules.SetOf(square(t, "5g"))}},
		"lost:6e":    {{MarkLost, rules.SetOf(square(t, "6e"))}, {MarkLost, rules.SetOf(square(t, "6e"))}},
		"file:9":     {{MarkArea, rules.FileSet(9)}, {MarkArea, rules.FileSet(9)}},
		"camp:enemy": {{MarkArea, ranks(1, 3)}, {MarkArea, ranks(7, 9)}},
		"camp:own":   {{MarkArea, ranks(7, 9)}, {MarkArea, ranks(1, 3)}},
	} {
		for _, side := range []rules.Color{rules.Black, rules.White} {
			if got, err := ParseMark(text, side); err != nil || got != want[side] {
				t.Errorf("%s for %v: %+v, %v", text, side, got, err)
			}
		}
	}
	for _, text := range []string{"", "5j", "0a", "5", "5G", "lost:", "lost:5", "file:", "file:0", "file:10", "file:x", "camp:", "camp:mine", "rank:5", "5g:"} {
		if m, err := ParseMark(text, rules.Black); err == nil {
			t.Errorf("mark %q is accepted: %+v", text, m)
		}
	}
}

func TestArrows(t *testing.T) {
	if a, err := ParseArrow("9e>5e"); err != nil || a != (Arrow{square(t, "9e"), square(t, "5e")}) {
		t.Errorf("%+v, %v", a, err)
	}
	for _, text := range []string{"", "9e", ">", "9e>", ">9e", "9e>9e", "9e>5j", "9e>5e>1e", "9e-5e", "9e > 5e"} {
		if a, err := ParseArrow(text); err == nil {
			t.Errorf("arrow %q is accepted: %+v", text, a)
		}
	}
}
