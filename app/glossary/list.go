package glossary

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"terakoya/lessons"
	"terakoya/widgets"
)

var _ fyne.Disableable = (*list)(nil)

// list is the terms that fit the search, below the names of their groups. The arrow
// keys go through it wherever the focus is, so it takes none itself.
type list struct {
	widget.List
	screen *Screen
	rows   []line
}

// line is a group or a term.
type line struct{ group, key string }

func newList(s *Screen) *list {
	l := &list{screen: s}
	l.HideSeparators = true
	l.Length = func() int { return len(l.rows) }
	l.CreateItem = func() fyne.CanvasObject { return widgets.NewListRow() }
	l.UpdateItem = func(i widget.ListItemID, o fyne.CanvasObject) { l.update(l.rows[i], o.(*widgets.ListRow)) }
	l.OnSelected = func(i widget.ListItemID) {
		l.UnselectAll()
		if key := l.rows[i].key; key != "" {
			s.choose(key)
		}
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

// set shows terms.
func (l *list) set(keys []string) {
	l.rows = l.rows[:0]
	group := ""
	for _, key := range keys {
		if now := l.screen.env.Terms[key].Group; now != group {
			group = now
			l.rows = append(l.rows, line{group: group})
		}
		l.rows = append(l.rows, line{key: key})
	}
	l.Refresh()
}

// update draws a line.
func (l *list) update(of line, row *widgets.ListRow) {
	env := &l.screen.env
	row.Heading, row.Chosen = of.key == "", of.key != "" && of.key == l.screen.chosen
	row.Text, row.Side, row.SideFont = "", "", l.screen.fonts[lessons.Japanese]
	if row.Heading {
		row.Text = env.Words.Say("group."+of.group, nil)
	} else {
		term := env.Terms[of.key]
		row.Text, row.Side = term.In(env.Words.Language), term.Japanese
		if env.Words.Language == lessons.Japanese {
			row.Side = term.Kana
		}
	}
	row.Refresh()
}

// reveal scrolls to a term; to the first one with what stands above it.
func (l *list) reveal(key string) {
	i := slices.IndexFunc(l.rows, func(of line) bool { return of.key == key })
	if i == 1 {
		i = 0
	}
	if i >= 0 {
		l.ScrollTo(i)
	}
}

// beside returns the key of the term so many lines of terms farther, or the last one
// that way; "" if there is none.
func (l *list) beside(key string, by int) string {
	var keys []string
	for _, of := range l.rows {
		if of.key != "" {
			keys = append(keys, of.key)
		}
	}
	if len(keys) == 0 {
		return ""
	}
	return keys[max(0, min(slices.Index(keys, key)+by, len(keys)-1))]
}
