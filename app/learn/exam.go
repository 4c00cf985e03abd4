package learn

import (
	"fyne.io/fyne/v2"

	"terakoya/app/feedback"
	"terakoya/app/parts"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets"
)

// examView is a step in an exam: it has no help and no way back, and once it is
// answered nothing more can be done with it.
type examView struct {
	view
	s    *Screen
	step *lessons.Step
}

// viewOf returns the view of a step as it is asked here.
func (s *Screen) viewOf(step *lessons.Step) view {
	v := s.newView(step)
	if s.env.Exam != nil && step != nil {
		return &examView{v, s, step}
	}
	return v
}

func (e *examView) settled() bool { return e.s.env.Exam.Settled() }
func (e *examView) right() bool   { return e.s.session.State() == lessons.Answered }

func (e *examView) dress(board *widgets.Board) {
	e.view.dress(board)
	if e.settled() {
		board.OnPick = nil
		board.SetLocked(true)
	}
}

// input is closed once the question is answered, but for what it asks about.
func (e *examView) input() []fyne.CanvasObject {
	line, isLine := e.view.(*lineView)
	switch {
	case e.settled() && e.step.Read:
		return e.view.input()
	case e.settled():
		return nil
	case isLine:
		count := widgets.NewParagraph(line.countText())
		count.Bold = true
		return []fyne.CanvasObject{count}
	}
	return e.view.input()
}

func (e *examView) refused(lessons.Verdict) []fyne.CanvasObject { return e.s.env.Exam.Said() }
func (e *examView) missed(lessons.Verdict) string               { return e.s.env.Words.Say("quiz.wrong", nil) }
func (e *examView) done() string                                { return e.s.env.Words.Say("verdict.right", nil) }
func (e *examView) canHint() bool                               { return false }
func (e *examView) takes(k fyne.KeyName) bool                   { return !e.settled() && e.view.takes(k) }

func (e *examView) label() string {
	if e.settled() {
		return ""
	}
	return e.view.label()
}

func (e *examView) hand() {
	if !e.settled() {
		e.view.hand()
	}
}

func (e *examView) pick(i int) {
	if !e.settled() {
		e.view.pick(i)
	}
}

func (e *examView) key(k fyne.KeyName) bool {
	_, isLine := e.view.(*lineView)
	return !e.settled() && !isLine && e.view.key(k)
}

func (e *examView) attempt(a rules.Attempt) {
	if !e.settled() {
		e.view.attempt(a)
	}
}

func (e *examView) focus() fyne.Focusable {
	if e.settled() {
		return nil
	}
	return e.view.focus()
}

func (e *examView) parts() []parts.Part {
	if v, ok := e.view.(interface{ parts() []parts.Part }); ok && !e.settled() {
		return v.parts()
	}
	return nil
}

// marks show what was answered, and of a miss not why it is one.
func (e *examView) marks() widgets.Marks {
	if !e.settled() || e.right() {
		return e.view.marks()
	}
	m, r := FileMarks(e.step), e.s.session.Verdict().Response
	switch e.step.Kind {
	case lessons.PlayMove, lessons.PlayLine:
		return e.tried(m, r.Attempt)
	case lessons.WriteMove:
		if e.step.Read {
			return e.tried(m, r.Attempt)
		}
		return ActionMarks(m, &e.step.Position, e.step.Action)
	case lessons.TapSquares:
		m.Chosen = r.Squares
	case lessons.PutInOrder:
		for i, sq := range r.Tapped {
			m.Numbers = append(m.Numbers, widgets.NumberMark{Square: sq, Number: i + 1, Role: widgets.Look})
		}
	case lessons.Judgement, lessons.RuleGame, lessons.EnterNumber, lessons.Choice:
		return e.view.marks()
	case lessons.SetUp, lessons.Show:
	}
	return m
}

// tried shows a move that was not right.
func (e *examView) tried(m widgets.Marks, a rules.Attempt) widgets.Marks {
	p := e.view.position()
	if !a.To.OnBoard() || a.Drop == rules.NoKind && !a.From.OnBoard() {
		return m
	}
	if a.Drop != rules.NoKind || p.At(a.From) != rules.NoPiece {
		m.Ghosts = []widgets.Ghost{feedback.Ghost(&p, a)}
	}
	return markSquares(m, widgets.Offender, a.To)
}
