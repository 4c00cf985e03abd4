//go:build !js

package progress

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"terakoya/rules"
)

// TestAgree does the same at random to a store in memory and one in a file: all
// that they tell is the same. Mastery is what a sum over all answers gives.
func TestAgree(t *testing.T) {
	for seed := range uint64(12) {
		r := rand.New(rand.NewPCG(seed, 7))
		inFile, err := open(filepath.Join(t.TempDir(), "progress.db"), testOptions(t, "synchronous(off)"))
		must(t, err)
		stores := []Store{Memory(), inFile}
		now := day(1)
		for range 120 {
			now = now.Add(time.Duration(r.IntN(40)-4) * time.Hour)
			act := actions[r.IntN(len(actions))]
			pick := r.Uint64()
			var told [2]string
			for i, s := range stores {
				told[i] = fmt.Sprint(act(s, rand.New(rand.NewPCG(pick, 0)), now) != nil)
			}
			if told[0] != told[1] {
				t.Fatalf("seed %d: memory fails %s, file fails %s", seed, told[0], told[1])
			}
		}
		a, b := told(t, stores[0], now), told(t, stores[1], now)
		if diff := cmp.Diff(a, b, cmp.AllowUnexported(Card{})); diff != "" {
			t.Errorf("seed %d: memory tells -, file +: %s", seed, diff)
		}
		for _, lesson := range []string{"a", "b", "c"} {
			answers, err := inFile.Answers(lesson)
			must(t, err)
			got, err := inFile.Mastery(lesson)
			if diff := cmp.Diff(MasteryOf(answers), got); diff != "" || err != nil {
				t.Errorf("seed %d: mastery of %s: %s (%v)", seed, lesson, diff, err)
			}
		}
		must(t, inFile.Close())
	}
}

// actions are what learners do; most often they answer.
var actions = []func(s Store, r *rand.Rand, now time.Time) error{
	answerOne, answerOne, answerOne, answerOne, answerOne, answerOne, answerOne, answerOne,
	func(s Store, r *rand.Rand, _ time.Time) error {
		_, err := s.AddLearner(fmt.Sprint(r.IntN(9)))
		return err
	},
	func(s Store, r *rand.Rand, _ time.Time) error { return s.Use(r.Int64N(6)) },
	func(s Store, r *rand.Rand, _ time.Time) error {
		if r.IntN(4) > 0 {
			return nil
		}
		return s.RemoveLearner(r.Int64N(6))
	},
	func(s Store, r *rand.Rand, now time.Time) error {
		_, err := s.BeginPaper(fmt.Sprint(r.IntN(3)), 1+r.IntN(4), now)
		return err
	},
	func(s Store, r *rand.Rand, now time.Time) error {
		return s.EndPaper(r.Int64N(5), now, time.Second, []Score{{"x", 1, 1 + r.IntN(3)}})
	},
	func(s Store, r *rand.Rand, _ time.Time) error {
		if r.IntN(4) > 0 {
			return nil
		}
		return s.ForgetPaper(r.Int64N(5))
	},
	func(s Store, r *rand.Rand, _ time.Time) error {
		if r.IntN(4) > 0 {
			return nil
		}
		return s.Reset(string(rune('a' + r.IntN(3))))
	},
	func(s Store, r *rand.Rand, now time.Time) error {
		g := pastGame(r.IntN(4))
		g.When, g.Side, g.Outcome, g.Plies = now, rules.Color(r.IntN(3)), GameOutcome(r.IntN(5)), r.IntN(9)-1
		return s.AddPastGame(g)
	},
	func(s Store, r *rand.Rand, _ time.Time) error {
		return s.SetSetting([]string{SettingReviews, SettingNew}[r.IntN(2)], fmt.Sprint(r.IntN(5)))
	},
}

func answerOne(s Store, r *rand.Rand, now time.Time) error {
	a := Answer{
		Lesson: string(rune('a' + r.IntN(3))), When: now, Result: Result(r.IntN(4)), Hints: r.IntN(2),
		Source: Source(r.IntN(4)), Topic: fmt.Sprint(r.IntN(3)), Took: time.Duration(r.IntN(1e9)),
	}
	if r.IntN(2) == 0 {
		a.Step = fmt.Sprint(r.IntN(4))
	} else {
		a.Drill, a.Level, a.Seed = fmt.Sprint(r.IntN(4)), r.IntN(5), r.Uint64()
	}
	if a.Result == Foul {
		a.Foul = "nifu"
	}
	a.Free = (a.Result == Missed || a.Result == Foul) && r.IntN(3) == 0
	if a.Source == FromQuiz {
		a.Paper, a.Question = 1+r.Int64N(5), 1+r.IntN(4)
	}
	return s.Record(a)
}

// told is all that a store tells.
func told(t *testing.T, s Store, now time.Time) map[string]any {
	t.Helper()
	all := map[string]any{}
	learners, err := s.Learners()
	must(t, err)
	all["learners"] = learners
	for _, l := range learners {
		must(t, s.Use(l.ID))
		for what, call := range questions {
			answer, err := call(s, now)
			must(t, err)
			all[fmt.Sprint(l.ID, " ", what)] = answer
		}
		if due := all[fmt.Sprint(l.ID, " due")].([]Card); len(due) != all[fmt.Sprint(l.ID, " count")] {
			t.Errorf("%d are due, %d counted", len(due), all[fmt.Sprint(l.ID, " count")])
		}
	}
	var table bytes.Buffer
	must(t, s.WriteCSV(&table, Table{Everyone: true}))
	all["table"] = table.String()
	return all
}

// notB leaves a lesson out.
func notB(i Item) bool { return i.Lesson != "b" }

// questions are what a store can be asked of a learner.
var questions = map[string]func(s Store, now time.Time) (any, error){
	"due":       func(s Store, now time.Time) (any, error) { return s.Due(now, 0, nil) },
	"there":     func(s Store, now time.Time) (any, error) { return s.Due(now, 3, notB) },
	"few":       func(s Store, now time.Time) (any, error) { return s.Due(now, 2, nil) },
	"count":     func(s Store, now time.Time) (any, error) { return s.DueCount(now) },
	"nextThere": func(s Store, now time.Time) (any, error) { next, _, err := s.NextDue(now, notB); return next, err },
	"next":      func(s Store, now time.Time) (any, error) { next, _, err := s.NextDue(now, nil); return next, err },
	"past":      func(s Store, _ time.Time) (any, error) { return s.PastGames() },
	"papers":    func(s Store, _ time.Time) (any, error) { return s.Papers() },
	"masteries": func(s Store, _ time.Time) (any, error) { return s.Masteries() },
	"lessons":   func(s Store, _ time.Time) (any, error) { return s.Counts(ByLesson) },
	"topics":    func(s Store, _ time.Time) (any, error) { return s.Counts(ByTopic) },
	"drills":    func(s Store, _ time.Time) (any, error) { return s.Counts(ByDrill) },
	"sources":   func(s Store, _ time.Time) (any, error) { return s.Counts(BySource) },
	"days":      func(s Store, now time.Time) (any, error) { return s.Days(now, 60, tokyo) },
	"forecast":  func(s Store, now time.Time) (any, error) { return s.Forecast(now, 30, tokyo) },
	"streak":    func(s Store, now time.Time) (any, error) { return s.Streak(now, tokyo) },
}
