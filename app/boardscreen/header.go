package boardscreen

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"

	"terakoya/widgets"
)

// Header is the bar at the top: the way back, what is shown and something about it,
// perhaps something of a screen's own, and buttons at the right.
type Header struct {
	Leave      *widgets.Button
	ground     *canvas.Rectangle
	line       *canvas.Rectangle
	title, sub *widgets.Paragraph
	aside      Aside // nil for nothing
	buttons    []*widgets.Button
	root       *fyne.Container
}

// Aside is what a screen has between the names and the buttons of its header.
type Aside interface {
	// Objects are what it is made of; the header shows them.
	Objects() []fyne.CanvasObject
	// Lay places them in a bar of that height so that they end at right, and returns
	// where the names must end. Names that get one line each end at left.
	Lay(left, right, height float32) (names float32)
}

// Lengths of the bar, in units.
const (
	BarButton = 40 // how high a button is
	BarGap    = 8  // between two buttons
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

// With puts something between the names and the buttons.
func (h *Header) With(a Aside) *Header {
	h.aside = a
	for _, o := range a.Objects() {
		h.root.Add(o)
	}
	return h
}

// Content returns what is put in the window.
func (h *Header) Content() fyne.CanvasObject { return h.root }

// Title returns what is shown, as it lies in the window.
func (h *Header) Title() *widgets.Paragraph { return h.title }

// Sub returns what is said about it.
func (h *Header) Sub() *widgets.Paragraph { return h.sub }

// MinSize is part of fyne.Layout.
func (h *Header) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, CompactHeader) }

// Layout is part of fyne.Layout.
func (h *Header) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	h.ground.Resize(size)
	widgets.Place(h.line, 0, size.Height-1, size.Width, 1)
	bar := (size.Height - BarButton) / 2
	leave := h.Leave.MinSize().Width
	widgets.Place(h.Leave, BarGap, bar, leave, BarButton)
	x := size.Width - Margin
	for i := len(h.buttons) - 1; i >= 0; i-- {
		b := h.buttons[i]
		if !b.Visible() {
			continue
		}
		w := b.MinSize().Width
		x -= w
		widgets.Place(b, x, bar, w, BarButton)
		x -= BarGap
	}
	left := BarGap + leave + BarGap
	if h.aside != nil {
		x = h.aside.Lay(left+max(widgets.LineWidth(h.title), widgets.LineWidth(h.sub)), x, size.Height)
	}
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
