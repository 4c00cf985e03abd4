package play

import (
	"fyne.io/fyne/v2"

	"terakoya/app/feedback"
	"terakoya/rules"
	"terakoya/widgets"
)

const (
	endSign  = 32
	offerPad = 16
	offerGap = 8
)

// ended is the card of a game that is over; after a foul, what was wrong.
func (t *Table) ended(o rules.Outcome) []fyne.CanvasObject {
	title, text := t.sides.ending(o)
	ground, ink := widgets.ColorSunk, widgets.ColorInk
	sign := rules.White
	switch {
	case !o.Won:
	case o.Winner == t.match.choice.Side():
		ground, ink, sign = widgets.ColorRightSoft, widgets.ColorRight, o.Winner
	default:
		ground, ink, sign = widgets.ColorWhySoft, widgets.ColorWhy, o.Winner
	}
	items := []fyne.CanvasObject{feedback.HeadWith(ground, ink, newSign(sign, endSign), title, text)}
	if o.Foul != nil {
		items = append(items, t.explained(o.Foul).Parts(t.env.Words)...)
	}
	if t.offered() {
		items = append(items, t.offering())
	}
	return items
}

// offering says which rung is offered next and why, and begins a game on it.
func (t *Table) offering() fyne.CanvasObject {
	w := t.env.Words
	head, why := widgets.NewParagraph(w.Say("play.rung.next", nil)), widgets.NewParagraph(rungReason(w, t.offer.Reason))
	head.Bold = true
	begin := newOfferOption(w, t.offer.Rung, t.onOffer)
	begin.OnKey = t.env.OnKey
	return widgets.NewCard(widgets.ColorSunk, offerPad, widgets.NewColumn(offerGap, head, why, begin))
}

// exchanges reports whether another game has the sides exchanged: in an even game
// that is to be played again.
func (t *Table) exchanges() bool {
	return t.match.game.Outcome().Replay && !t.match.handicap()
}
