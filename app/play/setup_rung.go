package play

import (
	"fyne.io/fyne/v2"

	"terakoya/app/words"
	"terakoya/lessons/ladder"
	"terakoya/rules/engine/search"
	"terakoya/widgets"
)

// ranks and steps are how many there are of levels: see [search.Level].
const (
	ranks = 10
	steps = search.Levels / ranks
)

// Lengths of the offer above the starts, in units.
const (
	offerAbove = 6  // between the offer and its reason
	offerBelow = 12 // between the reason and the starts
)

// newOffer makes what begins a game on the offered rung, and the line
// that says why it is offered.
func (s *Setup) newOffer() {
	w := s.env.Words
	s.standing = s.env.standing()
	offer := s.standing.Offer
	s.offer = newOfferOption(w, offer.Rung, s.onOffer)
	s.offer.OnKey = s.env.OnKey
	s.why = widgets.NewParagraph(rungReason(w, offer.Reason))
	s.why.TextSize, s.why.Color, s.why.Leading = widgets.SizeSmall, widgets.ColorInkSoft, 1.3
}

// newOfferOption returns what a rung is offered by: its name is of as many lines as
// it needs.
func newOfferOption(w *words.Words, r ladder.Rung, tap func()) *widgets.Option {
	return widgets.NewOption("G", rungName(w, r), tap)
}

// layOffer places the offer in a room that begins at, and returns where the starts
// may begin.
func (s *Setup) layOffer(at fyne.Position, width float32) float32 {
	high := s.offer.HeightFor(width)
	widgets.Place(s.offer, at.X, at.Y, width, high)
	y := at.Y + high + offerAbove
	why := s.why.HeightFor(width)
	widgets.Place(s.why, at.X, y, width, why)
	return y + why + offerBelow
}

// onOffer begins a game on the offered rung, whatever is written elsewhere.
func (s *Setup) onOffer() {
	c := s.choice.on(s.standing.Offer.Rung)
	c.People, c.Furigoma = false, false
	s.env.remember(c)
	s.env.Start(c)
}

// level is the level that is chosen, or would be if a level were.
func (s *Setup) level() search.Level {
	if l, ok := levelOf(s.choice.Opponent); ok {
		return l
	}
	return s.fair().Level
}
