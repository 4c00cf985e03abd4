package learn

import (
	"strings"

	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/rules"
)

// Reason says why an answer is not right, as a lesson says it, and what the law
// says of the question. It may be empty: then there is nothing to say but what
// would have been right. Tried says that there is an answer; else the question was
// left open.
func Reason(w *words.Words, session *lessons.Session, tried bool) string {
	s, step := &Screen{env: Env{Words: w}, session: session}, session.Step()
	b, v := base{s, step}, session.Verdict()
	s.view = &b
	switch step.Kind {
	case lessons.Judgement:
		return (&callView{options{base: b}}).reason()
	case lessons.RuleGame:
		return (&rulingView{options{base: b}}).reason()
	case lessons.PlayMove:
		if tried {
			m := moveView{base: b}
			return m.reasonOf(v, m.why)
		}
	case lessons.PlayLine:
		if l := (&lineView{moveView: moveView{base: b}, solvedAt: -1}); tried && v.Result != lessons.Right {
			s.view = l
			return l.reasonOf(v, l.lineWhy)
		}
	case lessons.TapSquares:
		if tried && !v.Extra.Empty() {
			if why, ok := step.WhyNot(v.Extra.Squares()[0]); ok {
				return w.Explain(why)
			}
		}
	case lessons.WriteMove:
		if tried && !step.Read && v.Unread != nil {
			return w.Unread(v.Unread)
		}
	case lessons.EnterNumber, lessons.Choice, lessons.SetUp, lessons.PutInOrder, lessons.Show:
	}
	return ""
}

// reasonOf says what is amiss with a move.
func (m *moveView) reasonOf(v lessons.Verdict, why func(lessons.Verdict) string) string {
	if v.Result != lessons.Foul {
		return why(v)
	}
	p := m.s.view.position()
	return m.words().Explain(lessons.Explain(&p, v.Illegal))
}

// After is what a step says once it is answered, without a "Right." before it.
func After(w *words.Words, step *lessons.Step) string {
	return strings.TrimSpace(dropRight(w.Told(step, step.After), w))
}

// Shown is the position in which the last answer was given: at a line the one it
// has come to.
func Shown(session *lessons.Session) rules.Position {
	if walk := session.Walk(); walk != nil {
		return walk.Position()
	}
	return session.Step().Position
}
