package play

import (
	"time"

	"terakoya/rules"
)

// beat is how often the clocks are looked at: often enough that a second is never
// seen to last two.
const beat = 100 * time.Millisecond

// ticking calls f by do again and again, until it is stopped.
func ticking(do func(func()), f func()) (stop func()) {
	t, done := time.NewTicker(beat), make(chan struct{})
	go func() {
		for {
			select {
			case <-t.C:
				do(f)
			case <-done:
				return
			}
		}
	}()
	return func() { t.Stop(); close(done) }
}

// timed reports whether the game has clocks.
func (m *match) timed() bool { return m.clocks.Clock().Kind != rules.ClockNone }

// startTicking lets the clocks be seen running.
func (t *Table) startTicking() {
	if t.match.timed() && !t.match.over() && t.still == nil {
		t.still = t.env.tick(t.onTick)
	}
}

// stopTicking ends it; the clocks themselves know no ticks.
func (t *Table) stopTicking() {
	if t.still != nil {
		t.still()
		t.still = nil
	}
}

// onTick shows the time, or ends a game in which there is none left. A tick that was
// on its way when the ticking ended does nothing.
func (t *Table) onTick() {
	if t.still == nil || t.timeUp() {
		return
	}
	t.panel.renderClocks()
}

// timeUp ends the game if the side to move has no time left: whatever is asked at that
// moment is asked no longer.
func (t *Table) timeUp() bool {
	if !t.match.fallen(t.env.now()) {
		return false
	}
	if err := t.match.game.Do(rules.Action{Deed: rules.DoTime}); err != nil {
		return false
	}
	t.rest()
	t.moved()
	return true
}

// onPause stops both clocks, or lets them run on.
func (t *Table) onPause() {
	switch {
	case t.prompt == paused:
		t.match.clocks.Resume(t.env.now())
		t.prompt = noPrompt
		t.begin()
	case t.mayPause():
		t.present()
		t.rest()
		t.match.clocks.Pause(t.env.now())
		t.prompt, t.foul, t.notice = paused, nil, ""
		t.keep()
		t.render()
	}
}

// mayPause reports whether there is a clock to stop.
func (t *Table) mayPause() bool {
	return t.match.timed() && !t.match.over() && (t.prompt == noPrompt || t.prompt == choosing) && !t.timeUp()
}
