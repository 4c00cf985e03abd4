package drill

import (
	"slices"
	"strings"
	"testing"

	"terakoya/lessons"
	"terakoya/lessons/problem"
	"terakoya/rules"
)

// TestClocks lists the boundaries of each system.
func TestClocks(t *testing.T) {
	for _, c := range []struct {
		watch watch
		want  string // "" if the flag falls
	}{
		{watch{system: "byoyomi", main: 300, byoyomi: 30, used: 40}, "4:20 + 0:30"},
		{watch{system: "byoyomi", main: 300, byoyomi: 30, used: 299}, "0:01 + 0:30"},
		{watch{system: "byoyomi", main: 300, byoyomi: 30, used: 300}, "0:00 + 0:30"},
		{watch{system: "byoyomi", main: 300, byoyomi: 30, used: 329}, "0:00 + 0:30"},
		{watch{system: "byoyomi", main: 300, byoyomi: 30, used: 330}, ""},
		{watch{system: "byoyomi", byoyomi: 60, used: 59}, "0:00 + 1:00"},
		{watch{system: "byoyomi", byoyomi: 60, used: 60}, ""},
		{watch{system: "consideration", main: 600, byoyomi: 30, periods: 10, used: 5}, "9:55 + 0:30 + 10 × 1:00"},
		{watch{system: "consideration", main: 10, byoyomi: 30, periods: 10, used: 39}, "0:00 + 0:30 + 10 × 1:00"},
		{watch{system: "consideration", main: 10, byoyomi: 30, periods: 10, used: 40}, "0:00 + 0:30 + 9 × 1:00"},
		{watch{system: "consideration", byoyomi: 30, periods: 3, used: 89}, "0:00 + 0:30 + 2 × 1:00"},
		{watch{system: "consideration", byoyomi: 30, periods: 3, used: 90}, "0:00 + 0:30 + 1 × 1:00"},
		{watch{system: "consideration", byoyomi: 30, periods: 3, used: 209}, "0:00 + 0:30 + 0 × 1:00"},
		{watch{system: "consideration", byoyomi: 30, periods: 3, used: 210}, ""},
		{watch{system: "consideration", byoyomi: 30, used: 29}, "0:00 + 0:30 + 0 × 1:00"},
		{watch{system: "consideration", byoyomi: 30, used: 30}, ""},
		{watch{system: "fischer", main: 60, increment: 10, used: 20}, "0:50"},
		{watch{system: "fischer", main: 60, increment: 10, used: 59}, "0:11"},
		{watch{system: "fischer", main: 60, increment: 10, used: 60}, ""},
		{watch{system: "fischer", main: 60, increment: 30, used: 5}, "1:25"},
	} {
		got, inTime := c.watch.after()
		if !inTime {
			got = ""
		}
		if got != c.want {
			t.Errorf("%+v: %q, want %q", c.watch, got, c.want)
		}
	}
}

// TestClockCases: each system is told and answered, in time and not, and no option
// comes twice.
func TestClockCases(t *testing.T) {
	all := clockExercises(t, 300)
	lostOnes := 0
	for _, e := range all {
		var texts []string
		for _, o := range e.Option {
			text := o.Text.In("en")
			if slices.Contains(texts, text) {
				t.Fatalf("%s twice: %v", text, texts)
			}
			texts = append(texts, text)
			if o.Right && text == "flag" {
				lostOnes++
			}
		}
		if !slices.Contains(texts, "flag") || len(texts) < 3 {
			t.Fatalf("options %v", texts)
		}
	}
	if lostOnes < 75 || lostOnes > 110 {
		t.Errorf("%d of 300 lose", lostOnes)
	}
}

func clockExercises(t *testing.T, n int) []Exercise {
	t.Helper()
	d := &lessons.Drill{
		ID: "clock", Make: "clock", Sides: []rules.Color{rules.Black}, Law: rules.JSA, Ask: alike("{system}; {main}, {used}"),
		Answers: map[string]lessons.Text{
			"byoyomi": alike("then {byoyomi} a move"), "consideration": alike("then 0:30 a move and {periods} periods"),
			"fischer": alike("and {increment} a move"), "lost": alike("flag"),
		},
	}
	var all []Exercise
	for seed := range uint64(n) {
		e, err := New(problem.Set{}).Make(d, 1+int(seed%5), seed)
		if err != nil {
			t.Fatal(err)
		}
		if text := e.Text.In("en"); strings.Contains(text, "{") {
			t.Fatalf("seed %d: %s", seed, text)
		}
		all = append(all, e)
	}
	return all
}
