package quiz

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"terakoya/app/words"
	"terakoya/widgets"
)

// advised is a lesson to practise: its lesson can be opened, and exercises of its
// drills asked.
type advised struct {
	open  *widgets.Button
	drill *widgets.Button // nil if the lesson has no drills
	do    func()          // what its number key does
}

// mostAdvised is how many lessons are named.
const mostAdvised = 6

// practise is the card of what to practise, the worst first.
func (r *Result) practise() fyne.CanvasObject {
	w := r.env.Words
	list := widgets.NewColumn(10, heading(w.Say("quiz.practise", nil)))
	for i, a := range r.score.Practise[:min(len(r.score.Practise), mostAdvised)] {
		row := &advised{}
		key := fmt.Sprint(i + 1)
		lesson := func() { r.env.Lesson(a.Lesson) }
		row.open = widgets.NewButton(widgets.PlainButton, w.Say("quiz.openLesson", nil), key, lesson)
		row.do = lesson
		buttons := container.New(layout.NewCustomPaddedHBoxLayout(buttonGap))
		if e := r.env.lesson(a.Lesson); e != nil && len(e.Lesson.Drills) > 0 {
			row.do = func() { r.env.Practise(e, func() { r.env.Show(r) }) }
			row.open.Key, row.open.Kind = "", widgets.TextButton
			row.drill = widgets.NewButton(widgets.PlainButton, w.Say("quiz.drill", nil), key, row.do)
			row.drill.OnKey = r.env.OnKey
			buttons.Add(row.drill)
		}
		row.open.OnKey = r.env.OnKey
		buttons.Add(row.open)
		r.advised = append(r.advised, row)
		missed := soft(w.Say("quiz.missedOf", words.Args{"missed": fmt.Sprint(a.Missed), "asked": fmt.Sprint(a.Asked)}))
		missed.TextSize = widgets.SizeSmall
		title := widgets.NewParagraph(r.env.lessonTitle(a.Lesson))
		title.Bold, title.Leading = true, 1.35
		line := widgets.NewEnds(cardGap, widgets.NewColumn(0, title, missed), buttons)
		list.Items = append(list.Items, line)
	}
	return bordered(list)
}
