package rules

// Color is one of the two sides. Black (sente, or shitate in a handicap game)
// plays up the board, towards rank a; White (gote, uwate) plays down. Learners
// never read these two words: screens speak of sente and gote.
type Color uint8

// The two sides.
const (
	Black Color = iota
	White
)

// Opponent returns the other side.
func (c Color) Opponent() Color { return c ^ 1 }

// String returns "black" or "white".
func (c Color) String() string {
	if c == Black {
		return "black"
	}
	return "white"
}

// Zone returns the promotion zone of c: the three ranks farthest from it.
func (c Color) Zone() SquareSet { return zone[c] }
