package learn

import (
	"fyne.io/fyne/v2"

	"terakoya/app/boardmenu"
	"terakoya/lessons"
	"terakoya/rules"
)

func (s *Screen) onNext() { s.session.Next(); s.render() }
func (s *Screen) onHint() { s.session.Hint(); s.render() }
func (s *Screen) onBack() { s.session.Back(); s.render() }

func (s *Screen) onRetry() {
	s.tried = nil
	s.session.Retry()
	s.render()
}

func (s *Screen) onFlip() {
	s.turned = !s.turned
	s.render()
}

// onControl shows the squares that sente controls, then gote's, then none.
func (s *Screen) onControl() {
	black, white := rules.Black, rules.White
	switch {
	case s.control == nil:
		s.control = &black
	case *s.control == rules.Black:
		s.control = &white
	default:
		s.control = nil
	}
	s.board.SetMarks(s.marks())
	text := s.statusText()
	if s.control != nil {
		text = s.env.Words.Say("control."+s.control.String(), nil)
	}
	s.status.set(text, s.keysText())
}

// onMenu opens the menu of the board.
func (s *Screen) onMenu(at fyne.Position) {
	boardmenu.Show(s.env.Words, s.board, s.session.Setup(), at, false, func(text string) {
		s.status.set(text, s.keysText())
	})
}

// onHide hides the answer panel, or shows it again: for a class that is to think
// for itself.
func (s *Screen) onHide() {
	show(s.panel.root, !s.panel.root.Visible())
	s.root.Refresh()
	s.render()
}

func (s *Screen) onShow() {
	if step := s.session.Step(); step != nil && s.session.CanReveal() {
		s.session.Reveal()
		if s.env.Gave != nil {
			s.env.Gave(step)
		}
	}
	s.render()
}

// onAgain starts the lesson afresh.
func (s *Screen) onAgain() {
	s.session = lessons.NewSession(s.session.Lesson)
	s.at = nil
	s.render()
}

// onMain is what Enter does: whatever the main button says.
func (s *Screen) onMain() {
	switch s.session.State() {
	case lessons.Finished:
		if s.env.Next != nil {
			s.env.Next()
			return
		}
		s.env.Leave()
	case lessons.Refused:
		s.onRetry()
	case lessons.Waiting:
		if s.tapping() {
			s.onDone()
			return
		}
		s.onNext()
	case lessons.Answered, lessons.Revealed:
		s.onNext()
	}
}

// tapping reports whether the main button hands in the squares chosen. A step
// answered before can also be left again as it is.
func (s *Screen) tapping() bool {
	return s.session.State() == lessons.Waiting && s.session.Step().Kind == lessons.TapSquares &&
		(!s.picked.Empty() || !s.session.CanGoOn())
}

// onDone hands in the squares chosen. None at all is an answer only where that can
// be right; elsewhere it is a slip of the finger.
func (s *Screen) onDone() {
	if s.picked.Empty() && !s.session.Step().Right.Empty() {
		s.status.set(s.env.Words.Say("squares.empty", nil), s.keysText())
		return
	}
	s.try(lessons.Response{Squares: s.picked})
}

// TypedKey handles the keys of the screen.
func (s *Screen) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		s.onMain()
	case fyne.KeyH:
		s.onHint()
	case fyne.KeyS:
		s.onShow()
	case fyne.KeyU, fyne.KeyBackspace:
		s.onBack()
	case fyne.KeyF:
		s.onFlip()
	case fyne.KeyC:
		s.onControl()
	case fyne.KeyN:
		s.onHide()
	case fyne.KeyEscape:
		s.env.Leave()
	case fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight:
		if s.session.CanTry() {
			s.board.Enter(e)
		}
	case fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4, fyne.Key5, fyne.Key6, fyne.Key7, fyne.Key8, fyne.Key9:
		s.onOption(int(e.Name[0] - '1'))
	}
}
