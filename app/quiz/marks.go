package quiz

import (
	"terakoya/app/feedback"
	"terakoya/app/learn"
	"terakoya/lessons"
	"terakoya/lessons/quiz"
	"terakoya/rules"
	"terakoya/widgets"
)

// missMarks show on a small board what was answered and what would have been right.
func missMarks(m *quiz.Miss, session *lessons.Session, tried bool) widgets.Marks {
	step, v := m.Step, m.Verdict
	marks := widgets.Marks{}
	switch step.Kind {
	case lessons.PlayMove:
		marks = moved(session, v, tried)
		return answered(marks, quiz.Right(step).Attempt)
	case lessons.PlayLine:
		return moved(session, v, tried)
	case lessons.WriteMove:
		if step.Read {
			marks = moved(session, v, tried)
		}
		return answered(marks, step.Action)
	case lessons.TapSquares:
		marks = marked(marks, widgets.Answer, step.Right)
		if tried {
			marks = marked(marks, widgets.Offender, v.Extra)
		}
	case lessons.Judgement:
		if illegal := step.Verdict(); illegal != nil {
			return feedback.FoulMarks(&step.Position, illegal)
		}
		return shown(marks, &step.Position, step.Action)
	case lessons.SetUp:
		for _, w := range v.Wrong {
			marks = marked(marks, widgets.Answer, rules.SetOf(w.Square))
		}
	case lessons.PutInOrder:
		for i, sq := range step.Places {
			marks.Numbers = append(marks.Numbers, widgets.NumberMark{Square: sq, Number: i + 1, Role: widgets.Answer})
		}
	case lessons.EnterNumber:
		marks = marked(marks, widgets.Look, step.Counted())
	case lessons.Choice, lessons.RuleGame:
		return asked(step)
	case lessons.Show:
	}
	return marks
}

// asked are the marks with which a question was asked.
func asked(step *lessons.Step) widgets.Marks {
	m := widgets.Marks{}
	for _, mark := range step.Marks {
		switch mark.Shape {
		case lessons.MarkSquare:
			m = marked(m, widgets.Look, mark.Squares)
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

func marked(m widgets.Marks, role widgets.Role, squares rules.SquareSet) widgets.Marks {
	for sq := range squares.All() {
		m.Squares = append(m.Squares, widgets.SquareMark{Square: sq, Role: role})
	}
	return m
}

// moved shows the move that was tried.
func moved(session *lessons.Session, v lessons.Verdict, tried bool) widgets.Marks {
	m, p := widgets.Marks{}, learn.Shown(session)
	if !tried || v.Result == lessons.Right {
		return m
	}
	if v.Illegal != nil {
		return feedback.FoulMarks(&p, v.Illegal)
	}
	a := v.Response.Attempt
	if a.To.OnBoard() {
		m.Squares = append(m.Squares, widgets.SquareMark{Square: a.To, Role: widgets.Offender})
		m.Arrows = append(m.Arrows, widgets.ArrowMark{From: a.From, To: a.To, Role: widgets.Offender})
	}
	return m
}

// answered adds the move that would have been right.
func answered(m widgets.Marks, a rules.Attempt) widgets.Marks {
	if a.To.OnBoard() {
		m.Squares = append(m.Squares, widgets.SquareMark{Square: a.To, Role: widgets.Answer})
		m.Arrows = append(m.Arrows, widgets.ArrowMark{From: a.From, To: a.To, Role: widgets.Answer})
	}
	return m
}

// shown adds an action that is spoken of.
func shown(m widgets.Marks, p *rules.Position, a rules.Attempt) widgets.Marks {
	if a.To.OnBoard() && (a.Drop != rules.NoKind || a.From.OnBoard() && p.At(a.From) != rules.NoPiece) {
		m.Ghosts = []widgets.Ghost{feedback.Ghost(p, a)}
		m.Squares = append(m.Squares, widgets.SquareMark{Square: a.To, Role: widgets.Look})
		m.Arrows = append(m.Arrows, widgets.ArrowMark{From: a.From, To: a.To, Role: widgets.Look})
	}
	return m
}
