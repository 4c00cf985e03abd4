// Package engines is the screen on which the USI engines of the learner are listed:
// programs of others that play shogi. One is added by its path, by a dialog or by
// dropping it on the page; it is started at once, and what it calls itself is kept
// with it as an [Entry].
//
// The screen neither keeps anything nor starts a program by itself: what it needs
// comes in an [Env].
//
//	all, faults := engines.Read(text) // as kept
//	screen := engines.New(engines.Env{All: all, Faults: faults, Save: save, Open: open, End: end, …})
package engines

import (
	"context"

	"fyne.io/fyne/v2"

	"terakoya/app/slow"
	"terakoya/app/words"
	"terakoya/rules/engine/usi"
)

// Env is what the screen needs of the rest of the program.
type Env struct {
	Words *words.Words
	// Able reports whether programs can be started here at all; in a browser they
	// cannot.
	Able bool

	All    []Entry
	Faults []Fault // entries that were left out
	// Save keeps the engines. What it returns says why it cannot; empty if it has.
	Save func([]Entry) (trouble string)

	// Open starts an engine with its options, or returns it if it runs, by the name
	// of the entry. It is called in the background; progress is told from time to
	// time that the engine is not ready. The errors are those of [usi.Start].
	Open func(ctx context.Context, e Entry, progress func(usi.Progress)) (*usi.Client, error)
	// End ends the engine of that name, if it runs, and returns when it is no more.
	// It is called in the background.
	End func(name string)

	// OnFile asks for a file by a dialog.
	OnFile func(then func(path string))
	OnBack func()
	// OnKey is called with keys that no part of the screen uses while it has the
	// focus; the window gives back to TypedKey those that are not its own.
	OnKey func(*fyne.KeyEvent)
	Work  slow.Work
}
