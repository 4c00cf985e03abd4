package learners

import (
	"fmt"

	"fyne.io/fyne/v2"

	"terakoya/app/page"
	"terakoya/app/parts"
	"terakoya/app/words"
	"terakoya/lessons/progress"
	"terakoya/widgets"
)

// Choice asks at the start who is going to learn.
type Choice struct {
	words *words.Words
	all   []progress.Learner
	now   int64
	use   func(id int64)
	rows  []*widgets.Option
	named []parts.Part
	page  *page.Page
}

// choiceShape is that of the page of the choice.
var choiceShape = page.Shape{Width: 520, Edge: 72, Gap: 20}

// NewChoice returns the choice among learners, of whom now was the last to learn.
func NewChoice(w *words.Words, all []progress.Learner, now int64, use func(int64), onKey func(*fyne.KeyEvent)) *Choice {
	c := &Choice{words: w, all: all, now: now, use: use}
	list := widgets.NewColumn(10)
	for i, l := range all {
		key := ""
		if i < 9 {
			key = fmt.Sprint(i + 1)
		}
		text := NameOf(w, l, i+1)
		if l.ID == now {
			text = w.Say("learners.last", words.Args{"name": text})
		}
		row := widgets.NewOption(key, text, func() { use(l.ID) })
		row.OnKey = onKey
		c.rows = append(c.rows, row)
		c.named = append(c.named, parts.Whole(fmt.Sprintf("learner-%d", i+1), row))
		list.Items = append(list.Items, row)
	}
	head := widgets.NewColumn(0, page.Title(w.Say("learners.who", nil)), page.Soft(w.Say("learners.whoKeys", nil)))
	c.page = page.New(choiceShape, head, list)
	return c
}

// Content returns what is put in the window.
func (c *Choice) Content() fyne.CanvasObject { return c.page.Content() }

// Name returns the name of the screen.
func (c *Choice) Name() string { return "choice" }

// Says returns what is asked.
func (c *Choice) Says() string { return c.words.Say("learners.who", nil) }

// Parts returns the named parts: "learner-1" and so on.
func (c *Choice) Parts() []parts.Part { return c.named }

// TypedKey handles the keys of the screen: a digit chooses, Enter goes on with who
// was last.
func (c *Choice) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeyEscape:
		c.use(c.now)
	case fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4, fyne.Key5, fyne.Key6, fyne.Key7, fyne.Key8, fyne.Key9:
		if i := int(e.Name[0] - '1'); i < len(c.all) {
			c.use(c.all[i].ID)
		}
	default:
		c.page.TypedKey(e)
	}
}

// Keys lists the keys for F1.
func (c *Choice) Keys() [][2]string {
	return [][2]string{{"1–9", "keys.learner"}, {"Enter", "keys.lastLearner"}, {"Tab", "keys.next"}, {"F11", "keys.full"}}
}
