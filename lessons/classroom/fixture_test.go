package classroom

import (
	"os"
	"strings"
	"sync"
	"testing"

	"terakoya/lessons"
	"terakoya/lessons/drill"
	"terakoya/lessons/problem"
	"terakoya/lessons/quiz"
	"terakoya/rules"
)

// shipped is what the program comes with.
var shipped = sync.OnceValue(func() Source {
	course := lessons.Load(os.DirFS("../../content/lessons"))
	problems, _ := problem.Load(os.DirFS("../../content/problems"))
	bench := drill.New(problems)
	return Source{Course: &course, Bench: bench, Bank: quiz.NewBank(&course, bench)}
})

// stepOf returns the first step of the course that a condition finds, as the only slide
// of a class.
func stepOf(t testing.TB, condition func(*lessons.Step) bool) *Class {
	t.Helper()
	course := shipped().Course
	for i := range course.Lessons {
		l := &course.Lessons[i]
		for n := range l.Steps {
			if s := &l.Steps[n]; condition(s) {
				return New([]Slide{{Number: 1, Of: 1, Step: s, Lesson: l, Origin: quiz.Origin{Step: s.ID}}}, Roster{})
			}
		}
	}
	t.Fatal("no step of the course is like that")
	return nil
}

// step returns a class before the step of an id.
func step(t testing.TB, id string) *Class {
	t.Helper()
	return stepOf(t, func(s *lessons.Step) bool { return s.ID == id })
}

// onBoard is a class before a board that is only shown. The board is drawn as rank by
// rank from a to i, from file 9 to 1, with capitals for sente, a dot for an empty
// square and + before a promoted piece; hand is that of sente, as SFEN has it.
func onBoard(t testing.TB, drawn, hand string) *Class {
	t.Helper()
	ranks := strings.Fields(strings.TrimSpace(drawn))
	if len(ranks) != 9 {
		t.Fatalf("%d ranks are drawn", len(ranks))
	}
	for i, rank := range ranks {
		ranks[i] = strings.ReplaceAll(rank, ".", "1")
		for n := 9; n > 1; n-- {
			digits := strings.Repeat("1", n)
			ranks[i] = strings.ReplaceAll(ranks[i], digits, string(rune('0'+n)))
		}
	}
	if hand == "" {
		hand = "-"
	}
	setup, err := rules.ParseSetup(strings.Join(ranks, "/") + " b " + hand + " 1")
	if err != nil {
		t.Fatal(err)
	}
	return New([]Slide{{Number: 1, Of: 1, Step: &lessons.Step{ID: "drawn", Setup: setup}}}, Roster{})
}

// attempt reads a move in USI.
func attempt(t testing.TB, usi string) rules.Attempt {
	t.Helper()
	a, err := rules.ParseAttempt(usi)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// told collects what a class tells.
func told(c *Class) *[]Change {
	var all []Change
	c.Listen(func(what Change) { all = append(all, what) })
	return &all
}
