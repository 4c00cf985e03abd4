package lessons

import (
	"fmt"
	"strings"

	"terakoya/rules"
)

// Misplaced is a square on which something else stands than should, of a board
// that was to be set up.
type Misplaced struct {
	Square    rules.Square
	Want, Got rules.Piece // NoPiece where the square is, or should be, empty
}

// Misplaced compares a board with the one asked for, in the order of the squares.
func (s *Step) Misplaced(setup *rules.Setup) []Misplaced {
	var wrong []Misplaced
	for i, want := range s.Target.Board {
		if got := setup.Board[i]; got != want {
			wrong = append(wrong, Misplaced{rules.Square(i), want, got})
		}
	}
	return wrong
}

// ParseTarget reads what is to be set up: "handicap:KEY", such as
// "handicap:even-game", or a position in SFEN.
func ParseTarget(text string) (rules.Setup, error) {
	key, isHandicap := strings.CutPrefix(text, "handicap:")
	if !isHandicap {
		return rules.ParseSetup(text)
	}
	h, known := rules.HandicapByKey(key)
	if !known {
		return rules.Setup{}, fmt.Errorf("there is no handicap %q", key)
	}
	return h.Setup(), nil
}

// Placing is a traditional order in which the pieces are put on the board.
type Placing uint8

// The orders. In both the king comes first and the left side before the right;
// the Ito order puts the pieces that look far across the board last, so that they
// do not aim at the opponent's camp while pawns are missing.
const (
	Ohashi Placing = iota
	Ito
)

// placings are the squares of sente, in order.
var placings = [...]string{
	Ohashi: "5i 6i 4i 7i 3i 8i 2i 9i 1i 8h 2h 5g 6g 4g 7g 3g 8g 2g 9g 1g",
	Ito:    "5i 6i 4i 7i 3i 8i 2i 9g 8g 7g 6g 5g 4g 3g 2g 1g 9i 1i 8h 2h",
}

// Squares returns where the twenty pieces of a side are put down, in order.
func (p Placing) Squares(c rules.Color) []rules.Square {
	var all []rules.Square
	for _, name := range strings.Fields(placings[p]) {
		sq, _ := rules.ParseSquare(name)
		if c == rules.White {
			sq = sq.Turned()
		}
		all = append(all, sq)
	}
	return all
}

// ParsePlaces reads the order in which squares are to be tapped: "ohashi" or
// "ito", for the squares of the side to move on which nothing stands yet, or the
// squares themselves with blanks between.
func ParsePlaces(text string, s *rules.Setup) ([]rules.Square, error) {
	order := map[string]Placing{"ohashi": Ohashi, "ito": Ito}
	if p, named := order[text]; named {
		var left []rules.Square
		for _, sq := range p.Squares(s.Turn) {
			if s.Board[sq] == rules.NoPiece {
				left = append(left, sq)
			}
		}
		return left, nil
	}
	var all []rules.Square
	for _, name := range strings.Fields(text) {
		sq, ok := rules.ParseSquare(name)
		if !ok {
			return nil, fmt.Errorf("%q is no square", name)
		}
		all = append(all, sq)
	}
	return all, nil
}

// Shuffled returns the numbers of the things to be put in order, in an order that
// is not the right one: always the same for a step.
func (s *Step) Shuffled() []int {
	n := len(s.Option)
	seed := uint32(2166136261) // FNV-1a
	for _, b := range []byte(s.ID) {
		seed = (seed ^ uint32(b)) * 16777619
	}
	order := make([]int, n)
	for i := range order {
		order[i] = i
	}
	for i := n - 1; i > 0; i-- {
		seed = seed*1664525 + 1013904223
		j := int(seed>>16) % (i + 1)
		order[i], order[j] = order[j], order[i]
	}
	for i, at := range order {
		if i != at {
			return order
		}
	}
	if n > 1 {
		order[0], order[1] = order[1], order[0]
	}
	return order
}
