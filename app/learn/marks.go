package learn

import (
	"terakoya/app/feedback"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets"
)

// marks returns what is drawn on the board beside the pieces.
func (s *Screen) marks() widgets.Marks {
	m := s.stepMarks()
	if s.control != nil {
		setup := s.session.Setup()
		m.Control.Side = *s.control
		for sq := range m.Control.Counts {
			m.Control.Counts[sq] = uint8(setup.Attackers(*s.control, rules.Square(sq)).Len())
		}
	}
	return m
}

// stepMarks are those of the step in the state that it is in.
func (s *Screen) stepMarks() widgets.Marks {
	step := s.session.Step()
	if step == nil {
		return widgets.Marks{}
	}
	switch step.Kind {
	case lessons.PlayMove:
		return s.moveMarks(step)
	case lessons.TapSquares:
		return s.squareMarks(step)
	case lessons.Judgement:
		return s.callMarks(step)
	case lessons.Show, lessons.Choice:
	}
	return fileMarks(step)
}

// moveMarks are those of a step at which a move is played.
func (s *Screen) moveMarks(step *lessons.Step) widgets.Marks {
	v := s.session.Verdict()
	switch s.session.State() {
	case lessons.Waiting:
		m := fileMarks(step)
		if s.session.Hints() >= 2 {
			m = markMove(m, bestAnswer(step), widgets.Look)
		}
		return m
	case lessons.Refused:
		tried := v.Response.Attempt
		if v.Result == lessons.Foul {
			return feedback.Foul{Position: &step.Position, Illegal: v.Illegal, Open: v.Open}.Marks()
		}
		m := markMove(widgets.Marks{}, tried.Move(), widgets.Other)
		m.Ghosts = []widgets.Ghost{feedback.Ghost(&step.Position, tried)}
		return m
	case lessons.Answered:
		return widgets.Marks{Squares: []widgets.SquareMark{{Square: v.Response.Attempt.To, Role: widgets.Answer}}}
	case lessons.Revealed:
		best := bestAnswer(step)
		m := markMove(widgets.Marks{}, best, widgets.Answer)
		for _, other := range step.Answers() {
			if other.IsDrop() && other != best {
				m.Rings = m.Rings.Or(rules.SetOf(other.To()))
			}
		}
		m.Ghosts = []widgets.Ghost{feedback.Ghost(&step.Position, best.Attempt())}
		return m
	case lessons.Finished:
	}
	return widgets.Marks{}
}

// squareMarks are those of a step that asks for squares.
func (s *Screen) squareMarks(step *lessons.Step) widgets.Marks {
	m := fileMarks(step)
	if !step.Among.Complement().Empty() {
		m.Offered = step.Among
	}
	mark := func(role widgets.Role, set rules.SquareSet) {
		for sq := range set.All() {
			m.Squares = append(m.Squares, widgets.SquareMark{Square: sq, Role: role})
		}
	}
	switch s.session.State() {
	case lessons.Waiting:
		m.Chosen = s.picked
		if s.session.Hints() >= 2 {
			for sq := range step.Right.Without(s.picked).All() {
				mark(widgets.Look, rules.SetOf(sq))
				break
			}
		}
	case lessons.Refused:
		mark(widgets.Answer, s.picked.And(step.Right))
		mark(widgets.Offender, s.session.Verdict().Extra)
	case lessons.Answered, lessons.Revealed:
		mark(widgets.Answer, step.Right)
	case lessons.Finished:
	}
	return m
}

// callMarks are those of a step at which an action is judged.
func (s *Screen) callMarks(step *lessons.Step) widgets.Marks {
	p, a := &step.Position, step.Action
	illegal := step.Verdict()
	if st := s.session.State(); illegal != nil && (st == lessons.Answered || st == lessons.Revealed) {
		return feedback.FoulMarks(p, illegal)
	}
	m := fileMarks(step)
	if a.To.OnBoard() && (a.Drop != rules.NoKind || a.From.OnBoard() && p.At(a.From) != rules.NoPiece) {
		m.Ghosts = []widgets.Ghost{feedback.Ghost(p, a)}
		m.Squares = append(m.Squares, widgets.SquareMark{Square: a.To, Role: widgets.Look})
		m.Arrows = append(m.Arrows, widgets.ArrowMark{From: a.From, To: a.To, Role: widgets.Look})
	}
	return m
}

// fileMarks are those that the lesson file asks for.
func fileMarks(step *lessons.Step) widgets.Marks {
	var m widgets.Marks
	for _, mark := range step.Marks {
		switch mark.Shape {
		case lessons.MarkSquare:
			for sq := range mark.Squares.All() {
				m.Squares = append(m.Squares, widgets.SquareMark{Square: sq, Role: widgets.Look})
			}
		case lessons.MarkArea:
			m.Area = m.Area.Or(mark.Squares)
		case lessons.MarkLost:
			m.Crosses = m.Crosses.Or(mark.Squares)
		}
	}
	for _, a := range step.Arrows {
		m.Arrows = append(m.Arrows, widgets.ArrowMark{From: a.From, To: a.To, Role: widgets.Look})
	}
	return m
}

// bestAnswer is the answer that is shown: the first that the file names, or the
// first there is.
func bestAnswer(step *lessons.Step) rules.Move {
	if len(step.Accept) > 0 {
		return step.Accept[0]
	}
	if all := step.Answers(); len(all) > 0 {
		return all[0]
	}
	return rules.NoMove
}

// markMove adds a move: its square, and an arrow if it is on the board.
func markMove(m widgets.Marks, move rules.Move, role widgets.Role) widgets.Marks {
	if move == rules.NoMove {
		return m
	}
	m.Squares = append(m.Squares, widgets.SquareMark{Square: move.To(), Role: role})
	m.Arrows = append(m.Arrows, widgets.ArrowMark{From: move.From(), To: move.To(), Role: role})
	return m
}
