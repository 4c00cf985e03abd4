package boardscreen

import (
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// Dress gives a board the learner's pieces and language. Readers of English get
// the letters of the ranks beside the board, others kanji on both sides.
func Dress(board *widgets.Board, w *words.Words, set pieceart.Set, still, turned bool) {
	style := board.Style()
	style.Turned, style.Set, style.Still = turned, set, still
	style.Right = pieceart.Kanji
	if w.Language == lessons.English {
		style.Right = pieceart.Latin
	}
	style.Words = widgets.ChooserWords{Promote: w.Say("promotion.yes", nil), Stay: w.Say("promotion.no", nil)}
	board.SetStyle(style)
}
