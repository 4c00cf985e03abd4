package glossary

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"terakoya/app/page"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// Lengths of a card, in units.
const (
	cardWide   = 340
	cardPad    = 14
	cardGap    = 10
	cardMargin = 16 // from the edges of the window
	chooseGap  = 6
)

// Show is part of learn.Terms: a card with the term, over something in the window.
func (r *Reader) Show(over fyne.CanvasObject, key string) {
	c := fyne.CurrentApp().Driver().CanvasForObject(over)
	if c == nil {
		return
	}
	e := entry{&r.env, r.fonts, key}
	body := widgets.NewColumn(cardGap, widgets.NewColumn(0, page.Heading(e.word()), e.reading()), e.meaning())
	if board := e.board(cardSide, pieceart.OneKanji); board != nil {
		body.Items = append(body.Items, container.NewCenter(board))
	}
	pop := newPopover(c, over)
	closing := widgets.NewButton(widgets.PlainButton, r.env.Words.Say("glossary.close", nil), "Esc", pop.hide)
	closing.OnKey = r.env.OnKey
	if r.env.OnTerm != nil {
		open := widgets.NewButton(widgets.PlainButton, r.env.Words.Say("glossary.open", nil), "", func() {
			pop.hide()
			r.env.OnTerm(key)
		})
		open.OnKey = r.env.OnKey
		body.Items = append(body.Items, open)
	}
	body.Items = append(body.Items, closing)
	pop.show(body, closing)
}

// Choose is part of learn.Terms: the card of the only term, or a list of them.
func (r *Reader) Choose(over fyne.CanvasObject, keys []string) {
	c := fyne.CurrentApp().Driver().CanvasForObject(over)
	if c == nil || len(keys) == 0 {
		return
	}
	if len(keys) == 1 {
		r.Show(over, keys[0])
		return
	}
	pop := newPopover(c, over)
	body := widgets.NewColumn(chooseGap, page.Lead(r.env.Words.Say("glossary.which", nil)))
	rows := make([]*widgets.Option, len(keys))
	for i, key := range keys {
		rows[i] = widgets.NewOption(digit(i), entry{&r.env, r.fonts, key}.word(), func() {
			pop.hide()
			r.Show(over, key)
		})
		rows[i].OnKey = func(e *fyne.KeyEvent) { r.chooseKey(c, rows, i, e) }
		body.Items = append(body.Items, rows[i])
	}
	pop.show(body, rows[0])
}

// digit is the key of a row; only the first nine have one.
func digit(i int) string {
	if i < 9 {
		return strconv.Itoa(i + 1)
	}
	return "·"
}

// chooseKey handles the keys of the list: digits choose, arrows go up and down.
func (r *Reader) chooseKey(c fyne.Canvas, rows []*widgets.Option, at int, e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyDown:
		c.Focus(rows[min(at+1, len(rows)-1)])
	case fyne.KeyUp:
		c.Focus(rows[max(at-1, 0)])
	case fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4, fyne.Key5, fyne.Key6, fyne.Key7, fyne.Key8, fyne.Key9:
		if i := int(e.Name[0] - '1'); i < len(rows) {
			rows[i].Tapped(nil)
		}
	default:
		r.env.OnKey(e)
	}
}

// popover is a card above the screen, which a tap beside it or Escape closes.
type popover struct {
	canvas fyne.Canvas
	over   fyne.CanvasObject
	popup  *widget.PopUp
}

func newPopover(c fyne.Canvas, over fyne.CanvasObject) *popover {
	return &popover{canvas: c, over: over}
}

func (p *popover) hide() {
	if p.popup != nil {
		p.popup.Hide()
	}
}

// show puts a body on the card, as high as it is or as the window lets it be, and
// gives the keys to a part of it.
func (p *popover) show(body *widgets.Column, first fyne.Focusable) {
	at, over := fyne.CurrentApp().Driver().AbsolutePositionForObject(p.over), p.over.Size()
	window := p.canvas.Size()
	wide := min(widgets.Grown(cardWide), window.Width-2*cardMargin)
	high := min(body.HeightFor(wide-2*cardPad)+2*cardPad, window.Height-3*cardMargin)
	scroll := container.NewVScroll(widgets.NewPage(wide, cardPad, body))
	p.popup = widget.NewPopUp(container.NewGridWrap(fyne.NewSize(wide, high), scroll), p.canvas)
	x := max(cardMargin, min(at.X+(over.Width-wide)/2, window.Width-wide-cardMargin))
	y := max(cardMargin, min(at.Y, window.Height-high-2*cardMargin))
	p.popup.ShowAtPosition(fyne.NewPos(x, y))
	p.canvas.Focus(first)
}
