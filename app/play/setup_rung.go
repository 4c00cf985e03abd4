package play

import (
	"slices"

	"fyne.io/fyne/v2"

	"terakoya/app/words"
	"terakoya/lessons/ladder"
	"terakoya/rules"
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

func (s *Setup) onOffer() {
	s.choice = s.choice.on(s.standing.Offer.Rung)
	s.onBegin()
}

// level is the level that is chosen, or would be if a level were.
func (s *Setup) level() search.Level {
	if l, ok := levelOf(s.choice.Opponent); ok {
		return l
	}
	return s.fair().Level
}

// fair is the opponent that would be about even for the learner in the start and
// on the side that are chosen.
func (s *Setup) fair() ladder.Rung {
	gives := s.choice.Side() == rules.White && len(s.choice.Handicap().Removed) > 0
	return s.standing.For(s.choice.Start, gives)
}

// leveled reports whether the opponent is a level.
func (s *Setup) leveled() bool {
	_, ok := levelOf(s.choice.Opponent)
	return ok
}

// askOpponent asks who plays: a player of the first hour, or a level.
func (s *Setup) askOpponent() {
	w := s.env.Words
	players := make([]string, len(firstHour), len(firstHour)+1)
	for i, key := range firstHour {
		players[i] = playerName(w, key)
	}
	players = append(players, w.Say("play.level.any", nil))
	s.ask("opponent", func() ([]string, int, string) {
		if s.leveled() {
			return players, len(firstHour), ""
		}
		return players, slices.Index(firstHour, s.choice.Opponent), w.Say("play.habit."+s.choice.Opponent, nil)
	}, func(i int) {
		if i == len(firstHour) {
			s.choose(s.level())
			return
		}
		s.choice.Opponent = firstHour[i]
	})
}

// askLevel asks which rank it is and which step of it.
func (s *Setup) askLevel() {
	w := s.env.Words
	s.ask("rank", func() ([]string, int, string) {
		var labels []string
		for rank := range ranks {
			labels = append(labels, search.LevelAt(rank+1, 0).String())
		}
		l := search.LevelAt(s.level().Rank(), 0)
		return labels, l.Rank() - 1, w.Say("play.level.rank-"+l.String(), nil)
	}, func(i int) { s.choose(search.LevelAt(i+1, 0)) })
	s.ask("step", func() ([]string, int, string) {
		var labels []string
		for step := range steps {
			labels = append(labels, search.LevelAt(s.level().Rank(), step).String())
		}
		return labels, s.level().Step(), w.Say("play.level.fair", words.Args{"level": s.fair().Level.String()})
	}, func(i int) { s.choose(search.LevelAt(s.level().Rank(), i)) })
	s.ofLevel = s.questions[len(s.questions)-2:]
}

func (s *Setup) choose(l search.Level) { s.choice.Opponent = l.String() }

// asked reports whether a question is asked now: those of the level only where the
// opponent is one.
func (s *Setup) asked(i int) bool { return s.leveled() || !slices.Contains(s.ofLevel, s.questions[i]) }
