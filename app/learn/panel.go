package learn

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/boardscreen"
	"terakoya/lessons"
	"terakoya/widgets"
)

// panel is what stands beside the board: the text or the task, the answer to
// what was tried, and the buttons.
type panel struct {
	screen *Screen
	texts  *widgets.Column
	scroll *container.Scroll
	main   *widgets.Button
	hint   *widgets.Button
	show   *widgets.Button
	// options are the answers of a step that states some.
	options []*widgets.Option
	root    *fyne.Container
}

func newPanel(s *Screen) *panel {
	p := &panel{
		screen: s, texts: widgets.NewColumn(textGap),
		main: widgets.NewButton(widgets.MainButton, "", "Enter", s.onMain),
		hint: widgets.NewButton(widgets.PlainButton, "", "H", s.onHint),
		show: widgets.NewButton(widgets.PlainButton, "", "S", s.onShow),
	}
	for _, b := range []*widgets.Button{p.main, p.hint, p.show} {
		b.OnKey = s.env.OnKey
	}
	p.scroll = container.NewVScroll(p.texts)
	p.root = container.New(p, p.scroll, p.main, p.hint, p.show)
	return p
}

const (
	textGap      = 16
	tightGap     = 6 // where there is little room
	buttonGap    = 10
	buttonHeight = 44
)

// MinSize is part of fyne.Layout.
func (p *panel) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(boardscreen.PanelLeast, 300)
}

// Layout is part of fyne.Layout: the main button full width above hint and show.
func (p *panel) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	y := size.Height
	half := (size.Width - buttonGap) / 2
	switch {
	case p.hint.Visible() && p.show.Visible():
		y -= buttonHeight
		put(p.hint, 0, y, half)
		put(p.show, half+buttonGap, y, half)
		y -= buttonGap
	case p.hint.Visible() || p.show.Visible():
		y -= buttonHeight
		put(p.hint, 0, y, size.Width)
		put(p.show, 0, y, size.Width)
		y -= buttonGap
	}
	if p.main.Visible() {
		y -= buttonHeight
		put(p.main, 0, y, size.Width)
		y -= buttonGap
	}
	room := y - buttonGap
	for _, p.texts.Gap = range []float32{textGap, tightGap} {
		if p.texts.HeightFor(size.Width) <= room {
			break
		}
	}
	p.texts.Resize(fyne.NewSize(size.Width, p.texts.HeightFor(size.Width)))
	p.scroll.Resize(fyne.NewSize(size.Width, room))
}

func put(b *widgets.Button, x, y, w float32) {
	b.Move(fyne.NewPos(x, y))
	b.Resize(fyne.NewSize(w, buttonHeight))
}

func (p *panel) render() {
	s := p.screen
	p.texts.SetItems(p.items()...)
	p.buttons()
	s.panel.scroll.ScrollToTop()
	p.root.Refresh()
	p.Layout(nil, p.root.Size())
}

// buttons says what can be done now.
func (p *panel) buttons() {
	s, w := p.screen, p.screen.env.Words
	state := s.session.State()
	p.main.Label = w.Say("lesson.next", nil)
	open := state != lessons.Waiting || s.session.CanGoOn()
	switch {
	case state == lessons.Refused:
		p.main.Label = w.Say("lesson.retry", nil)
	case state == lessons.Finished && s.env.Next != nil:
		p.main.Label = w.Say("lesson.nextLesson", nil)
	case state == lessons.Finished:
		p.main.Label = w.Say("lesson.home", nil)
	case s.tapping():
		p.main.Label = w.Say("squares.done", nil)
		open = true
	}
	show(p.main, open)
	p.hint.Label, p.hint.OnTap, p.hint.Key = w.Say("lesson.hint", nil), s.onHint, "H"
	show(p.hint, state != lessons.Finished && s.session.CanHint())
	if state == lessons.Finished {
		p.hint.Label, p.hint.OnTap, p.hint.Key = w.Say("lesson.again", nil), s.onAgain, ""
		show(p.hint, true)
	}
	p.show.Label = w.Say("lesson.show", nil)
	show(p.show, state != lessons.Finished && s.session.CanReveal())
	for _, b := range []*widgets.Button{p.main, p.hint, p.show} {
		b.Refresh()
	}
}

func show(o fyne.CanvasObject, on bool) {
	if on {
		o.Show()
	} else {
		o.Hide()
	}
}

func setOpen(b *widgets.Button, on bool) {
	if on {
		b.Enable()
	} else {
		b.Disable()
	}
}

// items are the texts: what is asked, then the answer to what was tried.
func (p *panel) items() []fyne.CanvasObject {
	s, w := p.screen, p.screen.env.Words
	if s.session.State() == lessons.Finished {
		return p.finished()
	}
	step := s.session.Step()
	label := "lesson.look"
	if step.Asks() {
		label = "lesson.exercise"
	}
	caption := widgets.NewParagraph(w.Say(label, nil))
	caption.TextSize, caption.Color = widgets.SizeSmall, widgets.ColorInkSoft
	text := widgets.NewParagraph(step.Text.In(w.Language))
	text.TextSize, text.Bold, text.Leading = widgets.SizeLead, step.Asks(), p.leading()
	items := []fyne.CanvasObject{widgets.NewColumn(2, caption, text)}
	if options := p.optionItems(step); len(options) > 0 {
		items = append(items, widgets.NewColumn(8, options...))
	}
	return append(items, p.answer()...)
}

// leading is the distance of lines of the task.
func (p *panel) leading() float32 {
	if p.screen.env.Words.Language == lessons.English {
		return 1.5
	}
	return 1.7
}
