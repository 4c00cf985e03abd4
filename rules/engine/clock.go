package engine

import (
	"time"

	"terakoya/rules"
)

// Clock is how the clocks of both sides stand when a move is asked for.
type Clock struct {
	// Left is the main time by [rules.Color], without what this move may use on
	// top of it.
	Left [2]time.Duration
	// Byoyomi is what every move may use once the main time is gone; what it does
	// not use is lost.
	Byoyomi time.Duration
	// Increment is added to the main time by colour, before each move: it may be
	// used on the first one. So the protocol USI has it, which sends the time
	// without the increment of the move that it asks for.
	Increment [2]time.Duration
}

// Most returns how long c may think about this move before its flag falls.
func (k Clock) Most(c rules.Color) time.Duration {
	return k.Left[c] + k.Increment[c] + k.Byoyomi
}

// Spend returns the clocks after c has used so much for a move; in time is false
// if its flag has fallen, and then c has nothing left.
func (k Clock) Spend(c rules.Color, used time.Duration) (after Clock, inTime bool) {
	inTime = used <= k.Most(c)
	k.Left[c] = max(0, k.Left[c]+k.Increment[c]-used)
	return k, inTime
}

const (
	// movesToGo is over how many moves the main time is shared out. A game of
	// shogi has about 60 of each side, of which the first are quick.
	movesToGo = 40
	// lag is what may pass between our answer and the press of the clock.
	lag = 100 * time.Millisecond
	// least is thought about a move even where there is no time at all.
	least = 10 * time.Millisecond
)

// Budget returns how long c should think about this move: a share of the main
// time, most of an increment, and all of a byoyomi that is running but for what
// the way to the clock may take. It is above zero and, but for clocks that have
// as good as run out, below [Clock.Most].
func (k Clock) Budget(c rules.Color) time.Duration {
	most := k.Most(c)
	most -= min(lag, most/2)
	want := k.Left[c]/movesToGo + k.Increment[c]*3/4 + k.Byoyomi*3/4
	if k.Left[c] < k.Byoyomi {
		want = most // what is left over of a byoyomi is lost
	}
	return max(least, min(want, most))
}
