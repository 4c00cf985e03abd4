package review

import (
	"fmt"
	"slices"

	"terakoya/app/course"
	"terakoya/lessons"
	"terakoya/lessons/drill"
	"terakoya/lessons/progress"
)

// Shelf finds the exercises of a course.
type Shelf struct {
	bench func() *drill.Bench
	steps map[progress.Item]place
}

// place is a step or a drill of a lesson.
type place struct {
	entry *course.Entry
	at    int
}

// NewShelf returns the shelf of all lessons. The bench is asked for when a drill is
// to make something.
func NewShelf(chapters []course.Chapter, bench func() *drill.Bench) *Shelf {
	s := &Shelf{bench: bench, steps: map[progress.Item]place{}}
	for _, e := range course.Flat(chapters) {
		for i := range e.Lesson.Steps {
			s.steps[progress.Item{Lesson: e.Lesson.ID, Step: e.Lesson.Steps[i].ID}] = place{e, i}
		}
		for i := range e.Lesson.Drills {
			s.steps[progress.Item{Lesson: e.Lesson.ID, Drill: e.Lesson.Drills[i].ID}] = place{e, i}
		}
	}
	return s
}

// Has reports whether an item can be asked: it is in the course, and an exercise. It
// is the [progress.Filter] of reviews.
func (s *Shelf) Has(i progress.Item) bool {
	p, ok := s.steps[i]
	return ok && (i.Step == "" || p.entry.Lesson.Steps[p.at].Asks())
}

// Exercise is one exercise of a run, and whose it is.
type Exercise struct {
	lessons.Step
	Entry *course.Entry // the lesson that it belongs to
	Drill string        // the id of its template; empty for a step of the lesson
	Level int
	Seed  uint64
}

// Cards returns a run of what cards ask for. A step that leans on the one before
// comes after that. What the shelf has not is left away. Seeds are drawn for drills
// that make another exercise.
func (s *Shelf) Cards(cards []progress.Card, seed func() uint64) *Run {
	from := &cardSource{bench: s.bench, seed: seed}
	asked := slices.DeleteFunc(slices.Clone(cards), func(c progress.Card) bool { return !s.Has(c.Item) })
	placed := map[place]bool{}
	for _, c := range asked { // those that lead up to another come with it
		if p := s.steps[c.Item]; c.Drill == "" {
			for _, at := range upTo(p.entry.Lesson, p.at) {
				placed[place{p.entry, at}] = at != p.at || placed[place{p.entry, at}]
			}
		}
	}
	for _, c := range asked {
		p := s.steps[c.Item]
		if c.Drill != "" {
			from.cards = append(from.cards, due{place: p, card: c})
			continue
		}
		if placed[p] {
			continue
		}
		for _, at := range upTo(p.entry.Lesson, p.at) {
			from.cards = append(from.cards, due{place: place{p.entry, at}})
		}
	}
	return newRun(from, len(from.cards), progress.FromReview)
}

// upTo lists the exercises that a step leans on, and then the step.
func upTo(l *lessons.Lesson, at int) []int {
	steps := []int{at}
	for i := at; i > 0 && l.Steps[i].Linked; i-- {
		if l.Steps[i-1].Asks() {
			steps = append([]int{i - 1}, steps...)
		}
	}
	return steps
}

// PracticeLength is how many exercises practice has.
const PracticeLength = 10

// Practice returns a run of exercises that the drills of a lesson make: of one, or
// of all if it is empty. It is nil if there are none.
func (s *Shelf) Practice(e *course.Entry, id string, seed uint64) *Run {
	var drills []*lessons.Drill
	for i := range e.Lesson.Drills {
		if d := &e.Lesson.Drills[i]; id == "" || d.ID == id {
			drills = append(drills, d)
		}
	}
	if len(drills) == 0 {
		return nil
	}
	bench := s.bench()
	from := &drillSource{entry: e, drills: drills, bench: bench, sitting: bench.Sit(drills, seed), seed: seed}
	return newRun(from, PracticeLength, progress.FromDrill)
}

// source gives exercises one after the other.
type source interface {
	next() (Exercise, error)
	answered(right bool)
}

// due is what a card asks for.
type due struct {
	place
	card progress.Card // of a drill
}

// cardSource gives what cards ask for, in their order.
type cardSource struct {
	bench func() *drill.Bench
	cards []due
	seed  func() uint64
}

func (s *cardSource) answered(bool) {}

func (s *cardSource) next() (Exercise, error) {
	d := s.cards[0]
	s.cards = s.cards[1:]
	if d.card.Drill == "" {
		return Exercise{Step: d.entry.Lesson.Steps[d.at], Entry: d.entry}, nil
	}
	template := &d.entry.Lesson.Drills[d.at]
	if d.card.Repeat {
		if e, err := s.bench().Make(template, d.card.Level, d.card.Seed); err == nil {
			return drilled(d.entry, e), nil
		} // the template has changed since
	}
	return another(s.bench(), d.entry, template, levelOf(template, d.card), s.seed)
}

// levelOf is the level for a drill that was not missed last: it rises with each
// review that went well.
func levelOf(d *lessons.Drill, c progress.Card) int {
	return min(d.Level[0]+max(0, c.Reps-c.Lapses-1), d.Level[1])
}

// seedTries is how many seeds are tried, as a generator may find nothing.
const seedTries = 5

func another(bench *drill.Bench, entry *course.Entry, d *lessons.Drill, level int, seed func() uint64) (Exercise, error) {
	var last error
	for range seedTries {
		e, err := bench.Make(d, level, seed())
		if err == nil {
			return drilled(entry, e), nil
		}
		last = err
	}
	return Exercise{Entry: entry, Drill: d.ID}, fmt.Errorf("%s: %w", entry.Lesson.ID, last)
}

func drilled(entry *course.Entry, e drill.Exercise) Exercise {
	return Exercise{Step: e.Step, Entry: entry, Drill: e.Drill, Level: e.Level, Seed: e.Seed}
}

// drillSource gives what a sitting gives; when that has nothing new, what came
// before may come again.
type drillSource struct {
	entry   *course.Entry
	drills  []*lessons.Drill
	bench   *drill.Bench
	sitting *drill.Sitting
	seed    uint64
}

func (s *drillSource) answered(right bool) { s.sitting.Answered(right) }

func (s *drillSource) next() (Exercise, error) {
	e, err := s.sitting.Next()
	if err == nil {
		return drilled(s.entry, e), nil
	}
	d := s.drills[0]
	return another(s.bench, s.entry, d, max(s.sitting.Level(d.ID), d.Level[0]), func() uint64 { s.seed++; return s.seed })
}
