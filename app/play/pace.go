package play

import (
	"context"
	"time"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// pace is how long a player seems to think about a move. Learners have to see what
// happens, also where it takes the computer no time; and nobody likes to be answered
// at once after a long thought. It is the time until the move is made, not one that
// is added to the thinking.
type pace struct{ least, most time.Duration }

// paceOf returns the pace of the player of a key: the stronger, the slower.
func paceOf(key string) pace {
	l, leveled := levelOf(key)
	switch {
	case !leveled || l.Rank() == 1:
		return pace{600 * time.Millisecond, 1200 * time.Millisecond}
	case l.Rank() < 4:
		return pace{600 * time.Millisecond, 1500 * time.Millisecond}
	case l.Rank() < 7:
		return pace{800 * time.Millisecond, 2 * time.Second}
	}
	return pace{time.Second, 2 * time.Second}
}

// at returns the time for the next move of a game, which the position decides.
func (p pace) at(g *rules.Game) time.Duration {
	now := g.Position()
	return p.least + time.Duration(now.Hash()%uint64(p.most-p.least+1))
}

// within is at, but for a clock no longer than the player should take for a move.
func (p pace) within(g *rules.Game, l engine.Limits) time.Duration {
	now := g.Position()
	if l.Clock == nil {
		return p.at(g)
	}
	return min(p.at(g), l.Clock.Budget(now.Turn()))
}

// linger waits so long, or until ctx ends.
func linger(ctx context.Context, d time.Duration) {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-t.C:
	case <-ctx.Done():
	}
}
