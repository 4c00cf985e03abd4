package aftergame

import (
	"fyne.io/fyne/v2"

	"terakoya/app/boardmenu"
)

// onMenu opens the menu of the board, with the position that is looked at.
func (s *Screen) onMenu(at fyne.Position) {
	p := s.game.Game.PositionAfter(s.at)
	boardmenu.Show(s.env.Words, s.board, p.Setup(), at, s.sides.Handicap, s.inform)
}
