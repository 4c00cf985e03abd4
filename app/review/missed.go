package review

import (
	"slices"

	"terakoya/app/course"
	"terakoya/lessons"
	"terakoya/lessons/drill"
	"terakoya/lessons/progress"
	"terakoya/lessons/quiz"
)

// Missed returns a run of what was missed of a lesson in a quiz: the steps themselves,
// then siblings of the exercises of drills, up to [PracticeLength] in all but at least
// one of each drill. What the lesson no longer has is left away; the run is nil if that
// is everything.
func (s *Shelf) Missed(e *course.Entry, missed []quiz.Origin, seed uint64) *Run {
	from := &missedSource{}
	var steps []int
	var drills []drill.Missed
	templates := map[*lessons.Drill]bool{}
	for _, o := range missed {
		switch {
		case !o.In(e.Lesson):
		case o.Drill != "":
			at := slices.IndexFunc(e.Lesson.Drills, func(d lessons.Drill) bool { return d.ID == o.Drill })
			d := &e.Lesson.Drills[at]
			drills, templates[d] = append(drills, drill.Missed{Drill: d, Level: o.Level, Seed: o.Seed}), true
		default:
			at := slices.IndexFunc(e.Lesson.Steps, func(s lessons.Step) bool { return s.ID == o.Step })
			steps = append(steps, upTo(e.Lesson, at)...)
		}
	}
	slices.Sort(steps)
	for _, at := range slices.Compact(steps) {
		from.steps = append(from.steps, Exercise{Step: e.Lesson.Steps[at], Entry: e})
	}
	length := len(from.steps)
	if len(drills) > 0 {
		bench := s.bench()
		from.drills = &drillSource{entry: e, drills: []*lessons.Drill{drills[0].Drill}, bench: bench, sitting: bench.SitMissed(drills, seed), seed: seed}
		length += max(PracticeLength-length, len(templates))
	}
	if length == 0 {
		return nil
	}
	return newRun(from, length, progress.FromDrill)
}

// missedSource gives steps, and then what a sitting gives.
type missedSource struct {
	steps  []Exercise
	drills *drillSource // nil if none was missed
}

func (s *missedSource) next() (Exercise, error) {
	if len(s.steps) == 0 {
		return s.drills.next()
	}
	e := s.steps[0]
	s.steps = s.steps[1:]
	return e, nil
}

// answered is told to the sitting, which knows of nothing before its first exercise.
func (s *missedSource) answered(right bool) {
	if s.drills != nil {
		s.drills.answered(right)
	}
}
