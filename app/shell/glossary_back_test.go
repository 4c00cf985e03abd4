package shell

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"terakoya/content"
	"terakoya/lessons"
)

// TestTermsGiveFocusBack: whoever had the keys before a card has them after it, also
// where the card came by a tap.
func TestTermsGiveFocusBack(t *testing.T) {
	s := open(t, Options{Lessons: content.Lessons()})
	e := s.entry(writing(t, s))
	i := slices.IndexFunc(e.Lesson.Steps, func(step lessons.Step) bool { return step.Kind == lessons.WriteMove && !step.Read })
	e.Session = lessons.Resume(e.Lesson, e.Lesson.Steps[i].ID, nil)
	s.Learn(e)
	before := s.window.Canvas().Focused()
	if before == nil {
		t.Fatal("nothing has the keys")
	}
	press(s, fyne.KeyF8)
	if len(cardTexts(s)) == 0 {
		t.Fatal("F8 shows nothing")
	}
	if press(s, fyne.KeyEscape); s.window.Canvas().Focused() != before {
		t.Errorf("after F8 the keys are with %T", s.window.Canvas().Focused())
	}
	term := termsOn(s.window.Content())[0]
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(term)
	test.TapCanvas(s.window.Canvas(), at.AddXY(term.Size().Width/2, term.Size().Height/2))
	if press(s, fyne.KeyEscape); s.window.Canvas().Focused() != before {
		t.Errorf("after a tap the keys are with %T", s.window.Canvas().Focused())
	}
}

// writing is a lesson in which a move is to be written.
func writing(t *testing.T, s *Shell) string {
	t.Helper()
	for _, c := range s.chapters {
		for _, e := range c.Entries {
			for _, step := range e.Lesson.Steps {
				if step.Kind == lessons.WriteMove && !step.Read {
					return e.Lesson.ID
				}
			}
		}
	}
	t.Fatal("no lesson has a move to write")
	return ""
}

// TestTermsInResult: what is said of a miss has terms, G shows them, and from the
// glossary Escape leads back to the result; a question has none.
func TestTermsInResult(t *testing.T) {
	r := newExamRoom(t, Options{})
	r.checkLesson(r.entry("nifu"))
	if n := len(termsOn(r.window.Content())); n != 0 {
		t.Errorf("a question has %d terms", n)
	}
	for r.screen.Name() == "quiz" {
		r.answer(wrong(t, &r.on().Step))
		press(r.Shell, fyne.KeyReturn)
	}
	if r.screen.Name() != "quiz-result" || len(termsOn(r.window.Content())) == 0 {
		t.Fatalf("no term on %s", r.screen.Name())
	}
	press(r.Shell, fyne.KeyG, fyne.Key1)
	for _, o := range r.window.Canvas().Overlays().List() {
		for _, b := range buttonsIn(o) {
			if b.Label == r.words().Say("glossary.open", nil) {
				b.Tapped(nil)
			}
		}
	}
	if r.screen.Name() != "glossary" {
		t.Fatalf("the card leads to %s", r.screen.Name())
	}
	if press(r.Shell, fyne.KeyEscape); r.screen.Name() != "quiz-result" {
		t.Errorf("back is %s", r.screen.Name())
	}
}
