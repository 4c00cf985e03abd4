package words

import (
	"fmt"
	"strings"

	"terakoya/lessons"
	"terakoya/lessons/quiz"
	"terakoya/rules"
)

// Solution says what would have been right at a step: where several answers are, the
// first. At a line it is found now, which may take some tenths of a second. A step that
// asks nothing has none, and is empty.
func (w *Words) Solution(step *lessons.Step) string {
	r := quiz.Right(step)
	switch step.Kind {
	case lessons.PlayMove:
		return w.Answer(&step.Position, r.Attempt.Move())
	case lessons.PlayLine:
		return w.Seats(step).Line(step.Position, quiz.Line(step))
	case lessons.SetUp:
		return w.Say("quiz.asDrawn", nil)
	case lessons.WriteMove:
		if step.Read {
			return w.Answer(&step.Position, step.Action.Move())
		}
		return r.Text
	case lessons.TapSquares, lessons.Judgement, lessons.Choice, lessons.EnterNumber, lessons.RuleGame, lessons.PutInOrder, lessons.Show:
	}
	return w.Stated(step, r)
}

// Stated writes an answer that is written alike whether it is right or not; of other
// kinds of step it is empty.
func (w *Words) Stated(step *lessons.Step, r lessons.Response) string {
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
		return w.order(step, r)
	case lessons.Show, lessons.PlayMove, lessons.SetUp, lessons.WriteMove, lessons.PlayLine:
	}
	return ""
}

// then stands between things that come one after the other.
const then = " → "

func (w *Words) order(step *lessons.Step, r lessons.Response) string {
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

// Line writes moves of both sides from a position on, with the signs of the sides; a
// pass is left out.
func (s Sides) Line(from rules.Position, played []rules.Move) string {
	var all []string
	for _, m := range played {
		if m == rules.NoMove {
			from = from.Passed()
			continue
		}
		all = append(all, Sign(from.Turn())+s.Move(&from, m))
		from.Make(m)
	}
	return strings.Join(all, "  ")
}
