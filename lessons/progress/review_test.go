//go:build !js

package progress

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"
	_ "time/tzdata" // where the system has none

	"github.com/google/go-cmp/cmp"

	"terakoya/lessons/progress/fsrs"
)

func testReviews(t *testing.T, s Store, again func() Store) {
	for i, r := range []Result{Missed, Right, Right, Right} {
		must(t, s.Record(Answer{Lesson: fmt.Sprint("lesson-", i/2), Step: fmt.Sprint("step-", i), When: day(1), Result: r, Hints: i % 2}))
	}
	s = again()
	due := func(now time.Time, limit int) (steps []string) {
		cards, err := s.Due(now, limit, nil)
		must(t, err)
		for _, c := range cards {
			steps = append(steps, c.Step)
		}
		return steps
	}
	if n, err := s.DueCount(day(1)); n != 0 || err != nil {
		t.Errorf("on the same day, %d are due, %v", n, err)
	}
	early := time.Date(2026, 1, 2, 0, 0, 0, 0, time.UTC)
	if got := due(early, 0); !slices.Equal(got, []string{"step-0", "step-3", "step-1"}) {
		t.Errorf("on the next day, %v", got)
	}
	if got := due(day(3), 2); !slices.Equal(got, []string{"step-0", "step-1"}) {
		t.Errorf("two of the day after that: %v", got)
	}
	if next, ok, err := s.NextDue(day(2), nil); !next.Equal(day(3)) || !ok || err != nil {
		t.Errorf("next %v, %v, %v", next, ok, err)
	}
}

func testCards(t *testing.T, s Store, again func() Store) {
	must(t, s.Record(Answer{Lesson: "lesson-0", Step: "step-0", When: day(1), Result: Missed}))
	must(t, s.Record(Answer{Lesson: "lesson-1", Step: "step-2", When: day(1)}))
	must(t, s.Record(Answer{Lesson: "lesson-0", Step: "step-0", When: day(2), Source: FromReview}))
	s = again()
	c, ok, err := s.Card(Item{Lesson: "lesson-0", Step: "step-0"})
	m, _ := fsrs.Default().Next(fsrs.Memory{}, 0, fsrs.Again)
	m, days := fsrs.Default().Next(m, 1, fsrs.Good)
	want := Card{Item: Item{Lesson: "lesson-0", Step: "step-0"}, Memory: m, Due: day(2 + days), Rated: day(2), Reps: 2, Reviewed: day(2)}
	want.answered = day(2)
	if diff := cmp.Diff(want, c, cmp.AllowUnexported(Card{})); diff != "" || !ok || err != nil {
		t.Error(diff, ok, err)
	}
	must(t, s.SetSetting(SettingRetention, "0.99"))
	must(t, s.Record(Answer{Lesson: "lesson-1", Step: "step-2", When: day(9)}))
	if c, _, _ := s.Card(Item{Lesson: "lesson-1", Step: "step-2"}); !c.Due.Equal(day(11)) || c.Stability < 20 {
		t.Errorf("with a retention of 0.99: %+v", c)
	}
}

func testLimits(t *testing.T, s Store, _ func() Store) {
	for i := range 30 {
		must(t, s.Record(Answer{Lesson: "l", Step: fmt.Sprint("step-", i), When: day(1), Result: Missed}))
	}
	count := func(now time.Time, want int) {
		t.Helper()
		n, err := s.DueCount(now)
		cards, dueErr := s.Due(now, 0, nil)
		if n != want || len(cards) != want || err != nil || dueErr != nil {
			t.Errorf("%d counted, %d due, want %d (%v, %v)", n, len(cards), want, err, dueErr)
		}
	}
	count(day(2), 20) // of those that are new
	for i := range 5 {
		must(t, s.Record(Answer{Lesson: "l", Step: fmt.Sprint("step-", i), When: day(2), Source: FromReview}))
	}
	count(day(2), 15)
	count(day(3), 20)
	must(t, s.SetSetting(SettingNew, "0"))
	count(day(2), 25)
	must(t, s.SetSetting(SettingReviews, "12"))
	count(day(2), 7)
	count(day(30), 12)
	for _, nonsense := range []string{"-3", "many", ""} {
		must(t, s.SetSetting(SettingReviews, nonsense))
		count(day(2), 25)
	}
}

// TestRating: what an answer rates, and that only the first of a sitting does.
func TestRating(t *testing.T) {
	for result, want := range []fsrs.Rating{fsrs.Good, fsrs.Again, fsrs.Again, fsrs.Again} {
		if got := (Answer{Result: Result(result)}).Rating(); got != want {
			t.Errorf("%v is rated %d", Result(result), got)
		}
	}
	if got := (Answer{Hints: 1}).Rating(); got != fsrs.Hard {
		t.Errorf("with a hint, %d", got)
	}
	p := fsrs.Default()
	var c Card
	var ratings []fsrs.Rating
	for i, minutes := range []int{0, 59, 118, 200, -30, 48 * 60} { // after the one before
		at := day(1).Add(time.Duration(minutes) * time.Minute)
		if i > 0 {
			at = c.answered.Add(time.Duration(minutes) * time.Minute)
		}
		var r fsrs.Rating
		c, r = c.after(Answer{Lesson: "l", Step: "s", When: at, Result: Missed}, p)
		ratings = append(ratings, r)
	}
	if want := []fsrs.Rating{1, 0, 1, 1, 0, 1}; !slices.Equal(ratings, want) || c.Reps != 4 || c.Lapses != 3 {
		t.Errorf("%v, %+v", ratings, c)
	}
}

// TestCalendar: an evening and the next morning are a day apart where the learner
// is, also in the night in which clocks change.
func TestCalendar(t *testing.T) {
	zone, err := time.LoadLocation("Europe/Berlin")
	if err != nil {
		t.Fatal(err)
	}
	evening := time.Date(2026, 3, 28, 23, 30, 0, 0, zone)
	c, _ := Card{}.after(Answer{Lesson: "l", Step: "s", When: evening, Result: Missed}, fsrs.Default())
	if want := time.Date(2026, 3, 29, 23, 30, 0, 0, zone); !c.Due.Equal(want) {
		t.Errorf("due %v, want %v", c.Due, want)
	}
	s := Memory()
	must(t, s.Record(Answer{Lesson: "l", Step: "s", When: evening, Result: Missed}))
	if n, _ := s.DueCount(evening.Add(20 * time.Minute)); n != 0 {
		t.Error("due before midnight")
	}
	if n, _ := s.DueCount(evening.Add(40 * time.Minute)); n != 1 {
		t.Error("not due after midnight")
	}
	if n := daysBetween(evening, evening.Add(7*time.Hour)); n != 1 {
		t.Errorf("%d days", n)
	}
}

// TestClock: a clock that jumps loses no card, nor schedules one before the
// program existed, nor hides one for longer than the clock is wrong.
func TestClock(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	p := fsrs.Default()
	for range 500 {
		var c Card
		for range 1 + r.IntN(10) {
			at := time.Unix(r.Int64N(8e9)-4e9, 0).UTC() // 1843 to 2096
			before := c.Reps
			c, _ = c.after(Answer{Lesson: "l", Step: "s", When: at, Result: Result(r.IntN(4))}, p)
			if c.Due.Before(earliest) || !c.Due.After(c.Rated) || c.Reps < before || c.Stability <= 0 {
				t.Fatalf("at %v: %+v", at, c)
			}
		}
	}
	s := Memory()
	must(t, s.Record(Answer{Lesson: "l", Step: "s", When: day(400)}))
	if n, _ := s.DueCount(day(1)); n != 1 {
		t.Error("a card from the future is hidden until then")
	}
	must(t, s.Record(Answer{Lesson: "l", Step: "s", When: day(1), Source: FromReview}))
	if next, ok, _ := s.NextDue(day(1), nil); !ok || next.After(day(30)) {
		t.Errorf("after the clock was set right, it is due on %v", next)
	}
}

// TestMixed compares the order with all there are: no two of a lesson follow each
// other if any order is such.
func TestMixed(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for range 1000 {
		var due []Card
		counts := map[string]int{}
		for i := range r.IntN(9) {
			lesson := string(rune('a' + r.IntN(1+r.IntN(4))))
			counts[lesson]++
			due = append(due, Card{
				Item: Item{Lesson: lesson, Step: fmt.Sprint(i)}, Memory: fsrs.Memory{Stability: 1 + r.Float64()}, Rated: day(1 + r.IntN(9)),
			})
		}
		n := len(due)
		got := mixed(slices.Clone(due), -1, day(20))
		if len(got) != n {
			t.Fatalf("%d of %d", len(got), n)
		}
		possible := true
		for _, c := range counts {
			possible = possible && 2*c <= n+1
		}
		for i := 1; i < n; i++ {
			if possible && got[i].Lesson == got[i-1].Lesson {
				t.Fatalf("%d and %d are of %s: %v", i-1, i, got[i].Lesson, got)
			}
		}
		if byWait(due, day(20)); n > 0 && possible && 2*counts[due[0].Lesson] <= n && 2*slices.Max(mapValues(counts)) <= n && got[0].Step != due[0].Step {
			t.Fatalf("first is %v, the longest wait has %v", got[0], due[0])
		}
		if few := mixed(slices.Clone(due), 2, day(20)); len(few) != min(n, 2) {
			t.Fatalf("%d where 2 are wanted", len(few))
		}
	}
}

func mapValues(m map[string]int) (all []int) {
	for _, n := range m {
		all = append(all, n)
	}
	return all
}
