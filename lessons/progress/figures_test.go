//go:build !js

package progress

import (
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// someDays records five answers on three days, of which one is a retry and one
// was given after midnight in Tokyo.
func someDays(t *testing.T, s Store) {
	t.Helper()
	record := func(lesson, step, topic string, at time.Time, r Result, hints int) {
		t.Helper()
		must(t, s.Record(Answer{Lesson: lesson, Step: step, Topic: topic, When: at, Result: r, Hints: hints}))
	}
	record("nifu", "a", "drops", day(1), Missed, 0)
	record("nifu", "a", "drops", day(1).Add(time.Minute), Right, 0)
	record("nifu", "b", "drops", day(2), Right, 0)
	record("pins", "c", "", day(2).Add(4*time.Hour), Right, 1)
	record("pins", "d", "", day(4), Right, 0)
}

var tokyo = time.FixedZone("JST", 9*60*60)

func testFigures(t *testing.T, s Store, again func() Store) {
	someDays(t, s)
	s = again()
	counts, err := s.Counts(ByLesson)
	want := map[string]Count{"nifu": {3, 2, 1}, "pins": {2, 2, 1}}
	if diff := cmp.Diff(want, counts); diff != "" || err != nil {
		t.Error(diff, err)
	}
	if sum := Sum(counts, "nifu", "pins", "other"); sum != (Count{5, 4, 2}) || sum.Rate() != 0.5 || (Count{}).Rate() != 0 {
		t.Errorf("%+v, %v", sum, sum.Rate())
	}
	for by, want := range map[Axis]map[string]Count{
		ByTopic:  {"drops": {3, 2, 1}, "": {2, 2, 1}},
		ByDrill:  {"": {5, 4, 2}},
		BySource: {"lesson": {5, 4, 2}},
	} {
		counts, err := s.Counts(by)
		if diff := cmp.Diff(want, counts); diff != "" || err != nil {
			t.Error(diff, err)
		}
	}
}

func testDays(t *testing.T, s Store, again func() Store) {
	someDays(t, s)
	s = again()
	for where, want := range map[*time.Location][]Count{
		time.UTC: {{2, 1, 0}, {2, 2, 1}, {}, {1, 1, 1}}, tokyo: {{2, 1, 0}, {1, 1, 1}, {1, 1, 0}, {1, 1, 1}},
	} {
		days, err := s.Days(day(4), 4, where)
		if diff := cmp.Diff(want, days); diff != "" || err != nil {
			t.Error(where, diff, err)
		}
	}
	for _, c := range []struct {
		now   time.Time
		where *time.Location
		want  int
	}{
		{day(4), time.UTC, 1}, {day(4), tokyo, 4}, {day(5), tokyo, 4}, {day(6), tokyo, 0}, {day(3), time.UTC, 2}, {day(1), time.UTC, 1},
	} {
		if n, err := s.Streak(c.now, c.where); n != c.want || err != nil {
			t.Errorf("streak on %v in %v: %d, %v, want %d", c.now, c.where, n, err, c.want)
		}
	}
	ahead, err := s.Forecast(day(3), 5, time.UTC) // of a: 2, b: 4, c: 3, d: 6; c is due after midnight in Tokyo
	if !slices.Equal(ahead, []int{2, 1, 0, 1, 0}) || err != nil {
		t.Errorf("%v, %v", ahead, err)
	}
	if ahead, err := s.Forecast(day(3), 5, tokyo); !slices.Equal(ahead, []int{1, 2, 0, 1, 0}) || err != nil {
		t.Errorf("%v, %v", ahead, err)
	}
	if days, err := s.Days(day(3), 0, tokyo); len(days) != 0 || err != nil {
		t.Errorf("no days are %v, %v", days, err)
	}
}

// TestQuarters: every quarter of an hour belongs to the day of its begin, also in
// a place that is 5 3/4 hours ahead, and before 1970.
func TestQuarters(t *testing.T) {
	kathmandu := time.FixedZone("", 5*60*60+45*60)
	for _, year := range []int{1950, 1970, 2026} {
		last := time.Date(year, 3, 1, 23, 59, 59, 0, kathmandu)
		if d := dayOf(quarterAt(last), last); d != 0 {
			t.Errorf("%v is %d days from itself", last, d)
		}
		if d := dayOf(quarterAt(last.Add(time.Second)), last); d != 1 {
			t.Errorf("a second after %v are %d days", last, d)
		}
	}
}
