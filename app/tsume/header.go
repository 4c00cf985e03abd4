package tsume

import (
	"fmt"

	"fyne.io/fyne/v2"

	"terakoya/app/boardscreen"
	"terakoya/app/theme"
	"terakoya/app/words"
	"terakoya/lessons/problem/solving"
	"terakoya/widgets"
)

var _ boardscreen.Aside = (*header)(nil)

// header is the bar at the top: the way out, what is asked, how far one has come, the
// time, the board turned round.
type header struct {
	desk              *Desk
	bar               *boardscreen.Header
	flip              *widgets.Button
	steps             *widgets.Steps
	count, this, took *widgets.Paragraph
}

const barGap = 16

func newHeader(d *Desk) *header {
	h := &header{
		desk: d, steps: widgets.NewSteps(), flip: widgets.NewButton(widgets.TextButton, "", "F", d.onFlip),
		count: widgets.NewParagraph(""), this: widgets.NewParagraph(""), took: widgets.NewParagraph(""),
	}
	h.flip.Icon = theme.FlipIcon()
	h.this.Bold, h.this.TextSize, h.this.Leading = true, widgets.SizeLead, 1.3
	h.took.TextSize, h.took.Color, h.took.Leading = widgets.SizeTiny, widgets.ColorInkSoft, 1.4
	h.count.Color = widgets.ColorInkSoft
	h.bar = boardscreen.NewHeader(d.onLeave, d.env.OnKey, h.flip).With(h)
	return h
}

// Objects is part of boardscreen.Aside.
func (h *header) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{h.steps, h.count, h.this, h.took}
}

// Lay is part of boardscreen.Aside: the time, the count, and the steps where they have
// room beside the names.
func (h *header) Lay(left, right, height float32) (names float32) {
	x := right + boardscreen.BarGap // the button has room around its text
	if h.this.Text != "" {
		wide := max(widgets.LineWidth(h.this), widgets.LineWidth(h.took))
		x -= barGap + wide
		above, below := h.this.HeightFor(wide), h.took.HeightFor(wide)
		top := (height - above - below) / 2
		widgets.Place(h.this, x, top, wide, above)
		widgets.Place(h.took, x, top+above, wide, below)
	}
	count := widgets.LineWidth(h.count)
	x -= count + barGap
	widgets.PlaceMiddle(h.count, x, 0, count, height)
	pills := h.steps.MinSize()
	fits := pills.Width > 0 && left+barGap <= x-pills.Width-barGap
	if widgets.Show(h.steps, fits); fits { // else the count says it
		x -= pills.Width + barGap
		widgets.Place(h.steps, x, (height-pills.Height)/2, pills.Width, pills.Height)
	}
	return x - barGap
}

func (h *header) render() {
	d, w := h.desk, h.desk.env.Words
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
		this = words.Clock(d.clock.took())
		took = w.Say("tsume.inAll", words.Args{"time": words.Clock(d.clock.all())})
	}
	h.this.SetText(this)
	h.took.SetText(took)
	h.bar.Set(d.title(), d.about())
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
