// Package boardmenu is the menu of a right click on a board: its position as
// SFEN, as a diagram in text, and as a picture.
package boardmenu

import (
	"bytes"
	"image/png"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/widget"

	"terakoya/app/words"
	"terakoya/rules"
	"terakoya/rules/kifu"
	"terakoya/widgets"
)

// pictureScale makes a saved picture sharp in print.
const pictureScale = 2

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
		fyne.NewMenuItem(w.Say("menu.diagram", nil), func() { clip(Diagram(setup, handicap)) }),
		fyne.NewMenuItem(w.Say("menu.picture", nil), func() { save(w, board, c, done) }),
	), c, at)
}

// Diagram is the position as text, as Japanese programs exchange it.
func Diagram(setup rules.Setup, handicap bool) string {
	var b bytes.Buffer
	if err := kifu.WriteBOD(&b, setup, kifu.BODOptions{Handicap: handicap}); err != nil {
		return ""
	}
	return b.String()
}

// save asks where the picture goes and writes it.
func save(w *words.Words, board *widgets.Board, c fyne.Canvas, done func(string)) {
	window := windowOf(c)
	if window == nil {
		return
	}
	d := dialog.NewFileSave(func(f fyne.URIWriteCloser, err error) {
		if f == nil || err != nil {
			return // called off
		}
		err = png.Encode(f, board.Picture(pictureScale))
		if closed := f.Close(); err == nil {
			err = closed
		}
		if err != nil {
			done(w.Say("menu.failed", words.Args{"cause": err.Error()}))
			return
		}
		done(w.Say("menu.saved", words.Args{"path": f.URI().Path()}))
	}, window)
	d.SetFileName("shogi.png")
	d.SetFilter(storage.NewExtensionFileFilter([]string{".png"}))
	d.Show()
}

// windowOf finds the window of a canvas.
func windowOf(c fyne.Canvas) fyne.Window {
	for _, w := range fyne.CurrentApp().Driver().AllWindows() {
		if w.Canvas() == c {
			return w
		}
	}
	return nil
}
