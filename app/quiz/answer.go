package quiz

import (
	"fmt"
	"strings"

	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/lessons/quiz"
	"terakoya/rules"
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
	return stated(w, step, r)
}

// solution says what would have been right. At a line it is found now, which may
// take a while.
func solution(w *words.Words, step *lessons.Step) string {
	r := quiz.Right(step)
	switch step.Kind {
	case lessons.PlayMove:
		return w.Answer(&step.Position, r.Attempt.Move())
	case lessons.PlayLine:
		return line(w, step, quiz.Line(step))
	case lessons.SetUp:
		return w.Say("quiz.asDrawn", nil)
	case lessons.WriteMove:
		if step.Read {
			return w.Answer(&step.Position, step.Action.Move())
		}
		return r.Text
	case lessons.TapSquares, lessons.Judgement, lessons.Choice, lessons.EnterNumber, lessons.RuleGame, lessons.PutInOrder, lessons.Show:
	}
	return stated(w, step, r)
}

// stated writes an answer that is written alike whether it is right or not.
func stated(w *words.Words, step *lessons.Step, r lessons.Response) string {
	switch step.Kind {
	case lessons.TapSquares:
		if r.Squares.Empty() {
			return w.Say("quiz.noSquare", nil)
		}
		return w.Squares(r.Squares.Squares())
	case lessons.Judgement:
		return w.Call(r.Foul)
	case lessons.Choice:
		if r.Option >= 0 && r.Option < len(step.Option) {
			return w.Told(step, step.Option[r.Option].Text)
		}
	case lessons.EnterNumber:
		return fmt.Sprint(r.Number)
	case lessons.RuleGame:
		return w.Seats(step).Ruling(r.Ruling)
	case lessons.PutInOrder:
		return order(w, step, r)
	case lessons.Show, lessons.PlayMove, lessons.SetUp, lessons.WriteMove, lessons.PlayLine:
	}
	return ""
}

// then stands between things that come one after the other.
const then = " → "

func order(w *words.Words, step *lessons.Step, r lessons.Response) string {
	var names []string
	for _, sq := range r.Tapped {
		names = append(names, w.Square(sq))
	}
	if len(step.Places) == 0 {
		for _, i := range r.Order {
			if i >= 0 && i < len(step.Option) {
				names = append(names, w.Told(step, step.Option[i].Text))
			}
		}
	}
	return strings.Join(names, then)
}

// line writes the moves of both sides from the position of a step.
func line(w *words.Words, step *lessons.Step, played []rules.Move) string {
	sides, p := w.Seats(step), step.Position
	var all []string
	for _, m := range played {
		if m == rules.NoMove {
			p = p.Passed()
			continue
		}
		all = append(all, words.Sign(p.Turn())+sides.Move(&p, m))
		p.Make(m)
	}
	return strings.Join(all, "  ")
}

// moves writes a line as far as it came, with the move that was not right.
func moves(w *words.Words, session *lessons.Session, v lessons.Verdict) string {
	walk, step := session.Walk(), session.Step()
	text := line(w, step, walk.Played())
	if v.Result != lessons.Right {
		p := walk.Position()
		text += "  " + w.Tried(&p, v.Response.Attempt)
	}
	return strings.TrimSpace(text)
}
