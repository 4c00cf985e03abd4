package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynetheme "fyne.io/fyne/v2/theme"

	"terakoya/app/boardscreen"
	"terakoya/app/theme"
	"terakoya/app/words"
	"terakoya/widgets"
)

var _ boardscreen.Aside = (*header)(nil)

// header is the bar at the top: the way back, the start that is played and
// against whom, what fouls do, a new game, the board turned round.
type header struct {
	table        *Table
	bar          *boardscreen.Header
	pill         *canvas.Rectangle
	begin, flip  *widgets.Button
	pause, other *widgets.Button
	mode         *widgets.Paragraph
}

func newHeader(t *Table) *header {
	h := &header{
		table: t, pill: &canvas.Rectangle{}, mode: widgets.NewParagraph(""),
		begin: widgets.NewButton(widgets.TextButton, "", "N", t.onNew),
		flip:  widgets.NewButton(widgets.TextButton, "", "F", t.onFlip),
		pause: widgets.NewButton(widgets.TextButton, "", "P", t.onPause),
		other: widgets.NewButton(widgets.TextButton, "", "O", t.onOther),
	}
	h.flip.Icon, h.pause.Icon, h.other.Icon = theme.FlipIcon(), fynetheme.MediaPauseIcon(), fynetheme.MoreHorizontalIcon()
	h.mode.TextSize, h.mode.Leading = widgets.SizeSmall, 1.3
	h.bar = boardscreen.NewHeader(t.onLeave, t.env.OnKey, h.begin, h.pause, h.flip, h.other).With(h)
	return h
}

const pillPad = 12

// pillHeight is how high the pill about fouls is.
func pillHeight() float32 { return widgets.Grown(28) }

// Objects is part of boardscreen.Aside.
func (h *header) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{h.pill, h.mode} }

// Lay is part of boardscreen.Aside: what fouls do stands in a pill.
func (h *header) Lay(_, right, height float32) (names float32) {
	mode := widgets.LineWidth(h.mode)
	x := right - mode - 2*pillPad
	widgets.Place(h.pill, x, (height-pillHeight())/2, mode+2*pillPad, pillHeight())
	widgets.PlaceMiddle(h.mode, x+pillPad, 0, mode, height-2*boardscreen.Low)
	return x - pillPad
}

func (h *header) render() {
	t, w := h.table, h.table.env.Words
	widgets.Fill(h.pill, widgets.ColorSunk, widgets.ColorTransparent, 0, pillHeight()/2)
	h.mode.SetText(w.Say("play.mode", words.Args{"mode": w.Say("play.foul."+t.match.choice.Fouls.String(), nil)}))
	h.begin.Label = w.Say("play.newGame", nil)
	widgets.Show(h.begin, !t.match.over()) // then it stands in the panel
	widgets.Show(h.pause, t.match.timed() && !t.match.over())
	widgets.Show(h.other, !t.match.over())
	for _, b := range []*widgets.Button{h.begin, h.pause, h.flip, h.other} {
		b.Refresh()
	}
	h.bar.Set(t.title(), t.computer())
}
