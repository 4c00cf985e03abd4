package rules

import (
	"fmt"
	"math/bits"
	"strings"
)

// Setup is anything that can be drawn: pieces on squares, pieces in hand and a
// side to move, with no claim that shogi could be played from it. A lesson may
// show a board without kings or with thirty pawns.
type Setup struct {
	Board [81]Piece // by Square
	Hands [2]Hand   // by Color
	Turn  Color
	Move  int // number of the move to be played, 1 at the start
}

// Odd is what is strange about a position that can be played all the same. It
// is a set; the zero Odd is an ordinary position.
type Odd uint8

// What can be odd.
const (
	OddNoBlackKing Odd = 1 << iota // sente has no king, as in mate problems
	OddNoWhiteKing                 // gote has no king
	OddNifu                        // two unpromoted pawns of a side on a file
	OddDeadPiece                   // a piece that can never move again
	OddCheck                       // the side that has just moved stands in check
)

var oddities = [...]string{
	"sente has no king", "gote has no king", "two unpromoted pawns of one side on a file",
	"a piece stands where it can never move", "the side not to move is in check",
}

// String names what is odd, separated by "; ".
func (o Odd) String() string {
	var parts []string
	for ; o != 0; o &= o - 1 {
		parts = append(parts, oddities[bits.TrailingZeros8(uint8(o))])
	}
	return strings.Join(parts, "; ")
}

// SetupError says why no game can be played from a setup.
type SetupError struct {
	Flaw  SetupFlaw
	Side  Color // for SetupTwoKings
	Piece Kind  // for SetupTooMany
	Count int   // for SetupTooMany: how many there are
}

// SetupFlaw is what makes a setup one that cannot be played.
type SetupFlaw uint8

// The flaws.
const (
	SetupNoKing   SetupFlaw = iota // neither side has a king
	SetupTwoKings                  // a side has more than one
	SetupTooMany                   // there are more pieces of a kind than a set has
)

func (e *SetupError) Error() string {
	switch e.Flaw {
	case SetupTwoKings:
		return "two kings for " + [...]string{Black: "sente", White: "gote"}[e.Side]
	case SetupTooMany:
		return fmt.Sprintf("%d pieces of kind %s; a set has %d", e.Count, e.Piece, setSize[e.Piece])
	case SetupNoKing:
	}
	return "no king on the board"
}

// Setup returns the position as something to draw or edit.
func (p *Position) Setup() Setup {
	return Setup{Board: p.board, Hands: p.hands, Turn: p.turn, Move: p.MoveNumber()}
}

// Position returns a position to play from and what is odd about it, or a
// [*SetupError]: no king at all, two kings of a side, or more pieces of a kind
// than a set of shogi has.
func (s *Setup) Position() (Position, Odd, error) {
	if err := s.count(); err != nil {
		return Position{}, 0, err
	}
	p := Position{kings: [2]Square{OffBoard, OffBoard}, ply: uint16(max(1, min(s.Move, 1<<16-1)))}
	for sq, pc := range s.Board {
		if pc == NoPiece {
			continue
		}
		p.put(Square(sq), pc)
		if pc.Kind() == King {
			p.kings[pc.Color()] = Square(sq)
		}
	}
	p.hands = s.Hands
	for c := range p.hands {
		for k, n := range p.hands[c] {
			for i := range n {
				p.hash ^= handKeys[c][k][i+1]
			}
		}
	}
	if p.turn = s.Turn; p.turn == White {
		p.hash ^= turnKey
	}
	return p, p.odd(), nil
}

// count refuses what no set of pieces can show.
func (s *Setup) count() error {
	var total [kinds]int
	var kings [2]int
	for _, pc := range s.Board {
		total[pc.Kind().Base()]++
		if pc.Kind() == King {
			kings[pc.Color()]++
		}
	}
	for _, h := range s.Hands {
		for k, n := range h {
			total[k] += int(n)
		}
	}
	switch {
	case kings[Black] > 1:
		return &SetupError{Flaw: SetupTwoKings, Side: Black}
	case kings[White] > 1:
		return &SetupError{Flaw: SetupTwoKings, Side: White}
	case kings[Black]+kings[White] == 0:
		return &SetupError{Flaw: SetupNoKing}
	}
	for _, k := range HandKinds {
		if total[k] > setSize[k] {
			return &SetupError{Flaw: SetupTooMany, Piece: k, Count: total[k]}
		}
	}
	return nil
}

func (p *Position) odd() Odd {
	var o Odd
	for c, flag := range []Odd{OddNoBlackKing, OddNoWhiteKing} {
		if !p.kings[c].OnBoard() {
			o |= flag
		} else if Color(c) != p.turn && !p.Attackers(p.turn, p.kings[c]).Empty() {
			o |= OddCheck
		}
		for _, k := range AllKinds {
			if p.Of(Color(c), k).meets(deadSquares[c][k]) {
				o |= OddDeadPiece
			}
		}
		for _, f := range files[1:] {
			if p.Of(Color(c), Pawn).And(f).more() {
				o |= OddNifu
			}
		}
	}
	return o
}
