package search

import (
	"fmt"
	"strings"
)

// Level is how strong a [Player] is, from 0 to [Strongest]: ten ranks, from one who
// has just learned the moves to all that the search can, each in three steps. It is
// written "1", "1+", "1++", "2" and so on to "10++".
type Level uint8

// Levels is how many levels there are, and Strongest the last of them.
const (
	Levels    = 30
	Strongest = Level(Levels - 1)

	stepsOfRank = 3
)

// LevelAt returns the level of a rank from 1 to 10 and a step from 0 to 2.
func LevelAt(rank, step int) Level { return Level((rank-1)*stepsOfRank + step) }

// Rank returns the number that a learner reads, 1 to 10.
func (l Level) Rank() int { return int(l)/stepsOfRank + 1 }

// Step returns how far the level is from that of its rank to the next, 0 to 2.
func (l Level) Step() int { return int(l) % stepsOfRank }

// String returns the rank, with a plus for each step.
func (l Level) String() string { return fmt.Sprint(l.Rank(), strings.Repeat("+", l.Step())) }

// ParseLevel reads what [Level.String] writes.
func ParseLevel(text string) (Level, error) {
	for l := range Level(Levels) {
		if l.String() == text {
			return l, nil
		}
	}
	return 0, fmt.Errorf("level %q: want 1 to 10, with no, one or two plus signs behind", text)
}
