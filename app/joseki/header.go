package joseki

import (
	"fyne.io/fyne/v2"

	"terakoya/app/boardscreen"
	"terakoya/app/theme"
	"terakoya/app/words"
	"terakoya/lessons/opening"
	"terakoya/widgets"
)

var _ boardscreen.Aside = (*header)(nil)

// header is the bar at the top: the way back, the opening and the line, the modes, the
// side and the board turned round.
type header struct {
	trainer    *Trainer
	bar        *boardscreen.Header
	modes      *widgets.Segments
	side, flip *widgets.Button
}

func newHeader(t *Trainer) *header {
	h := &header{
		trainer: t, modes: widgets.NewSegments(t.onMode, t.TypedKey),
		side: widgets.NewButton(widgets.TextButton, "", "T", t.onSide),
		flip: widgets.NewButton(widgets.TextButton, "", "F", t.onFlip),
	}
	h.flip.Icon = theme.FlipIcon()
	for _, b := range []*widgets.Button{h.side, h.flip} {
		b.OnKey = t.env.OnKey
	}
	h.bar = boardscreen.NewHeader(t.env.Back, t.env.OnKey).With(h)
	return h
}

// Lengths of the header, in units.
const (
	barGap  = 6
	barEdge = boardscreen.Margin / 2 // at the right
	modePad = 14                     // at each side of the name of a mode
)

// Objects is part of boardscreen.Aside.
func (h *header) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{h.modes, h.side, h.flip}
}

// Lay is part of boardscreen.Aside: the buttons stand closer than elsewhere, so that
// the names get what they need.
func (h *header) Lay(_, right, height float32) (names float32) {
	high := widgets.Holding(boardscreen.BarButton)
	y := (height - high) / 2
	x := right + barEdge
	for _, b := range []*widgets.Button{h.flip, h.side} {
		w := b.MinSize().Width
		x -= w
		widgets.Place(b, x, y, w, high)
	}
	modes := h.modesWidth()
	x -= modes + barGap
	widgets.Place(h.modes, x, y, modes, high)
	return x - barGap - boardscreen.Margin
}

// modesWidth is what the names of the modes need.
func (h *header) modesWidth() float32 {
	w := float32(0)
	for _, label := range h.trainer.modeNames() {
		p := widgets.NewParagraph(label)
		p.Bold = true
		w += widgets.LineWidth(p) + 2*modePad
	}
	return w
}

func (h *header) render() {
	t := h.trainer
	h.modes.Set(t.modeNames(), int(t.mode))
	h.side.Label = t.sides.Name(t.side)
	h.side.Refresh()
	h.bar.Set(t.opening.Name.In(t.env.Words.Language), t.subject())
}

// modeNames are the modes, and the game after them.
func (t *Trainer) modeNames() []string {
	var all []string
	for _, m := range opening.AllModes {
		all = append(all, t.env.Words.Say("joseki.mode."+m.String(), nil))
	}
	return append(all, t.env.Words.Say("joseki.mode.playOn", nil))
}

// subject says which line is walked, or what is asked.
func (t *Trainer) subject() string {
	w := t.env.Words
	line := t.line
	switch t.mode {
	case opening.Drill:
		return w.Say("joseki.any", nil)
	case opening.Punish:
		line = t.opening.Problems(t.side)[t.line].Line
	case opening.Learn:
	}
	l := &t.opening.Lines[line]
	return w.Say("joseki.line", words.Args{"title": l.Title.In(w.Language), "status": w.Say("joseki.status."+l.Status.String(), nil)})
}
