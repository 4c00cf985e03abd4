package boardscreen

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"

	"terakoya/widgets"
)

// Header is the bar at the top: the way back, what is shown and something about it,
// and buttons at the right.
type Header struct {
	Leave      *widgets.Button
	ground     *canvas.Rectangle
	line       *canvas.Rectangle
	title, sub *widgets.Paragraph
	buttons    []*widgets.Button
	root       *fyne.Container
}

const (
	barButton = 40
	barGap    = 8
)

// NewHeader returns a bar with a way back and buttons, from left to right. Those that
// are hidden leave no gap.
func NewHeader(leave func(), onKey func(*fyne.KeyEvent), buttons ...*widgets.Button) *Header {
	h := &Header{
		Leave:  widgets.NewButton(widgets.TextButton, "", "", leave),
		ground: &canvas.Rectangle{}, line: &canvas.Rectangle{},
		title: widgets.NewParagraph(""), sub: widgets.NewParagraph(""), buttons: buttons,
	}
	h.Leave.Icon = fynetheme.NavigateBackIcon()
	h.title.Bold, h.title.TextSize, h.title.Leading = true, widgets.SizeLead, 1.3
	h.sub.TextSize, h.sub.Color, h.sub.Leading = widgets.SizeTiny, widgets.ColorInkSoft, 1.4
	all := []fyne.CanvasObject{h.ground, h.line, h.Leave, h.title, h.sub}
	for _, b := range append([]*widgets.Button{h.Leave}, buttons...) {
		b.OnKey = onKey
	}
	for _, b := range buttons {
		all = append(all, b)
	}
	h.root = container.New(h, all...)
	return h
}

// Content returns what is put in the window.
func (h *Header) Content() fyne.CanvasObject { return h.root }

// Title returns what is shown, as it lies in the window.
func (h *Header) Title() *widgets.Paragraph { return h.title }

// MinSize is part of fyne.Layout.
func (h *Header) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, CompactHeader) }

// Layout is part of fyne.Layout.
func (h *Header) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	h.ground.Resize(size)
	widgets.Place(h.line, 0, size.Height-1, size.Width, 1)
	bar := (size.Height - barButton) / 2
	leave := h.Leave.MinSize().Width
	widgets.Place(h.Leave, barGap, bar, leave, barButton)
	x := size.Width - Margin
	for i := len(h.buttons) - 1; i >= 0; i-- {
		b := h.buttons[i]
		if !b.Visible() {
			continue
		}
		w := b.MinSize().Width
		x -= w
		widgets.Place(b, x, bar, w, barButton)
		x -= barGap
	}
	left := barGap + leave + barGap
	room := x - left
	title, sub := h.title.HeightFor(room), h.sub.HeightFor(room)
	if h.sub.Text == "" {
		sub = 0
	}
	widgets.Show(h.sub, sub > 0 && title+sub <= size.Height)
	if !h.sub.Visible() {
		sub = 0
	}
	top := (size.Height - title - sub) / 2
	widgets.Place(h.title, left, top, room, title)
	widgets.Place(h.sub, left, top+title, room, sub)
}

// Set says what is shown.
func (h *Header) Set(title, sub string) {
	widgets.Fill(h.ground, widgets.ColorSurface, widgets.ColorTransparent, 0, 0)
	widgets.Fill(h.line, widgets.ColorLine, widgets.ColorTransparent, 0, 0)
	h.title.SetText(title)
	h.sub.SetText(sub)
	h.Layout(nil, h.root.Size())
	h.root.Refresh()
}
