package rules

import (
	"slices"
	"time"
)

// Clocks is the running time of both sides. It never asks what time it is: every
// question brings it, and if that is earlier than what was told before, no time has
// passed. The zero Clocks is of no use; see [Clock.Start].
//
//	c, _ := rules.ParseClock("byoyomi 600 30")
//	clocks := c.Start(rules.Black, time.Now())
//	// … sente moves
//	took := clocks.Press(time.Now())
//	left := clocks.Left(rules.White, time.Now())
type Clocks struct {
	clock Clock
	first Color           // who makes the first move
	times []time.Duration // of the moves made
	// The present move has taken spent until since; it runs on from there, unless
	// the clocks are paused.
	spent  time.Duration
	since  time.Time
	paused bool
}

// Start starts the clock of the side that moves first, at once: in a handicap game
// that is uwate. The other one stands still. Without a clock the time of each move is
// measured all the same, and no flag falls.
func (c Clock) Start(turn Color, now time.Time) *Clocks {
	return &Clocks{clock: c, first: turn, since: now}
}

// Clock returns what each side has been given.
func (k *Clocks) Clock() Clock { return k.clock }

// Turn returns the side whose clock it is.
func (k *Clocks) Turn() Color {
	if len(k.times)%2 == 0 {
		return k.first
	}
	return k.first.Opponent()
}

// Times returns what each move took, from the first.
func (k *Clocks) Times() []time.Duration { return slices.Clone(k.times) }

// Thinks returns how long the present move has taken.
func (k *Clocks) Thinks(now time.Time) time.Duration {
	if k.paused {
		return k.spent
	}
	return k.spent + max(0, now.Sub(k.since))
}

// Left returns what a side still has.
func (k *Clocks) Left(side Color, now time.Time) Left {
	left, turn := k.clock.first(), k.first
	for _, took := range k.times {
		if turn == side {
			left = k.clock.moved(k.clock.spend(left, took))
		}
		if left.Fallen {
			return left
		}
		turn = turn.Opponent()
	}
	if turn == side {
		left = k.clock.spend(left, k.Thinks(now))
	}
	return left
}

// Press ends the move of the side whose clock runs, starts the other clock, and
// returns how long the move took. A side that has no time left makes no more moves:
// then nothing changes.
func (k *Clocks) Press(now time.Time) (took time.Duration) {
	took = k.Thinks(now)
	if k.Left(k.Turn(), now).Fallen {
		return took
	}
	k.times = append(k.times, took)
	k.spent, k.since = 0, now
	return took
}

// Pause stops both clocks until [Clocks.Resume].
func (k *Clocks) Pause(now time.Time) {
	k.spent, k.since, k.paused = k.Thinks(now), now, true
}

// Resume lets the clock run on that was paused.
func (k *Clocks) Resume(now time.Time) {
	if k.paused {
		k.since, k.paused = now, false
	}
}

// Paused reports whether both clocks stand still.
func (k *Clocks) Paused() bool { return k.paused }

// Undo takes back so many moves: what they took is given back, with the considerations
// that they used, and what they were given for is taken away. The clock of the side
// that is then to move begins its move anew, and runs unless it is paused. In a game
// between people no move is taken back, so no rule text says anything of it; here the
// clocks always agree with the moves that stand in the record.
func (k *Clocks) Undo(moves int, now time.Time) {
	k.times = k.times[:max(0, len(k.times)-moves)]
	k.spent, k.since = 0, now
}

// Restore sets the clocks to where moves that took these times have brought them. The
// clock of the side to move begins its move at now, and runs unless it is paused.
func (k *Clocks) Restore(times []time.Duration, now time.Time) {
	k.times = slices.Clone(times)
	k.spent, k.since = 0, now
}
