package progress

import "time"

// Count sums answers up. A first try is an answer that rated its item: retries
// within a sitting tell nothing.
type Count struct {
	Answers int
	Tries   int // first tries among them
	Right   int // first tries that were right without help
}

// Rate returns the share of first tries that were right, 0 to 1; 0 if there were
// none.
func (c Count) Rate() float64 {
	if c.Tries == 0 {
		return 0
	}
	return float64(c.Right) / float64(c.Tries)
}

// Sum adds counts up, such as those of the lessons of a chapter.
func Sum(counts map[string]Count, keys ...string) Count {
	var sum Count
	for _, k := range keys {
		sum.add(counts[k])
	}
	return sum
}

func (c *Count) add(other Count) {
	c.Answers, c.Tries, c.Right = c.Answers+other.Answers, c.Tries+other.Tries, c.Right+other.Right
}

// Axis is by what answers are counted.
type Axis uint8

// The axes.
const (
	ByLesson Axis = iota
	ByTopic
	ByDrill
	BySource
)

// Figures counts for a page of statistics. Days are those of a place.
type Figures interface {
	// Counts returns counts by an axis; answers that have nothing there are under
	// the empty key.
	Counts(by Axis) (map[string]Count, error)
	// Days returns counts for some days, one each, of which that of now is the last.
	Days(now time.Time, days int, where *time.Location) ([]Count, error)
	// Forecast returns how many cards become due on each of some days, of which
	// that of now is the first: it also has what is due already.
	Forecast(now time.Time, days int, where *time.Location) ([]int, error)
	// Streak returns on how many days in a row there were answers. A day that has
	// none yet, today, does not end the row.
	Streak(now time.Time, where *time.Location) (days int, err error)
}

// quarter is by what a database counts: all places on earth are some quarters of
// an hour apart, so that quarters can be given to days afterwards.
const quarter = 15 * time.Minute

// dayOf returns how many days a quarter of an hour, counted from 1970, lies after
// the day of now.
func dayOf(q int64, now time.Time) int {
	return daysBetween(now, time.UnixMicro(q*quarter.Microseconds()).In(now.Location()))
}

// streak counts the days in a row up to that of now on which some quarters lie.
func streak(quarters []int64, now time.Time) int {
	has := map[int]bool{}
	for _, q := range quarters {
		has[dayOf(q, now)] = true
	}
	day := 0
	if !has[day] {
		day-- // today may still come
	}
	n := 0
	for has[day-n] {
		n++
	}
	return n
}

// inDays puts counts by quarters into the last of some days.
func inDays(quarters map[int64]Count, now time.Time, days int) []Count {
	all := make([]Count, max(days, 0))
	for q, c := range quarters {
		if i := len(all) - 1 + dayOf(q, now); i >= 0 && i < len(all) {
			all[i].add(c)
		}
	}
	return all
}

// ahead puts cards that become due by quarters into the first of some days.
func ahead(quarters map[int64]int, now time.Time, days int) []int {
	all := make([]int, max(days, 0))
	for q, n := range quarters {
		if i := max(0, dayOf(q, now)); i < len(all) {
			all[i] += n
		}
	}
	return all
}
