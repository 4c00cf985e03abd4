package shell

import (
	"terakoya/app/boardtext"
	"terakoya/app/parts"
	"terakoya/widgets"
)

// board is the board of the screen that is shown; nil if it has none. A screen names the
// squares of its board among its parts, but not those of a mere picture.
func (s *Shell) board() *widgets.Board { return boardAmong(s.screen.Parts()) }

func boardAmong(all []parts.Part) *widgets.Board {
	for _, p := range all {
		if b, ok := p.Object.(*widgets.Board); ok && !p.Size.IsZero() && b.Visible() {
			return b
		}
	}
	return nil
}

// tellBoard opens what the board shows as text; false on a screen without one.
func (s *Shell) tellBoard() bool {
	b := s.board()
	if b == nil {
		return false
	}
	w := s.words()
	boardtext.Show(w, s.window.Canvas(), boardtext.Sections(w, b.Shown(), s.screen.Says()), s.typedKey)
	return true
}
