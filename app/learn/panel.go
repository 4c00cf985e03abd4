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
	check  *widgets.Button
	root   *fyne.Container
	terms  []string // keys of those in the texts
}

func newPanel(s *Screen) *panel {
	p := &panel{
		screen: s, texts: widgets.NewColumn(textGap),
		main: widgets.NewButton(widgets.MainButton, "", "Enter", s.onMain),
		hint: widgets.NewButton(widgets.PlainButton, "", "H", s.onHint),
		show: widgets.NewButton(widgets.PlainButton, "", "S", s.onShow),
	}
	p.check = widgets.NewButton(widgets.PlainButton, s.env.Words.Say("lesson.check", nil), "T", s.onCheck)
	for _, b := range []*widgets.Button{p.main, p.hint, p.show, p.check} {
		b.OnKey = s.env.OnKey
	}
	p.scroll = container.NewVScroll(container.New(inset{}, p.texts))
	p.root = container.New(p, p.scroll, p.main, p.check, p.hint, p.show)
	return p
}

const (
	textGap      = 16
	tightGap     = 6 // where there is little room
	buttonGap    = 10
	panelButtons = 300 // what the panel takes with all its buttons, at least
)

// MinSize is part of fyne.Layout.
func (p *panel) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(boardscreen.PanelLeast, panelButtons)
}

// Layout is part of fyne.Layout: the main button full width above hint and show.
func (p *panel) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	room := p.layButtons(size) - buttonGap
	for _, p.texts.Gap = range []float32{textGap, tightGap} {
		if p.texts.HeightFor(size.Width) <= room {
			break
		}
	}
	p.texts.Resize(fyne.NewSize(size.Width, p.texts.HeightFor(size.Width)))
	p.scroll.Move(fyne.NewPos(-frameRoom, 0))
	p.scroll.Resize(fyne.NewSize(size.Width+2*frameRoom, room))
}

// layButtons places the buttons from the foot up and returns where they begin. Hint
// and show stand side by side if their labels leave room for that.
func (p *panel) layButtons(size fyne.Size) float32 {
	y := size.Height
	half := (size.Width - buttonGap) / 2
	row := func(b *widgets.Button) {
		if b.Visible() {
			y -= b.MinSize().Height
			put(b, 0, y, size.Width)
			y -= buttonGap
		}
	}
	widest := max(p.hint.MinSize().Width, p.show.MinSize().Width)
	if p.hint.Visible() && p.show.Visible() && (widest <= half || widgets.Grown(1) == 1) {
		y -= p.hint.MinSize().Height
		put(p.hint, 0, y, half)
		put(p.show, half+buttonGap, y, half)
		y -= buttonGap
	} else {
		row(p.show)
		row(p.hint)
	}
	row(p.check)
	row(p.main)
	return y
}

// frameRoom is beside what scrolls: frames are drawn half outside their boxes, and
// a scroll cuts off what is beyond it.
const frameRoom = 3

// inset leaves room for frames.
type inset struct{}

// MinSize is part of fyne.Layout.
func (inset) MinSize(o []fyne.CanvasObject) fyne.Size {
	return o[0].MinSize().AddWidthHeight(0, frameRoom)
}

// Layout is part of fyne.Layout.
func (inset) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Move(fyne.NewPos(frameRoom, 0))
	o[0].Resize(fyne.NewSize(size.Width-2*frameRoom, size.Height-frameRoom))
}

func put(b *widgets.Button, x, y, w float32) {
	b.Move(fyne.NewPos(x, y))
	b.Resize(fyne.NewSize(w, b.MinSize().Height))
}

func (p *panel) render() {
	asked, said := p.items()
	p.texts.SetItems(append(asked, said...)...)
	p.markTerms(p.texts.Items)
	p.buttons()
	p.scroll.ScrollToTop()
	p.root.Refresh()
	p.Layout(nil, p.root.Size())
	if len(said) > 0 { // what is new is seen, where not all is
		widgets.Reveal(p.scroll, said[0])
	}
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
	case state == lessons.Finished && s.nextLabel() != "":
		p.main.Label = s.nextLabel()
	case state == lessons.Finished:
		p.main.Label = w.Say("lesson.home", nil)
	case state == lessons.Waiting && s.view.label() != "":
		p.main.Label = s.view.label()
		open = true
	}
	widgets.Show(p.main, open)
	p.hint.Label, p.hint.OnTap, p.hint.Key = w.Say("lesson.hint", nil), s.onHint, s.keyFor(fyne.KeyH, fyne.KeyF2)
	widgets.Show(p.hint, state != lessons.Finished && s.view.canHint())
	if state == lessons.Finished {
		p.hint.Label, p.hint.OnTap, p.hint.Key = w.Say("lesson.again", nil), s.onAgain, ""
		widgets.Show(p.hint, s.env.Row == nil)
	}
	p.show.Label, p.show.OnTap, p.show.Key = w.Say("lesson.show", nil), s.onShow, s.keyFor(fyne.KeyS, fyne.KeyF3)
	widgets.Show(p.show, state != lessons.Finished && s.session.CanReveal())
	if state == lessons.Finished && s.env.Practise != nil {
		p.show.Label, p.show.OnTap, p.show.Key = w.Say("lesson.practise", nil), s.env.Practise, string(fyne.KeyP)
		widgets.Show(p.show, true)
	}
	p.otherButtons()
	for _, b := range []*widgets.Button{p.main, p.hint, p.show, p.check} {
		b.Refresh()
	}
}

// items are the texts: what is asked, and the answer to what was tried.
func (p *panel) items() (asked, said []fyne.CanvasObject) {
	s, w := p.screen, p.screen.env.Words
	if s.session.State() == lessons.Finished {
		return p.finished(), nil
	}
	step := s.session.Step()
	label := "lesson.look"
	if step.Asks() {
		label = "lesson.exercise"
	}
	caption := widgets.NewParagraph(w.Say(label, nil))
	caption.TextSize, caption.Color = widgets.SizeSmall, widgets.ColorInkSoft
	text := widgets.NewParagraph(w.Told(step, step.Text))
	text.TextSize, text.Bold, text.Leading = widgets.SizeLead, step.Asks(), p.leading()
	asked = []fyne.CanvasObject{widgets.NewColumn(2, caption, text)}
	return append(asked, s.view.input()...), p.answer()
}

// leading is the distance of lines of the task.
func (p *panel) leading() float32 {
	if p.screen.env.Words.Language == lessons.English {
		return 1.5
	}
	return 1.7
}
