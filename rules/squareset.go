package rules

import (
	"iter"
	"math/bits"
	"strings"
)

// SquareSet is a set of squares: attacks, targets, or what to light up. It is
// two words, files 1 to 7 in the low one and files 8 and 9 in the high one, so
// that no file is cut. The zero SquareSet is empty.
type SquareSet struct{ lo, hi uint64 }

const (
	loSquares = 63
	loMask    = 1<<loSquares - 1
	hiMask    = 1<<(squares-loSquares) - 1
)

// SetOf returns the set of the given squares.
func SetOf(sqs ...Square) SquareSet {
	var s SquareSet
	for _, sq := range sqs {
		s = s.Or(bit[sq])
	}
	return s
}

// bit holds the set of each single square; bit[OffBoard] is empty.
var bit = func() (b [squares + 1]SquareSet) {
	for i := range squares {
		if i < loSquares {
			b[i].lo = 1 << i
		} else {
			b[i].hi = 1 << (i - loSquares)
		}
	}
	return b
}()

// Has reports whether sq is in the set.
func (s SquareSet) Has(sq Square) bool { return s.meets(bit[sq]) }

// Or returns the union.
func (s SquareSet) Or(t SquareSet) SquareSet { return SquareSet{s.lo | t.lo, s.hi | t.hi} }

// And returns what both sets hold.
func (s SquareSet) And(t SquareSet) SquareSet { return SquareSet{s.lo & t.lo, s.hi & t.hi} }

// Without returns s less the squares of t.
func (s SquareSet) Without(t SquareSet) SquareSet { return SquareSet{s.lo &^ t.lo, s.hi &^ t.hi} }

// Complement returns the squares that are not in the set.
func (s SquareSet) Complement() SquareSet { return everywhere.Without(s) }

func (s SquareSet) xor(t SquareSet) SquareSet { return SquareSet{s.lo ^ t.lo, s.hi ^ t.hi} }

// meets reports whether the sets have a square in common.
func (s SquareSet) meets(t SquareSet) bool { return s.lo&t.lo|s.hi&t.hi != 0 }

// Empty reports whether no square is in the set.
func (s SquareSet) Empty() bool { return s.lo|s.hi == 0 }

// Len returns how many squares the set has.
func (s SquareSet) Len() int { return bits.OnesCount64(s.lo) + bits.OnesCount64(s.hi) }

// more reports whether the set has at least two squares.
func (s SquareSet) more() bool {
	if s.lo == 0 {
		return s.hi&(s.hi-1) != 0
	}
	return s.hi != 0 || s.lo&(s.lo-1) != 0
}

// first returns the lowest square of a set that is not empty.
func (s SquareSet) first() Square {
	if s.lo != 0 {
		return Square(bits.TrailingZeros64(s.lo))
	}
	return Square(bits.TrailingZeros64(s.hi) + loSquares)
}

// last returns the highest square of a set that is not empty.
func (s SquareSet) last() Square {
	if s.hi != 0 {
		return Square(bits.Len64(s.hi) - 1 + loSquares)
	}
	return Square(bits.Len64(s.lo) - 1)
}

// All yields the squares of the set: file 1 first, rank a first within a file.
func (s SquareSet) All() iter.Seq[Square] {
	return func(yield func(Square) bool) {
		for !s.Empty() {
			sq := s.first()
			s = s.Without(bit[sq])
			if !yield(sq) {
				return
			}
		}
	}
}

// Squares returns the squares of the set in the order of [SquareSet.All].
func (s SquareSet) Squares() []Square {
	out := make([]Square, 0, s.Len())
	for sq := range s.All() {
		out = append(out, sq)
	}
	return out
}

// String names the squares with a blank between: "5d 5g".
func (s SquareSet) String() string {
	var b strings.Builder
	for sq := range s.All() {
		if b.Len() > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(sq.String())
	}
	return b.String()
}

// FileSet returns the nine squares of a file, 1 to 9.
func FileSet(file int) SquareSet {
	var s SquareSet
	for rank := 1; rank <= 9; rank++ {
		s = s.Or(bit[NewSquare(file, rank)])
	}
	return s
}

// RankSet returns the nine squares of a rank, 1 (a) to 9 (i).
func RankSet(rank int) SquareSet {
	var s SquareSet
	for file := 1; file <= 9; file++ {
		s = s.Or(bit[NewSquare(file, rank)])
	}
	return s
}

var (
	files = func() (f [10]SquareSet) {
		for i := 1; i <= 9; i++ {
			f[i] = FileSet(i)
		}
		return f
	}()
	// ranksFor counts from the far side: ranksFor[White][1] is rank i.
	ranksFor = func() (r [2][10]SquareSet) {
		for i := 1; i <= 9; i++ {
			r[Black][i], r[White][i] = RankSet(i), RankSet(10-i)
		}
		return r
	}()
	zone = func() (z [2]SquareSet) {
		for c := range z {
			z[c] = ranksFor[c][1].Or(ranksFor[c][2]).Or(ranksFor[c][3])
		}
		return z
	}()
	everywhere = SquareSet{loMask, hiMask}
)
