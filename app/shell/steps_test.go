package shell

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/choices"
	"terakoya/app/course"
	"terakoya/app/theme"
	"terakoya/app/words"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/rules"
)

// TestEveryStep shows every step of the course in the smallest window, in the usual
// and in the largest type: as it is asked, with all its hints, refused, and with its
// answer. Texts are long in one language and short in another; the longest of each
// has to fit.
func TestEveryStep(t *testing.T) {
	set, err := words.NewTypesetter()
	if err != nil {
		t.Fatal(err)
	}
	size := fyne.NewSize(1024, 700)
	for _, text := range []theme.Type{theme.Usual, theme.Largest} {
		for _, l := range lessons.Languages {
			walkCourse(t, set, l, sight{size: size, text: text})
		}
	}
}

// walkCourse goes through all lessons in a language.
func walkCourse(t *testing.T, set *words.Typesetter, l lessons.Language, in sight) {
	t.Helper()
	s := open(t, Options{Language: l, Lessons: content.Lessons()})
	enlarge(s, l, in)
	s.choices.Set = choices.SetFor(l)
	s.window.Resize(in.size)
	for _, e := range course.Flat(s.chapters) {
		e.Session = lessons.NewSession(e.Lesson)
		s.Learn(e)
		for i := range e.Lesson.Steps {
			step := &e.Lesson.Steps[i]
			t.Run(fmt.Sprintf("%s/%s/%s", step.ID, l, in.text), func(t *testing.T) {
				walkStep(t, s, e, step, func(state string) {
					inspect(t, s, set, in.size)
					picture(t, s, fmt.Sprintf("step-%s-%s-%s-%s", step.ID, l, state, in.text))
				})
			})
		}
		if e.Session.State() != lessons.Finished {
			t.Errorf("%s is not finished after its last step", e.Lesson.ID)
		}
		inspect(t, s, set, in.size)
	}
}

// walkStep sees a step in its states and leaves it.
func walkStep(t *testing.T, s *Shell, e *course.Entry, step *lessons.Step, see func(state string)) {
	t.Helper()
	if e.Session.Step() != step {
		t.Fatal("the step before was not left")
	}
	see("asked")
	if step.Asks() {
		for e.Session.CanHint() {
			press(s, fyne.KeyH)
		}
		see("hints")
		e.Session.Try(wrong(t, step))
		e.Session.Try(wrong(t, step))
		press(s, fyne.KeyH) // there is none left, but the screen is drawn
		see("refused")
		press(s, fyne.KeyS)
		if e.Session.State() != lessons.Revealed {
			t.Fatal("after two misses the answer is not shown")
		}
		see("revealed")
	}
	press(s, fyne.KeyReturn)
}

// wrong returns an answer that a step does not take.
func wrong(t *testing.T, step *lessons.Step) lessons.Response {
	t.Helper()
	switch step.Kind {
	case lessons.PlayMove:
		for _, m := range step.Position.Legal() {
			if !slices.Contains(step.Answers(), m) {
				return lessons.Response{Attempt: m.Attempt()}
			}
		}
		king := step.Position.King(step.Position.Turn())
		return lessons.Response{Attempt: rules.Attempt{From: king, To: king}}
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
	case lessons.WriteMove, lessons.PlayLine:
		return lessons.Response{Text: "?"}
	case lessons.Show:
	}
	t.Fatalf("step %s asks nothing", step.ID)
	return lessons.Response{}
}
