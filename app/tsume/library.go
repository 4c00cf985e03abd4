package tsume

import (
	"context"
	"slices"

	"terakoya/lessons/problem"
	"terakoya/lessons/problem/maker"
)

// Library is the problems that there are, those made meanwhile among them. It is used
// on the window's goroutine.
type Library struct {
	mates  []problem.Mate
	themes map[string]problem.Themes // by id; nil until they are known
	made   map[string]problem.Themes // of those that were made
}

// NewLibrary returns the library of those problems.
func NewLibrary(mates []problem.Mate) *Library {
	return &Library{mates: mates, made: map[string]problem.Themes{}}
}

// Read returns what finds the themes of the problems; its answer is given to Know on
// the window's goroutine.
func (l *Library) Read() func(context.Context) map[string]problem.Themes {
	mates := slices.Clip(l.mates)
	return func(ctx context.Context) map[string]problem.Themes { return problem.AllThemesOf(ctx, mates) }
}

// Know takes over the themes of the problems.
func (l *Library) Know(themes map[string]problem.Themes) { l.themes = themes }

// Known reports whether the themes are known.
func (l *Library) Known() bool { return l.themes != nil }

// Find returns the problems of a choice, in the order of the files.
func (l *Library) Find(c Choice, t Tally) []problem.Mate {
	var found []problem.Mate
	for i := range l.mates {
		m := &l.mates[i]
		if c.Theme == Missed && !slices.Contains(t.Missed, m.ID) {
			continue
		}
		if c.takes(m, l.themes[m.ID]|l.made[m.ID]) {
			found = append(found, *m)
		}
	}
	return found
}

// fresh is a problem that was made, with its themes.
type fresh struct {
	mate   problem.Mate
	themes problem.Themes
}

// tries is how many problems are made at a time to find one of a choice.
const tries = 40

// Make returns what makes one more problem of a choice, from a seed; false if it did
// not find one.
func (l *Library) Make(c Choice, seed uint64) func(context.Context) (fresh, bool) {
	known := slices.Clip(l.mates)
	return func(ctx context.Context) (fresh, bool) {
		for try := range uint64(tries) {
			length := c.Length
			if length == 0 {
				length = problem.Lengths[(seed+try)%uint64(len(problem.Lengths))]
			}
			m, err := maker.Another(ctx, seed+try, length, known)
			if ctx.Err() != nil {
				return fresh{}, false
			}
			themes := problem.AllThemesOf(ctx, []problem.Mate{m})[m.ID]
			if err == nil && c.takes(&m, themes) {
				return fresh{m, themes}, true
			}
		}
		return fresh{}, false
	}
}

// Add puts a problem that was made into the library.
func (l *Library) Add(f fresh) {
	l.mates = append(l.mates, f.mate)
	l.made[f.mate.ID] = f.themes
}
