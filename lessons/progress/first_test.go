//go:build !js

package progress

import (
	"path/filepath"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"terakoya/lessons"
	"terakoya/lessons/progress/fsrs"
)

// firstFormat makes a file as the first version of the program did, in which
// Aki answered five steps.
func firstFormat(t *testing.T) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "progress.db")
	db := raw(t, path)
	must(t, migrate(db, testOptions(t).scripts[:1]))
	execute(t, db, "UPDATE learner SET name = 'Aki'; INSERT INTO place VALUES (1, 'nifu', 'a')")
	for i, a := range []struct {
		step, result string
		hints, hour  int
	}{
		{"a", "right", 0, 0}, {"b", "missed", 0, 1}, {"b", "right", 0, 1}, {"c", "right", 1, 2}, {"d", "shown", 0, 3},
		{"d", "right", 0, 9}, {"e", "missed", 0, 10}, {"a", "missed", 0, 11},
	} {
		_, err := db.Exec("INSERT INTO answer VALUES (?, 1, 'nifu', ?, ?, ?, '', ?, '')",
			i+1, a.step, day(1).Add(time.Duration(a.hour)*time.Hour).UnixMicro(), a.result, a.hints)
		must(t, err)
	}
	must(t, db.Close())
	return path
}

// TestFirstFormat: what the first version kept is there, and can be reviewed.
func TestFirstFormat(t *testing.T) {
	s := opened(t, firstFormat(t))
	if l, err := s.Learner(); l != (Learner{1, "Aki"}) || err != nil {
		t.Errorf("%v, %v", l, err)
	}
	if step, ok := s.Place("nifu"); step != "a" || !ok {
		t.Errorf("at %s, %v", step, ok)
	}
	answers, err := s.Answers("nifu")
	must(t, err)
	if want := (Answer{Lesson: "nifu", Step: "c", When: day(1).Add(2 * time.Hour), Hints: 1}); len(answers) != 8 || answers[3] != want {
		t.Errorf("answers %+v", answers)
	}
	mastery, err := s.Mastery("nifu")
	want := map[string]lessons.Mastery{"a": lessons.FirstTry, "b": lessons.WithHelp, "c": lessons.WithHelp, "d": lessons.Gave}
	if diff := cmp.Diff(want, mastery); diff != "" || err != nil {
		t.Error(diff, err)
	}
	if diff := cmp.Diff(MasteryOf(answers), mastery); diff != "" {
		t.Error(diff)
	}
	counts, err := s.Counts(ByLesson)
	if diff := cmp.Diff(map[string]Count{"nifu": {8, 7, 2}}, counts); diff != "" || err != nil {
		t.Error(diff, err)
	}
	for step, first := range map[string]fsrs.Rating{"a": fsrs.Good, "b": fsrs.Again, "c": fsrs.Hard, "d": fsrs.Again, "e": fsrs.Again} {
		memory, days := fsrs.Default().Next(fsrs.Memory{}, 0, first)
		c, ok, err := s.Card(Item{Lesson: "nifu", Step: step})
		if c.Memory != memory || !c.Due.Equal(c.Rated.AddDate(0, 0, days)) || c.Reps != 1 || !ok || err != nil {
			t.Errorf("%s: %+v, %v, %v, want %v", step, c, ok, err, memory)
		}
	}
	must(t, s.Record(Answer{Lesson: "nifu", Step: "e", When: day(3), Source: FromReview}))
}
