package classroom

import "time"

// timer counts down: from so much, since a time while it runs.
type timer struct {
	left    time.Duration // when it was started or held last
	since   time.Time
	set     bool
	running bool
}

// TimerState is how the timer stands.
type TimerState uint8

// The states.
const (
	TimerOff TimerState = iota
	TimerRuns
	TimerPaused
	TimerOver // the time is up
)

// StartTimer counts down from d; what ran before is forgotten. It does nothing for
// no time at all.
func (c *Class) StartTimer(d time.Duration, now time.Time) {
	if d > 0 {
		c.timer = timer{left: d, since: now, set: true, running: true}
		c.tell(TimerChanged)
	}
}

// PauseTimer holds the timer, if it runs.
func (c *Class) PauseTimer(now time.Time) {
	if c.Timer(now) == TimerRuns {
		c.timer.left, c.timer.running = c.timer.at(now), false
		c.tell(TimerChanged)
	}
}

// ResumeTimer goes on from where it was held.
func (c *Class) ResumeTimer(now time.Time) {
	if c.Timer(now) == TimerPaused {
		c.timer.since, c.timer.running = now, true
		c.tell(TimerChanged)
	}
}

// StopTimer takes the timer away.
func (c *Class) StopTimer() {
	if c.timer.set {
		c.timer = timer{}
		c.tell(TimerChanged)
	}
}

// Left returns how much time is left, and whether it is running down.
func (c *Class) Left(now time.Time) (left time.Duration, running bool) {
	return c.timer.at(now), c.Timer(now) == TimerRuns
}

// Timer returns how the timer stands.
func (c *Class) Timer(now time.Time) TimerState {
	switch {
	case !c.timer.set:
		return TimerOff
	case !c.timer.running:
		return TimerPaused
	case c.timer.at(now) == 0:
		return TimerOver
	}
	return TimerRuns
}

// at is what is left. A clock that is set back gives nothing back.
func (t *timer) at(now time.Time) time.Duration {
	if !t.running {
		return t.left
	}
	return max(0, t.left-max(0, now.Sub(t.since)))
}
