package engine_test

import (
	"testing"
	"time"

	"terakoya/rules"
	"terakoya/rules/engine"
)

const second = time.Second

// TestClock: what a move may use, and what is left when it has used some.
func TestClock(t *testing.T) {
	byoyomi := engine.Clock{Left: [2]time.Duration{60 * second, 60 * second}, Byoyomi: 10 * second}
	fischer := engine.Clock{Left: [2]time.Duration{30 * second, 30 * second}, Increment: [2]time.Duration{10 * second, 10 * second}}
	for name, c := range map[string]struct {
		clock  engine.Clock
		used   time.Duration
		left   time.Duration
		inTime bool
	}{
		"main time alone":                {byoyomi, 5 * second, 55 * second, true},
		"main time and part of byoyomi":  {byoyomi, 65 * second, 0, true},
		"all of both":                    {byoyomi, 70 * second, 0, true},
		"more than both":                 {byoyomi, 70*second + 1, 0, false},
		"less than the increment":        {fischer, 4 * second, 36 * second, true},
		"the increment of the same move": {fischer, 40 * second, 0, true},
		"more than that":                 {fischer, 41 * second, 0, false},
		"no time at all":                 {engine.Clock{}, 1, 0, false},
	} {
		after, inTime := c.clock.Spend(rules.White, c.used)
		if after.Left[rules.White] != c.left || after.Left[rules.Black] != c.clock.Left[rules.Black] || inTime != c.inTime {
			t.Errorf("%s: %v, %t", name, after.Left, inTime)
		}
	}
}

// TestBudget: a side that always thinks as long as it should never runs out of
// time in 300 moves, and uses what cannot be saved.
func TestBudget(t *testing.T) {
	both := func(d time.Duration) [2]time.Duration { return [2]time.Duration{d, d} }
	for name, c := range map[string]struct {
		clock engine.Clock
		least time.Duration // of the last move
	}{
		"sudden death":      {engine.Clock{Left: both(600 * second)}, 1},
		"byoyomi":           {engine.Clock{Left: both(60 * second), Byoyomi: 10 * second}, 9 * second},
		"byoyomi alone":     {engine.Clock{Byoyomi: second}, 9 * second / 10},
		"increment":         {engine.Clock{Left: both(30 * second), Increment: both(10 * second)}, 7 * second},
		"a short increment": {engine.Clock{Increment: both(second)}, second / 2},
	} {
		var budget time.Duration
		for range 300 {
			budget = c.clock.Budget(rules.Black)
			var inTime bool
			if c.clock, inTime = c.clock.Spend(rules.Black, budget); !inTime {
				t.Fatalf("%s: the flag falls", name)
			}
		}
		if budget < c.least {
			t.Errorf("%s: the last move has %s", name, budget)
		}
	}
	if b := (engine.Clock{}).Budget(rules.Black); b <= 0 {
		t.Errorf("without any time %s", b)
	}
}
