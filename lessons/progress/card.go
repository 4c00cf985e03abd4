package progress

import (
	"cmp"
	"slices"
	"strconv"
	"time"

	"terakoya/lessons/progress/fsrs"
)

// Card is what is known of an [Item] that was answered: when to ask it again.
type Card struct {
	Item
	fsrs.Memory
	Due    time.Time // in UTC, as the other times
	Rated  time.Time // when an answer rated it last
	Reps   int       // how many did
	Lapses int       // how many of them, but for the first, were misses
	// Reviewed is when it was first asked in a review; zero if it is new to them.
	Reviewed time.Time
	// Level and Seed are of the exercise to ask again, if Repeat is set: one of the
	// drill that was missed. Otherwise the drill makes another.
	Level  int
	Seed   uint64
	Repeat bool

	answered time.Time // last, rated or not
}

// Reviews says what to ask again today. Every answer to an item, but for one that is
// [Answer.Free], makes or changes its card, in the transaction that records the answer: the first one of a
// sitting rates it, by [Answer.Rating].
//
// A day is one of the calendar, where now is; what is due at some hour of it is
// due from its begin. A clock that is set back loses nothing: no time before 2020
// is believed, time that ran backward counts as none, and a card from a time that
// is not yet is due.
type Reviews interface {
	// Due returns what to ask now: what waits longest measured by its stability, and
	// so is most likely forgotten. There are not more than limit, unless that is 0,
	// nor than what the day's limits leave: see [SettingReviews]. They come in this
	// order, but where possible no two of a lesson follow each other. What the filter
	// leaves out takes no place of these limits.
	Due(now time.Time, limit int, there Filter) ([]Card, error)
	// DueCount returns how many Due would return without limit and without filter.
	DueCount(now time.Time) (int, error)
	// NextDue returns when the next card is due after what is due today; false if
	// none is that the filter leaves in.
	NextDue(now time.Time, there Filter) (time.Time, bool, error)
	// Card returns the card of an item; false if it was never answered.
	Card(Item) (Card, bool, error)
}

// Filter says which items there are to be asked; nil for all. The lesson of a card
// may be gone, and may come back: its cards wait, and are not in the way of others.
// A store calls it while it reads, so that it must not call the store.
type Filter func(Item) bool

func (f Filter) takes(i Item) bool { return f == nil || f(i) }

// Settings of a learner that the store itself reads; what cannot be read as a
// number in range is as if not set.
const (
	// SettingRetention is the chance to remember at which a card is due, 0.7 to
	// 0.99; 0.9 if not set.
	SettingRetention = "review.retention"
	// SettingReviews is how many reviews there are a day, 100 if not set; 0 for no
	// limit.
	SettingReviews = "review.daily"
	// SettingNew is how many of them, a day, are of items that no review asked
	// before; 20 if not set, 0 for no limit.
	SettingNew = "review.new"
)

// sitting is how long a try at the same item belongs to the one before.
const sitting = time.Hour

// earliest is the time before which this program cannot have been used: a clock
// that tells an earlier one is wrong.
var earliest = time.Date(2020, time.January, 1, 0, 0, 0, 0, time.UTC)

// Rating returns how an answer rates its item, if it is the first of a sitting:
// right is Good, right with a hint Hard, everything else Again. Easy is never
// given: how fast a hand was says more of the hand.
func (a Answer) Rating() fsrs.Rating {
	switch a.Result {
	case Right:
		if a.Hints > 0 {
			return fsrs.Hard
		}
		return fsrs.Good
	case Missed, Foul, Shown:
	}
	return fsrs.Again
}

// after returns the card of an item after an answer to it, and how that rated
// it; the zero card is of one never answered.
func (c Card) after(a Answer, p fsrs.Parameters) (Card, fsrs.Rating) {
	at := time.UnixMicro(a.When.UnixMicro()).In(a.When.Location())
	if at.Before(earliest) {
		at = earliest
	}
	fresh := c.Reps == 0 || at.Sub(c.answered).Abs() >= sitting
	c.Item, c.answered = a.Item(), at.UTC()
	switch {
	case a.Drill == "":
	case a.Result != Right:
		c.Level, c.Seed, c.Repeat = a.Level, a.Seed, true
	case fresh:
		c.Level, c.Seed, c.Repeat = 0, 0, false
	}
	if !fresh {
		return c, fsrs.Unrated
	}
	r := a.Rating()
	memory, interval := p.Next(c.Memory, daysBetween(c.Rated, at), r)
	if c.Reps > 0 && r == fsrs.Again {
		c.Lapses++
	}
	if a.Source == FromReview && c.Reviewed.IsZero() {
		c.Reviewed = at.UTC()
	}
	c.Memory, c.Rated, c.Due, c.Reps = memory, at.UTC(), at.AddDate(0, 0, interval).UTC(), c.Reps+1
	return c, r
}

// daysBetween counts midnights where the later time is, at most a century.
func daysBetween(earlier, later time.Time) int {
	noon := func(t time.Time) time.Time {
		y, m, d := t.In(later.Location()).Date()
		return time.Date(y, m, d, 12, 0, 0, 0, time.UTC)
	}
	return int(min(noon(later).Sub(noon(earlier)), 36500*24*time.Hour) / (24 * time.Hour))
}

// midnight returns the begin of the day some days after that of a time, where
// the time is.
func midnight(t time.Time, days int) time.Time {
	y, m, d := t.Date()
	return time.Date(y, m, d+days, 0, 0, 0, 0, t.Location())
}

// dueBy returns the times that divide cards: one is due if its time to be asked
// is before the first, or if it was rated after the second, which is not yet.
func dueBy(now time.Time) (due, rated time.Time) { return midnight(now, 1), now.AddDate(0, 0, 1) }

// limits are how many cards may still be asked today; negative for no limit.
type limits struct{ all, new int }

// limitsOf reads the limits of a day and subtracts what was asked.
func limitsOf(setting func(string) (string, bool), asked, askedNew int) limits {
	left := func(key string, standard, asked int) int {
		text, _ := setting(key)
		n, err := strconv.Atoi(text)
		if err != nil || n < 0 {
			n = standard
		}
		if n == 0 {
			return -1
		}
		return max(0, n-asked)
	}
	return limits{left(SettingReviews, 100, asked), left(SettingNew, 20, askedNew)}
}

// count returns how many may be asked of those that reviews know and do not.
func (l limits) count(known, new int) int {
	return atMost(l.all, known+atMost(l.new, new))
}

// atMost returns n, or the limit if it is less; one below 0 is none.
func atMost(limit, n int) int {
	if limit < 0 {
		return n
	}
	return min(limit, n)
}

// parametersOf are those of a learner.
func parametersOf(retention string) fsrs.Parameters {
	p := fsrs.Default()
	if r, err := strconv.ParseFloat(retention, 64); err == nil && r >= 0.7 && r <= 0.99 {
		p.Retention = r
	}
	return p
}

// wait is how long a card waits, measured by its stability.
func (c Card) wait(now time.Time) float64 {
	return max(0, float64(now.Sub(c.Rated))) / c.Stability
}

// byWait sorts cards, the longest wait first.
func byWait(cards []Card, now time.Time) {
	slices.SortFunc(cards, func(a, b Card) int {
		return cmp.Or(cmp.Compare(b.wait(now), a.wait(now)), cmp.Compare(a.Lesson, b.Lesson),
			cmp.Compare(a.Step, b.Step), cmp.Compare(a.Drill, b.Drill))
	})
}

// mixed chooses among due cards those that wait longest, and orders them so,
// but that no two of a lesson follow each other where that is possible.
func mixed(due []Card, most int, now time.Time) []Card {
	byWait(due, now)
	due = due[:atMost(most, len(due))]
	queues := [][]Card{} // by group, each in order; the queues in order of their first
	place := map[string]int{}
	for _, c := range due {
		i, ok := place[c.group()]
		if !ok {
			i = len(queues)
			place[c.group()], queues = i, append(queues, nil)
		}
		queues[i] = append(queues[i], c)
	}
	all, last := make([]Card, 0, len(due)), -1
	for len(all) < len(due) {
		last = nextQueue(queues, last, len(due)-len(all), now)
		all, queues[last] = append(all, queues[last][0]), queues[last][1:]
	}
	return all
}

// group is what shall not follow itself: a lesson, or a drill of none.
func (c Card) group() string { return cmp.Or(c.Lesson, "drill "+c.Drill) }

// nextQueue chooses the queue to take from: the one whose first waits longest,
// but not the last one, unless there is no other; and one that holds more than
// half of what is left while it can be taken, as later it could not.
func nextQueue(queues [][]Card, last, left int, now time.Time) int {
	best := -1
	for i, q := range queues {
		switch {
		case len(q) == 0 || i == last:
		case 2*len(q) > left:
			return i
		case best < 0 || q[0].wait(now) > queues[best][0].wait(now):
			best = i
		}
	}
	if best < 0 {
		return last
	}
	return best
}
