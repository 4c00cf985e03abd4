package learners

import (
	"fmt"

	"fyne.io/fyne/v2"

	"terakoya/app/page"
	"terakoya/app/parts"
	"terakoya/lessons/progress"
	"terakoya/widgets"
)

// list is the learners, and a line to add one.
func (s *Screen) list() fyne.CanvasObject {
	rows := widgets.NewColumn(rowGap)
	for i, l := range s.env.All {
		if i > 0 {
			rows.Items = append(rows.Items, widgets.NewRule())
		}
		switch {
		case s.of == l.ID && s.task == renaming:
			rows.Items = append(rows.Items, s.rename(l))
		case s.of == l.ID && s.task == removing:
			rows.Items = append(rows.Items, s.remove(l))
		default:
			rows.Items = append(rows.Items, s.row(i+1, l))
		}
	}
	s.named = append(s.named, parts.Whole("add-name", s.adding))
	add := page.Beside(s.adding, s.button("add", widgets.PlainButton, "learners.add", s.add))
	return page.Card(shape.Gap, widgets.NewColumn(18, rows, widgets.NewColumn(4, page.Soft(s.say("another", nil)), add)))
}

// row is a learner with what can be done.
func (s *Screen) row(number int, l progress.Learner) fyne.CanvasObject {
	name := widgets.NewParagraph(page.Folded(NameOf(s.env.Words, l, number)))
	name.Bold = true
	texts := widgets.NewColumn(0, name)
	buttons := page.InRow()
	if l.ID == s.env.Now {
		texts.Items = append(texts.Items, page.Soft(s.say("present", nil)))
	} else {
		buttons.Add(s.button(fmt.Sprintf("use-%d", number), widgets.PlainButton, "learners.use", func() { s.env.OnUse(l.ID) }))
	}
	buttons.Add(s.button(fmt.Sprintf("rename-%d", number), widgets.TextButton, "learners.rename", func() { s.open(renaming, l.ID) }))
	if len(s.env.All) > 1 {
		buttons.Add(s.button(fmt.Sprintf("remove-%d", number), widgets.TextButton, "learners.remove", func() { s.open(removing, l.ID) }))
	}
	return widgets.NewEnds(shape.Gap, texts, buttons)
}

// setText puts a text into a line, with the cursor behind it.
func setText(e *widgets.Entry, text string) {
	e.SetText(text)
	e.CursorColumn = len([]rune(text))
	e.Refresh()
}
