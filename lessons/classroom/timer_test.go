package classroom

import (
	"testing"
	"time"
)

// TestTimer: it runs down, is held, goes on, and is over at nothing.
func TestTimer(t *testing.T) {
	c := New(nil, Roster{})
	at := func(seconds int) time.Time { return time.Unix(1000+int64(seconds), 0) }
	check := func(seconds int, want time.Duration, state TimerState) {
		t.Helper()
		left, running := c.Left(at(seconds))
		if left != want || c.Timer(at(seconds)) != state || running != (state == TimerRuns) {
			t.Errorf("after %d seconds: %v, %v, state %d; want %v, %d", seconds, left, running, c.Timer(at(seconds)), want, state)
		}
	}
	check(0, 0, TimerOff)
	c.StartTimer(time.Minute, at(0))
	check(0, time.Minute, TimerRuns)
	check(20, 40*time.Second, TimerRuns)
	check(-500, time.Minute, TimerRuns) // a clock that was set back
	c.PauseTimer(at(20))
	check(50, 40*time.Second, TimerPaused)
	c.ResumeTimer(at(100))
	check(110, 30*time.Second, TimerRuns)
	check(140, 0, TimerOver)
	check(999, 0, TimerOver)
	c.PauseTimer(at(150)) // it is over
	check(150, 0, TimerOver)
	c.StartTimer(time.Second, at(150))
	check(150, time.Second, TimerRuns)
	c.StopTimer()
	check(150, 0, TimerOff)
}

func TestTeams(t *testing.T) {
	c := New(nil, Roster{})
	changes := told(c)
	c.SetTeam(0, "Sente")
	c.Score(0, 2)
	c.Score(1, 1)
	c.Score(1, -1<<62)
	if got := c.Teams(); got != [2]Team{{"Sente", 2}, {"", 0}} || len(*changes) != 4 {
		t.Errorf("%v, told %v", got, *changes)
	}
	c.Score(0, 1<<62)
	if got := c.Teams()[0].Score; got != MostScore {
		t.Error(got)
	}
	if c.ClearScores(); c.Teams() != [2]Team{{Name: "Sente"}} {
		t.Error(c.Teams())
	}
}
