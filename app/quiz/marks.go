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
		return learn.ActionMarks(marks, &step.Position, step.Action)
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
		return learn.FileMarks(step)
	case lessons.Show:
	}
	return marks
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
	return pointed(m, widgets.Offender, v.Response.Attempt)
}

// answered adds the move that would have been right.
func answered(m widgets.Marks, a rules.Attempt) widgets.Marks { return pointed(m, widgets.Answer, a) }

// pointed adds a move: its square, and an arrow.
func pointed(m widgets.Marks, role widgets.Role, a rules.Attempt) widgets.Marks {
	if a.To.OnBoard() {
		m.Squares = append(m.Squares, widgets.SquareMark{Square: a.To, Role: role})
		m.Arrows = append(m.Arrows, widgets.ArrowMark{From: a.From, To: a.To, Role: role})
	}
	return m
}
