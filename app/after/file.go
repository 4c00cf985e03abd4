package after

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"terakoya/app/words"
	"terakoya/rules/kifu"
)

// formats are those in which a game is saved.
var formats = [...]kifu.Format{kifu.KIF, kifu.KI2, kifu.CSA, kifu.USI}

// AskFormat asks in which format a game is to be saved, by a menu below a button.
func AskFormat(w *words.Words, below fyne.CanvasObject, chosen func(kifu.Format)) {
	driver := fyne.CurrentApp().Driver()
	c := driver.CanvasForObject(below)
	if c == nil {
		return
	}
	var items []*fyne.MenuItem
	for _, f := range formats {
		items = append(items, fyne.NewMenuItem(w.Say("after.format-"+f.String(), nil), func() { chosen(f) }))
	}
	at := driver.AbsolutePositionForObject(below)
	widget.ShowPopUpMenuAtPosition(fyne.NewMenu("", items...), c, at.AddXY(0, below.Size().Height))
}

// Write writes the record of a game in a format, and proposes a name for its file. KIF
// and KI2 are stored as the programs store them that everybody has.
func Write(g Game, f kifu.Format) (data []byte, name string) {
	encoding := kifu.UTF8
	if f == kifu.KIF || f == kifu.KI2 {
		encoding = kifu.ShiftJIS
	}
	r, _ := Record(g.Game, g.Past.Times)
	text, _ := r.Text(f) // what a format cannot hold is not there
	data, _ = kifu.Encode(text, encoding)
	return data, g.name() + "." + f.String()
}

// name is proposed for the file of a game, without its ending.
func (g Game) name() string { return "shogi-" + g.Past.When.Local().Format(stamp) }

// stamp is how the time of a game stands in the name of a file.
const stamp = "20060102-1504"
