package learn

import (
	"fmt"

	"fyne.io/fyne/v2"

	"terakoya/app/parts"
	"terakoya/rules"
)

// Name returns the name of the screen.
func (s *Screen) Name() string { return "learn" }

// Says returns the status line.
func (s *Screen) Says() string { return s.status.text.Text }

// Parts returns the named parts: the squares as "5e", marked ones as
// "offender-5d" and so on, pieces in hand as "hand-black-P", and the buttons.
func (s *Screen) Parts() []parts.Part {
	all := []parts.Part{
		parts.Whole("leave", s.header.leave), parts.Whole("back", s.header.back), parts.Whole("flip", s.header.flip),
		parts.Whole("main", s.panel.main), parts.Whole("hint", s.panel.hint), parts.Whole("show", s.panel.show),
		parts.Whole("texts", s.panel.scroll), parts.Whole("status", s.status.text), parts.Whole("title", s.header.title),
	}
	for i, o := range s.panel.options {
		all = append(all, parts.Whole(fmt.Sprintf("option-%d", i+1), o))
	}
	add := func(name string, at fyne.Position, size fyne.Size) {
		if !size.IsZero() {
			all = append(all, parts.Part{Name: name, Object: s.board, At: at, Size: size})
		}
	}
	for file := 1; file <= 9; file++ {
		for rank := 1; rank <= 9; rank++ {
			sq := rules.NewSquare(file, rank)
			at, size := s.board.SquareRect(sq)
			add(sq.String(), at, size)
		}
	}
	for _, m := range s.marks().Squares {
		at, size := s.board.SquareRect(m.Square)
		add(m.Role.String()+"-"+m.Square.String(), at, size)
	}
	for _, c := range []rules.Color{rules.Black, rules.White} {
		for _, k := range rules.HandKinds {
			at, size := s.board.HandRect(c, k)
			add("hand-"+c.String()+"-"+k.String(), at, size)
		}
	}
	return all
}
