package widgets

import "terakoya/rules"

// Shown is what a board shows, for those who are told it in words.
type Shown struct {
	Setup rules.Setup
	Names [2]StandName // by rules.Color
	Style Style
	Marks Marks       // with the squares to which the piece that is taken up may go
	Held  rules.Piece // that is taken up; NoPiece if none is
}

// Shown returns what the board shows now. What moves is told as if it had arrived.
func (b *Board) Shown() Shown {
	s := Shown{Setup: b.gesture.setup, Names: b.names, Style: b.style, Marks: b.marks, Held: b.Held()}
	s.Marks.Dots, s.Marks.Rings = b.targets()
	return s
}
