package shell

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"terakoya/app/course"
	"terakoya/app/feedback"
	"terakoya/app/learn"
	"terakoya/app/review"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/lessons/opening"
	"terakoya/lessons/progress"
	papers "terakoya/lessons/quiz"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// reviewLength is how many cards a review asks before it makes a pause.
const reviewLength = 20

// due returns the cards to ask now. Those of what is no longer there wait until it is
// there again.
func (s *Shell) due() []progress.Card {
	cards, err := s.store.Due(s.clock(), 0, s.shelf().Has)
	s.kept(err)
	return cards
}

// tellGone tells in the log of which lessons cards are due that cannot be asked.
func (s *Shell) tellGone() {
	gone, shelf := map[string]int{}, s.shelf()
	_, err := s.store.Due(s.clock(), 0, func(i progress.Item) bool {
		if !shelf.Has(i) && !strings.HasPrefix(i.Lesson, opening.LessonPrefix) {
			gone[i.Lesson]++
		}
		return false
	})
	s.kept(err)
	for _, lesson := range slices.Sorted(maps.Keys(gone)) {
		fmt.Fprintf(errorLog, "terakoya: reviews of lesson %q are passed over, %d of them: they are not there\n", lesson, gone[lesson])
	}
}

// Review asks what is due today.
func (s *Shell) Review() {
	s.tellGone()
	asked := s.due()
	if len(asked) == 0 {
		s.Home()
		return
	}
	run := s.shelf().Cards(asked[:min(len(asked), reviewLength)], s.draw)
	s.run(run, runText{title: "review.title", done: "review.done", next: "review.more"}, s.Home, s.Review)
}

// Practise asks what the drills of a lesson make, and goes back then.
func (s *Shell) Practise(e *course.Entry, back func()) {
	s.practise(e.Lesson.ID, "review.again", back, func(e *course.Entry) *review.Run { return s.shelf().Practice(e, "", s.draw()) })
}

// PractiseMissed asks what was missed of a lesson in a quiz, and goes back then.
func (s *Shell) PractiseMissed(e *course.Entry, missed []papers.Origin, back func()) {
	s.practise(e.Lesson.ID, "review.repeat", back, func(e *course.Entry) *review.Run { return s.shelf().Missed(e, missed, s.draw()) })
}

// practise shows a run that is made of a lesson as it is now, and goes back if there is
// nothing of it.
func (s *Shell) practise(lesson, next string, back func(), of func(*course.Entry) *review.Run) {
	var run *review.Run
	if e := s.entry(lesson); e != nil {
		run = of(e)
	}
	if run == nil {
		back()
		return
	}
	text := runText{title: "review.practice", done: "review.practised", next: next}
	s.run(run, text, back, func() { s.practise(lesson, next, back, of) })
}

// runText are the messages of a kind of run.
type runText struct{ title, done, next string }

// runEnd is what stands at the end of a run, once it was read.
type runEnd struct {
	read   bool
	more   bool // something is due still
	next   time.Time
	hasOne bool
	streak int
}

// run shows a row of exercises; more is another one.
func (s *Shell) run(run *review.Run, text runText, back, more func()) {
	w := s.words()
	run.Sorry = lessons.Text{w.Language: w.Say("review.sorry", nil)}
	run.Broken = func(err error) { fmt.Fprintln(errorLog, "terakoya:", err) }
	s.memory.run, s.memory.end = run, runEnd{}
	session := run.Begin()
	var screen *learn.Screen
	row := &learn.Row{
		Heading: func(at int) (string, string) {
			return w.Say(text.title, nil), s.runLine(run, at)
		},
		Set: func(at int) pieceart.Set { return s.setFor(run.Exercise(at).Entry) },
		End: func() []fyne.CanvasObject { return s.runEnd(run, text) },
		Next: func() string {
			if run.Kind() == progress.FromReview && !s.memory.end.more {
				return ""
			}
			return w.Say(text.next, nil)
		},
	}
	env := learn.Env{
		Words: w, Art: s.art, Set: s.set(), Still: s.choices.Still, Leave: back, OnKey: s.typedKey, Work: s.work, Row: row, Terms: s.terms(nil),
		Entered: func(*lessons.Step) { run.Entered(s.clock()) },
		Tried: func(step *lessons.Step, v lessons.Verdict) {
			s.record(run.Answer(s.clock()), step, v)
			s.judged(run, screen)
		},
		Gave: func(*lessons.Step) {
			a := run.Answer(s.clock())
			a.Result = progress.Shown
			s.kept(s.store.Record(a))
			s.judged(run, screen)
		},
		Next: more,
	}
	screen = learn.New(env, session, 0)
	s.show(screen)
	screen.Shown()
}

// runLine says of which lesson an exercise is, and how many there are.
func (s *Shell) runLine(run *review.Run, at int) string {
	w, e := s.words(), run.Exercise(at)
	return w.Say("review.of", words.Args{
		"number": fmt.Sprint(at + 1), "all": fmt.Sprint(run.Len()), "lesson": e.Entry.Lesson.Title.In(w.Language),
	})
}

// judged makes the next exercise of a run; after the last one it reads how it goes
// on.
func (s *Shell) judged(run *review.Run, screen *learn.Screen) {
	run.Judged()
	if !run.Done() || s.memory.end.read || s.memory.reads.Running() {
		return
	}
	store, now, there := s.store, s.clock(), s.shelf().Has
	s.background(&s.memory.reads).Run(func(context.Context) func() {
		var end runEnd
		var errs [2]error
		end.next, end.hasOne, errs[0] = store.NextDue(now, there)
		end.streak, errs[1] = store.Streak(now, now.Location())
		return func() {
			for _, err := range errs {
				s.kept(err)
			}
			end.read, end.more = true, len(s.due()) > 0
			s.memory.end = end
			if s.memory.run == run && screen != nil && s.screen == Screen(screen) {
				screen.Redraw()
			}
		}
	})
}

// runEnd is what stands beside the board after the last exercise: how many were
// right, when there are more, and for how many days the learner has come.
func (s *Shell) runEnd(run *review.Run, text runText) []fyne.CanvasObject {
	w, end := s.words(), s.memory.end
	first, all := run.First()
	items := []fyne.CanvasObject{feedback.Head(widgets.ColorRightSoft, widgets.ColorRight, pieceart.Right,
		w.Say(text.done, nil), w.Count("review.first", first, words.Args{"total": fmt.Sprint(all)}))}
	if !end.read {
		return items
	}
	items = append(items, heading(w.Say("review.next", nil), s.nextDueText()))
	if end.streak > 0 {
		items = append(items, heading(w.Say("review.days", nil), w.Count("figures.streak", end.streak, nil)))
	}
	return items
}

// heading is a text under a word that says what it is about.
func heading(title, text string) fyne.CanvasObject {
	head := widgets.NewParagraph(title)
	head.Bold = true
	return widgets.NewColumn(2, head, widgets.NewParagraph(text))
}

func (s *Shell) nextDueText() string {
	w, end, now := s.words(), s.memory.end, s.clock()
	switch {
	case end.more:
		return w.Say("review.dueNow", nil)
	case !end.hasOne:
		return w.Say("review.noneDue", nil)
	}
	next := end.next.In(now.Location())
	if y, m, d := now.AddDate(0, 0, 1).Date(); next.Year() == y && next.Month() == m && next.Day() == d {
		return w.Say("review.tomorrow", nil)
	}
	return w.Say("review.nextDue", words.Args{"date": w.Date(next)})
}

// isRun reports whether a session is of a review or of practice: no lesson.
func (s *Shell) isRun(session *lessons.Session) bool {
	return s.memory.run != nil && s.memory.run.Session() == session
}
