package review

import (
	"time"

	"terakoya/lessons"
	"terakoya/lessons/progress"
)

// Run is a row of exercises that a learner goes through.
type Run struct {
	// Broken is called with why an exercise could not be made; may be nil. Sorry is
	// the text that then stands in its place.
	Broken func(error)
	Sorry  lessons.Text

	kind    progress.Source
	from    source
	lesson  *lessons.Lesson
	session *lessons.Session
	asked   []Exercise // those made so far
	told    int        // how many of them the source knows the result of
	since   time.Time  // when the present try began
}

// newRun returns a run of so many exercises. Their steps are filled in one after the
// other, as later ones may depend on the answers.
func newRun(from source, length int, kind progress.Source) *Run {
	return &Run{kind: kind, from: from, lesson: &lessons.Lesson{Steps: make([]lessons.Step, length)}}
}

// Len returns how many exercises the run has.
func (r *Run) Len() int { return len(r.lesson.Steps) }

// Kind is where its answers are asked for.
func (r *Run) Kind() progress.Source { return r.kind }

// Begin makes the first exercise. The run must have one.
func (r *Run) Begin() *lessons.Session {
	r.prepare()
	r.session = lessons.NewSession(r.lesson)
	return r.session
}

// Session returns the session of the run; nil before it has begun.
func (r *Run) Session() *lessons.Session { return r.session }

// prepare makes the next exercise.
func (r *Run) prepare() {
	if len(r.asked) == r.Len() {
		return
	}
	e, err := r.from.next()
	if err != nil {
		if r.Broken != nil {
			r.Broken(err)
		}
		e.Step = lessons.Step{ID: "none", Kind: lessons.Show, Text: r.Sorry}
	}
	r.lesson.Steps[len(r.asked)] = e.Step
	r.asked = append(r.asked, e)
}

// Exercise returns one of those that were made, from 0.
func (r *Run) Exercise(at int) Exercise { return r.asked[min(at, len(r.asked)-1)] }

// Entered takes note that the present exercise is shown.
func (r *Run) Entered(now time.Time) {
	r.since = now
	if r.session != nil && !r.lesson.Steps[r.session.At()].Asks() {
		r.settled()
	}
}

// Answer says whose an answer to the present exercise is, where it was asked for,
// and what it took. What it was worth is left to fill in.
func (r *Run) Answer(now time.Time) progress.Answer {
	e := r.asked[r.session.At()]
	a := progress.Answer{
		Lesson: e.Entry.Lesson.ID, Topic: e.Entry.Lesson.ID, Source: r.kind, When: now, Took: Took(r.since, now),
		Hints: r.session.Hints(), Drill: e.Drill, Level: e.Level, Seed: e.Seed,
	}
	if e.Drill == "" {
		a.Step = e.ID
	}
	r.since = now
	return a
}

// Judged is called when an answer to the present exercise is kept: once it is
// settled, the next one is made.
func (r *Run) Judged() {
	if s := r.session.State(); s == lessons.Answered || s == lessons.Revealed {
		r.settled()
	}
}

// settled tells the source how the last exercise went, and makes the next. Those
// that a learner goes back to count no more.
func (r *Run) settled() {
	if r.session.At() != len(r.asked)-1 || r.told == len(r.asked) {
		return
	}
	r.told = len(r.asked)
	r.from.answered(r.session.Mastery(r.session.At()) == lessons.FirstTry)
	r.prepare()
}

// Done reports whether the last exercise is settled.
func (r *Run) Done() bool { return r.told == r.Len() }

// First returns how many were right at the first try, of how many exercises.
func (r *Run) First() (first, all int) {
	for i := range r.asked {
		if !r.lesson.Steps[i].Asks() {
			continue
		}
		all++
		if r.session.Mastery(i) == lessons.FirstTry {
			first++
		}
	}
	return first, all
}

// longest is how long a try can take; who takes longer was not there.
const longest = 10 * time.Minute

// Took is how long a try took that began at a time; 0 if that cannot be known.
func Took(since, now time.Time) time.Duration {
	took := now.Sub(since)
	if since.IsZero() || took < 0 || took > longest {
		return 0
	}
	return took
}
