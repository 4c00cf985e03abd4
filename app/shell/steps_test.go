package shell

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/course"
	"terakoya/app/stage"
	"terakoya/app/theme"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/rules"
)

// TestEveryStep shows every step of the course in the smallest window and the largest
// type, in every language: as it is asked, with all its hints, refused, and with its
// answer. Texts are long in one language and short in another; the longest of each
// has to fit. In the usual type, where more fits, each step is seen in one language.
func TestEveryStep(t *testing.T) {
	size := fyne.NewSize(1024, 700)
	for turn, l := range lessons.Languages {
		walkCourse(t, l, sight{size: size, text: theme.Largest}, func(int) bool { return true })
		walkCourse(t, l, sight{size: size}, func(n int) bool { return n%len(lessons.Languages) == turn })
	}
}

// walkCourse goes through all lessons in a language and looks at the steps that are
// wanted, by their number in the course.
func walkCourse(t *testing.T, l lessons.Language, in sight, wanted func(n int) bool) {
	t.Helper()
	n := -1
	s := open(t, Options{Language: l, Lessons: content.Lessons()})
	enlarge(s, in)
	for _, e := range course.Flat(s.chapters) {
		e.Session = lessons.NewSession(e.Lesson)
		s.Learn(e)
		for i := range e.Lesson.Steps {
			step := &e.Lesson.Steps[i]
			if n++; !wanted(n) {
				continue
			}
			if e.Session.Step() != step {
				e.Session = lessons.Resume(e.Lesson, step.ID, nil)
				s.Learn(e)
			}
			t.Run(fmt.Sprintf("%s/%s/%s", step.ID, l, in.text), func(t *testing.T) {
				walkStep(t, s, e, step, func(state string) {
					inspect(t, s, in.size)
					stage.Picture(t, s.window, fmt.Sprintf("step-%s-%s-%s-%s", step.ID, l, state, in.text))
				})
			})
		}
		if wanted(n) && e.Session.State() != lessons.Finished {
			t.Errorf("%s is not finished after its last step", e.Lesson.ID)
		}
		inspect(t, s, in.size)
		forget()
	}
}

// walkStep sees a step in its states and leaves it.
func walkStep(t *testing.T, s *Shell, e *course.Entry, step *lessons.Step, see func(state string)) {
	t.Helper()
	see("asked")
	if step.Asks() {
		for e.Session.CanHint() {
			s.tap(t, "hint")
		}
		see("hints")
		e.Session.Try(wrong(t, step))
		e.Session.Try(wrong(t, step))
		s.tap(t, "flip") // all is drawn anew
		see("refused")
		s.tap(t, "show")
		if e.Session.State() != lessons.Revealed {
			t.Fatal("after two misses the answer is not shown")
		}
		see("revealed")
	}
	s.tap(t, "main")
}

// wrong returns an answer that a step does not take.
func wrong(t *testing.T, step *lessons.Step) lessons.Response {
	t.Helper()
	switch step.Kind {
	case lessons.PlayMove:
		return lessons.Response{Attempt: wrongMove(step, step.Answers())}
	case lessons.TapSquares:
		return lessons.Response{Squares: rules.SetOf(step.Among.Without(step.Right).Squares()[0])}
	case lessons.Judgement:
		truth := rules.NoFoul
		if e := step.Verdict(); e != nil {
			truth = e.Foul
		}
		return lessons.Response{Foul: step.Offer[slices.IndexFunc(step.Offer, func(f rules.Foul) bool { return f != truth })]}
	case lessons.Choice:
		return lessons.Response{Option: slices.IndexFunc(step.Option, func(o lessons.Option) bool { return !o.Right })}
	case lessons.EnterNumber:
		return lessons.Response{Number: step.Number + 1}
	case lessons.RuleGame:
		return lessons.Response{Ruling: step.Rulings[slices.IndexFunc(step.Rulings, func(r lessons.Ruling) bool { return r != lessons.RulingOf(step.Ending) })]}
	case lessons.SetUp:
		return lessons.Response{Setup: step.Setup}
	case lessons.PutInOrder:
		return lessons.Response{Order: step.Shuffled()}
	case lessons.WriteMove:
		return lessons.Response{Text: "?", Attempt: wrongMove(step, []rules.Move{step.Action.Move()})}
	case lessons.PlayLine:
		return lessons.Response{Text: "?"}
	case lessons.Show:
	}
	t.Fatalf("step %s asks nothing", step.ID)
	return lessons.Response{}
}

// wrongMove returns a legal move that is none of the right ones, or an illegal one
// if there is none.
func wrongMove(step *lessons.Step, right []rules.Move) rules.Attempt {
	for _, m := range step.Position.Legal() {
		if !slices.Contains(right, m) {
			return m.Attempt()
		}
	}
	king := step.Position.King(step.Position.Turn())
	return rules.Attempt{From: king, To: king}
}
