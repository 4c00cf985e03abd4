package games

import (
	"terakoya/widgets"
)

// list is the games that are shown; rows are made as they are seen.
type list struct {
	widgets.List
	screen *Screen
}

func newList(s *Screen) *list {
	l := &list{screen: s}
	widgets.MakeList(l, &l.List, func() int { return len(s.shelf.shown) }, widgets.NewGameRow, l.update, s.choose)
	return l
}

// update draws a row.
func (l *list) update(i int, row *widgets.GameRow) {
	e := l.screen.shelf.at(i)
	t := l.screen.teller()
	row.Result, row.Chosen = sign(e.result()), i == l.screen.chosen
	row.Title, row.Date, row.Note, row.Side = t.title(e), t.date(e), t.note(e), t.plies(e)
	row.Refresh()
}
