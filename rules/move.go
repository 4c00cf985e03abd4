package rules

// Move is a move on the board or a drop. It is only as legal as the position
// it is meant for: [Position.Legal] lists the legal ones, [Position.Check]
// judges. The zero Move is no move.
type Move uint16

// NoMove is the zero Move.
const NoMove Move = 0

const (
	promoteBit = 1 << 14
	dropBit    = 1 << 15
)

// Step returns the move of a piece from one square to another.
func Step(from, to Square) Move { return Move(to) | Move(from)<<7 }

// Promote returns the same move with promotion.
func (m Move) Promote() Move { return m | promoteBit }

// Drop returns the drop of a piece of kind k on a square.
func Drop(k Kind, to Square) Move { return Move(to) | Move(k)<<7 | dropBit }

// To returns the square that the piece comes to.
func (m Move) To() Square { return Square(m & 127) }

// From returns the square that the piece leaves, or OffBoard for a drop.
func (m Move) From() Square {
	if m.IsDrop() {
		return OffBoard
	}
	return m.from()
}

// from is From for a move that is no drop.
func (m Move) from() Square { return Square(m >> 7 & 127) }

// IsDrop reports whether the piece comes from the hand.
func (m Move) IsDrop() bool { return m&dropBit != 0 }

// Dropped returns the kind that is dropped, or NoKind for a move on the board.
func (m Move) Dropped() Kind {
	if !m.IsDrop() {
		return NoKind
	}
	return Kind(m >> 7 & 127)
}

// Promotes reports whether the piece is turned over.
func (m Move) Promotes() bool { return m&promoteBit != 0 }

// String returns the move in USI: "7g7f", "2d2c+", "P*5e".
func (m Move) String() string { return m.Attempt().String() }

// Attempt returns the move as something that can be judged.
func (m Move) Attempt() Attempt {
	return Attempt{From: m.From(), To: m.To(), Drop: m.Dropped(), Promote: m.Promotes()}
}

// MoveList is room for the legal moves of any position; at most 593 are known
// to occur, and 599 where a king is missing. It exists so that search and perft need no allocation.
type MoveList struct {
	moves [640]Move
	n     int
}

// Moves returns the list as a slice that is valid until the list is used again.
func (l *MoveList) Moves() []Move { return l.moves[:l.n] }

// Len returns how many moves the list holds.
func (l *MoveList) Len() int { return l.n }

func (l *MoveList) add(m Move) {
	l.moves[l.n] = m
	l.n++
}
