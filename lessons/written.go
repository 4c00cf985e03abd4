package lessons

import (
	"errors"

	"terakoya/rules"
	"terakoya/rules/notation"
)

// styles are the notations that an answer may use, the Japanese ones first.
var styles = [...]notation.Style{notation.Japanese, notation.KIF, notation.Western, notation.Hosking, notation.CSA, notation.USI}

// Written returns how the move of the step is written in its style.
func (s *Step) Written() string { return s.Style.Write(&s.Position, s.Action, s.Previous()) }

// readMove reads what a learner has written in any notation, that of the step
// first. The error is that of the step's own notation, if none understands it or
// some take it for different moves.
func (s *Step) readMove(text string) (rules.Attempt, error) {
	own, ownErr := s.Style.Read(&s.Position, text, s.Previous())
	if ownErr == nil {
		return own, nil
	}
	var found []rules.Attempt
	for _, style := range styles {
		if a, err := style.Read(&s.Position, text, s.Previous()); err == nil {
			found = append(found, a)
		}
	}
	for _, a := range found {
		if a != found[0] {
			return rules.Attempt{}, ownErr
		}
	}
	if len(found) == 0 {
		return rules.Attempt{}, ownErr
	}
	return found[0], nil
}

// judgeWritten judges a move that was written, or one that was played as written.
func judgeWritten(s *Step, v *Verdict) {
	if s.Read {
		if v.Response.Attempt == s.Action {
			return
		}
		v.Result = Missed
		if illegal, ok := s.Position.Check(v.Response.Attempt).(*rules.IllegalMove); ok {
			v.Result, v.Illegal, v.Open = Foul, illegal, openSquares(&s.Position, v.Response.Attempt)
		}
		return
	}
	a, err := s.readMove(v.Response.Text)
	var unread *notation.Error
	switch {
	case errors.As(err, &unread):
		v.Result, v.Unread = Missed, unread
	case a != s.Action:
		v.Result, v.Response.Attempt = Missed, a
	default:
		v.Response.Attempt = a
	}
}
