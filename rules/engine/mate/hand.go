package mate

import (
	"encoding/binary"

	"terakoya/rules"
)

// hand is what a side holds, a count in each byte; byte k is for kind k.
type hand uint64

// guards are the free bits above each count, by which all are compared at once.
const guards hand = 0x8080808080808080

func pack(h rules.Hand) hand { return hand(binary.LittleEndian.Uint64(h[:])) }

func one(k rules.Kind) hand { return 1 << (8 * k) }

// atLeast has a byte of ones for each count of h that is not below that of other.
func (h hand) atLeast(other hand) hand {
	ge := ((h | guards) - other) & guards
	return ge<<1 - ge>>7
}

// covers reports whether h holds all that other does.
func (h hand) covers(other hand) bool { return ((h|guards)-other)&guards == guards }

// most and least take the greater and the smaller count of each kind.
func (h hand) most(other hand) hand {
	m := h.atLeast(other)
	return h&m | other&^m
}

func (h hand) least(other hand) hand {
	m := h.atLeast(other)
	return other&m | h&^m
}

// held has a byte of ones for each kind that h holds.
func (h hand) held() hand { return h.atLeast(0x0101010101010101) }

// before turns what is needed after m into what is needed before it: the piece
// dropped was in hand, the one captured was not yet.
func (h hand) before(m rules.Move, captured rules.Piece) hand {
	switch {
	case m.IsDrop():
		return h + one(m.Dropped())
	case captured != rules.NoPiece:
		if k := one(captured.Kind().Base()); h&(k*0xff) != 0 {
			return h - k
		}
	}
	return h
}
