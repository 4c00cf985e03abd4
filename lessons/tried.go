package lessons

import (
	"fmt"
	"strings"

	"terakoya/rules"
)

// Tried writes an answer down in one line, as results and reports keep it: moves in
// USI, squares by name, what is picked in English.
func (s *Step) Tried(r Response) string {
	switch s.Kind {
	case PlayMove, PlayLine:
		return r.Attempt.String()
	case TapSquares:
		return r.Squares.String()
	case Judgement:
		if r.Foul == rules.NoFoul {
			return legalCode
		}
		return r.Foul.String()
	case Choice:
		return oneLine(s.Option[r.Option].Text)
	case EnterNumber:
		return fmt.Sprint(r.Number)
	case RuleGame:
		return r.Ruling.String()
	case SetUp:
		return r.Setup.SFEN()
	case PutInOrder:
		return s.triedOrder(r)
	case WriteMove:
		if s.Read {
			return r.Attempt.String()
		}
		return r.Text
	case Show:
	}
	return ""
}

// triedOrder writes squares with blanks between them, things that are stated with a
// stroke.
func (s *Step) triedOrder(r Response) string {
	var names []string
	for _, sq := range r.Tapped {
		names = append(names, sq.String())
	}
	if len(s.Places) > 0 {
		return strings.Join(names, " ")
	}
	for _, i := range r.Order {
		names = append(names, oneLine(s.Option[i].Text))
	}
	return strings.Join(names, " / ")
}

func oneLine(t Text) string { return strings.ReplaceAll(t.In(English), "\n", " ") }
