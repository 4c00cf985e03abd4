package boardmenu

import (
	"errors"
	"image/png"
	"io"
	"io/fs"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"

	"terakoya/app/paths"
	"terakoya/app/saving"
	"terakoya/app/words"
	"terakoya/widgets"
)

// pictureScale makes a saved picture sharp in print.
const pictureScale = 2

// pictureFile is the name that is proposed, and pictureEnding that of its kind.
const (
	pictureFile   = "shogi" + pictureEnding
	pictureEnding = ".png"
)

// askWhere asks where a picture is to be kept, and writes it.
func askWhere(w *words.Words, board *widgets.Board, c fyne.Canvas, done func(string)) {
	saving.Ask(board, saving.Question{
		Words: w, Title: w.Say("menu.where", nil), Name: pictureFile, Ending: func() string { return pictureEnding },
		Folder: func(chosen func(string)) { askFolder(c, chosen) },
		Write: func(path string, replace bool, done func(exists bool, trouble string)) {
			err := paths.Write(path, replace, func(to io.Writer) error { return png.Encode(to, board.Picture(pictureScale)) })
			switch {
			case err == nil:
				done(false, "")
			case errors.Is(err, fs.ErrExist):
				done(true, "")
			default:
				done(false, w.Say("menu.failed", words.Args{"cause": err.Error()}))
			}
		},
		Done: func(path, trouble string) {
			if trouble == "" {
				trouble = w.Say("menu.saved", words.Args{"path": path})
			}
			done(trouble)
		},
	})
}

// askFolder asks for a folder by the dialog of the toolkit.
func askFolder(c fyne.Canvas, chosen func(string)) {
	for _, window := range fyne.CurrentApp().Driver().AllWindows() {
		if window.Canvas() == c {
			dialog.ShowFolderOpen(func(dir fyne.ListableURI, err error) {
				if err == nil && dir != nil {
					chosen(dir.Path())
				}
			}, window)
			return
		}
	}
}
