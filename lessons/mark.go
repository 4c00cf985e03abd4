package lessons

import (
	"fmt"
	"strings"

	"terakoya/rules"
)

// Mark is a set of squares that a step points at.
type Mark struct {
	Shape   MarkShape
	Squares rules.SquareSet
}

// MarkShape is how marked squares are meant.
type MarkShape uint8

// The shapes.
const (
	MarkSquare MarkShape = iota // look at this square
	MarkArea                    // a whole file or camp
	MarkLost                    // a square that can no longer be reached
)

// ParseMark reads a mark of a lesson file: "5g", "file:5", "camp:own" or
// "camp:enemy" as the side to move sees them, or "lost:6e".
func ParseMark(s string, side rules.Color) (Mark, error) {
	word, rest, found := strings.Cut(s, ":")
	if sq, ok := rules.ParseSquare(s); ok {
		return Mark{MarkSquare, rules.SetOf(sq)}, nil
	}
	if !found {
		return Mark{}, fmt.Errorf("mark %q is no square", s)
	}
	switch word {
	case "lost":
		sq, ok := rules.ParseSquare(rest)
		if !ok {
			return Mark{}, fmt.Errorf("mark %q: %q is no square", s, rest)
		}
		return Mark{MarkLost, rules.SetOf(sq)}, nil
	case "file":
		if len(rest) == 1 && '1' <= rest[0] && rest[0] <= '9' {
			return Mark{MarkArea, rules.FileSet(int(rest[0] - '0'))}, nil
		}
		return Mark{}, fmt.Errorf("mark %q: files are 1 to 9", s)
	case "camp":
		switch rest {
		case "enemy":
			return Mark{MarkArea, side.Zone()}, nil
		case "own":
			return Mark{MarkArea, side.Opponent().Zone()}, nil
		}
	}
	return Mark{}, fmt.Errorf("mark %q: want a square, file:5, camp:enemy, camp:own or lost:6e", s)
}

// Arrow points from one square to another.
type Arrow struct{ From, To rules.Square }

// ParseArrow reads an arrow of a lesson file: "9e>5e".
func ParseArrow(s string) (Arrow, error) {
	from, to, _ := strings.Cut(s, ">")
	a, okFrom := rules.ParseSquare(from)
	b, okTo := rules.ParseSquare(to)
	if !okFrom || !okTo || a == b {
		return Arrow{}, fmt.Errorf("arrow %q: want two squares like 9e>5e", s)
	}
	return Arrow{a, b}, nil
}
