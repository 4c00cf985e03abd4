package learn

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"

	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets"
)

// optionItems are the answers of a step that states some, as buttons with keys.
func (p *panel) optionItems(step *lessons.Step) []fyne.CanvasObject {
	p.options = nil
	var items []fyne.CanvasObject
	for i := range optionCount(step) {
		o := widgets.NewOption(fmt.Sprint(i+1), p.optionText(step, i), func() { p.screen.onOption(i) })
		o.OnKey = p.screen.env.OnKey
		o.State = p.optionState(step, i)
		p.options = append(p.options, o)
		items = append(items, o)
	}
	return items
}

func (p *panel) optionText(step *lessons.Step, i int) string {
	w := p.screen.env.Words
	if step.Kind == lessons.Judgement {
		return w.Call(step.Offer[i])
	}
	return step.Option[i].Text.In(w.Language)
}

// optionState is how an option is shown: those refused stay marked until the
// next try; once the step is answered the right one is marked.
func (p *panel) optionState(step *lessons.Step, i int) widgets.OptionState {
	s := p.screen
	state := s.session.State()
	if (state == lessons.Answered || state == lessons.Revealed) && optionRight(step, i) {
		return widgets.OptionRight
	}
	if slices.Contains(s.tried, i) {
		return widgets.OptionWrong
	}
	if !s.session.CanTry() {
		return widgets.OptionShut
	}
	return widgets.OptionOpen
}

func optionRight(step *lessons.Step, i int) bool {
	if step.Kind == lessons.Choice {
		return step.Option[i].Right
	}
	truth := rules.NoFoul
	if e := step.Verdict(); e != nil {
		truth = e.Foul
	}
	return step.Offer[i] == truth
}
