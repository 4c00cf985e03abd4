package shell

import (
	"fmt"
	"strings"

	"terakoya/lessons"
	"terakoya/rules"
)

// tried writes down what was answered.
func tried(step *lessons.Step, r lessons.Response) string {
	switch step.Kind {
	case lessons.PlayMove, lessons.PlayLine:
		return r.Attempt.String()
	case lessons.TapSquares:
		return r.Squares.String()
	case lessons.Judgement:
		if r.Foul == rules.NoFoul {
			return "legal"
		}
		return r.Foul.String()
	case lessons.Choice:
		return oneLine(step.Option[r.Option].Text)
	case lessons.EnterNumber:
		return fmt.Sprint(r.Number)
	case lessons.RuleGame:
		return r.Ruling.String()
	case lessons.SetUp:
		return r.Setup.SFEN()
	case lessons.PutInOrder:
		return triedOrder(step, r)
	case lessons.WriteMove:
		if step.Read {
			return r.Attempt.String()
		}
		return r.Text
	case lessons.Show:
	}
	return ""
}

// triedOrder writes squares with blanks between them, things that are stated with a
// stroke.
func triedOrder(step *lessons.Step, r lessons.Response) string {
	var names []string
	for _, sq := range r.Tapped {
		names = append(names, sq.String())
	}
	if len(step.Places) > 0 {
		return strings.Join(names, " ")
	}
	for _, i := range r.Order {
		names = append(names, oneLine(step.Option[i].Text))
	}
	return strings.Join(names, " / ")
}

func oneLine(t lessons.Text) string { return strings.ReplaceAll(t.In(lessons.English), "\n", " ") }
