package figures

import (
	"time"

	"terakoya/lessons/progress"
)

// Data is what the page shows of a learner.
type Data struct {
	Now      time.Time // where the learner is
	Lessons  map[string]progress.Count
	Days     []progress.Count // the last Weeks weeks, of which the present one may end in days to come
	Forecast []int            // the reviews of the coming Ahead days, today first
	Due      int              // how many reviews are asked today; not more than the limits of a day
	Streak   int              // days in a row
	Papers   []progress.Paper
}

// Weeks are how many weeks the page looks back, Ahead how many days it looks
// forward.
const (
	Weeks = 5
	Ahead = 30
)

// Read reads the data of the present learner.
func Read(store progress.Store, now time.Time) (Data, error) {
	d := Data{Now: now}
	var err error
	if d.Lessons, err = store.Counts(progress.ByLesson); err != nil {
		return d, err
	}
	past := 7*(Weeks-1) + weekday(now) + 1
	if d.Days, err = store.Days(now, past, now.Location()); err != nil {
		return d, err
	}
	if d.Forecast, err = store.Forecast(now, Ahead, now.Location()); err != nil {
		return d, err
	}
	if d.Due, err = store.DueCount(now); err != nil {
		return d, err
	}
	if d.Streak, err = store.Streak(now, now.Location()); err != nil {
		return d, err
	}
	d.Papers, err = store.Papers()
	return d, err
}

// weekday is the day of the week, Monday is 0.
func weekday(t time.Time) int { return (int(t.Weekday()) + 6) % 7 }

// Empty reports whether the learner has answered nothing yet.
func (d *Data) Empty() bool {
	return d.total().Answers == 0 && len(d.Papers) == 0
}

func (d *Data) total() progress.Count {
	var ids []string
	for id := range d.Lessons {
		ids = append(ids, id)
	}
	return progress.Sum(d.Lessons, ids...)
}

// day is the date of a day in Days.
func (d *Data) day(i int) time.Time {
	return d.Now.AddDate(0, 0, i-len(d.Days)+1)
}

// week adds the days of a week up, 0 is the earliest.
func (d *Data) week(i int) progress.Count {
	sum := progress.Count{}
	for at := 7 * i; at < min(7*i+7, len(d.Days)); at++ {
		c := d.Days[at]
		sum.Answers, sum.Tries, sum.Right = sum.Answers+c.Answers, sum.Tries+c.Tries, sum.Right+c.Right
	}
	return sum
}

// within is how many reviews come within so many days.
func (d *Data) within(days int) int {
	n := 0
	for _, more := range d.Forecast[:min(days, len(d.Forecast))] {
		n += more
	}
	return n
}
