package quiz

import (
	"context"
	"slices"
	"strings"

	"terakoya/lessons"
	"terakoya/rules"
)

// Right returns what would have been right: where several answers are, the first.
// At a line its Text holds all moves of the learner; to find them may take some
// tenths of a second.
func Right(s *lessons.Step) lessons.Response {
	var r lessons.Response
	switch s.Kind {
	case lessons.PlayMove:
		if all := slices.Concat(s.Accept, s.Answers()); len(all) > 0 {
			r.Attempt = all[0].Attempt()
		}
	case lessons.TapSquares:
		r.Squares = s.Right
	case lessons.Judgement:
		if illegal := s.Verdict(); illegal != nil {
			r.Foul = illegal.Foul
		}
	case lessons.Choice:
		r.Option = slices.IndexFunc(s.Option, func(o lessons.Option) bool { return o.Right })
	case lessons.EnterNumber:
		r.Number = s.Number
	case lessons.RuleGame:
		r.Ruling = lessons.RulingOf(s.Ending)
	case lessons.SetUp:
		r.Setup = s.Target
	case lessons.PutInOrder:
		r.Tapped = slices.Clone(s.Places)
		for i := range s.Option {
			r.Order = append(r.Order, i)
		}
	case lessons.WriteMove:
		r.Attempt = s.Action
		if !s.Read {
			r.Text = s.Written()
		}
	case lessons.PlayLine:
		r = played(s)
	case lessons.Show:
	}
	return r
}

// Line returns the moves of both sides with which a line comes to its end, with
// [rules.NoMove] for a pass. As [Right], it may take a while.
func Line(s *lessons.Step) []rules.Move { return walked(s, func(rules.Move) {}) }

// played is the learner's part of the line.
func played(s *lessons.Step) lessons.Response {
	var r lessons.Response
	var moves []string
	walked(s, func(m rules.Move) {
		r.Attempt = m.Attempt()
		moves = append(moves, m.String())
	})
	r.Text = strings.Join(moves, " ")
	return r
}

// walked goes along a line to its end, each time the best way that is left.
func walked(s *lessons.Step, each func(rules.Move)) []rules.Move {
	w := s.Begin()
	for !w.Done() {
		left := w.Solution(context.Background())
		if len(left) == 0 || w.Try(left[0].Attempt()).Result != lessons.Right {
			break
		}
		each(left[0])
	}
	return w.Played()
}
