package ladder

import (
	"math"

	"terakoya/rules/engine/search"
)

// Result is how a game ended for the learner.
type Result uint8

// The results.
const (
	Won Result = iota
	Lost
	Drawn
)

// share returns the share of the point that a result gives.
func (r Result) share() float64 {
	switch r {
	case Won:
		return 1
	case Lost:
		return 0
	case Drawn:
	}
	return 0.5
}

// Game is a game that was played to its end on a rung. One that is to be played
// again is none.
//
// With more than [FreeHelp] takebacks and hints, a win or a draw does not raise
// the rating, and a win counts for no event: it ends a row of losses and a row of
// wins alike. A loss always counts.
type Game struct {
	Rung   Rung
	Result Result
	Help   int // takebacks and hints together
}

// FreeHelp is how many takebacks and hints, taken together, cost nothing.
const FreeHelp = 3

func (g Game) helped() bool { return g.Help > FreeHelp }

// Standing is where a learner stands.
type Standing struct {
	Rating float64 // in Elo, on the scale of [Rung.Gap]
	Games  int     // that it rests on
	Offer  Offer
}

// Of the rating: a new learner's moves fast.
const (
	newGames   = 10 // for so many games, a learner is new
	newShift   = 64
	laterShift = 32
)

// What share of the points a game should promise. A new learner may win more.
const (
	newShare   = 0.65
	laterShare = 0.5
)

// first is the rung on which a learner begins of whom nothing is known.
var first = Rung{Handicap: climb[0].handicap, Level: search.LevelAt(3, 0)}

// Read returns where a learner stands after these games, the oldest first.
func Read(games []Game) Standing {
	s := Standing{Rating: first.Gap() + lead(newShare), Offer: Offer{first, Begin}}
	var row row
	for _, g := range games {
		s.rate(g)
		s.Offer = row.add(g)
	}
	return s
}

// rate moves the rating by a game. A new learner who has beaten a rung is at least
// as strong as it: so one who begins high up is soon where they belong.
func (s *Standing) rate(g Game) {
	shift := laterShift * (g.Result.share() - g.Rung.Score(s.Rating))
	if s.Games < newGames {
		shift *= newShift / laterShift
		if markOf(g) == win {
			s.Rating = max(s.Rating, g.Rung.Gap()-shift)
		}
	}
	s.Games++
	if !g.helped() || shift < 0 {
		s.Rating += shift
	}
}

// Best returns the rung of the ladder that is nearest to even for the rating; for
// a new learner, to two wins in three.
func (s Standing) Best() Rung { return s.nearest(ladder) }

// For returns the opponent for a handicap: at the level that is nearest to even
// for the rating, as [Standing.Best] is.
func (s Standing) For(handicap string, gives bool) Rung {
	all := make([]Rung, search.Levels)
	for l := range all {
		all[l] = Rung{handicap, search.Level(l), gives}
	}
	return s.nearest(all)
}

func (s Standing) nearest(among []Rung) Rung {
	goal := s.Rating - lead(laterShare)
	if s.Games < newGames {
		goal = s.Rating - lead(newShare)
	}
	best := among[0]
	for _, r := range among {
		if math.Abs(r.Gap()-goal) < math.Abs(best.Gap()-goal) {
			best = r
		}
	}
	return best
}
