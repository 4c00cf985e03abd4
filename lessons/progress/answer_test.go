package progress

import (
	"strings"
	"testing"

	"terakoya/lessons"
)

// TestMasteryOf: the tries at one step, each a result and the hints before it.
func TestMasteryOf(t *testing.T) {
	for tries, want := range map[string]lessons.Mastery{
		"":                         lessons.Untouched,
		"missed":                   lessons.Untouched,
		"foul missed":              lessons.Untouched,
		"right":                    lessons.FirstTry,
		"right missed":             lessons.FirstTry,
		"right shown":              lessons.FirstTry,
		"right?":                   lessons.WithHelp,
		"missed right":             lessons.WithHelp,
		"foul right":               lessons.WithHelp,
		"missed right right":       lessons.WithHelp,
		"shown":                    lessons.Gave,
		"missed missed shown":      lessons.Gave,
		"missed? foul shown right": lessons.Gave,
	} {
		other := Answer{Step: "other", Result: Missed}
		answers := []Answer{other}
		for _, try := range strings.Fields(tries) {
			name, hinted := strings.CutSuffix(try, "?")
			r, err := parseResult(name)
			if err != nil {
				t.Fatal(err)
			}
			a := Answer{Step: "step", Result: r}
			if hinted {
				a.Hints = 1
			}
			answers = append(answers, a, other)
		}
		if got := MasteryOf(answers)["step"]; got != want {
			t.Errorf("%q is mastery %d, want %d", tries, got, want)
		}
	}
}
