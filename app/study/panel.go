package study

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"terakoya/app/boardscreen"
	"terakoya/widgets"
)

// panel is what stands beside the board: the moves, what has to be said, and the
// buttons.
type panel struct {
	screen   *Screen
	ground   *canvas.Rectangle
	list     *list
	texts    *widgets.Column
	note     *container.Scroll
	engines  *widgets.Segments
	steps    []*widgets.Button // by step, the first four
	analyse  *widgets.Button
	comment  *widgets.Button
	remove   *widgets.Button
	promote  *widgets.Button
	playFrom *widgets.Button
	exercise *widgets.Button
	writing  *widgets.Writing
	done     *widgets.Button
	root     *fyne.Container
}

func newPanel(s *Screen) *panel {
	p := &panel{screen: s, ground: &canvas.Rectangle{}, list: newList(s), texts: widgets.NewColumn(noteGap), writing: widgets.NewWriting()}
	p.note = container.NewVScroll(container.New(inset{}, p.texts))
	p.engines = widgets.NewSegments(s.analysis.choose, s.env.OnKey)
	button := func(kind widgets.ButtonKind, key string, tap func()) *widgets.Button {
		b := widgets.NewButton(kind, "", key, tap)
		b.OnKey = s.env.OnKey
		return b
	}
	for to, key := range []string{"Home", "←", "→", "End"} {
		p.steps = append(p.steps, button(widgets.PlainButton, key, func() { s.walk(step(to)) }))
	}
	p.analyse = button(widgets.MainButton, "A", s.analysis.toggle)
	p.comment = button(widgets.PlainButton, "C", s.onComment)
	p.remove = button(widgets.PlainButton, "Del", s.onRemove)
	p.promote = button(widgets.PlainButton, "M", s.onPromote)
	p.playFrom = button(widgets.PlainButton, "P", s.onPlayFrom)
	p.exercise = button(widgets.PlainButton, "X", s.onExercise)
	p.done = button(widgets.MainButton, "Ctrl+Enter", s.onCommented)
	p.writing.OnDone, p.writing.OnKey = s.onCommented, s.env.OnKey
	p.root = container.New(p, p.ground, p.list, p.note, p.writing, p.done, p.engines, p.analyse, p.comment, p.remove, p.promote, p.playFrom, p.exercise)
	for _, b := range p.steps {
		p.root.Add(b)
	}
	return p
}

const (
	noteGap      = 12
	panelGap     = 12
	buttonGap    = 8
	buttonHeight = 40
	listRow      = 29
	listRows     = 4 // of fewer the list is not shown
	listCorner   = 12
	listPad      = 6
	writingHigh  = 150
)

// MinSize is part of fyne.Layout.
func (p *panel) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(boardscreen.PanelLeast, 300)
}

// Layout is part of fyne.Layout: from the foot up the buttons, what has to be said, and
// the list in what is left.
func (p *panel) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	bottom := p.layButtons(size) - panelGap
	need, least := p.need(size.Width), widgets.Grown(listRow*listRows)
	if room := bottom - panelGap - least; need > room && !p.screen.urgent() {
		need = room // the rest of it scrolls
	}
	need = min(need, bottom)
	y := bottom - need
	if p.writing.Visible() {
		widgets.Place(p.writing, 0, y, size.Width, need-buttonGap-widgets.Holding(buttonHeight))
		widgets.Place(p.done, 0, bottom-widgets.Holding(buttonHeight), size.Width, widgets.Holding(buttonHeight))
	} else {
		p.texts.Resize(fyne.NewSize(size.Width-2*insetWide, p.texts.HeightFor(size.Width-2*insetWide)))
		widgets.Place(p.note, 0, y, size.Width, need)
	}
	if need > 0 {
		y -= panelGap
	}
	widgets.Show(p.list, y >= least)
	widgets.Show(p.ground, y >= least)
	widgets.Place(p.ground, 0, 0, size.Width, y)
	widgets.Place(p.list, listPad, listPad, size.Width-2*listPad, y-2*listPad)
}

// need is how high what has to be said is at a width.
func (p *panel) need(width float32) float32 {
	if p.writing.Visible() {
		return writingHigh + buttonGap + widgets.Holding(buttonHeight)
	}
	if len(p.texts.Items) == 0 {
		return 0
	}
	return p.texts.HeightFor(width-2*insetWide) + 2*insetWide
}

// layButtons places the buttons, two in a row, and returns where they begin.
func (p *panel) layButtons(size fyne.Size) float32 {
	y := size.Height
	row := func(high float32, o ...fyne.CanvasObject) {
		var shown []fyne.CanvasObject
		for _, b := range o {
			if b.Visible() {
				shown = append(shown, b)
			}
		}
		if len(shown) == 0 {
			return
		}
		y -= high
		x := float32(0)
		for i, wide := range shares(shown, size.Width-buttonGap*float32(len(shown)-1)) {
			widgets.Place(shown[i], x, y, wide, high)
			x += wide + buttonGap
		}
		y -= buttonGap
	}
	row(widgets.Holding(buttonHeight), p.playFrom, p.exercise)
	row(widgets.Holding(buttonHeight), p.remove, p.promote)
	row(widgets.Holding(buttonHeight), p.analyse, p.comment)
	row(widgets.Holding(buttonHeight), p.steps[0], p.steps[1], p.steps[2], p.steps[3])
	row(p.engines.HeightFor(size.Width), p.engines)
	return y + buttonGap
}

// shares divides the width of a row: evenly, unless a part needs more than that.
func shares(parts []fyne.CanvasObject, width float32) []float32 {
	all, even, tight, need := make([]float32, len(parts)), width/float32(len(parts)), false, float32(0)
	for i, o := range parts {
		all[i] = o.MinSize().Width
		tight = tight || all[i] > even
		need += all[i]
	}
	for i := range all {
		if all[i] += (width - need) / float32(len(parts)); !tight {
			all[i] = even
		}
	}
	return all
}

func (p *panel) render() {
	s, w := p.screen, p.screen.env.Words
	widgets.Fill(p.ground, widgets.ColorSurface, widgets.ColorLine, 1, listCorner)
	for b, key := range map[*widgets.Button]string{
		p.comment: "study.comment", p.remove: "study.remove", p.promote: "study.promote",
		p.playFrom: "study.playFrom", p.exercise: "study.exercise", p.done: "study.keepComment",
	} {
		b.Label = w.Say(key, nil)
	}
	key := "study.analyse"
	if s.analysis.on {
		key = "study.stop"
	}
	p.analyse.Label = w.Say(key, nil)
	_, over := s.ended()
	atMove := s.session.at.Parent != nil
	widgets.Enable(p.remove, atMove)
	widgets.Enable(p.promote, !s.session.at.IsMain())
	widgets.Enable(p.playFrom, !over && s.whole())
	widgets.Enable(p.exercise, s.answerable())
	for to, b := range p.steps {
		widgets.Show(b, !s.writes)
		widgets.Enable(b, s.session.where(step(to)) != nil)
	}
	for _, b := range []*widgets.Button{p.analyse, p.comment, p.remove, p.promote, p.playFrom, p.exercise} {
		widgets.Show(b, !s.writes)
		b.Refresh()
	}
	widgets.Show(p.playFrom, !s.writes && s.env.PlayFrom != nil)
	widgets.Show(p.exercise, !s.writes && s.env.Exercise != nil)
	widgets.Show(p.writing, s.writes)
	widgets.Show(p.done, s.writes)
	p.done.Refresh()
	s.analysis.offer()
	p.list.render()
	p.renderNote()
}

// renderNote shows what has to be said.
func (p *panel) renderNote() {
	p.texts.SetItems(p.screen.noteItems()...)
	widgets.Show(p.note, !p.screen.writes && len(p.texts.Items) > 0)
	p.note.ScrollToTop()
	p.Layout(nil, p.root.Size())
	p.root.Refresh()
	p.list.reveal()
}

// inset keeps the frames of what scrolls from being cut at its edges.
type inset struct{}

const insetWide = 2

// MinSize is part of fyne.Layout.
func (inset) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, o[0].MinSize().Height+2*insetWide)
}

// Layout is part of fyne.Layout.
func (inset) Layout(o []fyne.CanvasObject, size fyne.Size) {
	widgets.Place(o[0], insetWide, insetWide, size.Width-2*insetWide, size.Height-2*insetWide)
}
