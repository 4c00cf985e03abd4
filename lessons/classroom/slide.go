package classroom

import (
	"errors"
	"fmt"

	"terakoya/lessons"
	"terakoya/lessons/drill"
	"terakoya/lessons/quiz"
	"terakoya/rules"
)

// Slide is one thing before the class: a step, with where it is from.
type Slide struct {
	Item   int    // the number of its item in the playlist, from 0
	Title  string // of the item; empty where that of the lesson stands for it
	Number int    // within the item, from 1
	Of     int    // how many the item has
	Step   *lessons.Step
	Lesson *lessons.Lesson
	Origin quiz.Origin // the step, or the template with level and seed
}

// Line returns the moves of both sides with which a step of kind PlayLine can be
// played to its end, with [rules.NoMove] for a pass; nil for other kinds. It may take
// some tenths of a second and may be called on any goroutine.
func (s Slide) Line() []rules.Move {
	if s.Step == nil || s.Step.Kind != lessons.PlayLine {
		return nil
	}
	return quiz.Line(s.Step)
}

// Source is where slides come from.
type Source struct {
	Course *lessons.Course
	Bench  *drill.Bench // nil: there are no drills
	Bank   *quiz.Bank   // of the same course; nil: there are no papers
}

// Slides makes the slides of a playlist. An item that cannot be made is left out; the
// error joins a [*Fault] for each: a lesson or a template that is not there, a level
// that the template has not, a code of other lessons. A drill has fewer exercises
// than its Count where the template makes no more that are different.
//
// It changes nothing that it is given, and may take some seconds for many exercises:
// it may be called on any goroutine.
func Slides(p Playlist, from Source) ([]Slide, error) {
	var all []Slide
	var faults []error
	for i, item := range p.Items {
		of, kind, err := from.item(item)
		if err != nil {
			faults = append(faults, &Fault{Kind: kind, File: p.File, Line: item.Line, Item: i, Cause: err})
		}
		for n, s := range of {
			s.Item, s.Title, s.Number, s.Of = i, item.Title, n+1, len(of)
			all = append(all, s)
		}
	}
	return all, errors.Join(faults...)
}

// item makes the slides of an item, or says what keeps it from it.
func (from Source) item(i Item) ([]Slide, FaultKind, error) {
	switch i.Kind {
	case Lesson:
		return from.lesson(i.ID)
	case Drill:
		return from.drill(i)
	case Quiz:
		return from.paper(i.Code)
	}
	return nil, BadItem, fmt.Errorf("there is no kind %d of items", uint8(i.Kind))
}

func (from Source) lesson(id string) ([]Slide, FaultKind, error) {
	for i := range from.Course.Lessons {
		l := &from.Course.Lessons[i]
		if l.ID != id || len(l.Steps) == 0 {
			continue
		}
		var all []Slide
		for n := range l.Steps {
			s := &l.Steps[n]
			all = append(all, Slide{Step: s, Lesson: l, Origin: quiz.Origin{Step: s.ID}})
		}
		return all, 0, nil
	}
	return nil, NoLesson, fmt.Errorf("there is no lesson %q", id)
}

func (from Source) paper(code string) ([]Slide, FaultKind, error) {
	if from.Bank == nil {
		return nil, BadCode, errors.New("there are no papers here")
	}
	paper, err := from.Bank.Read(code)
	if err != nil {
		return nil, BadCode, err
	}
	var all []Slide
	for i := range paper.Questions {
		q := &paper.Questions[i]
		all = append(all, Slide{Step: &q.Step, Lesson: q.Lesson, Origin: q.Origin})
	}
	return all, 0, nil
}

func (from Source) drill(item Item) ([]Slide, FaultKind, error) {
	l, d := from.template(item.ID)
	if d == nil || from.Bench == nil {
		return nil, NoDrill, fmt.Errorf("there is no drill %q", item.ID)
	}
	level := item.Level
	if level == 0 {
		level = d.Level[0]
	}
	switch {
	case level < d.Level[0] || level > d.Level[1]:
		return nil, BadLevel, fmt.Errorf("drill %q has the levels %d to %d, not %d", d.ID, d.Level[0], d.Level[1], level)
	case item.Count < 1 || item.Count > MostExercises:
		return nil, BadItem, fmt.Errorf("count is %d: want 1 to %d", item.Count, MostExercises)
	}
	all, err := from.exercises(l, d, level, item)
	if err != nil {
		return nil, NothingMade, err
	}
	return all, 0, nil
}

// template finds a template in the course, and its lesson.
func (from Source) template(id string) (*lessons.Lesson, *lessons.Drill) {
	for i := range from.Course.Lessons {
		l := &from.Course.Lessons[i]
		for n := range l.Drills {
			if l.Drills[n].ID == id {
				return l, &l.Drills[n]
			}
		}
	}
	return nil, nil
}

// triesEach is how many seeds are tried for each exercise that is to be different.
const triesEach = 8

// seedRoom is by how many bits the seeds of items lie apart, so that items with seeds
// that follow each other have no exercise in common.
const seedRoom = 16

// exercises makes them from the seed of the item and those after it, leaving out what
// came already, also mirrored or with the sides exchanged. The error is that of a
// template which makes nothing at all.
func (from Source) exercises(l *lessons.Lesson, d *lessons.Drill, level int, item Item) ([]Slide, error) {
	var all []Slide
	var first error
	seen := map[string]bool{}
	for n := range item.Count * triesEach {
		seed := uint64(item.Seed)<<seedRoom + uint64(n)
		made, err := from.Bench.Make(d, level, seed)
		if err != nil {
			if first == nil {
				first = err
			}
			continue
		}
		form := made.Form()
		if seen[form] {
			continue
		}
		seen[form] = true
		origin := quiz.Origin{Drill: d.ID, Level: level, Seed: seed}
		all = append(all, Slide{Step: &made.Step, Lesson: l, Origin: origin})
		if len(all) == item.Count {
			return all, nil
		}
	}
	if len(all) == 0 {
		return nil, first
	}
	return all, nil
}
