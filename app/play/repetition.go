package play

import (
	"fmt"

	"fyne.io/fyne/v2"

	"terakoya/app/feedback"
	"terakoya/app/words"
	"terakoya/rules"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// repetition is how often the present position has stood, where that may end the game.
type repetition struct {
	times, most int
	perpetual   bool        // one side has only given check since
	by          rules.Color // that side
}

// repetition returns zero where no position has come back.
func (m *match) repetition() repetition {
	law := m.game.Rules()
	r := repetition{times: m.game.Repetitions(), most: law.Repeat}
	if r.times < 2 || r.most == 0 || m.over() {
		return repetition{}
	}
	// What the law would say if this time were the last is the law's to say.
	law.Repeat = r.times
	if o := copyOf(m.game, law).Outcome(); o.Ending == rules.EndPerpetualCheck {
		r.perpetual, r.by = true, o.Winner.Opponent()
	}
	return r
}

// repetitionItems tell that the present position has stood before, and what the next
// times lead to.
func (t *Table) repetitionItems() []fyne.CanvasObject {
	r := t.match.repetition()
	if r.times == 0 {
		return nil
	}
	ground, ink, mark := widgets.ColorHintSoft, widgets.ColorHint, pieceart.Hint
	if r.perpetual && t.match.plays(r.by) {
		ground, ink, mark = widgets.ColorWrongSoft, widgets.ColorWrong, pieceart.Danger
	}
	title := t.env.Words.Say("play.repeated.title", words.Args{"count": fmt.Sprint(r.times), "most": fmt.Sprint(r.most)})
	return []fyne.CanvasObject{feedback.Head(ground, ink, mark, title, t.repetitionText(r))}
}

func (t *Table) repetitionText(r repetition) string {
	key := "play.repeated.replay"
	switch {
	case r.perpetual:
		key = "play.repeated.perpetual"
	case t.match.game.Rules().RepeatDraws:
		key = "play.repeated.draw"
	}
	return t.env.Words.Say(key, words.Args{"side": t.sides.name(r.by), "most": fmt.Sprint(r.most)})
}
