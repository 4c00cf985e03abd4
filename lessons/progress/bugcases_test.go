package progress

import (
	"path/filepath"
	"testing"
	"time"
)

// TestLESN03: after a reset the lessons are untouched, also for the next start.
func TestLESN03(t *testing.T) {
	path := filepath.Join(t.TempDir(), "t.db")
	s := opened(t, path)
	right(t, s, "nifu", "nifu-1")
	right(t, s, "dead", "dead-1")
	if err := s.Reset("nifu"); err != nil {
		t.Fatal(err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	s = opened(t, path)
	all, err := s.Masteries()
	if err != nil || len(all["nifu"]) != 0 || len(all["dead"]) != 1 {
		t.Errorf("%v, %v", all, err)
	}
	if _, left := s.Place("nifu"); left {
		t.Error("the place in the lesson is kept")
	}
}

// TestSAVE03: one more answer counts once, and nowhere else.
func TestSAVE03(t *testing.T) {
	s := Memory()
	for range 522 {
		right(t, s, "mates", "mates-1")
	}
	right(t, s, "nifu", "nifu-1")
	right(t, s, "mates", "mates-2")
	counts, err := s.Counts(ByLesson)
	if err != nil {
		t.Fatal(err)
	}
	if counts["mates"].Answers != 523 || counts["nifu"].Answers != 1 {
		t.Errorf("%v", counts)
	}
}

func right(t *testing.T, s Store, lesson, step string) {
	t.Helper()
	a := Answer{Lesson: lesson, Step: step, When: time.Now(), Result: Right}
	if err := s.Record(a); err != nil {
		t.Fatal(err)
	}
	if err := s.SetPlace(lesson, step); err != nil {
		t.Fatal(err)
	}
}
