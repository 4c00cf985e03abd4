package solving_test

import (
	"strings"
	"testing"
	"time"

	"terakoya/lessons/problem"
	"terakoya/lessons/problem/solving"
)

func mates(ids string) []problem.Mate {
	var all []problem.Mate
	for _, id := range strings.Fields(ids) {
		all = append(all, problem.Mate{ID: id, Length: 3})
	}
	return all
}

// TestSet: what is missed comes once more at the end, and is counted once.
func TestSet(t *testing.T) {
	s := solving.NewSet(mates("a b c"), false)
	order := ""
	hows := []solving.How{solving.WithHelp, solving.FirstTry, solving.Given, solving.FirstTry, solving.WithHelp}
	for _, how := range hows {
		task, ok := s.Task()
		if !ok {
			t.Fatal("it is over too soon")
		}
		if order += task.ID; task.Again {
			order += "+"
		}
		s.End(how, time.Minute)
	}
	if order != "abca+c+" || !s.Over() {
		t.Errorf("%s, over %t", order, s.Over())
	}
	want := solving.Sum{All: 3, First: 1, Help: 1, Given: 1, Mended: 1, Took: 5 * time.Minute, Slowest: time.Minute}
	if got := s.Sum(); got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
}

// TestEndless: a set without end waits for more; what was made comes next, what was
// missed after a few others.
func TestEndless(t *testing.T) {
	s := solving.NewSet(mates("a b c d e f g h"), true)
	s.Add(problem.Mate{ID: "new", Length: 3})
	s.End(solving.WithHelp, 0)
	order := ""
	for {
		task, ok := s.Task()
		if !ok {
			break
		}
		if order += task.ID + " "; task.Made != (task.ID == "new") {
			t.Errorf("%s was made: %t", task.ID, task.Made)
		}
		s.End(solving.FirstTry, 0)
	}
	if want := "new b c d e a f g h "; order != want || s.Over() {
		t.Errorf("%q, over %t", order, s.Over())
	}
	s.Add(problem.Mate{ID: "more"})
	if task, ok := s.Task(); !ok || task.ID != "more" {
		t.Errorf("%v, %t", task, ok)
	}
	if solving.NewSet(nil, true).End(solving.FirstTry, 0) != (solving.Result{}) {
		t.Error("something came of no problem")
	}
}
