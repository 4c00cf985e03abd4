package quiz

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"terakoya/app/course"
	"terakoya/app/page"
	"terakoya/app/words"
	"terakoya/lessons/quiz"
	"terakoya/widgets"
)

// advised is a lesson to practise: it can be opened, and what was missed of it asked
// again.
type advised struct {
	open  *widgets.Button // nil if the lesson is gone
	drill *widgets.Button // nil if what was missed is gone
	do    func()          // what its number key does
}

// mostAdvised is how many lessons are named.
const mostAdvised = 6

// practise is the card of what to practise, the worst first.
func (r *Result) practise() fyne.CanvasObject {
	w := r.env.Words
	list := widgets.NewColumn(10, page.Heading(w.Say("quiz.practise", nil)))
	for i, a := range r.score.Practise[:min(len(r.score.Practise), mostAdvised)] {
		missed := page.Soft(w.Say("quiz.missedOf", words.Args{"missed": fmt.Sprint(a.Missed), "asked": fmt.Sprint(a.Asked)}))
		missed.TextSize = widgets.SizeSmall
		title := widgets.NewParagraph(r.titleOf(a.Lesson))
		title.Bold, title.Leading = true, 1.35
		text := widgets.NewColumn(0, title, missed)
		e := r.env.lesson(a.Lesson)
		if e == nil {
			gone := page.Soft(w.Say("quiz.lessonGone", nil))
			gone.TextSize = widgets.SizeSmall
			text.Items = append(text.Items, gone)
			list.Items = append(list.Items, text)
			r.advised = append(r.advised, &advised{do: func() {}})
			continue
		}
		row, buttons := r.advise(e, a, fmt.Sprint(i+1))
		r.advised = append(r.advised, row)
		list.Items = append(list.Items, widgets.NewEnds(cardGap, text, buttons))
	}
	return page.Card(cardPad, list)
}

// advise makes the buttons of a lesson that is there.
func (r *Result) advise(e *course.Entry, a quiz.Advice, key string) (*advised, *fyne.Container) {
	w, lesson := r.env.Words, func() { r.env.Lesson(a.Lesson) }
	row := &advised{open: widgets.NewButton(widgets.PlainButton, w.Say("quiz.openLesson", nil), key, lesson), do: lesson}
	buttons := container.New(layout.NewCustomPaddedHBoxLayout(buttonGap))
	if slices.ContainsFunc(a.Origins, func(o quiz.Origin) bool { return o.In(e.Lesson) }) {
		row.do = func() { r.env.Practise(e, a.Origins, r.back) }
		row.open.Key, row.open.Kind = "", widgets.TextButton
		row.drill = widgets.NewButton(widgets.PlainButton, w.Say("quiz.drill", nil), key, row.do)
		row.drill.OnKey = r.env.OnKey
		buttons.Add(row.drill)
	}
	row.open.OnKey = r.env.OnKey
	buttons.Add(row.open)
	return row, buttons
}
