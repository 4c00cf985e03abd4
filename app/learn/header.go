package learn

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"

	"terakoya/app/boardscreen"
	"terakoya/app/course"
	"terakoya/app/theme"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/widgets"
)

// header is the bar at the top: the way back, the lesson, its steps.
type header struct {
	screen  *Screen
	ground  *canvas.Rectangle
	line    *canvas.Rectangle
	leave   *widgets.Button
	back    *widgets.Button
	flip    *widgets.Button
	title   *widgets.Paragraph
	chapter *widgets.Paragraph
	steps   *widgets.Steps
	count   *widgets.Paragraph
	root    *fyne.Container
}

func newHeader(s *Screen) *header {
	h := &header{
		screen: s, ground: &canvas.Rectangle{}, line: &canvas.Rectangle{},
		leave: widgets.NewButton(widgets.TextButton, "", "", func() { s.env.Leave() }),
		back:  widgets.NewButton(widgets.TextButton, "", "U", s.onBack),
		flip:  widgets.NewButton(widgets.TextButton, "", "F", s.onFlip),
		title: widgets.NewParagraph(""), chapter: widgets.NewParagraph(""),
		steps: widgets.NewSteps(), count: widgets.NewParagraph(""),
	}
	h.leave.Icon = fynetheme.NavigateBackIcon()
	h.back.Icon = fynetheme.ContentUndoIcon()
	h.flip.Icon = theme.FlipIcon()
	for _, b := range []*widgets.Button{h.leave, h.back, h.flip} {
		b.OnKey = s.env.OnKey
	}
	h.title.Bold, h.title.TextSize, h.title.Leading = true, widgets.SizeLead, 1.3
	h.chapter.TextSize, h.chapter.Color, h.chapter.Leading = widgets.SizeTiny, widgets.ColorInkSoft, 1.4
	h.count.Color = widgets.ColorInkSoft
	h.root = container.New(h, h.ground, h.line, h.leave, h.title, h.chapter, h.steps, h.count, h.back, h.flip)
	return h
}

// MinSize is part of fyne.Layout.
func (h *header) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, boardscreen.CompactHeader)
}

const (
	countWidth = 56
	iconWidth  = 58
)

// Layout is part of fyne.Layout.
func (h *header) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	h.ground.Resize(size)
	h.line.Move(fyne.NewPos(0, size.Height-1))
	h.line.Resize(fyne.NewSize(size.Width, 1))
	middle := func(o fyne.CanvasObject, x, w, high float32) {
		o.Resize(fyne.NewSize(w, high))
		o.Move(fyne.NewPos(x, (size.Height-high)/2))
	}
	middle(h.leave, 8, h.leave.MinSize().Width, 40)
	x := size.Width - boardscreen.Margin
	for _, b := range []*widgets.Button{h.flip, h.back} {
		w := b.MinSize().Width
		x -= w
		middle(b, x, w, 40)
	}
	countRoom := widgets.Grown(countWidth)
	x -= countRoom + 8
	steps := h.steps.MinSize()
	middle(h.count, x, countRoom, h.count.HeightFor(countRoom))
	left := 8 + h.leave.MinSize().Width + 8
	width := x - left - 12
	fits := h.title.HeightFor(width-steps.Width-16) == h.title.HeightFor(size.Width)
	if widgets.Show(h.steps, fits); fits { // else the count says it
		x -= steps.Width + 16
		width -= steps.Width + 16
		middle(h.steps, x, steps.Width, steps.Height)
	}
	title, chapter := h.title.HeightFor(width), h.chapter.HeightFor(width)
	top := (size.Height - title - chapter) / 2
	h.title.Move(fyne.NewPos(left, top))
	h.title.Resize(fyne.NewSize(width, title))
	h.chapter.Move(fyne.NewPos(left, top+title))
	h.chapter.Resize(fyne.NewSize(width, chapter))
}

func (h *header) render() {
	s, w := h.screen, h.screen.env.Words
	lesson := s.session.Lesson
	th := h.title.Theme()
	h.ground.FillColor = th.Color(widgets.ColorSurface, 0)
	h.line.FillColor = th.Color(widgets.ColorLine, 0)
	title, line := lesson.Title.In(w.Language), w.Say("lesson.chapter", words.Args{
		"number": fmt.Sprint(s.chapter), "title": w.Chapter(lesson.Chapter),
	})
	if s.env.Row != nil {
		title, line = s.env.Row.Heading(s.session.At())
	}
	h.title.SetText(title)
	h.chapter.SetText(line)
	current := s.session.At()
	if s.session.State() == lessons.Finished {
		current = -1
	}
	h.steps.Set(course.States(s.session), current, s.session.State() == lessons.Refused)
	h.count.SetText(fmt.Sprintf("%d / %d", s.session.At()+1, len(lesson.Steps)))
	h.back.Key, h.flip.Key = s.keyFor(fyne.KeyU, fyne.KeyF4), s.keyFor(fyne.KeyF, fyne.KeyF5)
	widgets.Enable(h.back, s.session.At() > 0 || s.session.State() == lessons.Finished)
	h.root.Refresh()
}
