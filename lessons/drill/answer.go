package drill

import (
	"context"

	"terakoya/lessons"
	"terakoya/rules"
)

// Answer returns a response that is right, of a line its first move; false if
// the exercise has none. Where several are right it is one of them.
func Answer(s *lessons.Step) (lessons.Response, bool) {
	var r lessons.Response
	switch s.Kind {
	case lessons.PlayMove:
		r.Attempt = firstOf(s.Answers())
	case lessons.PlayLine:
		r.Attempt = firstOf(s.Begin().Solution(context.Background()))
	case lessons.TapSquares:
		r.Squares = s.Right
	case lessons.Judgement:
		r.Foul = verdict(s)
	case lessons.Choice:
		for r.Option < len(s.Option) && !s.Option[r.Option].Right {
			r.Option++
		}
	case lessons.EnterNumber:
		r.Number = s.Number
	case lessons.RuleGame:
		r.Ruling = lessons.RulingOf(s.Ending)
	case lessons.SetUp:
		r.Setup = s.Target
	case lessons.PutInOrder:
		r.Tapped = s.Places
		for i := range s.Option {
			r.Order = append(r.Order, i)
		}
	case lessons.WriteMove:
		r.Text, r.Attempt = s.Written(), s.Action
	case lessons.Show:
		return r, false
	}
	return r, lessons.Judge(s, r).Result == lessons.Right
}

// firstOf is the first of some moves, nowhere if there is none.
func firstOf(moves []rules.Move) rules.Attempt {
	if len(moves) == 0 {
		return nowhere
	}
	return moves[0].Attempt()
}
