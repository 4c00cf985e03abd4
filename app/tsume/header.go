package tsume

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"

	"terakoya/app/boardscreen"
	"terakoya/app/theme"
	"terakoya/app/words"
	"terakoya/lessons/problem/solving"
	"terakoya/widgets"
)

// header is the bar at the top: the way out, what is asked, how far one has come, the
// time, the board turned round.
type header struct {
	desk              *Desk
	ground, line      *canvas.Rectangle
	leave, flip       *widgets.Button
	title, sub        *widgets.Paragraph
	steps             *widgets.Steps
	count, this, took *widgets.Paragraph
	root              *fyne.Container
}

const (
	barEdge   = 8
	barButton = 40
	barGap    = 16
)

func newHeader(d *Desk) *header {
	h := &header{
		desk: d, ground: &canvas.Rectangle{}, line: &canvas.Rectangle{}, steps: widgets.NewSteps(),
		leave: widgets.NewButton(widgets.TextButton, "", "", d.onLeave),
		flip:  widgets.NewButton(widgets.TextButton, "", "F", d.onFlip),
		title: widgets.NewParagraph(""), sub: widgets.NewParagraph(""), count: widgets.NewParagraph(""),
		this: widgets.NewParagraph(""), took: widgets.NewParagraph(""),
	}
	h.leave.Icon, h.flip.Icon = fynetheme.NavigateBackIcon(), theme.FlipIcon()
	h.leave.OnKey, h.flip.OnKey = d.env.OnKey, d.env.OnKey
	h.title.Bold, h.title.TextSize, h.title.Leading = true, widgets.SizeLead, 1.3
	h.this.Bold, h.this.TextSize, h.this.Leading = true, widgets.SizeLead, 1.3
	for _, p := range []*widgets.Paragraph{h.sub, h.took} {
		p.TextSize, p.Color, p.Leading = widgets.SizeTiny, widgets.ColorInkSoft, 1.4
	}
	h.count.Color = widgets.ColorInkSoft
	h.root = container.New(h, h.ground, h.line, h.leave, h.title, h.sub, h.steps, h.count, h.this, h.took, h.flip)
	return h
}

// MinSize is part of fyne.Layout.
func (h *header) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, boardscreen.CompactHeader)
}

// Layout is part of fyne.Layout.
func (h *header) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	h.ground.Resize(size)
	widgets.Place(h.line, 0, size.Height-1, size.Width, 1)
	bar := (size.Height - barButton) / 2
	leave, flip := h.leave.MinSize().Width, h.flip.MinSize().Width
	widgets.Place(h.leave, barEdge, bar, leave, barButton)
	x := size.Width - boardscreen.Margin - flip
	widgets.Place(h.flip, x, bar, flip, barButton)
	if h.this.Text != "" {
		x = h.two(h.this, h.took, x-barGap, max(widgets.LineWidth(h.this), widgets.LineWidth(h.took)), size.Height)
	}
	count := widgets.LineWidth(h.count)
	x -= count + barGap
	widgets.PlaceMiddle(h.count, x, 0, count, size.Height)
	left := barEdge + leave + barEdge
	pills := h.steps.MinSize()
	widest := max(widgets.LineWidth(h.title), widgets.LineWidth(h.sub))
	fits := pills.Width > 0 && left+widest+barGap <= x-pills.Width-barGap
	if widgets.Show(h.steps, fits); fits { // else the count says it
		x -= pills.Width + barGap
		widgets.Place(h.steps, x, (size.Height-pills.Height)/2, pills.Width, pills.Height)
	}
	h.two(h.title, h.sub, x-barGap, x-barGap-left, size.Height)
}

// two places two lines above each other that end at x, and returns where they begin.
func (h *header) two(above, below *widgets.Paragraph, x, wide, high float32) float32 {
	a, b := above.HeightFor(wide), below.HeightFor(wide)
	top := (high - a - b) / 2
	widgets.Place(above, x-wide, top, wide, a)
	widgets.Place(below, x-wide, top+a, wide, b)
	return x - wide
}

func (h *header) render() {
	d, w := h.desk, h.desk.env.Words
	widgets.Fill(h.ground, widgets.ColorSurface, widgets.ColorTransparent, 0, 0)
	widgets.Fill(h.line, widgets.ColorLine, widgets.ColorTransparent, 0, 0)
	h.title.SetText(d.title())
	h.sub.SetText(d.about())
	count, states, current := "", []widgets.StepState(nil), -1
	switch {
	case d.looks.single || d.attack == nil:
	case d.set.Endless():
		count = w.Say("tsume.number", words.Args{"number": fmt.Sprint(d.number + 1)})
	default:
		count = fmt.Sprintf("%d / %d", d.number+1, d.set.Len())
		states, current = d.states(), d.number
	}
	h.count.SetText(count)
	h.steps.Set(states, current, d.attack != nil && d.attack.State() == solving.Refused)
	this, took := "", ""
	if d.choice.Timed {
		this = clockText(d.clock.took())
		took = w.Say("tsume.inAll", words.Args{"time": clockText(d.clock.all())})
	}
	h.this.SetText(this)
	h.took.SetText(took)
	h.Layout(nil, h.root.Size())
	h.root.Refresh()
}

// title names what is asked.
func (d *Desk) title() string {
	if d.attack == nil {
		return d.env.Words.Say("tsume.title", nil)
	}
	return lengthName(d.env.Words, d.attack.Length())
}

// about says where a problem comes from.
func (d *Desk) about() string {
	w := d.env.Words
	switch {
	case d.looks.single:
		return w.Say("tsume.single", nil)
	case d.attack == nil:
		return ""
	case d.task.Again:
		return w.Say("tsume.comesAgain", nil)
	case d.task.Made:
		return w.Say("tsume.isMade", nil)
	}
	return w.Say("tsume.theme."+keyOf(d.choice.Theme), nil)
}

// states are how the problems of the set went.
func (d *Desk) states() []widgets.StepState {
	states := make([]widgets.StepState, d.set.Len())
	for i, r := range d.set.Results() {
		states[i] = widgets.StepMissed
		if r.How == solving.FirstTry {
			states[i] = widgets.StepDone
		}
	}
	return states
}
