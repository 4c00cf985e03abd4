package lessons

import (
	"strings"
	"testing"
)

// verdicts are a lesson of so many legal and illegal verdicts.
func verdicts(t *testing.T, chapter string, legal, illegal int) Lesson {
	l := Lesson{File: chapter + ".toml", Chapter: chapter}
	for i := range legal + illegal {
		s := Step{ID: chapter, Kind: Judgement}
		action := "5i5h"
		if i >= legal {
			action = "5i5g"
		}
		s.Position, s.Action = position(t, "4k4/9/9/9/9/9/9/9/4K4 b - 1"), attempt(t, action)
		l.Steps = append(l.Steps, s)
	}
	return l
}

func causes(faults []Fault) string {
	var all []string
	for _, f := range faults {
		if f.Code != GivenAway {
			all = append(all, "?")
		}
		all = append(all, f.Cause)
	}
	return strings.Join(all, "\n")
}

func TestLopsidedVerdicts(t *testing.T) {
	for _, c := range []struct {
		legal, illegal int
		want           bool
	}{{3, 3, false}, {2, 4, true}, {4, 2, true}, {2, 3, false}, {0, 5, false}, {35, 65, false}, {34, 66, true}, {66, 34, true}} {
		got := causes(lopsided([]Lesson{verdicts(t, "a", c.legal, c.illegal), verdicts(t, "b", 3, 3)}))
		if strings.Contains(got, "are legal") != c.want {
			t.Errorf("%d of %d: %q", c.legal, c.legal+c.illegal, got)
		}
	}
}

func TestLopsidedOptions(t *testing.T) {
	choices := func(right ...int) Lesson {
		l := Lesson{File: "c.toml", Chapter: "c"}
		for _, r := range right {
			s := Step{Kind: Choice, Option: make([]Option, 3)}
			s.Option[r].Right = true
			l.Steps = append(l.Steps, s)
		}
		return l
	}
	if got := causes(lopsided([]Lesson{choices(0, 1, 2, 0, 1, 2)})); got != "" {
		t.Error(got)
	}
	if got := causes(lopsided([]Lesson{choices(0, 0, 0, 1, 2, 1)})); !strings.Contains(got, "option 1 is right in 50 %") {
		t.Error(got)
	}
}

// TestTold: what gives a single exercise away.
func TestTold(t *testing.T) {
	const board = "4k4/9/9/9/4p4/9/9/4R4/4K4 b - 1"
	for name, c := range map[string]struct{ keys, cause string }{
		"the marks":      {"ask = \"captures\"\nmarks = [\"5e\"]", "what is marked"},
		"more marks":     {"ask = \"captures\"\nmarks = [\"5e\", \"5d\"]", ""},
		"one empty":      {"ask = \"square 5d\"\namong = [\"5d\", \"5e\", \"5a\"]", "only empty"},
		"two empty":      {"ask = \"square 5d\"\namong = [\"5d\", \"5e\", \"5c\"]", ""},
		"one of several": {"ask = \"captures\"", ""},
	} {
		t.Run(name, func(t *testing.T) {
			l, faults := Parse("x.toml", askingLesson("squares", board, c.keys))
			if len(faults) > 0 {
				t.Fatal(faults)
			}
			if got := causes(givenAway([]Lesson{l})); !strings.Contains(got, c.cause) || (got == "") != (c.cause == "") {
				t.Errorf("%q, want %q", got, c.cause)
			}
		})
	}
}

func TestSameNumbers(t *testing.T) {
	l := Lesson{File: "n.toml", Chapter: "n"}
	for _, n := range []int{3, 3, 4, 3, 3, 3, 5} {
		l.Steps = append(l.Steps, Step{ID: "n", Kind: EnterNumber, Number: n, Line: len(l.Steps) + 1})
	}
	if got := givenAway([]Lesson{l}); len(got) != 1 || got[0].Line != 6 {
		t.Error(got)
	}
}
