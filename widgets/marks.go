package widgets

import (
	"slices"

	"fyne.io/fyne/v2"

	"terakoya/rules"
	"terakoya/widgets/pieceart"
)

// Role is what a marked square is in what is being explained.
type Role uint8

// The roles. Each has a colour, a shape and a sign of its own, the same on the
// board and in the panel.
const (
	Look     Role = iota // look here; no badge
	Offender             // what was tried
	Danger               // the king in danger
	Other                // the second pawn, a guard of the dropped pawn
	Checker              // gives check or pins
	Pinned               // the pinned piece
	Blocker              // stands in the way
	Answer               // would be right
)

var roleNames = [...]string{"look", "offender", "danger", "other", "checker", "pinned", "blocker", "answer"}

// String names the role, for tests.
func (r Role) String() string { return roleNames[r] }

// badge returns the sign of a role; Look has none.
func (r Role) badge() (pieceart.Mark, bool) {
	switch r {
	case Offender:
		return pieceart.Offender, true
	case Danger:
		return pieceart.Danger, true
	case Other:
		return pieceart.Other, true
	case Checker:
		return pieceart.Checker, true
	case Pinned:
		return pieceart.Pinned, true
	case Blocker:
		return pieceart.Blocker, true
	case Answer:
		return pieceart.Right, true
	case Look:
	}
	return 0, false
}

// color returns the name of the colour of a role on the board.
func (r Role) color() fyne.ThemeColorName {
	switch r {
	case Offender, Danger:
		return ColorMarkWrong
	case Other, Checker, Pinned, Blocker:
		return ColorMarkWhy
	case Answer:
		return ColorMarkRight
	case Look:
	}
	return ColorMarkMove
}

// SquareMark marks a square.
type SquareMark struct {
	Square rules.Square
	Role   Role
}

// ArrowMark points from a square to another, or, with an OffBoard From, marks a
// drop and is not drawn.
type ArrowMark struct {
	From, To rules.Square
	Role     Role // gives the colour
}

// Ghost is a piece that is not there: what was tried.
type Ghost struct {
	Square rules.Square
	Piece  rules.Piece
}

// Marks is everything drawn on a board beside the pieces.
type Marks struct {
	Squares []SquareMark
	Lane    rules.SquareSet // tinted as wrong: the file of a nifu
	Area    rules.SquareSet // tinted as pointed at
	Rings   rules.SquareSet // a piece may be dropped here
	Dots    rules.SquareSet // a piece may go here
	Offered rules.SquareSet // squares to choose among
	Chosen  rules.SquareSet // squares that the user has chosen
	Crosses rules.SquareSet // a piece can no longer go here
	Check   rules.SquareSet // kings in check
	Last    []rules.Square  // of the last move, see LastMove
	Control Control
	Line    []rules.Square // from a pinning piece to the king: first and last
	Arrows  []ArrowMark
	Ghosts  []Ghost
	Numbers []NumberMark
}

// NumberMark is a number at the corner of a square: a place in an order, or what
// something counts. A hollow one is that of what does not count.
type NumberMark struct {
	Square rules.Square
	Number int
	Role   Role // gives the colour
	Hollow bool
}

// LastMove returns what [Marks] say of the last move: where it came from, unless
// it was a drop, and where it went.
func LastMove(a rules.Attempt) []rules.Square {
	if !a.From.OnBoard() {
		return []rules.Square{a.To}
	}
	return []rules.Square{a.From, a.To}
}

// Control is how many pieces of a side attack each square.
type Control struct {
	Side   rules.Color
	Counts [81]uint8 // by rules.Square
}

// roles returns the marked squares, and the kings in check among them.
func (m *Marks) roles() []SquareMark {
	all := slices.Clip(m.Squares)
	for s := range m.Check.All() {
		if !slices.ContainsFunc(m.Squares, func(q SquareMark) bool { return q.Square == s }) {
			all = append(all, SquareMark{s, Danger})
		}
	}
	return all
}
