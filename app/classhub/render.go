package classhub

import (
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/page"
	"terakoya/app/parts"
	"terakoya/app/words"
	"terakoya/widgets"
)

// Lengths of the page, in units.
const (
	share   = 0.6 // of the width that the playlist takes
	rowGap  = 10
	itemGap = 8
	notice  = 16
)

// render shows the page anew, and gives the keys to what is asked.
func (h *Screen) render() {
	held := h.held()
	h.named, h.first, h.shown, h.items = nil, nil, nil, nil
	items := []fyne.CanvasObject{h.head()}
	items = append(items, h.told()...)
	if h.asks != noQuestion {
		items = append(items, h.question())
	}
	h.page.Set(append(items, widgets.NewPair(page.Wide.Gap, share, h.playlist(), widgets.NewColumn(0, h.names())))...)
	line, _, _ := strings.Cut(h.status(), "\n") // there is room for one
	h.page.Tell(line)
	h.focus(held)
}

// held is the name of the part that has the keys; empty if none has.
func (h *Screen) held() string {
	if c := fyne.CurrentApp().Driver().CanvasForObject(h.root); c != nil {
		for _, p := range h.named {
			if o, is := p.Object.(fyne.Focusable); is && c.Focused() == o {
				return p.Name
			}
		}
	}
	return ""
}

// focus gives the keys to what is asked; if nothing is, to the part of a name, as long as
// it is there and open, or to the page.
func (h *Screen) focus(held string) {
	c := fyne.CurrentApp().Driver().CanvasForObject(h.root)
	switch {
	case c == nil:
		return
	case h.first != nil:
		page.Focus(h.root, h.first)
	default:
		h.focusPart(c, held)
	}
	if h.shown != nil {
		h.page.Reveal(h.shown)
	}
}

func (h *Screen) focusPart(c fyne.Canvas, name string) {
	for _, p := range h.named {
		o, is := p.Object.(fyne.Focusable)
		if shut, can := p.Object.(fyne.Disableable); is && p.Name == name && !(can && shut.Disabled()) {
			c.Focus(o)
			return
		}
	}
	c.Unfocus()
}

func (h *Screen) status() string {
	if h.says != "" {
		return h.says
	}
	return h.summary()
}

// head is what the page is, what begins the class, and the ways to what belongs to it.
func (h *Screen) head() fyne.CanvasObject {
	paper := h.button("paper", widgets.PlainButton, "paper", "W", h.env.OnPaper)
	results := h.button("results", widgets.PlainButton, "results", "R", h.env.OnResults)
	start := h.button("start", widgets.MainButton, "start", "Enter", h.start)
	widgets.Enable(start, len(h.state.List.Items) > 0 && h.asks == noQuestion)
	return widgets.NewEnds(page.Wide.Gap, widgets.NewColumn(4, page.Title(h.say.of("title", nil)), page.Soft(h.say.of("line", nil))), page.InRow(paper, results, start))
}

// told is what went wrong, if anything did; what went well is told by the page itself
// and its status line.
func (h *Screen) told() []fyne.CanvasObject {
	if h.says == "" || !h.wrong {
		return nil
	}
	card := widgets.NewCard(widgets.ColorWrongSoft, notice, widgets.NewParagraph(page.Folded(h.says)))
	h.shown = card
	return []fyne.CanvasObject{card}
}

// question is what the page asks.
func (h *Screen) question() fyne.CanvasObject {
	no := h.button("no", widgets.PlainButton, "cancel", "Esc", func() { h.ask(noQuestion) })
	if h.asks == discards {
		h.first = no
		yes := h.button("yes", widgets.PlainButton, "discard", "", h.discard)
		body := widgets.NewColumn(rowGap, widgets.NewParagraph(h.say.of("discardAsk", nil)), page.InRow(no, yes))
		card := widgets.NewCard(widgets.ColorWrongSoft, notice, body)
		h.shown = card
		return card
	}
	title, line := "openTitle", "openLine"
	if h.asks == roster {
		title, line = "namesTitle", "namesLine"
	}
	h.first = h.path
	h.named = append(h.named, parts.Whole("path", h.path))
	yes := h.button("yes", widgets.MainButton, "openDo", "Enter", h.openPath)
	file := h.button("file", widgets.PlainButton, "choose", "", func() { h.env.Choose(h.openFile) })
	body := widgets.NewColumn(rowGap, page.Lead(h.say.of(title, nil)), page.Soft(h.say.of(line, nil)), h.path, page.InRow(yes, file, no))
	if h.asks == opens {
		body.Items = append(body.Items, h.recent()...)
	}
	card := page.Card(page.Wide.Gap, body)
	h.shown = card
	return card
}

// columns is buttons in so many columns of equal width.
type columns int

func grid(abreast int, buttons ...fyne.CanvasObject) fyne.CanvasObject {
	return container.New(columns(abreast), buttons...)
}

// MinSize is part of fyne.Layout.
func (n columns) MinSize(o []fyne.CanvasObject) fyne.Size {
	rows := float32((len(o) + int(n) - 1) / int(n))
	return fyne.NewSize(0, rows*o[0].MinSize().Height+(rows-1)*itemGap)
}

// Layout is part of fyne.Layout.
func (n columns) Layout(o []fyne.CanvasObject, size fyne.Size) {
	wide, high := (size.Width-float32(n-1)*itemGap)/float32(n), o[0].MinSize().Height
	for i, b := range o {
		column, row := float32(i%int(n)), float32(i/int(n))
		widgets.Place(b, column*(wide+itemGap), row*(high+itemGap), wide, high)
	}
}

// fileLine says which file the list is, and whether it is as that.
func (h *Screen) fileLine() string {
	name := filepath.Base(h.state.Path)
	switch {
	case h.state.Path == "":
		return h.say.of("noFile", nil)
	case h.state.Saved:
		return h.say.of("saved", words.Args{"name": name})
	}
	return h.say.of("changed", words.Args{"name": name})
}
