package quiz

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"terakoya/widgets"
)

// newTopics makes the list of what a quiz can be about, without the chapters.
func (s *Setup) newTopics() {
	w := s.env.Words
	s.all = s.tick(w.Say("quiz.all", nil), true, func() { s.scope(All) })
	s.met = s.tick(w.Say("quiz.met", nil), true, func() { s.scope(Met) })
	s.caption = widgets.NewParagraph(w.Say("quiz.chapters", nil))
	s.caption.TextSize, s.caption.Color = widgets.SizeSmall, widgets.ColorInkSoft
	s.column = widgets.NewColumn(tickGap)
	s.topics = container.NewVScroll(s.column)
	s.ticks = map[string]*widgets.Tick{}
}

func (s *Setup) tick(text string, round bool, tap func()) *widgets.Tick {
	t := widgets.NewTick(text, "", tap)
	t.OnKey, t.Round = s.TypedKey, round
	return t
}

// listTopics lists what there is now. A chapter that was there before keeps its line, and
// with it the keys, if it has them.
func (s *Setup) listTopics() {
	w := s.env.Words
	s.met.Note = w.Count("quiz.lessons", len(s.env.Met), nil)
	s.met.Enable()
	if len(s.env.Met) == 0 {
		s.met.Note = w.Say("quiz.nothing", nil)
		s.met.Disable()
	}
	items := []fyne.CanvasObject{s.all, s.met, widgets.NewBeside(10, spacer(), s.caption)}
	s.chapters = nil
	for _, c := range s.env.Chapters {
		t := s.ticks[c.Slug]
		if t == nil {
			t = s.tick(w.Chapter(c.Slug), false, func() {
				s.choice.toggle(c.Slug, s.env.Chapters)
				s.chosen()
			})
			s.ticks[c.Slug] = t
		}
		t.Note = fmt.Sprint(c.Number)
		s.chapters, items = append(s.chapters, t), append(items, t)
	}
	s.column.SetItems(items...)
	s.topics.Refresh()
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
