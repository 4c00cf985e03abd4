// Package glossary shows what the terms of shogi mean: all of them on a screen with a
// search, and one on a card over a text in which it was tapped.
//
//   - [Screen] lists the terms of content/glossary.toml, group by group.
//   - [Reader] finds terms in texts, lets them be tapped and shows their cards.
//   - entry.go is what both show of a term: its word, how it is read, its meaning,
//     and a board, if a position shows it.
package glossary

import (
	"slices"

	"fyne.io/fyne/v2"

	"terakoya/app/course"
	"terakoya/app/theme"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/widgets/pieceart"
)

// Env is what screen and cards need of the rest of the program.
type Env struct {
	Words *words.Words
	Terms words.Glossary
	Art   *pieceart.Artist
	Set   pieceart.Set
	// Entries are the lessons there are, of which those that teach a term are named
	// on the screen; OnLesson opens one, OnBack goes back to where the learner was.
	Entries  []*course.Entry
	OnLesson func(*course.Entry)
	OnBack   func()
	// OnTerm opens the screen at a term, from its card; nil if that cannot be.
	OnTerm func(key string)
	// OnKey is called with keys that no part of the screen uses while it has the
	// focus; the window gives back to TypedKey those that are not its own.
	OnKey func(*fyne.KeyEvent)
}

// fonts are those of the languages that are not the learner's.
type fonts map[lessons.Language]fyne.Resource

func newFonts(now lessons.Language) fonts {
	all := fonts{}
	for _, l := range lessons.Languages {
		if l != now {
			regular, _ := words.Fonts(l)
			all[l] = theme.Font(regular)
		}
	}
	return all
}

// teaching are the lessons that have a term among their terms.
func (e *Env) teaching(key string) []*course.Entry {
	var all []*course.Entry
	for _, entry := range e.Entries {
		if slices.Contains(entry.Lesson.Terms, key) {
			all = append(all, entry)
		}
	}
	return all
}
