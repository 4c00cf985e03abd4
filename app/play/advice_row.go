package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/widgets"
)

// adviceRow are the buttons of what the learner can ask, two in a row.
type adviceRow struct {
	buttons []*widgets.Button
	root    *fyne.Container
}

// asks are the questions in the order of their buttons, with the names of their parts,
// which are those of their messages too.
var asks = []struct {
	about question
	name  string
	key   string
}{
	{askHint, "hint", "H"}, {askThreat, "threat", "T"}, {askMissed, "missed", "M"}, {askStanding, "standing", "S"},
}

func newAdviceRow(t *Table) *adviceRow {
	r := &adviceRow{}
	r.root = container.New(r)
	for _, a := range asks {
		b := widgets.NewButton(widgets.PlainButton, t.env.Words.Say("play.advice.ask."+a.name, nil), a.key, func() { t.onAsk(a.about) })
		b.OnKey = t.env.OnKey
		r.buttons = append(r.buttons, b)
		r.root.Add(b)
	}
	return r
}

func adviceHeight() float32 { return 2*widgets.Holding(buttonHeight) + buttonGap }

// MinSize is part of fyne.Layout.
func (r *adviceRow) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, adviceHeight()) }

// Layout is part of fyne.Layout.
func (r *adviceRow) Layout(o []fyne.CanvasObject, size fyne.Size) {
	half := (size.Width - buttonGap) / 2
	for i, b := range o {
		x, y := float32(i%2)*(half+buttonGap), float32(i/2)*(widgets.Holding(buttonHeight)+buttonGap)
		widgets.Place(b, x, y, half, widgets.Holding(buttonHeight))
	}
}

// render opens the buttons in the learner's turn; they give way to other questions.
func (r *adviceRow) render(t *Table) {
	widgets.Show(r.root, t.asksHints() && !t.match.over() && t.prompt == noPrompt && t.foul == nil)
	for _, b := range r.buttons {
		widgets.Enable(b, t.mayAsk())
		b.Refresh()
	}
}

// lay places the row above y, and returns where it begins.
func (r *adviceRow) lay(width, y float32) float32 {
	if !r.root.Visible() {
		return y
	}
	y -= adviceHeight() + buttonGap
	widgets.Place(r.root, 0, y, width, adviceHeight())
	return y
}
