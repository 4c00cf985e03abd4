package learn

import (
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/slow"
	"terakoya/lessons"
	"terakoya/rules"
)

// TestPlayedOutInBackground: the try stands as made while its refutation is looked for.
func TestPlayedOutInBackground(t *testing.T) {
	var h held
	s := onStage(t, "../refuted", 2, h.work())
	s.click("2f", "1f")
	s.is(lessons.Refused)
	s.shows("2f1f")
	s.later()
	s.shows("2f1f")
	h.letGo()
	s.shows("2f1f", "1d2c")
	s.says("That is legal, but the king escapes to 2c.")
	s.later()
	s.later()
	s.later()
	s.asks("1f", "2c")

	s.click("2f", "1f")
	s.press(fyne.KeyF) // ends it before it is found
	h.letGo()
	s.asks("1f", "2c")

	s.click("2f", "2e")
	s.press(enter)
	h.letGo() // nobody asks any more
	s.is(lessons.Waiting)
	s.asks()
}

// TestLinePlayedOut: a line likewise, and it goes on from where it stood.
func TestLinePlayedOut(t *testing.T) {
	var h held
	s := onStage(t, "line", 1, h.work())
	s.click("3c", "2d")
	s.press(fyne.Key1)
	h.letGo()
	s.click("2f", "1f")
	h.letGo()
	s.is(lessons.Refused)
	s.shows("2f1f")
	s.later()
	s.shows("2f1f", "1e2d")
	s.says("That is legal, but the king escapes to 2d.")
	s.later()
	s.later()
	s.later()
	s.asks("1f", "2d")
	s.click("2f", "1f")
	h.letGo()
	s.later()
	s.press(rub) // takes the move before back
	s.is(lessons.Waiting)
	s.asks()
	if s.session.Walk().Moves() != 0 {
		t.Error("no move is taken back")
	}
}

// TestNotPlayedOutInExams: a quiz tells what refutes a move afterwards, in words.
func TestNotPlayedOutInExams(t *testing.T) {
	for _, c := range []struct {
		lesson string
		step   int
		click  []string
		why    string
	}{
		{"../refuted", 1, []string{"hand-black-G", "4b"}, "That is legal, but the king escapes to 2a."},
		{"../refuted", 2, []string{"2f", "1f"}, "That is legal, but the king escapes to 2c."},
		{"../refuted", 3, []string{"4d", "4c"}, "This move is allowed, but it does not do what the task asks."},
		{"line", 1, []string{"2f", "1f"}, "That is legal, but the king escapes to 2c."},
	} {
		s := onStage(t, c.lesson, c.step, slow.Work{})
		s.env.Exam = &Exam{
			Settled: func() bool { return s.session.State() != lessons.Waiting },
			Said:    func() []fyne.CanvasObject { return nil },
			Try:     func(r lessons.Response) { s.session.Try(r) },
			Take:    func(x lessons.Weighed) { s.session.Take(x) },
			Label:   func() string { return "" },
		}
		s.view = nil
		s.render()
		s.click(c.click...)
		if s.board.Held() == rules.NoPiece && s.session.State() == lessons.Waiting {
			s.press(fyne.Key2)
		}
		s.is(lessons.Refused)
		s.shows()
		if s.due != nil || len(s.marks().Arrows) > 0 {
			t.Errorf("%v is refuted in an exam", c.click)
		}
		if got := Reason(s.env.Words, s.session, true); got != c.why {
			t.Errorf("%v: %q, want %q", c.click, got, c.why)
		}
	}
}
