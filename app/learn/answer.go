package learn

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"terakoya/app/feedback"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// answer is what is said to the last try.
func (p *panel) answer() []fyne.CanvasObject {
	s := p.screen
	if e := s.env.Exam; e != nil && e.Settled() {
		return e.Said()
	}
	switch s.session.State() {
	case lessons.Refused:
		return s.view.refused(s.session.Verdict())
	case lessons.Answered:
		return p.right(s.session.Step())
	case lessons.Revealed:
		return p.revealed(s.session.Step())
	case lessons.Waiting:
		if s.view.hinted() > 0 {
			return p.hints(s.session.Step())
		}
	case lessons.Finished:
	}
	return nil
}

// right is what is said to a right answer: the file's reason, or, where the law
// has one, its.
func (p *panel) right(step *lessons.Step) []fyne.CanvasObject {
	s, w := p.screen, p.screen.env.Words
	after, reason := dropRight(w.Told(step, step.After), w), s.view.reason()
	text := after
	if text == "" || tells(step.Kind) {
		text = reason
	}
	items := []fyne.CanvasObject{
		feedback.Head(widgets.ColorRightSoft, widgets.ColorRight, pieceart.Right, w.Say("verdict.right", nil), text),
	}
	items = append(items, s.view.more()...)
	if after != "" && after != text {
		items = append(items, widgets.NewParagraph(after))
	}
	return items
}

// tells reports whether what the law says of a kind is said whatever the file adds.
func tells(k lessons.Kind) bool { return k == lessons.RuleGame }

func (p *panel) revealed(step *lessons.Step) []fyne.CanvasObject {
	s, w := p.screen, p.screen.env.Words
	items := []fyne.CanvasObject{
		feedback.Head(widgets.ColorRightSoft, widgets.ColorRight, pieceart.Right, w.Say("verdict.shown", nil), s.view.answer()),
	}
	items = append(items, s.view.more()...)
	if after := dropRight(w.Told(step, step.After), w); after != "" {
		items = append(items, widgets.NewParagraph(after))
	}
	return items
}

// hints are the hints given so far: first in words, then on the board.
func (p *panel) hints(step *lessons.Step) []fyne.CanvasObject {
	w, n := p.screen.env.Words, p.screen.view.hinted()
	title := w.Say("hint.head", words.Args{"level": fmt.Sprint(n), "levels": fmt.Sprint(step.HintLevels())})
	return []fyne.CanvasObject{
		feedback.Head(widgets.ColorHintSoft, widgets.ColorHint, pieceart.Hint, title, p.screen.view.hint(n)),
	}
}

// dropRight takes "Right." off the front of a text that stands under it.
func dropRight(text string, w *words.Words) string {
	return strings.TrimSpace(strings.TrimPrefix(text, w.Say("verdict.right", nil)))
}

// finished is the end of a lesson: how it went, and what can be done now.
func (p *panel) finished() []fyne.CanvasObject {
	s, w := p.screen, p.screen.env.Words
	if s.env.Row != nil {
		return s.env.Row.End()
	}
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
