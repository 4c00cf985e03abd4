package learn

import (
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets"
)

// marks returns what is drawn on the board beside the pieces.
func (s *Screen) marks() widgets.Marks {
	m := s.view.marks()
	if s.control != nil {
		setup := s.view.setup()
		m.Control.Side = *s.control
		for sq := range m.Control.Counts {
			m.Control.Counts[sq] = uint8(setup.Attackers(*s.control, rules.Square(sq)).Len())
		}
	}
	return m
}

// FileMarks are those that the lesson file asks for at a step, and the move before.
func FileMarks(step *lessons.Step) widgets.Marks {
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
	if n := len(step.Played); n > 0 {
		m.Last = widgets.LastMove(step.Played[n-1].Attempt())
	}
	return m
}

// markSquares adds squares in a role.
func markSquares(m widgets.Marks, role widgets.Role, squares ...rules.Square) widgets.Marks {
	for _, sq := range squares {
		m.Squares = append(m.Squares, widgets.SquareMark{Square: sq, Role: role})
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
