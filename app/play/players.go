package play

import (
	"time"

	"terakoya/rules/engine"
	"terakoya/rules/engine/firsthour"
	"terakoya/rules/engine/search"
)

// The keys of the computer players.
const (
	Waits              = "waits"
	WaitsUnlessChecked = "waits-unless-checked"
	Wanders            = "wanders"
	TwoPly             = "two-ply"
)

// Opponents lists the players by key, the gentlest first.
var Opponents = []string{Waits, WaitsUnlessChecked, Wanders, TwoPly}

// thinkTime is how long a player may take for a move at most.
const thinkTime = 3 * time.Second

// newPlayer makes the player of a key; games differ with the seed.
func newPlayer(key string, seed uint64) engine.Engine {
	switch key {
	case Waits:
		return firsthour.Waits{}
	case WaitsUnlessChecked:
		return firsthour.WaitsUnlessChecked{}
	case TwoPly:
		return search.New(seed)
	}
	return firsthour.NewWanders(seed)
}
