package lessons

import (
	"context"

	"terakoya/rules/engine"
	"terakoya/rules/engine/mate"
)

// deepestWander is how many moves a way to a square is looked for.
const deepestWander = 6

// Fewest returns the fewest moves of the learner in which a line can be played to
// its end, as search proves; false if it cannot, or that was not settled.
func (s *Step) Fewest() (int, bool) {
	switch {
	case s.Passing:
		n := (len(shortestWay(s.Position, s.Goal)) + 1) / 2
		return n, n > 0
	case len(s.Beats) > 0:
		n := 0
		for _, b := range s.Beats {
			if b.Learner {
				n++
			}
		}
		return n, true
	}
	r := mate.New(1<<16).Solve(context.Background(), s.Position, engine.Limits{Depth: s.mateIn()})
	return (r.Length + 1) / 2, r.Mate && r.Sure
}

// walk proves that a line can be played, and its par.
func (l *linter) walk(s *Step) {
	n, ok := s.Fewest()
	switch {
	case !ok:
		l.fault(NoAnswer, s.Line, "no way was found to the goal %s", s.Goal)
	case s.Par != 0 && s.Par != n:
		l.fault(ParBeaten, s.Line, "par is %d, but %d moves are enough", s.Par, n)
	}
}

// Stars says how well a line was played, from 3 for the fewest moves without help
// to 1; 0 where the answer was shown, or at another kind of step.
func (s *Session) Stars(step int) int {
	at := &s.Lesson.Steps[step]
	if at.Kind != PlayLine || s.done[step] == Untouched || s.done[step] == Gave {
		return 0
	}
	stars := 3
	if s.done[step] == WithHelp {
		stars--
	}
	if s.at == step && s.walk != nil && at.Par > 0 && s.walk.Moves() > at.Par {
		stars--
	}
	return stars
}
