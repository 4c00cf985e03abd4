package tsume

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/boardscreen"
	"terakoya/lessons/problem/solving"
	"terakoya/widgets"
)

// panel is what stands beside the board: the texts, and the buttons.
type panel struct {
	desk   *Desk
	texts  *widgets.Column
	scroll *container.Scroll
	main   *widgets.Button
	row    [3]*widgets.Button // below it, those that are shown
	root   *fyne.Container
}

// Lengths of the panel, in units.
const (
	textGap      = 16
	tightGap     = 6 // where there is little room
	captionGap   = 4
	optionGap    = 6
	buttonGap    = 10
	buttonHeight = 44
	panelLeast   = 300
	panelFrame   = 3  // beside what scrolls: frames are drawn half outside their boxes
	panelBar     = 10 // at its right, for the bar
)

func newPanel(d *Desk) *panel {
	p := &panel{desk: d, texts: widgets.NewColumn(textGap), main: widgets.NewButton(widgets.MainButton, "", "Enter", d.onMain)}
	p.main.OnKey = d.env.OnKey
	p.scroll = container.NewVScroll(container.New(framed{}, p.texts))
	objects := []fyne.CanvasObject{p.scroll, p.main}
	for i := range p.row {
		p.row[i] = widgets.NewButton(widgets.PlainButton, "", "", nil)
		p.row[i].OnKey = d.env.OnKey
		objects = append(objects, p.row[i])
	}
	p.root = container.New(p, objects...)
	return p
}

// framed leaves room for frames in what scrolls, and for the bar beside it.
type framed struct{}

// MinSize is part of fyne.Layout.
func (framed) MinSize(o []fyne.CanvasObject) fyne.Size {
	return o[0].MinSize().AddWidthHeight(0, 2*panelFrame)
}

// Layout is part of fyne.Layout.
func (framed) Layout(o []fyne.CanvasObject, size fyne.Size) {
	widgets.Place(o[0], panelFrame, 0, size.Width-panelFrame-panelBar, size.Height-2*panelFrame)
}

// MinSize is part of fyne.Layout.
func (p *panel) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(boardscreen.PanelLeast, panelLeast)
}

// Layout is part of fyne.Layout: the main button full width above the row.
func (p *panel) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	y := p.layRow(size)
	if p.main.Visible() {
		y -= widgets.Holding(buttonHeight)
		widgets.Place(p.main, 0, y, size.Width, widgets.Holding(buttonHeight))
		y -= buttonGap
	}
	for _, p.texts.Gap = range []float32{textGap, tightGap} {
		if p.texts.HeightFor(size.Width) <= y {
			break
		}
	}
	p.texts.Resize(fyne.NewSize(size.Width, p.texts.HeightFor(size.Width)))
	widgets.Place(p.scroll, -panelFrame, 0, size.Width+panelFrame+panelBar, max(0, y))
}

// layRow places the buttons of the row, two of them side by side where their labels
// leave room for that, and returns where they begin.
func (p *panel) layRow(size fyne.Size) float32 {
	var shown []*widgets.Button
	for _, b := range p.row {
		if b.Visible() {
			shown = append(shown, b)
		}
	}
	y := size.Height
	half := (size.Width - buttonGap) / 2
	for n := len(shown); n > 0; n = len(shown) {
		y -= widgets.Holding(buttonHeight)
		last := shown[n-1]
		if n == 2 && (max(shown[0].MinSize().Width, last.MinSize().Width) <= half || widgets.Grown(1) == 1) {
			widgets.Place(shown[0], 0, y, half, widgets.Holding(buttonHeight))
			widgets.Place(last, half+buttonGap, y, half, widgets.Holding(buttonHeight))
			shown = nil
		} else {
			widgets.Place(last, 0, y, size.Width, widgets.Holding(buttonHeight))
			shown = shown[:n-1]
		}
		y -= buttonGap
	}
	return y
}

func (p *panel) render() {
	asked, said := p.desk.items()
	p.texts.SetItems(append(asked, said...)...)
	p.buttons()
	p.Layout(nil, p.root.Size())
	p.scroll.ScrollToTop()
	p.scroll.Refresh()
	p.root.Refresh()
	if len(said) > 0 { // what is new is seen, where not all is
		widgets.Reveal(p.scroll, said[0])
	}
}

// button is what a button of the panel does now; without a label it is hidden.
type button struct {
	label, key string
	tap        func()
	open       bool
}

// buttons says what can be done now.
func (p *panel) buttons() {
	d := p.desk
	var row [3]button
	main := button{tap: d.onMain, key: "Enter", open: true}
	switch {
	case d.attack == nil && d.looks.none:
		main.label = "tsume.back"
	case d.attack == nil:
	case d.replay != nil:
		main.label = d.nextLabel()
		row = p.walkRow()
	default:
		switch d.attack.State() {
		case solving.Refused:
			main.label = "lesson.retry"
		case solving.Asking:
			main.label = "tsume.goOn"
			row[0] = button{"lesson.retry", "U", d.onRetry, true}
		case solving.Open, solving.Done:
		}
		if d.attack.State() != solving.Asking {
			row[0] = button{"lesson.hint", "H", d.onHint, d.canHint()}
			row[1] = button{"lesson.show", "S", d.onShow, !d.work.Running()}
		}
	}
	p.set(p.main, main)
	for i, b := range p.row {
		p.set(b, row[i])
	}
}

// walkRow is the way through the solution, and back to it.
func (p *panel) walkRow() [3]button {
	r := p.desk.replay
	row := [3]button{
		{"tsume.prev", "←", func() { p.desk.onGo(-1) }, r.At() > 0},
		{"tsume.next", "→", func() { p.desk.onGo(1) }, r.At() < r.Len()},
	}
	if _, apart := r.Apart(); apart {
		row[2] = button{"tsume.toSolution", "U", p.desk.onBack, true}
	} else if r.Len() > 1 {
		row[2] = button{"tsume.otherDefences", "D", p.desk.onDefences, true}
	}
	return row
}

func (p *panel) set(b *widgets.Button, what button) {
	b.Label, b.Key, b.OnTap = "", what.key, what.tap
	if what.label != "" {
		b.Label = p.desk.env.Words.Say(what.label, nil)
	}
	widgets.Show(b, what.label != "")
	widgets.Enable(b, what.open)
	b.Refresh()
}

// nextLabel is the message of the button that goes on from a problem that is solved.
func (d *Desk) nextLabel() string {
	switch {
	case d.looks.single:
		return "tsume.back"
	case d.set.Over():
		return "tsume.toSummary"
	}
	return "tsume.nextProblem"
}
