package play

import (
	"slices"
	"time"

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
	case slices.Contains(Opponents, key):
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

// thinkTime is how long a player may take for a move at most.
const thinkTime = 3 * time.Second

// newPlayer makes the player of a key; games differ with the seed. The book may be
// nil; only levels follow it.
func newPlayer(key string, seed uint64, book search.Book) engine.Engine {
	if l, ok := levelOf(key); ok {
		return search.New(l, seed).Follow(book)
	}
	switch key {
	case Waits:
		return firsthour.Waits{}
	case WaitsUnlessChecked:
		return firsthour.WaitsUnlessChecked{}
	}
	return firsthour.NewWanders(seed)
}
