package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"

	"terakoya/app/boardscreen"
	"terakoya/app/theme"
	"terakoya/app/words"
	"terakoya/widgets"
)

// header is the bar at the top: the way back, the start that is played and
// against whom, what fouls do, a new game, the board turned round.
type header struct {
	table        *Table
	ground, line *canvas.Rectangle
	pill         *canvas.Rectangle
	leave        *widgets.Button
	begin        *widgets.Button
	flip         *widgets.Button
	pause, other *widgets.Button
	title, sub   *widgets.Paragraph
	mode         *widgets.Paragraph
	root         *fyne.Container
}

func newHeader(t *Table) *header {
	h := &header{
		table: t, ground: &canvas.Rectangle{}, line: &canvas.Rectangle{}, pill: &canvas.Rectangle{},
		leave: widgets.NewButton(widgets.TextButton, "", "", t.onLeave),
		begin: widgets.NewButton(widgets.TextButton, "", "N", t.onNew),
		flip:  widgets.NewButton(widgets.TextButton, "", "F", t.onFlip),
		pause: widgets.NewButton(widgets.TextButton, "", "P", t.onPause),
		other: widgets.NewButton(widgets.TextButton, "", "O", t.onOther),
		title: widgets.NewParagraph(""), sub: widgets.NewParagraph(""), mode: widgets.NewParagraph(""),
	}
	h.leave.Icon = fynetheme.NavigateBackIcon()
	h.flip.Icon, h.pause.Icon, h.other.Icon = theme.FlipIcon(), fynetheme.MediaPauseIcon(), fynetheme.MoreHorizontalIcon()
	for _, b := range h.buttons() {
		b.OnKey = t.env.OnKey
	}
	h.title.Bold, h.title.TextSize, h.title.Leading = true, widgets.SizeLead, 1.3
	h.sub.TextSize, h.sub.Color, h.sub.Leading = widgets.SizeTiny, widgets.ColorInkSoft, 1.4
	h.mode.TextSize, h.mode.Leading = widgets.SizeSmall, 1.3
	h.root = container.New(h, h.ground, h.line, h.leave, h.title, h.sub, h.pill, h.mode, h.begin, h.flip, h.pause, h.other)
	return h
}

func (h *header) buttons() []*widgets.Button {
	return []*widgets.Button{h.leave, h.begin, h.pause, h.flip, h.other}
}

const (
	barButton  = 40
	barGap     = 8
	pillHeight = 28
	pillPad    = 12
)

// MinSize is part of fyne.Layout.
func (h *header) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, boardscreen.CompactHeader)
}

// Layout is part of fyne.Layout.
func (h *header) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	h.ground.Resize(size)
	widgets.Place(h.line, 0, size.Height-1, size.Width, 1)
	bar := (size.Height - barButton) / 2
	leave := h.leave.MinSize().Width
	widgets.Place(h.leave, barGap, bar, leave, barButton)
	x := size.Width - boardscreen.Margin
	for _, b := range []*widgets.Button{h.other, h.flip, h.pause, h.begin} {
		if !b.Visible() {
			continue
		}
		w := b.MinSize().Width
		x -= w
		widgets.Place(b, x, bar, w, barButton)
		x -= barGap
	}
	mode := widgets.LineWidth(h.mode)
	x -= mode + 2*pillPad
	widgets.Place(h.pill, x, (size.Height-pillHeight)/2, mode+2*pillPad, pillHeight)
	widgets.PlaceMiddle(h.mode, x+pillPad, 0, mode, size.Height-2*low)
	left := barGap + leave + barGap
	room := x - left - pillPad
	title, sub := h.title.HeightFor(room), h.sub.HeightFor(room)
	top := (size.Height - title - sub) / 2
	widgets.Place(h.title, left, top, room, title)
	widgets.Place(h.sub, left, top+title, room, sub)
}

func (h *header) render() {
	t, w := h.table, h.table.env.Words
	widgets.Fill(h.ground, widgets.ColorSurface, widgets.ColorTransparent, 0, 0)
	widgets.Fill(h.line, widgets.ColorLine, widgets.ColorTransparent, 0, 0)
	widgets.Fill(h.pill, widgets.ColorSunk, widgets.ColorTransparent, 0, pillHeight/2)
	c := t.match.choice
	title := w.Say("play.anyGame", nil)
	if t.match.known {
		title = startName(w, c.Handicap().Key)
	}
	h.title.SetText(title)
	h.sub.SetText(t.computer())
	h.mode.SetText(w.Say("play.mode", words.Args{"mode": w.Say("play.foul."+c.Fouls.String(), nil)}))
	h.begin.Label = w.Say("play.newGame", nil)
	widgets.Show(h.begin, !t.match.over()) // then it stands in the panel
	widgets.Show(h.pause, t.match.timed() && !t.match.over())
	widgets.Show(h.other, !t.match.over())
	for _, b := range h.buttons() {
		b.Refresh()
	}
	h.Layout(nil, h.root.Size())
	h.root.Refresh()
}
