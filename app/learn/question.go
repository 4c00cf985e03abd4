package learn

import (
	"fyne.io/fyne/v2"

	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// Exam is how the screen asks the single questions of a quiz, in the place of the
// steps of a lesson: with one try and no help. Each question has a session of one
// step, which is tried by the exam alone; [Screen.Ask] shows the next.
type Exam struct {
	Header fyne.CanvasObject // stands at the top
	Try    func(lessons.Response)
	Take   func(lessons.Weighed) // of a line
	Skip   func()
	// Settled reports whether the question has its answer, and Said is what is said
	// to it.
	Settled func() bool
	Said    func() []fyne.CanvasObject
	// Next goes on from there; Label is what the main button says then.
	Next  func()
	Label func() string
}

// Ask shows another question, with the pieces that it speaks of.
func (s *Screen) Ask(session *lessons.Session, set pieceart.Set) {
	s.session, s.env.Set = session, set
	s.render()
	s.Act()
}

// Act plays an action that is to be judged: its piece goes there and back.
func (s *Screen) Act() {
	step := s.session.Step()
	if step != nil && step.Kind == lessons.Judgement && step.Deed.Deed == rules.DoMove {
		s.board.Refuse(step.Action)
	}
}

// Answer answers the question that is shown.
func (s *Screen) Answer(r lessons.Response) { s.try(r) }

// take takes a move of a line that was judged.
func (s *Screen) take(x lessons.Weighed) {
	if s.env.Exam != nil {
		s.env.Exam.Take(x)
		return
	}
	s.session.Take(x)
}

// goOn leaves a question of a quiz that is answered.
func (s *Screen) goOn() bool {
	on := s.env.Exam != nil && s.env.Exam.Settled()
	if on {
		s.env.Exam.Next()
	}
	return on
}

// onSkip leaves a question unanswered.
func (s *Screen) onSkip() {
	if !s.env.Exam.Settled() {
		s.work.Stop()
		s.env.Exam.Skip()
	}
}

// onCheck begins the check at the end of a lesson.
func (s *Screen) onCheck() {
	if s.session.State() == lessons.Finished && s.env.Check != nil {
		s.env.Check()
	}
}

// otherButtons are those that a lesson has only at its end, or not at all.
func (p *panel) otherButtons() {
	s := p.screen
	widgets.Show(p.check, s.session.State() == lessons.Finished && s.env.Check != nil)
	e := s.env.Exam
	if e == nil {
		return
	}
	settled := e.Settled()
	if settled {
		p.main.Label = e.Label()
		widgets.Show(p.main, true)
	}
	p.show.Label, p.show.Key = s.env.Words.Say("quiz.skip", nil), s.keyFor(fyne.KeyS, fyne.KeyF3)
	widgets.Show(p.show, !settled)
	widgets.Show(p.hint, false)
}

// examKeys are the keys of a question of a quiz.
func (s *Screen) examKeys() [][2]string {
	all := [][2]string{{"Enter", "keys.enter"}}
	switch step := s.session.Step(); step.Kind {
	case lessons.PlayLine:
		all = append(all, kindKeys(step)[:1]...) // there is no way back
	case lessons.PlayMove, lessons.TapSquares, lessons.Judgement, lessons.Choice, lessons.RuleGame, lessons.EnterNumber,
		lessons.SetUp, lessons.PutInOrder, lessons.WriteMove, lessons.Show:
		all = append(all, kindKeys(step)...)
	}
	return append(all, [][2]string{
		{s.keyFor(fyne.KeyS, fyne.KeyF3), "keys.skip"}, {s.keyFor(fyne.KeyF, fyne.KeyF5), "keys.flip"},
		{s.keyFor(fyne.KeyN, fyne.KeyF7), "keys.hide"}, {"F11", "keys.full"}, {"Esc", "keys.leaveQuiz"},
	}...)
}
