package learn

import (
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"terakoya/app/feedback"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// answer is what is said to the last try.
func (p *panel) answer() []fyne.CanvasObject {
	s := p.screen
	step := s.session.Step()
	switch s.session.State() {
	case lessons.Refused:
		return p.refused(step, s.session.Verdict())
	case lessons.Answered:
		return p.right(step)
	case lessons.Revealed:
		return p.revealed(step)
	case lessons.Waiting:
		if s.session.Hints() > 0 {
			return p.hints(step)
		}
	case lessons.Finished:
	}
	return nil
}

// refused says what is amiss with a try.
func (p *panel) refused(step *lessons.Step, v lessons.Verdict) []fyne.CanvasObject {
	w := p.screen.env.Words
	switch step.Kind {
	case lessons.PlayMove:
		if v.Result == lessons.Foul {
			return p.foul(step, v)
		}
		tried := w.Tried(&step.Position, v.Response.Attempt)
		return []fyne.CanvasObject{
			feedback.Head(widgets.ColorWhySoft, widgets.ColorWhy, pieceart.Other, w.Say("verdict.missed", nil), ""),
			feedback.Part(widgets.ColorWhy, pieceart.Other, w.Say("verdict.tried", nil), tried+"\n"+p.missed(step, v)),
		}
	case lessons.TapSquares:
		return p.squaresMissed(step, v)
	case lessons.Judgement, lessons.Choice:
		return []fyne.CanvasObject{
			feedback.Head(widgets.ColorWhySoft, widgets.ColorWhy, pieceart.Other, w.Say(missedKey(step, v), nil), ""),
		}
	case lessons.Show:
	}
	return nil
}

// missed says why a legal move is not the answer; where mate was asked for, what
// the opponent would play.
func (p *panel) missed(step *lessons.Step, v lessons.Verdict) string {
	w := p.screen.env.Words
	reply := step.Escape(v.Response.Attempt.Move())
	args := words.Args{"square": w.Square(reply.Square), "piece": w.Piece(reply.Piece), "opponent": w.Side(step.Position.Turn().Opponent())}
	switch reply.Way {
	case lessons.NoCheck:
		return w.Say("missed.noCheck", args)
	case lessons.KingMoves:
		return w.Say("missed.kingMoves", args)
	case lessons.KingTakes:
		return w.Say("missed.kingTakes", args)
	case lessons.PieceTakes:
		return w.Say("missed.pieceTakes", args)
	case lessons.PieceBetween:
		return w.Say("missed.pieceBetween", args)
	case lessons.NotAsked:
	}
	turned := v.Response.Attempt
	turned.Promote = !turned.Promote
	switch meets := slices.Contains(step.Answers(), turned.Move()); {
	case meets && turned.Promote:
		return w.Say("missed.promote", nil)
	case meets:
		return w.Say("missed.stay", nil)
	}
	return w.Say("verdict.missedWhy", nil)
}

// missedKey is the message for an answer that is not right.
func missedKey(step *lessons.Step, v lessons.Verdict) string {
	switch {
	case step.Kind == lessons.TapSquares:
		return "squares.empty"
	case step.Kind == lessons.Choice:
		return "choice.missed"
	case v.Illegal == nil:
		return "call.isLegal"
	case v.Response.Foul == rules.NoFoul:
		return "call.isFoul"
	}
	return "call.otherFoul"
}

// squaresMissed says what is too many, with the reason where the law has one, and
// how many are to be found.
func (p *panel) squaresMissed(step *lessons.Step, v lessons.Verdict) []fyne.CanvasObject {
	w := p.screen.env.Words
	right := v.Response.Squares.And(step.Right).Len()
	sum := w.Say("squares.none", nil)
	if right > 0 {
		sum = w.Say("squares.right", words.Args{"count": fmt.Sprint(right)})
	}
	title := w.Count("squares.missing", v.Missing.Len(), nil)
	if v.Missing.Empty() {
		title = w.Say("squares.extra", words.Args{"squares": w.Squares(v.Extra.Squares())})
	}
	items := []fyne.CanvasObject{feedback.Head(widgets.ColorWhySoft, widgets.ColorWhy, pieceart.Other, title, sum)}
	if !v.Extra.Empty() {
		not := w.Say("squares.extra", words.Args{"squares": w.Squares(v.Extra.Squares())})
		reason := ""
		if why, ok := step.WhyNot(v.Extra.Squares()[0]); ok {
			reason = w.Explain(why)
		}
		if reason != "" || !v.Missing.Empty() {
			items = append(items, feedback.Part(widgets.ColorWrong, pieceart.Offender, not, reason))
		}
	}
	return items
}

// right is what is said to a right answer: the file's reason, or, where the law
// has one, its.
func (p *panel) right(step *lessons.Step) []fyne.CanvasObject {
	w := p.screen.env.Words
	after := dropRight(step.After.In(w.Language), w)
	if step.Kind == lessons.Judgement && after == "" {
		after = p.callReason(step)
	}
	return []fyne.CanvasObject{feedback.Head(widgets.ColorRightSoft, widgets.ColorRight, pieceart.Right, w.Say("verdict.right", nil), after)}
}

// callReason is what the law says of the action of a step.
func (p *panel) callReason(step *lessons.Step) string {
	w := p.screen.env.Words
	e := step.Verdict()
	if e == nil {
		return w.Say("call.isLegal", nil)
	}
	return w.Explain(lessons.Explain(&step.Position, e))
}

func (p *panel) revealed(step *lessons.Step) []fyne.CanvasObject {
	w := p.screen.env.Words
	text := ""
	switch step.Kind {
	case lessons.PlayMove:
		text = w.Answer(&step.Position, bestAnswer(step))
	case lessons.TapSquares:
		text = w.Squares(step.Right.Squares())
	case lessons.Judgement:
		text = p.callReason(step)
	case lessons.Choice:
		for _, o := range step.Option {
			if o.Right {
				text = o.Text.In(w.Language)
			}
		}
	case lessons.Show:
	}
	items := []fyne.CanvasObject{
		feedback.Head(widgets.ColorRightSoft, widgets.ColorRight, pieceart.Right, w.Say("verdict.shown", nil), text),
	}
	if after := dropRight(step.After.In(w.Language), w); after != "" {
		items = append(items, widgets.NewParagraph(after))
	}
	return items
}

// foul explains an illegal move.
func (p *panel) foul(step *lessons.Step, v lessons.Verdict) []fyne.CanvasObject {
	w := p.screen.env.Words
	return feedback.Foul{
		Position: &step.Position, Illegal: v.Illegal, Open: v.Open,
		Why: w.Explain(lessons.Explain(&step.Position, v.Illegal)), Costs: w.Say("verdict.loses", nil),
	}.Panel(w)
}

// hints are the hints given so far: first in words, then on the board.
func (p *panel) hints(step *lessons.Step) []fyne.CanvasObject {
	w, n := p.screen.env.Words, p.screen.session.Hints()
	text := step.Hint.In(w.Language)
	switch step.Kind {
	case lessons.PlayMove:
		if n > 1 || text == "" {
			text = p.moveHint(step, n)
		}
	case lessons.TapSquares:
		if n > 1 || text == "" {
			text = w.Say("squares.all", words.Args{"count": fmt.Sprint(step.Right.Len())})
			if step.Right.Len() == 1 {
				text = w.Say("squares.single", nil)
			}
		}
	case lessons.Judgement, lessons.Choice, lessons.Show:
	}
	title := w.Say("hint.head", words.Args{"level": fmt.Sprint(n), "levels": fmt.Sprint(step.HintLevels())})
	return []fyne.CanvasObject{feedback.Head(widgets.ColorHintSoft, widgets.ColorHint, pieceart.Hint, title, text)}
}

// moveHint names the piece, then the move.
func (p *panel) moveHint(step *lessons.Step, level int) string {
	w := p.screen.env.Words
	best := bestAnswer(step)
	args := words.Args{"piece": w.Piece(best.Dropped())}
	kind, place := "hint.drop", "hint.onto"
	if !best.IsDrop() {
		args["piece"] = w.Piece(step.Position.At(best.From()).Kind())
		kind, place = "hint.kind", "hint.from"
	}
	if level > 1 {
		return w.Say(place, args)
	}
	return w.Say(kind, args)
}

// dropRight takes "Right." off the front of a text that stands under it.
func dropRight(text string, w *words.Words) string {
	return strings.TrimSpace(strings.TrimPrefix(text, w.Say("verdict.right", nil)))
}

// finished is the end of a lesson: how it went, and what can be done now.
func (p *panel) finished() []fyne.CanvasObject {
	s, w := p.screen, p.screen.env.Words
	first, total := 0, 0
	for i := range s.session.Lesson.Steps {
		if s.session.Lesson.Steps[i].Asks() {
			total++
			if s.session.Mastery(i) == lessons.FirstTry {
				first++
			}
		}
	}
	score := w.Count("lesson.finishedFirst", first, words.Args{"total": fmt.Sprint(total)})
	aim := widgets.NewParagraph(s.session.Lesson.Aim.In(w.Language))
	aim.TextSize, aim.Leading = widgets.SizeLead, p.leading()
	return []fyne.CanvasObject{
		feedback.Head(widgets.ColorRightSoft, widgets.ColorRight, pieceart.Right, w.Say("lesson.finished", nil), score), aim,
	}
}
