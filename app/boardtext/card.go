package boardtext

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"terakoya/app/page"
	"terakoya/app/parts"
	"terakoya/app/words"
	"terakoya/widgets"
)

var _ fyne.Widget = (*Card)(nil)

// Card is a text above a window: it scrolls, and is copied or closed by keys and buttons.
type Card struct {
	widget.BaseWidget
	window   fyne.Canvas
	words    *words.Words
	text     string
	page     *page.Page
	copying  *widgets.Button
	closing  *widgets.Button
	before   fyne.Focusable // what had the focus
	told     *widgets.Paragraph
	contents *fyne.Container
}

// Lengths of a card, in units.
const (
	cardWidth = 680
	cardHigh  = 720
	cardPad   = 26
	cardGap   = 12
	around    = 24 // to the edges of the window, at least
	lineGap   = 14
	bar       = 10 // what scrolls is wider on each side, for the bar beside it
)

// Show shows sections above a window and gives the keys to them. onKey is told keys that a
// button of the card has no use for; the window gives them back to TypedKey.
func Show(w *words.Words, window fyne.Canvas, sections []words.Section, onKey func(*fyne.KeyEvent)) *Card {
	c := &Card{window: window, words: w, text: words.Plain(sections), before: window.Focused(), told: page.Soft("")}
	c.page = page.New(page.Shape{Width: cardWidth, Edge: bar, Gap: lineGap}, blocks(sections)...)
	c.copying = widgets.NewButton(widgets.MainButton, w.Say("boardText.copy", nil), "C", c.onCopy)
	c.closing = widgets.NewButton(widgets.PlainButton, w.Say("keys.close", nil), "Esc", c.Close)
	c.copying.OnKey, c.closing.OnKey = onKey, onKey
	foot := container.NewBorder(nil, nil, page.InRow(c.copying, c.closing), nil, container.NewPadded(c.told))
	title := container.New(space{below: cardGap}, page.Heading(w.Say("boardText.title", nil)))
	body := container.NewBorder(title, container.New(space{above: cardGap}, foot), nil, nil, container.New(space{wider: bar}, c.page.Content()))
	card := page.Card(cardPad, body)
	c.contents = container.New(veiled{}, canvas.NewRectangle(theme.Color(widgets.ColorShade)), card)
	c.ExtendBaseWidget(c)
	window.Overlays().Add(c)
	c.Resize(window.Size())
	window.Focus(c.copying)
	return c
}

// blocks are the sections as they are read: a bold heading, and its lines.
func blocks(sections []words.Section) []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for _, s := range sections {
		text := widgets.NewParagraph(strings.Join(s.Lines, "\n"))
		if s.Title == "" {
			all = append(all, text)
			continue
		}
		title := widgets.NewParagraph(s.Title)
		title.Bold = true
		all = append(all, widgets.NewColumn(2, title, text))
	}
	return all
}

// Of returns the card that is open above a window; nil if none is.
func Of(window fyne.Canvas) *Card {
	c, _ := window.Overlays().Top().(*Card)
	return c
}

// Close takes the card away, and gives the keys back to what had them.
func (c *Card) Close() {
	c.window.Overlays().Remove(c)
	if c.before != nil && c.window.Focused() == nil {
		c.window.Focus(c.before)
	}
}

// Text returns what is copied.
func (c *Card) Text() string { return c.text }

// Parts returns the named parts of the card.
func (c *Card) Parts() []parts.Part {
	return []parts.Part{parts.Whole("text-copy", c.copying), parts.Whole("text-close", c.closing)}
}

func (c *Card) onCopy() {
	fyne.CurrentApp().Clipboard().SetContent(c.text)
	c.told.SetText(c.words.Say("menu.copied", nil))
}

// TypedKey handles the keys while the card is open: C copies, Escape and the key that
// opened it close it, and the others scroll.
func (c *Card) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyC:
		c.onCopy()
	case fyne.KeyEscape, Key:
		c.Close()
	default:
		c.page.TypedKey(e)
	}
}

// Key opens the text on every screen with a board, and closes it.
const Key = fyne.KeyF9

// CreateRenderer is part of fyne.Widget.
func (c *Card) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(c.contents) }

// space leaves room above and below something, and lets it be wider on both sides.
type space struct{ above, below, wider float32 }

// MinSize is part of fyne.Layout.
func (s space) MinSize(o []fyne.CanvasObject) fyne.Size {
	return o[0].MinSize().AddWidthHeight(0, s.above+s.below)
}

// Layout is part of fyne.Layout.
func (s space) Layout(o []fyne.CanvasObject, size fyne.Size) {
	widgets.Place(o[0], -s.wider, s.above, size.Width+2*s.wider, size.Height-s.above-s.below)
}

// veiled dims the window and puts a card in its middle, as large as there is room.
type veiled struct{}

// MinSize is part of fyne.Layout.
func (veiled) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// Layout is part of fyne.Layout.
func (veiled) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Resize(size)
	w, h := min(widgets.Grown(cardWidth), size.Width-2*around), min(widgets.Grown(cardHigh), size.Height-2*around)
	widgets.Place(o[1], (size.Width-w)/2, (size.Height-h)/2, w, h)
}
