package rules

// Hand counts the pieces that one side has in hand, by unpromoted kind. The
// zero Hand is empty.
type Hand [Gold + 1]uint8

// Count returns how many pieces of kind k are held; none of a kind that cannot
// be in hand.
func (h Hand) Count(k Kind) int {
	if int(k) >= len(h) {
		return 0
	}
	return int(h[k])
}

// Len returns how many pieces are held in all.
func (h Hand) Len() int {
	n := 0
	for _, c := range h {
		n += int(c)
	}
	return n
}

// InHand reports whether a piece of kind k can be in hand at all: promoted
// pieces turn back when they are captured, and kings are not captured.
func (k Kind) InHand() bool { return k >= Pawn && k <= Gold }
