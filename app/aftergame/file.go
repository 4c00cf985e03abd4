package aftergame

import (
	"fyne.io/fyne/v2"

	"terakoya/app/saving"
	"terakoya/app/words"
)

// AskFile asks above the screen whose root is in a window in which form and where the
// record of a game is to be kept, and tells in words what came of it. The card is nil if
// nothing could be asked; whole is false if the game can be no record, as a side passed.
func AskFile(root fyne.CanvasObject, w *words.Words, files saving.Files, g Game, tell func(string)) (card *saving.RecordCard, whole bool) {
	r, whole := Record(g.Game, g.Past.Times)
	if !whole {
		return nil, false
	}
	return saving.Record(root, saving.RecordQuestion{
		Words: w, Files: files, Record: r, Name: "shogi-" + g.Past.When.Local().Format(stamp),
		Copied: func(text string) {
			fyne.CurrentApp().Clipboard().SetContent(text)
			tell(w.Say("study.status.copied", nil))
		},
		Done: func(path, trouble string) {
			if trouble == "" {
				trouble = w.Say("menu.saved", words.Args{"path": path})
			}
			tell(trouble)
		},
	}), true
}

// stamp is how the time of a game stands in the name of a file.
const stamp = "20060102-1504"
