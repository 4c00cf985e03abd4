package glossary

import (
	"slices"

	"terakoya/lessons"
	"terakoya/widgets"
)

// list is the terms that fit the search, below the names of their groups.
type list struct {
	widgets.List
	screen *Screen
	rows   []line
}

// line is a group or a term.
type line struct{ group, key string }

func newList(s *Screen) *list {
	l := &list{screen: s}
	tapped := func(i int) {
		if key := l.rows[i].key; key != "" {
			s.choose(key)
		}
	}
	widgets.MakeList(l, &l.List, func() int { return len(l.rows) }, widgets.NewListRow, l.update, tapped)
	return l
}

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
func (l *list) update(i int, row *widgets.ListRow) {
	of := l.rows[i]
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
