package quiz

import (
	"strings"

	"terakoya/app/words"
	"terakoya/lessons"
)

// told says what was answered.
func told(w *words.Words, session *lessons.Session, v lessons.Verdict) string {
	step, r := session.Step(), v.Response
	switch step.Kind {
	case lessons.PlayMove:
		return w.Tried(&step.Position, r.Attempt)
	case lessons.PlayLine:
		return moves(w, session, v)
	case lessons.SetUp:
		return w.Count("arrange.missed", len(v.Wrong), nil)
	case lessons.WriteMove:
		if step.Read {
			return w.Tried(&step.Position, r.Attempt)
		}
		return r.Text
	case lessons.TapSquares, lessons.Judgement, lessons.Choice, lessons.EnterNumber, lessons.RuleGame, lessons.PutInOrder, lessons.Show:
	}
	return w.Stated(step, r)
}

// moves writes a line as far as it came, with the move that was not right.
func moves(w *words.Words, session *lessons.Session, v lessons.Verdict) string {
	walk, step := session.Walk(), session.Step()
	text := w.Seats(step).Line(step.Position, walk.Played())
	if v.Result != lessons.Right {
		p := walk.Position()
		text += "  " + w.Tried(&p, v.Response.Attempt)
	}
	return strings.TrimSpace(text)
}
