package progress

import (
	"fmt"
	"slices"
	"time"

	"terakoya/lessons"
)

// Result is what an answer was worth.
type Result uint8

// The results. Files keep their names.
const (
	Right  Result = iota // it met the goal
	Missed               // legal, but it did not meet the goal
	Foul                 // illegal
	Shown                // no try: the learner had the answer shown
)

var resultNames = []string{"right", "missed", "foul", "shown"}

// String returns the name of a result: "right", "missed", "foul" or "shown".
func (r Result) String() string { return resultNames[r] }

// Answer is one try at a step of a lesson, or the learner giving it up.
type Answer struct {
	Lesson, Step string // their ids
	// When it was given; kept in UTC, to the microsecond.
	When   time.Time
	Result Result
	// Foul is the code of the foul, such as "nifu"; empty for other results. It is
	// text, so that a code outlives a program that no longer knows it.
	Foul  string
	Hints int // hints given before it
	// Tried is what was tried: a move or a drop in USI, such as "P*5d"; for other
	// exercises as the caller writes it. It may be empty.
	Tried string
}

// kept returns the answer as a store keeps it, or what is wrong with it.
func (a Answer) kept() (Answer, error) {
	switch {
	case a.Lesson == "" || a.Step == "":
		return a, fmt.Errorf("answer %+v: it names no lesson or no step", a)
	case int(a.Result) >= len(resultNames):
		return a, fmt.Errorf("answer at %s: there is no result %d", a.Step, uint8(a.Result))
	case (a.Result == Foul) != (a.Foul != ""):
		return a, fmt.Errorf("answer at %s: %v with foul %q", a.Step, a.Result, a.Foul)
	case a.Hints < 0:
		return a, fmt.Errorf("answer at %s: %d hints", a.Step, a.Hints)
	}
	a.When = time.UnixMicro(a.When.UnixMicro()).UTC()
	return a, nil
}

// parseResult reads the name of a result.
func parseResult(name string) (Result, error) {
	r := slices.Index(resultNames, name)
	if r < 0 {
		return 0, fmt.Errorf("there is no result %q", name)
	}
	return Result(r), nil
}

// MasteryOf says by step how well it went, from answers in the order in which
// they were given. As in a [lessons.Session], what settles a step first stands;
// unlike there, a miss counts for good, also if the lesson was left after it.
// A step with nothing but misses is not settled.
func MasteryOf(answers []Answer) map[string]lessons.Mastery {
	settled := map[string]lessons.Mastery{}
	missed := map[string]bool{}
	for _, a := range answers {
		if _, done := settled[a.Step]; done {
			continue
		}
		switch a.Result {
		case Right:
			settled[a.Step] = lessons.FirstTry
			if missed[a.Step] || a.Hints > 0 {
				settled[a.Step] = lessons.WithHelp
			}
		case Missed, Foul:
			missed[a.Step] = true
		case Shown:
			settled[a.Step] = lessons.Gave
		}
	}
	return settled
}
