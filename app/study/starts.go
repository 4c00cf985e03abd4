package study

import (
	"slices"

	"fyne.io/fyne/v2"

	"terakoya/app/words"
	"terakoya/rules"
	"terakoya/widgets"
)

// starts is the list of the starts of games, in the place of the palette.
type starts struct {
	widgets.List
	arrange *arrangement
	shown   bool
	at      int // the start that Enter takes
}

func newStarts(a *arrangement) *starts {
	l := &starts{arrange: a}
	draw := func(i int, row *widgets.ListRow) {
		row.Text, row.Chosen = words.Title(a.screen.env.Words.Term(rules.Handicaps[i].Key)), i == l.at
		row.Refresh()
	}
	widgets.MakeList(l, &l.List, func() int { return len(rules.Handicaps) }, widgets.NewListRow, draw, l.take)
	return l
}

// onStarts shows the list, at the start that stands on the board if it is one.
func (a *arrangement) onStarts() {
	l := a.starts
	l.shown = true
	l.at = max(0, slices.IndexFunc(rules.Handicaps, func(h rules.Handicap) bool {
		setup := h.Setup()
		return setup.Board == a.setup.Board && setup.Hands == a.setup.Hands
	}))
	a.unfocus()
	a.screen.render()
	l.ScrollTo(l.at)
}

// take puts a start on the board.
func (l *starts) take(i int) {
	l.shown = false
	l.arrange.change(func(s *rules.Setup) { *s = rules.Handicaps[i].Setup() })
}

func (l *starts) typedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyUp:
		l.at = max(0, l.at-1)
	case fyne.KeyDown:
		l.at = min(len(rules.Handicaps)-1, l.at+1)
	case fyne.KeyHome:
		l.at = 0
	case fyne.KeyEnd:
		l.at = len(rules.Handicaps) - 1
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		l.take(l.at)
		return
	case fyne.KeyEscape:
		l.shown = false
		l.arrange.screen.render()
		return
	}
	l.Refresh()
	l.ScrollTo(l.at)
}
