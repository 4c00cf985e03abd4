package classroom

import (
	"cmp"
	"fmt"
	"slices"
)

// Fault is something wrong in a playlist.
type Fault struct {
	Kind  FaultKind
	File  string // empty where the playlist was made here
	Line  int    // from 1; 0 where the playlist was made here
	Item  int    // the number of the item, from 0; -1 if it is not about one
	Cause error
}

// FaultKind is what can be wrong. The list is closed, so that a screen has a sentence
// for each.
type FaultKind uint8

// The kinds. The first three are of the file, the others of what it asks for.
const (
	BadFile     FaultKind = iota // it is no TOML, or has a key that no playlist has
	NoItem                       // there is nothing in it
	BadItem                      // a key is missing, out of range or of another kind of item
	NoLesson                     // there is no lesson of this id, or it has no step
	NoDrill                      // there is no template of this id
	BadLevel                     // the template has no such level
	NothingMade                  // the template makes nothing here
	BadCode                      // it is no code, or one of other lessons; the cause is that of lessons/quiz
)

var faultKindNames = [...]string{
	"bad-file", "no-item", "bad-item", "no-lesson", "no-drill", "bad-level", "nothing-made", "bad-code",
}

// String returns the name by which messages know a kind.
func (k FaultKind) String() string { return faultKindNames[k] }

// AllFaultKinds lists every kind.
var AllFaultKinds = func() (all []FaultKind) {
	for k := range faultKindNames {
		all = append(all, FaultKind(k))
	}
	return all
}()

// Error names the file, the line and the cause; of a playlist that was made here the
// item and the cause.
func (f *Fault) Error() string {
	if f.Line > 0 {
		return fmt.Sprintf("%s:%d: %v", f.File, f.Line, f.Cause)
	}
	return fmt.Sprintf("item %d: %v", f.Item+1, f.Cause)
}

// Unwrap returns the cause, such as a *quiz.EditionError.
func (f *Fault) Unwrap() error { return f.Cause }

// Faults lists the faults that an error of [ParsePlaylist] or [Slides] joins, in the
// order of the items.
func Faults(err error) []*Fault {
	var all []*Fault
	switch e := err.(type) {
	case *Fault:
		all = []*Fault{e}
	case interface{ Unwrap() []error }:
		for _, one := range e.Unwrap() {
			all = append(all, Faults(one)...)
		}
	}
	slices.SortStableFunc(all, func(a, b *Fault) int { return cmp.Or(a.Item-b.Item, a.Line-b.Line) })
	return all
}
