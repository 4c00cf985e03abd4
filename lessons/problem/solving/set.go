package solving

import (
	"time"

	"terakoya/lessons/problem"
)

// Set is a row of problems. One that is missed comes once more: at the end, or in a
// set without end after a few others.
type Set struct {
	queue   []Task
	at      int
	endless bool
	results []Result // of the tasks that are over
}

// Task is a problem of a set.
type Task struct {
	problem.Mate
	Again bool // it was missed before
	Made  bool // it was made just now
}

// soon is after how many others a missed problem of a set without end comes again.
const soon = 5

// NewSet returns a row of problems; more may be added to one without end.
func NewSet(all []problem.Mate, endless bool) *Set {
	s := &Set{endless: endless}
	for _, m := range all {
		s.queue = append(s.queue, Task{Mate: m})
	}
	return s
}

// Task returns the problem that is asked, or false if there is none: the set is over,
// or one without end waits for more.
func (s *Set) Task() (Task, bool) {
	if s.at >= len(s.queue) {
		return Task{}, false
	}
	return s.queue[s.at], true
}

// At returns the number of the problem that is asked, from 0; Len how many there are
// by now, those that come again counted.
func (s *Set) At() int { return s.at }

// Len returns how many problems there are by now, those that come again counted.
func (s *Set) Len() int { return len(s.queue) }

// Endless reports whether more may be added.
func (s *Set) Endless() bool { return s.endless }

// Over reports whether nothing is left to ask.
func (s *Set) Over() bool { return !s.endless && s.at >= len(s.queue) }

// Add puts a problem that was made just now next.
func (s *Set) Add(m problem.Mate) {
	s.insert(s.at+1, Task{Mate: m, Made: true})
}

func (s *Set) insert(at int, t Task) {
	at = min(at, len(s.queue))
	s.queue = append(s.queue[:at], append([]Task{t}, s.queue[at:]...)...)
}

// End ends the problem that is asked, which took so long, and goes on to the next. It
// returns what came of it.
func (s *Set) End(how How, took time.Duration) Result {
	t, ok := s.Task()
	if !ok {
		return Result{}
	}
	r := Result{ID: t.ID, Length: t.Length, How: how, Took: took, Again: t.Again, Made: t.Made}
	s.results = append(s.results, r)
	if how != FirstTry && how != Left && !t.Again {
		t.Again = true
		place := len(s.queue)
		if s.endless {
			place = s.at + 1 + soon
		}
		s.insert(place, t)
	}
	s.at++
	return r
}

// Results returns what came of the problems so far, in the order asked.
func (s *Set) Results() []Result { return s.results }

// Sum is what came of a set.
type Sum struct {
	All     int // problems, each counted once
	First   int // solved at the first try
	Help    int // solved after a miss or a hint
	Given   int // the solution was shown
	Mended  int // of those missed, solved when they came again
	Took    time.Duration
	Slowest time.Duration
}

// Sum counts the results. What was left counts for nothing but its time.
func (s *Set) Sum() Sum {
	var sum Sum
	for _, r := range s.results {
		sum.Took += r.Took
		switch {
		case r.How == Left:
			continue
		case r.Again:
			if r.How == FirstTry {
				sum.Mended++
			}
			continue
		}
		sum.All++
		sum.Slowest = max(sum.Slowest, r.Took)
		switch r.How {
		case FirstTry:
			sum.First++
		case WithHelp:
			sum.Help++
		case Given:
			sum.Given++
		case Left:
		}
	}
	return sum
}
