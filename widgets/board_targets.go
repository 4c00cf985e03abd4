package widgets

import "terakoya/rules"

// askTargets asks where what is held may go.
func (b *Board) askTargets() {
	b.offered = rules.SquareSet{}
	if b.Targets != nil && b.Held() != rules.NoPiece {
		b.offered = b.Targets(b.gesture.held.square, b.gesture.held.kind)
	}
}

// targets returns the squares with a dot or the frame of a capture, and those
// with the ring of a drop: what the marks say, and what is held.
func (b *Board) targets() (dots, rings rules.SquareSet) {
	dots, rings = b.marks.Dots, b.marks.Rings
	switch {
	case b.Held() == rules.NoPiece || b.choosing != nil:
	case b.gesture.held.square.OnBoard():
		dots = dots.Or(b.offered)
	default:
		rings = rings.Or(b.offered)
	}
	return dots.And(b.geo.shown), rings.And(b.geo.shown)
}
