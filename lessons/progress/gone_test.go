//go:build !js

package progress

import (
	"bytes"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terakoya/lessons"
)

// testGone: cards of a lesson that is not there take no place of those that can be
// asked, and are as they were when it comes back.
func testGone(t *testing.T, s Store, again func() Store) {
	fillLimits(t, s)
	s = again()
	there := func(i Item) bool { return i.Lesson == "here" }
	due := func(limit int, there Filter) (steps []string) {
		cards, err := s.Due(day(9), limit, there)
		must(t, err)
		for _, c := range cards {
			steps = append(steps, c.Lesson+" "+c.Step)
		}
		return steps
	}
	if got := due(0, nil); slices.ContainsFunc(got, func(s string) bool { return strings.HasPrefix(s, "here") }) {
		t.Fatalf("nothing fills the limit: %v", got)
	}
	if got := due(0, there); !slices.Equal(got, []string{"here step-0", "here step-1", "here step-2"}) {
		t.Errorf("of the lesson that is there, %v", got)
	}
	if got := due(2, there); len(got) != 2 {
		t.Errorf("two of it: %v", got)
	}
	if got := due(0, func(Item) bool { return false }); len(got) != 0 {
		t.Errorf("of nothing, %v", got)
	}
	if got := due(0, func(i Item) bool { return i.Lesson == "gone" }); len(got) != 5 {
		t.Errorf("once it is back, %v", got)
	}
	if c, ok, err := s.Card(Item{Lesson: "gone", Step: "step-0"}); c.Reps != 2 || c.Lapses != 1 || !ok || err != nil {
		t.Errorf("its card is %+v, %v, %v", c, ok, err)
	}
	must(t, s.Record(Answer{Lesson: "here", Step: "step-0", When: day(9), Source: FromReview}))
	for lesson, want := range map[string]bool{"here": true, "gone": false} {
		next, ok, err := s.NextDue(day(9), func(i Item) bool { return i.Lesson == lesson })
		if ok != want || ok && !next.After(day(9)) || err != nil {
			t.Errorf("of %s the next is due %v, %v, %v", lesson, next, ok, err)
		}
	}
}

// fillLimits makes cards of which those of a lesson that is gone fill the limits of a
// day.
func fillLimits(t *testing.T, s Store) {
	t.Helper()
	for i := range 40 { // they wait longest
		must(t, s.Record(Answer{Lesson: "gone", Step: fmt.Sprint("step-", i), When: day(1), Result: Missed}))
	}
	for i := range 3 {
		must(t, s.Record(Answer{Lesson: "here", Step: fmt.Sprint("step-", i), When: day(2), Result: Missed}))
	}
	for i := range 20 { // reviews know half of them, so that both limits are full
		must(t, s.Record(Answer{Lesson: "gone", Step: fmt.Sprint("step-", i), When: day(3), Result: Missed, Source: FromReview}))
	}
	must(t, s.SetSetting(SettingReviews, "5"))
	must(t, s.SetSetting(SettingNew, "4"))
}

// testFree: a miss that costs nothing is an answer, and nothing more.
func testFree(t *testing.T, s Store, again func() Store) {
	free := []Answer{
		{Lesson: "l", Step: "a", When: day(1), Result: Missed, Free: true, Tried: "5g5f"},
		{Lesson: "l", Step: "a", When: day(1), Result: Foul, Foul: "nifu", Free: true, Tried: "P*5d"},
		{Lesson: "l", Step: "b", When: day(1), Result: Missed, Free: true},
	}
	for _, a := range free {
		must(t, s.Record(a))
	}
	if _, ok, err := s.Card(Item{Lesson: "l", Step: "a"}); ok || err != nil {
		t.Errorf("it makes a card, %v", err)
	}
	must(t, s.Record(Answer{Lesson: "l", Step: "a", When: day(1)}))
	must(t, s.Record(Answer{Lesson: "l", Step: "a", When: day(9), Result: Missed, Free: true, Source: FromReview}))
	s = again()
	answers, err := s.Answers("l")
	must(t, err)
	if len(answers) != 5 || !cmp.Equal(answers[:3], free) || answers[3].Free {
		t.Errorf("kept %+v", answers)
	}
	counts, err := s.Counts(ByLesson)
	if counts["l"] != (Count{Answers: 5, Tries: 1, Right: 1}) || err != nil {
		t.Errorf("counted %+v, %v", counts["l"], err)
	}
	mastery, err := s.Mastery("l")
	if diff := cmp.Diff(map[string]lessons.Mastery{"a": lessons.FirstTry}, mastery); diff != "" || err != nil {
		t.Error(diff, err)
	}
	if c, ok, err := s.Card(Item{Lesson: "l", Step: "a"}); c.Reps != 1 || c.Lapses != 0 || !c.Reviewed.IsZero() || !ok || err != nil {
		t.Errorf("the card is %+v, %v, %v", c, ok, err)
	}
	if c, err := s.Due(day(9), 0, nil); len(c) != 1 || err != nil {
		t.Errorf("due %+v, %v", c, err)
	}
	freeInTable(t, s)
}

// freeInTable looks at the second and the fourth row.
func freeInTable(t *testing.T, s Store) {
	t.Helper()
	var table bytes.Buffer
	must(t, s.WriteCSV(&table, Table{}))
	rows := strings.Split(table.String(), "\r\n")
	if !strings.Contains(rows[2], ",foul,nifu,0,P*5d,") || !strings.HasSuffix(rows[2], ",false,true") || !strings.HasSuffix(rows[4], ",true,false") {
		t.Error(table.String())
	}
}

// TestFreeImported: in a copy it is what it was.
func TestFreeImported(t *testing.T) {
	from, to := opened(t, filepath.Join(t.TempDir(), "a.db")), opened(t, filepath.Join(t.TempDir(), "b.db"))
	must(t, from.Record(Answer{Lesson: "l", Step: "a", When: day(1), Result: Missed, Free: true}))
	must(t, from.Record(Answer{Lesson: "l", Step: "a", When: day(1)}))
	backup := filepath.Join(t.TempDir(), "backup.db")
	must(t, from.Backup(backup, false))
	for range 2 { // the second time nothing is new
		_, err := to.Import(backup)
		must(t, err)
	}
	all, err := to.Learners()
	must(t, err)
	must(t, to.Use(all[len(all)-1].ID))
	answers, err := to.Answers("l")
	must(t, err)
	if len(answers) != 2 || !answers[0].Free || answers[1].Free {
		t.Errorf("%+v", answers)
	}
	mastery, err := to.Mastery("l")
	if diff := cmp.Diff(MasteryOf(answers), mastery); diff != "" || err != nil {
		t.Error(diff, err)
	}
}
