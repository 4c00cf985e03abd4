package rules

// Square is one of the 81 squares. File 1 is on sente's right, rank a (一) on
// gote's side; the names stay with the squares however the board is turned.
type Square uint8

// OffBoard is where a square is named that no board has, as in "5j".
const OffBoard Square = 81

const squares = 81

// NewSquare returns the square on file 1 to 9 and rank 1 (a) to 9 (i), or
// OffBoard.
func NewSquare(file, rank int) Square {
	if file < 1 || file > 9 || rank < 1 || rank > 9 {
		return OffBoard
	}
	return Square((file-1)*9 + rank - 1)
}

// File returns 1 to 9.
func (s Square) File() int { return int(s)/9 + 1 }

// Rank returns 1 (a, 一) to 9 (i, 九).
func (s Square) Rank() int { return int(s)%9 + 1 }

// OnBoard reports whether s is one of the 81 squares.
func (s Square) OnBoard() bool { return s < squares }

// Turned returns the square that s becomes when the board is turned round.
func (s Square) Turned() Square { return squares - 1 - s }

// Mirrored returns the square of the same rank on the mirrored file: 1 for 9.
func (s Square) Mirrored() Square { return NewSquare(10-s.File(), s.Rank()) }

// String returns the name in the form "5e", or "off" for OffBoard.
func (s Square) String() string {
	if !s.OnBoard() {
		return "off"
	}
	return string([]byte{'0' + byte(s.File()), 'a' - 1 + byte(s.Rank())})
}

// ParseSquare reads a name such as "5e".
func ParseSquare(s string) (Square, bool) {
	if len(s) != 2 {
		return OffBoard, false
	}
	sq := NewSquare(int(s[0])-'0', int(s[1])-'a'+1)
	return sq, sq.OnBoard()
}

// RankFor returns the rank as c counts it: 1 is the rank farthest from c.
func (s Square) RankFor(c Color) int {
	if c == Black {
		return s.Rank()
	}
	return 10 - s.Rank()
}
