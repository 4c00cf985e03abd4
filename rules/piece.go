package rules

// Piece is a kind with its owner. The zero Piece is no piece at all.
type Piece uint8

// NoPiece stands on an empty square.
const NoPiece Piece = 0

const whiteBit = 1 << 4

// NewPiece returns the piece of kind k that belongs to c.
func NewPiece(c Color, k Kind) Piece { return Piece(k) | Piece(c)<<4 }

// Kind returns what the piece is.
func (p Piece) Kind() Kind { return Kind(p & 15) }

// Color returns the owner. It has no meaning for NoPiece.
func (p Piece) Color() Color { return Color(p >> 4 & 1) }

// Is reports whether p is a piece of kind k that belongs to c.
func (p Piece) Is(c Color, k Kind) bool { return p == NewPiece(c, k) }

// String returns the piece as SFEN writes it: "P", "+p", "k"; empty for
// NoPiece.
func (p Piece) String() string {
	s := p.Kind().String()
	if p.Color() == Black {
		return s
	}
	return lower(s)
}

// lower turns capitals of A to Z into small letters.
func lower(s string) string {
	b := []byte(s)
	for i, c := range b {
		if 'A' <= c && c <= 'Z' {
			b[i] = c | 0x20
		}
	}
	return string(b)
}
