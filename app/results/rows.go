package results

import (
	"cmp"
	"slices"
	"time"

	"terakoya/app/course"
	"terakoya/lessons/classroom"
	"terakoya/lessons/progress"
)

// period is how far the page looks back.
type period uint8

const (
	always period = iota
	month
	week
)

var periods = []period{always, month, week}

// days is how many days the period has; 0 for all.
func (p period) days() int {
	switch p {
	case week:
		return 7
	case month:
		return 30
	case always:
	}
	return 0
}

// axis is by what the answers are summed up.
type axis uint8

const (
	byLesson axis = iota
	byChapter
)

// filter is which answers are shown, and how.
type filter struct {
	learner int64 // 0 for everyone
	period  period
	axis    axis
}

// chosen are the answers of the filter.
func (f filter) chosen(all []progress.Given, now time.Time) (some []progress.Given) {
	from := time.Time{}
	if days := f.period.days(); days > 0 {
		from = now.AddDate(0, 0, -days)
	}
	for _, g := range all {
		if (f.learner == 0 || g.Learner == f.learner) && !g.When.Before(from) {
			some = append(some, g)
		}
	}
	return some
}

// line is a row of the page: the rows of the report that are summed up in it.
type line struct {
	whole   bool   // it is a whole chapter
	chapter string // its slug; empty for lessons that are not here any more
	rows    []classroom.Row
	total   progress.Count
	slide   *classroom.SlideResult // of a class that has ended, else nil
}

func (l *line) add(r classroom.Row) {
	l.rows = append(l.rows, r)
	l.total.Answers, l.total.Tries, l.total.Right = l.total.Answers+r.Tries, l.total.Tries+r.First, l.total.Right+r.Right
}

// summed puts the rows of a report into lines, the weakest first.
func (f filter) summed(report classroom.Report, chapters []course.Chapter) []line {
	slugs := map[string]string{}
	for _, e := range course.Flat(chapters) {
		slugs[e.Lesson.ID] = e.Lesson.Chapter
	}
	var all []line
	for _, r := range report.Rows {
		slug := slugs[r.Lesson]
		i := -1
		if f.axis == byChapter {
			i = slices.IndexFunc(all, func(l line) bool { return l.chapter == slug })
		} else {
			slug = ""
		}
		if i < 0 {
			i = len(all)
			all = append(all, line{whole: f.axis == byChapter, chapter: slug})
		}
		all[i].add(r)
	}
	weakestFirst(all)
	return all
}

// weakestFirst sorts lines; of equally weak ones that with more answers comes first.
func weakestFirst(all []line) {
	slices.SortStableFunc(all, func(a, b line) int {
		return cmp.Or(cmp.Compare(a.weakness(), b.weakness()), cmp.Compare(b.total.Answers, a.total.Answers))
	})
}

// weakness is by what lines are sorted: those without a first try tell nothing, and come
// last.
func (l *line) weakness() float64 {
	if l.total.Tries == 0 {
		return 2
	}
	return l.total.Rate()
}

// miss is a wrong answer, of which lesson.
type miss struct {
	lesson string
	hands  bool // a class voted for it
	classroom.Wrong
}

// misses are the wrong answers of a line, the commonest first.
func (l *line) misses() (all []miss) {
	for _, r := range l.rows {
		for _, w := range r.Wrong {
			all = append(all, miss{r.Lesson, l.offers() && w.Foul == "", w})
		}
	}
	slices.SortStableFunc(all, func(a, b miss) int { return b.Times - a.Times })
	return all
}
