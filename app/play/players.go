package play

import (
	"slices"
	"strings"

	"terakoya/app/words"
	"terakoya/rules/engine"
	"terakoya/rules/engine/firsthour"
	"terakoya/rules/engine/search"
)

// The keys of the players of the first hour. Those of the others are the levels of
// package search, from "1" to "10++".
const (
	Waits              = "waits"
	WaitsUnlessChecked = "waits-unless-checked"
	Wanders            = "wanders"
)

// firstHour lists the players of the first hour, the gentlest first.
var firstHour = []string{Waits, WaitsUnlessChecked, Wanders}

// twoPly is the key that games of earlier versions have for a player of about the
// strength of twoPlyLevel.
const twoPly = "two-ply"

var twoPlyLevel = search.LevelAt(5, 0)

// Opponents lists all players by key, the gentlest first.
var Opponents = func() []string {
	all := slices.Clone(firstHour)
	for l := range search.Level(search.Levels) {
		all = append(all, l.String())
	}
	return all
}()

// knownOpponent returns the key of the player that a key means, also one of an
// earlier version; for one that means nothing, that of the first offer.
func knownOpponent(key string) string {
	switch {
	case slices.Contains(Opponents, key), strings.HasPrefix(key, External):
		return key
	case key == twoPly:
		return twoPlyLevel.String()
	}
	return preset.Opponent
}

// levelOf returns the level that a key means; false for a player of the first
// hour.
func levelOf(key string) (search.Level, bool) {
	l, err := search.ParseLevel(key)
	return l, err == nil
}

// newPlayer makes the player of a choice; games differ with the seed. Only levels follow
// a book.
func (e *Env) newPlayer(c Choice, seed uint64) engine.Engine {
	if name, ok := c.engine(); ok {
		return &outside{name: name, open: e.Engine}
	}
	if l, ok := levelOf(c.Opponent); ok {
		return search.New(l, seed).Follow(e.bookFor(c))
	}
	switch c.Opponent {
	case Waits:
		return firsthour.Waits{}
	case WaitsUnlessChecked:
		return firsthour.WaitsUnlessChecked{}
	}
	return firsthour.NewWanders(seed)
}

// bookFor is what the opponent of a choice knows of openings; nil for nothing.
func (e *Env) bookFor(c Choice) search.Book {
	switch {
	case !c.Book:
		return nil
	case c.Opening != "" && e.Opening != nil:
		if b := e.Opening(c.Opening); b != nil {
			return b
		}
	}
	return e.Book
}

// PlayerName returns what an opponent is called, by its key in a game that was kept.
func PlayerName(w *words.Words, key string) string {
	if key == People {
		return w.Say("play.people", nil)
	}
	return playerName(w, key)
}
