package learn

import (
	"fyne.io/fyne/v2"

	"terakoya/app/boardmenu"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets"
)

func (s *Screen) onNext() { s.session.Next(); s.render() }
func (s *Screen) onBack() { s.session.Back(); s.render() }

func (s *Screen) onHint() {
	if s.session.State() != lessons.Finished && s.view.canHint() {
		s.view.prepare(func() { s.session.Hint(); s.render() })
	}
}

func (s *Screen) onRetry() {
	s.view.clear()
	s.session.Retry()
	s.render()
	s.focus()
}

// upsideDown reports whether gote sits at the bottom: as the step has it, unless
// the learner turns the board.
func (s *Screen) upsideDown() bool {
	step := s.session.Step()
	return s.turned != (step != nil && step.Turned)
}

func (s *Screen) onFlip() {
	s.turned = !s.turned
	s.render()
}

// onControl shows the squares that sente controls, then gote's, then none.
func (s *Screen) onControl() {
	if s.env.Exam != nil {
		return // it would tell answers
	}
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
	boardmenu.Show(s.env.Words, s.board, s.view.setup(), at, false, func(text string) {
		s.status.set(text, s.keysText())
	})
}

// onHide hides the answer panel, or shows it again: for a class that is to think
// for itself.
func (s *Screen) onHide() {
	widgets.Show(s.panel.root, !s.panel.root.Visible())
	s.root.Refresh()
	s.render()
}

func (s *Screen) onShow() {
	if s.env.Exam != nil {
		s.onSkip()
		return
	}
	step := s.session.Step()
	if step == nil || !s.session.CanReveal() {
		return
	}
	s.view.prepare(func() {
		s.session.Reveal()
		if s.env.Gave != nil {
			s.env.Gave(step)
		}
		s.render()
	})
}

// onAgain starts the lesson afresh.
func (s *Screen) onAgain() {
	s.session = lessons.NewSession(s.session.Lesson)
	s.view = nil
	s.render()
}

// onMain is what Enter does: whatever the main button says.
func (s *Screen) onMain() {
	if s.goOn() {
		return
	}
	switch s.session.State() {
	case lessons.Finished:
		if s.nextLabel() != "" {
			s.env.Next()
			return
		}
		s.env.Leave()
	case lessons.Refused:
		s.onRetry()
	case lessons.Waiting:
		if s.view.label() != "" {
			s.view.hand()
			return
		}
		s.onNext()
	case lessons.Answered, lessons.Revealed:
		s.onNext()
	}
}

// keysOf are the keys that work on every step, also while letters are written.
var keysOf = map[fyne.KeyName]func(*Screen){
	fyne.KeyReturn: (*Screen).onMain, fyne.KeyEnter: (*Screen).onMain, fyne.KeySpace: (*Screen).onMain,
	fyne.KeyH: (*Screen).onHint, fyne.KeyF2: (*Screen).onHint,
	fyne.KeyS: (*Screen).onShow, fyne.KeyF3: (*Screen).onShow,
	fyne.KeyU: (*Screen).onBack, fyne.KeyBackspace: (*Screen).onBack, fyne.KeyF4: (*Screen).onBack,
	fyne.KeyF: (*Screen).onFlip, fyne.KeyF5: (*Screen).onFlip,
	fyne.KeyC: (*Screen).onControl, fyne.KeyF6: (*Screen).onControl,
	fyne.KeyN: (*Screen).onHide, fyne.KeyF7: (*Screen).onHide,
	fyne.KeyG: (*Screen).onTerms, fyne.KeyF8: (*Screen).onTerms,
	fyne.KeyP:      (*Screen).onPractise,
	fyne.KeyT:      (*Screen).onCheck,
	fyne.KeyEscape: func(s *Screen) { s.env.Leave() },
}

// keyFor is what is written on a button: its letter, or, where the step needs the
// letters for itself, the key that always works.
func (s *Screen) keyFor(letter, always fyne.KeyName) string {
	if s.view.takes(letter) {
		return string(always)
	}
	return string(letter)
}

// TypedKey handles the keys of the screen; the step may use them first.
func (s *Screen) TypedKey(e *fyne.KeyEvent) {
	if s.view.key(e.Name) {
		return
	}
	if do := keysOf[e.Name]; do != nil {
		do(s)
		return
	}
	switch e.Name {
	case fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight:
		if s.session.CanTry() {
			s.board.Enter(e)
		}
	case fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4, fyne.Key5, fyne.Key6, fyne.Key7, fyne.Key8, fyne.Key9:
		s.view.pick(int(e.Name[0] - '1'))
	}
}
