package joseki

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/lessons/opening"
	"terakoya/widgets"
)

// panel is what stands beside the board: what is said, the map and the buttons.
type panel struct {
	trainer           *Trainer
	texts             *widgets.Column
	note              *container.Scroll
	drawn             *mapCard
	main, left, right *widgets.Button
	root              *fyne.Container
}

func newPanel(t *Trainer) *panel {
	p := &panel{
		trainer: t, texts: widgets.NewColumn(textGap), drawn: newMapCard(t),
		main:  widgets.NewButton(widgets.MainButton, "", "Enter", t.onMain),
		left:  widgets.NewButton(widgets.PlainButton, "", "", nil),
		right: widgets.NewButton(widgets.PlainButton, "", "", nil),
	}
	for _, b := range []*widgets.Button{p.main, p.left, p.right} {
		b.OnKey = t.env.OnKey
	}
	p.note = container.NewVScroll(p.texts)
	p.root = container.New(p, p.note, p.drawn.root, p.main, p.left, p.right)
	return p
}

// Lengths of the panel, in units.
const (
	textGap      = 12
	buttonGap    = 10
	buttonHeight = 44
	panelGap     = 14
	mapShare     = 0.36 // of the room above the buttons, at least
)

// MinSize is part of fyne.Layout.
func (p *panel) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(panelLeast, 300) }

// Layout is part of fyne.Layout: the text as high as it is, but that the map keeps its
// share.
func (p *panel) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	bottom := p.layButtons(size) - panelGap
	need := p.texts.HeightFor(size.Width)
	p.texts.Resize(fyne.NewSize(size.Width, need))
	text := min(need, bottom*(1-mapShare)-panelGap)
	widgets.Place(p.note, 0, 0, size.Width, text)
	widgets.Place(p.drawn.root, 0, text+panelGap, size.Width, bottom-text-panelGap)
}

// layButtons places the main button above the other two, and returns where the buttons
// begin. Where all three have room they stand side by side.
func (p *panel) layButtons(size fyne.Size) float32 {
	y := size.Height - widgets.Grown(buttonHeight)
	high := widgets.Grown(buttonHeight)
	left, right := p.left.MinSize().Width, p.right.MinSize().Width
	main := size.Width - left - right - 2*buttonGap
	if p.main.Visible() && main >= p.main.MinSize().Width {
		widgets.Place(p.main, 0, y, main, high)
		widgets.Place(p.left, main+buttonGap, y, left, high)
		widgets.Place(p.right, main+left+2*buttonGap, y, right, high)
		return y
	}
	half := (size.Width - buttonGap) / 2
	widgets.Place(p.left, 0, y, half, high)
	widgets.Place(p.right, half+buttonGap, y, half, high)
	if p.main.Visible() {
		y -= high + buttonGap
		widgets.Place(p.main, 0, y, size.Width, high)
	}
	return y
}

func (p *panel) render() {
	p.texts.SetItems(p.trainer.said()...)
	p.buttons()
	p.drawn.render()
	p.note.ScrollToTop()
	p.Layout(nil, p.root.Size())
	p.root.Refresh()
	p.drawn.reveal()
}

// buttons says what can be done now.
func (p *panel) buttons() {
	t := p.trainer
	another := map[opening.Mode]string{opening.Learn: "joseki.nextLine", opening.Drill: "joseki.another", opening.Punish: "joseki.nextMistake"}[t.mode]
	asking := t.session.Phase() == opening.Asking
	switch {
	case t.session.Phase() == opening.Finished:
		p.set(p.main, another, "Enter", t.onMain)
		p.set(p.left, "joseki.playOn", "G", t.onPlayOn)
		p.set(p.right, "joseki.again", "A", t.onAgain)
	case !asking:
		p.set(p.main, "joseki.nextMove", "Enter", t.onMain)
		p.set(p.left, "joseki.playOn", "G", t.onPlayOn)
		p.set(p.right, another, "N", func() { t.onNext(1) })
	default:
		p.set(p.main, "", "", nil)
		if t.tried() {
			p.set(p.main, "lesson.retry", "Enter", t.onMain)
		}
		p.set(p.left, "lesson.hint", "H", t.onHint)
		if !t.session.Asks() {
			p.set(p.left, another, "N", func() { t.onNext(1) })
		}
		p.set(p.right, "lesson.show", "S", t.onShow)
	}
	if asking && t.session.Asks() && t.session.Hints() > 1 {
		p.left.Disable()
	} else {
		p.left.Enable()
	}
	for _, b := range []*widgets.Button{p.main, p.left, p.right} {
		b.Refresh()
	}
}

// set gives a button the text of a message; without one it is hidden.
func (p *panel) set(b *widgets.Button, label, key string, tap func()) {
	b.Label, b.Key, b.OnTap = "", key, tap
	if label != "" {
		b.Label = p.trainer.env.Words.Say(label, nil)
	}
	widgets.Show(b, label != "")
}

// tried reports whether the present question was answered by something that is not
// right.
func (t *Trainer) tried() bool {
	switch t.session.Verdict().Result {
	case opening.OtherLine, opening.Disproved, opening.Outside, opening.Illegal:
		return t.session.Phase() == opening.Asking
	case opening.NotTried, opening.Right, opening.Given:
	}
	return false
}
