package shell

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"

	"terakoya/app/play"
	"terakoya/lessons/progress"
	"terakoya/rules"
)

// The choice of a game is also looked at with an offer and a level, and with the offer
// that has the longest name; and the end of a game with the offer that follows.
func init() {
	screens["game-level"] = func(s *Shell) {
		s.playedBefore(rules.Handicaps[0], progress.GameWon, 3)
		s.PlaySetup()
	}
	screens["game-gives"] = func(s *Shell) {
		s.playedBefore(s.longest(), progress.GameLost, 1)
		s.PlaySetup()
	}
	screens["game-gave"] = func(s *Shell) {
		s.playedBefore(s.longest(), progress.GameLost, 2)
		s.PlaySetup()
		press(s, fyne.KeyReturn, fyne.KeyR, fyne.KeyR)
	}
	screens["game-lost"] = func(s *Shell) {
		s.playedBefore(rules.Handicaps[0], progress.GameLost, 2)
		s.PlaySetup()
		press(s, fyne.KeyReturn, fyne.KeyR, fyne.KeyR)
	}
}

// playedBefore keeps so many games against a level with one outcome, and the choice of
// another. Of a handicap the learner is the one who gives.
func (s *Shell) playedBefore(h rules.Handicap, how progress.GameOutcome, times int) {
	c, start := play.Choice{Start: h.Key, White: len(h.Removed) > 0, Opponent: "4++", Takeback: true}, h.Position()
	s.kept(s.store.SetSetting(keyGame, c.String()))
	for range times {
		s.kept(s.store.AddPastGame(progress.PastGame{
			Start: start.SFEN(), Side: c.Side(), Opponent: c.Opponent, Outcome: how, Ending: "mate",
		}))
	}
}

// longest is the handicap with the longest name.
func (s *Shell) longest() rules.Handicap {
	return slices.MaxFunc(rules.Handicaps, func(a, b rules.Handicap) int {
		return cmp.Compare(len(s.words().Term(a.Key)), len(s.words().Term(b.Key)))
	})
}
