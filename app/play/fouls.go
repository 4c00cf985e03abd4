package play

import (
	"fmt"
	"slices"
)

// Fouls is what an illegal move of the learner does.
type Fouls uint8

// What fouls do.
const (
	FoulsExplained Fouls = iota // it is explained, and the learner tries again
	FoulsPrevented              // the piece goes back, and a line says why
	FoulsLose                   // it loses the game
)

// allFouls lists them from the gentlest.
var allFouls = []Fouls{FoulsPrevented, FoulsExplained, FoulsLose}

var foulsNames = [...]string{"explained", "prevented", "loses"}

// String returns "explained", "prevented" or "loses".
func (f Fouls) String() string { return foulsNames[f] }

// MarshalText is part of encoding.TextMarshaler.
func (f Fouls) MarshalText() ([]byte, error) { return []byte(f.String()), nil }

// UnmarshalText is part of encoding.TextUnmarshaler.
func (f *Fouls) UnmarshalText(text []byte) error {
	i := slices.Index(foulsNames[:], string(text))
	if i < 0 {
		return fmt.Errorf("fouls cannot be %q", text)
	}
	*f = Fouls(i)
	return nil
}
