package play

import (
	"fmt"

	"terakoya/app/words"
	"terakoya/lessons/progress"
)

// lateGames is how many of the last games are told of at most.
const lateGames = 5

// lately says how the last games from the chosen start went, on the chosen side; ""
// before there are two.
func (s *Setup) lately() string {
	start, played, won := s.choice.Position(), 0, 0
	sfen := start.SFEN()
	for i := len(s.past) - 1; i >= 0 && played < lateGames; i-- {
		g := s.past[i]
		if g.Start != sfen || g.People || g.Side != s.choice.Side() || g.Outcome == progress.GameReplay {
			continue
		}
		if played++; g.Outcome == progress.GameWon {
			won++
		}
	}
	if s.choice.People || s.free() || played < 2 {
		return ""
	}
	return s.env.Words.Say("play.lately", words.Args{
		"start": words.Title(s.env.Words.Term(s.choice.Start)), "won": fmt.Sprint(won), "count": fmt.Sprint(played),
	})
}
