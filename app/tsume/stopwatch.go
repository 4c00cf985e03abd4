package tsume

import (
	"time"
)

// stopwatch measures the time of each problem, and of all.
type stopwatch struct {
	now   func() time.Time
	stop  func() // the ticking; nil if nothing ticks
	since time.Time
	runs  bool
	last  time.Duration // of the last problem
	past  time.Duration // of the problems before, that one among them
}

func (s *stopwatch) begin() { s.since, s.runs = s.now(), true }

func (s *stopwatch) end() {
	if s.runs {
		s.last, s.runs = max(0, s.now().Sub(s.since)), false
		s.past += s.last
	}
}

// took is the time of the problem that is asked, or was asked last.
func (s *stopwatch) took() time.Duration {
	if s.runs {
		return max(0, s.now().Sub(s.since))
	}
	return s.last
}

// all is the time of the set.
func (s *stopwatch) all() time.Duration {
	if s.runs {
		return s.past + s.took()
	}
	return s.past
}
