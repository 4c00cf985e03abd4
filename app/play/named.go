package play

import (
	"terakoya/app/words"
	"terakoya/lessons/ladder"
	"terakoya/lessons/progress"
)

// PlayerName returns what an opponent is called, by its key in a game that was kept.
func PlayerName(w *words.Words, key string) string {
	if key == People {
		return w.Say("play.people", nil)
	}
	return playerName(w, key)
}

// Next returns the game that past ones lead to, made of a choice, and what it is called.
func Next(w *words.Words, past []progress.PastGame, c Choice) (next Choice, name string) {
	r := ladder.Read(ladderGames(past)).Offer.Rung
	return c.on(r), RungName(w, r)
}
