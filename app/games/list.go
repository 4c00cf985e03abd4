package games

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"terakoya/widgets"
)

var _ fyne.Disableable = (*list)(nil)

// list is the games that are shown; rows are made as they are seen. The arrow keys go
// through it wherever the focus is, so it takes none itself.
type list struct {
	widget.List
	screen *Screen
}

func newList(s *Screen) *list {
	l := &list{screen: s}
	l.HideSeparators = true
	l.Length = func() int { return len(s.shelf.shown) }
	l.CreateItem = func() fyne.CanvasObject { return widgets.NewGameRow() }
	l.UpdateItem = func(i widget.ListItemID, o fyne.CanvasObject) { l.update(i, o.(*widgets.GameRow)) }
	l.OnSelected = func(i widget.ListItemID) {
		l.UnselectAll()
		s.choose(i)
	}
	l.ExtendBaseWidget(l)
	return l
}

// Enable is part of fyne.Disableable.
func (l *list) Enable() {}

// Disable is part of fyne.Disableable.
func (l *list) Disable() {}

// Disabled is part of fyne.Disableable: Tab passes over the list.
func (l *list) Disabled() bool { return true }

// update draws a row.
func (l *list) update(i int, row *widgets.GameRow) {
	e := l.screen.shelf.at(i)
	if e == nil { // of a list that was longer
		return
	}
	t := l.screen.teller()
	row.Result, row.Chosen = sign(e.result()), i == l.screen.chosen
	row.Title, row.Date, row.Note, row.Side = t.title(e), t.date(e), t.note(e), t.plies(e)
	row.Refresh()
}
