package shell

import (
	"context"
	"fmt"
	"math/rand/v2"
	"time"

	"terakoya/app/course"
	"terakoya/app/figures"
	"terakoya/app/learners"
	"terakoya/app/review"
	"terakoya/app/slow"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/lessons/drill"
	"terakoya/lessons/problem"
	"terakoya/lessons/progress"
)

// memory is what the window knows of reviews, and what it does with what is kept of
// learners.
type memory struct {
	bench *drill.Bench // made when it is first needed
	shelf *review.Shelf
	of    []course.Chapter // that the shelf is of
	guide guide
	run   *review.Run // shown, or the last one
	end   runEnd      // of the run

	since time.Time // when the try at the step of a lesson began
	reads slow.Work
	deeds slow.Work // writes and reads files

	now  func() time.Time // nil for time.Now
	seed func() uint64    // nil for chance
}

func (s *Shell) clock() time.Time {
	if s.memory.now != nil {
		return s.memory.now()
	}
	return time.Now()
}

func (s *Shell) draw() uint64 {
	if s.memory.seed != nil {
		return s.memory.seed()
	}
	return uint64(rand.Uint32())
}

// background is work that runs as the work of screens does.
func (s *Shell) background(w *slow.Work) *slow.Work {
	w.Do, w.Go = s.work.Do, s.work.Go
	return w
}

// shelf is where exercises are found, of the lessons as they are now.
func (s *Shell) shelf() *review.Shelf {
	m := &s.memory
	if m.shelf == nil || !sameChapters(m.of, s.chapters) {
		m.shelf, m.of = review.NewShelf(s.chapters, s.bench), s.chapters
	}
	return m.shelf
}

// bench is what makes exercises of drills; it reads the problems when it is first
// needed.
func (s *Shell) bench() *drill.Bench {
	if s.memory.bench == nil {
		problems, err := problem.Load(content.Problems())
		if err != nil {
			fmt.Fprintln(errorLog, "terakoya:", err)
		}
		s.memory.bench = drill.New(problems)
	}
	return s.memory.bench
}

// sameChapters reports whether two are the outcome of the same reading.
func sameChapters(a, b []course.Chapter) bool {
	return len(a) == len(b) && (len(a) == 0 || &a[0] == &b[0])
}

// record keeps an answer to a step, judged so. Where misses cost nothing, as the text
// invites to try, they are kept as such: nothing is held against the learner.
func (s *Shell) record(a progress.Answer, step *lessons.Step, v lessons.Verdict) {
	a.Free = step.Free && v.Result != lessons.Right
	a.Tried = step.Tried(v.Response)
	switch v.Result {
	case lessons.Right:
		a.Result = progress.Right
	case lessons.Missed:
		a.Result = progress.Missed
	case lessons.Foul:
		a.Result, a.Foul = progress.Foul, v.Illegal.Foul.String()
	}
	s.kept(s.store.Record(a))
}

// answer is what is kept of every answer to the present step of a lesson.
func (s *Shell) answer(e *course.Entry, step *lessons.Step) progress.Answer {
	now := s.clock()
	a := progress.Answer{
		Lesson: e.Lesson.ID, Step: step.ID, Topic: e.Lesson.ID, Source: progress.FromLesson, When: now,
		Took: review.Took(s.memory.since, now), Hints: e.Session.Hints(),
	}
	s.memory.since = now
	return a
}

// Figures shows what the learner has done and what is to come.
func (s *Shell) Figures() {
	screen := figures.New(figures.Env{
		Words: s.words(), Chapters: s.chapters, Learner: s.learnerName(),
		OnPractise: func(e *course.Entry) { s.Practise(e, s.Figures) }, OnLearners: s.Learners,
		OnStart: func() { s.Chapters(-1) }, OnHome: s.Home, OnKey: s.typedKey,
	})
	s.show(screen)
	store, now, there := s.store, s.clock(), s.shelf().Has
	s.background(&s.memory.reads).Run(func(context.Context) func() {
		data, err := figures.Read(store, now)
		if err == nil {
			var asked []progress.Card // the page counts what is gone too
			asked, err = store.Due(now, 0, there)
			data.Due = len(asked)
		}
		return func() {
			if err != nil {
				s.kept(err)
				screen.Fail(s.copyCause(err))
				return
			}
			screen.Set(data)
		}
	})
}

// learnerName is what the present learner is called.
func (s *Shell) learnerName() string {
	all, now := s.learners()
	for i, l := range all {
		if l.ID == now {
			return learners.NameOf(s.words(), l, i+1)
		}
	}
	return ""
}

// learners are those there are, and the id of the present one.
func (s *Shell) learners() (all []progress.Learner, now int64) {
	all, err := s.store.Learners()
	s.kept(err)
	present, err := s.store.Learner()
	s.kept(err)
	return all, present.ID
}
