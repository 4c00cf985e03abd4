package joseki

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"terakoya/app/boardscreen"
	"terakoya/app/theme"
	"terakoya/app/words"
	"terakoya/lessons/opening"
	"terakoya/widgets"
)

// header is the bar at the top: the way back, the opening and the line, the modes, the
// side and the board turned round.
type header struct {
	trainer      *Trainer
	bar          *boardscreen.Header
	ground, line *canvas.Rectangle
	modes        *widgets.Segments
	side, flip   *widgets.Button
	root         *fyne.Container
}

func newHeader(t *Trainer) *header {
	h := &header{
		trainer: t, ground: &canvas.Rectangle{}, line: &canvas.Rectangle{},
		side: widgets.NewButton(widgets.TextButton, "", "T", t.onSide),
		flip: widgets.NewButton(widgets.TextButton, "", "F", t.onFlip),
	}
	h.flip.Icon = theme.FlipIcon()
	h.bar = boardscreen.NewHeader(t.env.Back, t.env.OnKey)
	h.modes = widgets.NewSegments(t.onMode, t.TypedKey)
	for _, b := range []*widgets.Button{h.side, h.flip} {
		b.OnKey = t.env.OnKey
	}
	h.root = container.New(h, h.ground, h.line, h.bar.Content(), h.modes, h.side, h.flip)
	return h
}

// Lengths of the header, in units.
const (
	barButton = 40
	barGap    = 6
	modePad   = 14 // at each side of the name of a mode
)

// MinSize is part of fyne.Layout.
func (h *header) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, boardscreen.CompactHeader)
}

// Layout is part of fyne.Layout: what stands at the right takes what it needs, and the
// names have the rest.
func (h *header) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	h.ground.Resize(size)
	widgets.Place(h.line, 0, size.Height-1, size.Width, 1)
	y := (size.Height - barButton) / 2
	x := size.Width - boardscreen.Margin/2
	for _, b := range []*widgets.Button{h.flip, h.side} {
		w := b.MinSize().Width
		x -= w
		widgets.Place(b, x, y, w, barButton)
	}
	modes := h.modesWidth()
	x -= modes + barGap
	widgets.Place(h.modes, x, y, modes, barButton)
	widgets.Place(h.bar.Content(), 0, 0, x-barGap, size.Height)
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
	widgets.Fill(h.ground, widgets.ColorSurface, widgets.ColorTransparent, 0, 0)
	widgets.Fill(h.line, widgets.ColorLine, widgets.ColorTransparent, 0, 0)
	h.modes.Set(t.modeNames(), int(t.mode))
	h.side.Label = t.sides.Name(t.side)
	h.side.Refresh()
	h.bar.Set(t.opening.Name.In(t.env.Words.Language), t.subject())
	h.Layout(nil, h.root.Size())
	h.root.Refresh()
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
