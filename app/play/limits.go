package play

import (
	"time"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// thinkTime is how long a player may take for a move at most.
const thinkTime = 3 * time.Second

// limits bound the next move of the computer: by its clock, and for our own levels by
// thinkTime too. An engine of the learner's own shares out its time itself.
func (m *match) limits(now time.Time) engine.Limits {
	if m.clocks.Clock().Kind == rules.ClockNone {
		return engine.Limits{Time: thinkTime}
	}
	k := m.engineClock(now)
	if _, outside := m.choice.engine(); outside {
		return engine.Limits{Clock: &k}
	}
	return engine.Limits{Time: min(thinkTime, k.Budget(m.turn())), Clock: &k}
}

// engineClock is what the clocks show, in the words of players. The increment that a
// side has been given already is told apart from its main time, as [engine.Clock] asks;
// considerations are main time, which is all that those words have for them.
func (m *match) engineClock(now time.Time) engine.Clock {
	given := m.clocks.Clock()
	var k engine.Clock
	for _, c := range []rules.Color{rules.Black, rules.White} {
		left := m.clocks.Left(c, now)
		k.Left[c] = left.Main + time.Duration(left.Considerations)*given.Consideration
		if given.Kind == rules.ClockFischer {
			k.Increment[c] = min(given.Step, k.Left[c])
			k.Left[c] -= k.Increment[c]
		}
	}
	if given.Kind == rules.ClockByoyomi || given.Kind == rules.ClockNHK {
		k.Byoyomi = given.Step
	}
	return k
}
