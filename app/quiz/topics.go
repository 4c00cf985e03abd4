package quiz

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"terakoya/widgets"
)

// newTopics makes the list of what a quiz can be about.
func (s *Setup) newTopics() {
	w := s.env.Words
	tick := func(text, note string, round bool, tap func()) *widgets.Tick {
		t := widgets.NewTick(text, note, tap)
		t.OnKey, t.Round = s.TypedKey, round
		return t
	}
	s.all = tick(w.Say("quiz.all", nil), "", true, func() { s.scope(All) })
	s.met = tick(w.Say("quiz.met", nil), w.Count("quiz.lessons", len(s.env.Met), nil), true, func() { s.scope(Met) })
	if len(s.env.Met) == 0 {
		s.met.Note = w.Say("quiz.nothing", nil)
		s.met.Disable()
	}
	caption := widgets.NewParagraph(w.Say("quiz.chapters", nil))
	caption.TextSize, caption.Color = widgets.SizeSmall, widgets.ColorInkSoft
	list := widgets.NewColumn(tickGap, s.all, s.met, widgets.NewBeside(10, spacer(), caption))
	for _, c := range s.env.Chapters {
		t := tick(w.Chapter(c.Slug), fmt.Sprint(c.Number), false, func() {
			s.choice.toggle(c.Slug, s.env.Chapters)
			s.chosen()
		})
		s.chapters = append(s.chapters, t)
		list.Items = append(list.Items, t)
	}
	s.topics = container.NewVScroll(list)
}

// spacer is nothing, with a height.
func spacer() fyne.CanvasObject {
	r := &canvas.Rectangle{}
	r.SetMinSize(fyne.NewSize(0, 26))
	return r
}

func (s *Setup) scope(to Scope) {
	s.choice.Scope = to
	s.chosen()
}
