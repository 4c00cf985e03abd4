package study

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"terakoya/app/words"
	"terakoya/rules"
	"terakoya/widgets"
)

var _ fyne.Disableable = (*starts)(nil)

// starts is the list of the starts of games, in the place of the palette. The arrow keys
// go through it wherever the focus is, so it takes none itself.
type starts struct {
	widget.List
	arrange *arrangement
	shown   bool
	at      int // the start that Enter takes
}

func newStarts(a *arrangement) *starts {
	l := &starts{arrange: a}
	l.HideSeparators = true
	l.Length = func() int { return len(rules.Handicaps) }
	l.CreateItem = func() fyne.CanvasObject { return widgets.NewListRow() }
	l.UpdateItem = func(i widget.ListItemID, o fyne.CanvasObject) {
		line := o.(*widgets.ListRow)
		line.Text, line.Chosen = words.Title(a.screen.env.Words.Term(rules.Handicaps[i].Key)), i == l.at
		line.Refresh()
	}
	l.OnSelected = func(i widget.ListItemID) {
		l.UnselectAll()
		l.take(i)
	}
	l.ExtendBaseWidget(l)
	return l
}

// Enable is part of fyne.Disableable.
func (l *starts) Enable() {}

// Disable is part of fyne.Disableable.
func (l *starts) Disable() {}

// Disabled is part of fyne.Disableable: Tab passes over the list.
func (l *starts) Disabled() bool { return true }

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
