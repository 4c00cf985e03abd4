package widgets

import "time"

// Clock is the time of motions, for tests: it stands still until it is set.
type Clock struct {
	Long    time.Duration // of the motion that began last
	Stopped int           // motions that were ended from outside
	tick    func(float32)
}

// HoldTime makes a board's motions run by a clock.
func (b *Board) HoldTime() *Clock {
	c := &Clock{}
	b.animate = func(long time.Duration, tick func(float32)) func() {
		c.Long, c.tick = long, tick
		return func() { c.Stopped++ }
	}
	return c
}

// Set sets the time since the motion began that began last.
func (c *Clock) Set(now time.Duration) { c.tick(float32(now) / float32(c.Long)) }
