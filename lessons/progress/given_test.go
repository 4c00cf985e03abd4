//go:build !js

package progress

import (
	"path/filepath"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// TestAnswersOf: both stores tell the answers of some learners or of all, with what
// they add to the figures, and remain whose they were.
func TestAnswersOf(t *testing.T) {
	for name, s := range map[string]Store{"memory": Memory(), "file": opened(t, filepath.Join(t.TempDir(), "progress.db"))} {
		first, err := s.Learner()
		if err != nil {
			t.Fatal(err)
		}
		second, err := s.AddLearner("Grace")
		if err != nil {
			t.Fatal(err)
		}
		now := time.Date(2026, 5, 12, 9, 0, 0, 0, time.UTC)
		record := func(step string, r Result) Answer {
			t.Helper()
			now = now.Add(time.Minute)
			a := Answer{Lesson: "nifu", Step: step, Topic: "nifu", When: now, Result: r, Tried: step + "?"}
			if err := s.Record(a); err != nil {
				t.Fatal(err)
			}
			return a
		}
		missed, retried := record("a", Missed), record("a", Right)
		if err := s.Use(second.ID); err != nil {
			t.Fatal(err)
		}
		right := record("a", Right)
		want := []Given{
			{missed, first.ID, Count{Answers: 1, Tries: 1}}, {retried, first.ID, Count{Answers: 1}},
			{right, second.ID, Count{Answers: 1, Tries: 1, Right: 1}},
		}
		for _, c := range []struct {
			of   []int64
			want []Given
		}{
			{nil, want}, {[]int64{first.ID}, want[:2]}, {[]int64{second.ID}, want[2:]},
			{[]int64{second.ID, first.ID, first.ID}, want}, {[]int64{first.ID + 999}, nil},
		} {
			got, err := AnswersOf(s, c.of...)
			if err != nil || len(got) != len(c.want) || len(got) > 0 && !cmp.Equal(got, c.want) {
				t.Errorf("%s, of %v: %v, %v", name, c.of, err, cmp.Diff(c.want, got))
			}
		}
		if now, err := s.Learner(); err != nil || now.ID != second.ID {
			t.Errorf("%s: the store is now that of %v, %v", name, now, err)
		}
		s.Close()
		if _, err := AnswersOf(s); err == nil {
			t.Errorf("%s: a closed store tells answers", name)
		}
	}
}

// TestAnswersOfNoStore: what cannot tell them says so.
func TestAnswersOfNoStore(t *testing.T) {
	type part struct{ Store }
	if _, err := AnswersOf(part{Memory()}); err == nil {
		t.Error("no error")
	}
}
