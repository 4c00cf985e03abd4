package play

import (
	"strings"

	"terakoya/app/words"
	"terakoya/lessons/ladder"
	"terakoya/lessons/progress"
)

// Rated is a past game that counts on the ladder, by its place among all, and the rating
// of the learner after it.
type Rated struct {
	At     int
	Rating float64
}

// Course returns what past games, the oldest first, made of the learner's rating.
func Course(past []progress.PastGame) []Rated {
	var games []ladder.Game
	var all []Rated
	eachOnLadder(past, func(i int, g ladder.Game) { games, all = append(games, g), append(all, Rated{At: i}) })
	for i, rating := range ladder.Course(games)[1:] {
		all[i].Rating = rating
	}
	return all
}

// StandingAfter returns where the learner stands after past games, the oldest first.
func StandingAfter(past []progress.PastGame) ladder.Standing { return ladder.Read(ladderGames(past)) }

// RungName says in one line what is played on a rung: six-piece handicap, level 4.
func RungName(w *words.Words, r ladder.Rung) string {
	return strings.ReplaceAll(rungName(w, r), "\n", w.Say("list.more", nil))
}
