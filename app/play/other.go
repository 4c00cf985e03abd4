package play

import (
	"fyne.io/fyne/v2"

	"terakoya/rules"
	"terakoya/widgets"
)

// other is something that can be done beside moving, with its key; its message is
// play.other and the name.
type other struct {
	name, key string
	open      bool
	do        func()
}

// others are what can be done now, beside what has a button of its own.
func (t *Table) others() []other {
	p, law := t.match.game.Position(), t.match.game.Rules()
	return []other{
		{"typing", "/", true, t.onType},
		{"pause", "P", t.match.timed(), t.onPause},
		{"agree", "I", law.MayAgree(&p), t.onAgree},
		{"repeat", "A", t.mayRepeat(), t.onRepeat},
		{"declare", "D", t.mayDeclare(), t.onDeclare},
	}
}

// choosingItems are a button for each.
func (t *Table) choosingItems() []fyne.CanvasObject {
	w := t.env.Words
	options := widgets.NewColumn(offerGap)
	for _, o := range t.others() {
		if !o.open {
			continue
		}
		b := widgets.NewOption(o.key, w.Say("play.other."+o.name, nil), o.do)
		b.OnKey = t.env.OnKey
		options.Items = append(options.Items, b)
	}
	return []fyne.CanvasObject{t.asked("play.other.title", ""), framed(options)}
}

// framed leaves room for the borders of what stands at the edge of the note.
func framed(o fyne.CanvasObject) fyne.CanvasObject {
	return widgets.NewCard(widgets.ColorTransparent, noteFrame, o)
}

// onOther shows what else can be done, or takes that away.
func (t *Table) onOther() {
	if t.prompt == choosing {
		t.onPlayOn()
		return
	}
	t.offerPrompt(choosing)
}

// mayRepeat reports whether two people may agree on sennichite now.
func (t *Table) mayRepeat() bool {
	return t.match.choice.People && t.match.game.Rules().RepeatByAgreement && t.match.game.Repetitions() > 1
}

// onRepeat asks both, and the second time ends the game.
func (t *Table) onRepeat() {
	switch {
	case t.prompt == repeating:
		t.do(rules.DoAgreeSennichite)
	case t.mayRepeat():
		t.offerPrompt(repeating)
	}
}
