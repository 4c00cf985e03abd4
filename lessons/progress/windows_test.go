//go:build !js

package progress

import (
	"errors"
	"fmt"
	"path/filepath"
	"strconv"
	"sync"
	"sync/atomic"
	"testing"
)

// TestTwoStores: two stores of one file in one program, each used by two
// goroutines.
func TestTwoStores(t *testing.T) {
	path := filepath.Join(t.TempDir(), "progress.db")
	stores := []Store{opened(t, path), opened(t, path)}
	const each = 40
	var all sync.WaitGroup
	for i := range 4 {
		s, lesson := stores[i/2], fmt.Sprint("lesson-", i)
		all.Go(func() {
			for n := 1; n <= each; n++ {
				a := numbered(n)
				a.Lesson = lesson
				if err := s.Record(a); err != nil {
					t.Error(err)
				}
				if err := s.SetPlace(lesson, strconv.Itoa(n)); err != nil {
					t.Error(err)
				}
				if got, err := s.Answers(lesson); err != nil || len(got) != n {
					t.Errorf("%s: %d answers after %d, %v", lesson, len(got), n, err)
				}
			}
		})
	}
	all.Wait()
	for i := range 4 { // each store sees what the other wrote
		lesson := fmt.Sprint("lesson-", i)
		answers, err := stores[1-i/2].Answers(lesson)
		if step, _ := stores[1-i/2].Place(lesson); err != nil || len(answers) != each || step != strconv.Itoa(each) {
			t.Errorf("%s: %d answers, at %s (%v)", lesson, len(answers), step, err)
		}
		checkPrefix(t, answers)
	}
}

// TestTwoLearners: each window has its own learner. One who is removed by another
// window cannot go on, nor as whoever comes next.
func TestTwoLearners(t *testing.T) {
	path := filepath.Join(t.TempDir(), "progress.db")
	one, two := opened(t, path), opened(t, path)
	ben, err := one.AddLearner("Ben")
	must(t, err)
	must(t, two.Use(ben.ID))
	must(t, two.Record(numbered(1)))
	if l, err := one.Learner(); l.ID != 1 || err != nil {
		t.Errorf("the other window is of %v, %v", l, err)
	}
	must(t, one.RemoveLearner(ben.ID))
	cho, err := one.AddLearner("Cho")
	must(t, err)
	_, learner := two.Learner()
	_, begin := two.BeginPaper("x", 1, day(1))
	for name, err := range map[string]error{
		"Learner": learner, "Record": two.Record(numbered(1)), "SetPlace": two.SetPlace("x", "y"), "SetSetting": two.SetSetting("x", "y"),
		"SaveGame": two.SaveGame(gameOf(1)), "BeginPaper": begin, "SetName": two.SetName("x"), "Use": two.Use(ben.ID),
	} {
		if !errors.Is(err, ErrNoLearner) {
			t.Errorf("%s: %v", name, err)
		}
	}
	must(t, two.Use(cho.ID))
	if a, err := two.Answers("lesson"); len(a) != 0 || err != nil {
		t.Errorf("Cho has %d answers, %v", len(a), err)
	}
	must(t, two.Close())
	if l, err := opened(t, path).Learner(); l != cho || err != nil {
		t.Errorf("at the next start, it is of %v, %v", l, err)
	}
}

// TestTwoCandidates: two windows go on with one paper. Each question has one
// answer, and each answer its card.
func TestTwoCandidates(t *testing.T) {
	path := filepath.Join(t.TempDir(), "progress.db")
	stores := []Store{opened(t, path), opened(t, path)}
	p, err := stores[0].BeginPaper("code", 20, day(1))
	must(t, err)
	var all sync.WaitGroup
	var taken atomic.Int32
	for _, s := range stores {
		all.Go(func() {
			for n := 1; n <= p.Questions; n++ {
				a := Answer{Drill: fmt.Sprint(n), Source: FromQuiz, Paper: p.ID, Question: n, When: day(1)}
				switch err := s.Record(a); {
				case err == nil:
					taken.Add(1)
				case !errors.Is(err, ErrAnswered):
					t.Error(err)
				}
			}
		})
	}
	all.Wait()
	answers, err := stores[0].PaperAnswers(p.ID)
	must(t, err)
	cards, err := stores[1].Due(day(30), 0, nil)
	must(t, err)
	if len(answers) != 20 || taken.Load() != 20 || len(cards) != 20 {
		t.Errorf("%d answers, %d acknowledged, %d cards", len(answers), taken.Load(), len(cards))
	}
}

// TestComingAndGoing: stores of one file are opened and closed while others
// write, so that the log is made and removed under them.
func TestComingAndGoing(t *testing.T) {
	const windows, times = 4, 12
	path := filepath.Join(t.TempDir(), "progress.db")
	var all sync.WaitGroup
	for i := range windows {
		all.Go(func() {
			for n := range times {
				s, err := Open(path)
				if err != nil {
					t.Error(err)
					return
				}
				if err := s.Record(numbered(times*i + n)); err != nil {
					t.Error(err)
				}
				if err := s.Close(); err != nil {
					t.Error(err)
				}
			}
		})
	}
	all.Wait()
	if answers, err := opened(t, path).Answers("lesson"); err != nil || len(answers) != windows*times {
		t.Errorf("%d answers of %d, %v", len(answers), windows*times, err)
	}
}

// TestTwoWindows: several programs make one file at once and write to it.
func TestTwoWindows(t *testing.T) {
	const windows, each = 3, 40
	path := filepath.Join(t.TempDir(), "progress.db")
	var all sync.WaitGroup
	for i := range windows {
		cmd, numbers := start(t, "record", path, 1000*i+1, 1000*i+each)
		all.Go(func() {
			printed := 0
			for numbers.Scan() {
				printed++
			}
			if err := cmd.Wait(); err != nil || printed != each {
				t.Errorf("window %d printed %d numbers: %v", i, printed, err)
			}
		})
	}
	all.Wait()
	f := opened(t, path).(*file)
	answers, err := f.Answers("lesson")
	must(t, err)
	if len(answers) != windows*each {
		t.Errorf("%d answers of %d", len(answers), windows*each)
	}
	last := map[int]int{} // of each window
	for _, a := range answers {
		window, n := a.Hints/1000, a.Hints%1000
		if n != last[window]+1 {
			t.Errorf("window %d: %d after %d", window, n, last[window])
		}
		last[window] = n
	}
	var learners int
	if err := f.db.QueryRow("SELECT count(*) FROM learner").Scan(&learners); err != nil || learners != 1 {
		t.Errorf("%d learners, %v", learners, err)
	}
}
