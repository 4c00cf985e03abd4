// Package boardmenu is the menu of a right click on a board: its position as
// SFEN, in words, as a diagram in text, and as a picture.
package boardmenu

import (
	"bytes"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"terakoya/app/boardtext"
	"terakoya/app/words"
	"terakoya/rules"
	"terakoya/rules/kifu"
	"terakoya/widgets"
)

// Show opens the menu at a place in the window. done is called with what was
// done, or went wrong, in words.
func Show(w *words.Words, board *widgets.Board, setup rules.Setup, at fyne.Position, handicap bool, done func(string)) {
	c := fyne.CurrentApp().Driver().CanvasForObject(board)
	if c == nil {
		return
	}
	clip := func(text string) {
		fyne.CurrentApp().Clipboard().SetContent(text)
		done(w.Say("menu.copied", nil))
	}
	widget.ShowPopUpMenuAtPosition(fyne.NewMenu("",
		fyne.NewMenuItem(w.Say("menu.sfen", nil), func() { clip(setup.SFEN()) }),
		fyne.NewMenuItem(w.Say("menu.words", nil), func() { tell(board) }),
		fyne.NewMenuItem(w.Say("menu.diagram", nil), func() { clip(Diagram(setup, handicap)) }),
		fyne.NewMenuItem(w.Say("menu.picture", nil), func() { askWhere(w, board, c, done) }),
	), c, at)
}

// tell opens the board in words, as its key does.
func tell(board *widgets.Board) {
	if board.OnKey != nil {
		board.OnKey(&fyne.KeyEvent{Name: boardtext.Key})
	}
}

// Diagram is the position as text, as Japanese programs exchange it.
func Diagram(setup rules.Setup, handicap bool) string {
	var b bytes.Buffer
	if err := kifu.WriteBOD(&b, setup, kifu.BODOptions{Handicap: handicap}); err != nil {
		return ""
	}
	return b.String()
}
