package learn

import (
	"fmt"

	"terakoya/app/parts"
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
	return append(all, parts.Board(s.board, s.marks())...)
}
