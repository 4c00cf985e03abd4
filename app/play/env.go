// Package play is the game against the computer, or of two people at one board: two
// screens and the match that they share.
//
//   - [Setup] asks for a start, a side, an opponent, a clock and what a foul does. The
//     answers are a [Choice].
//   - [Table] is the game itself: [NewGame] begins one from a Choice, [NewTable]
//     goes on with one that was kept.
//
// Neither knows the window nor where anything is stored: what they need comes in
// an [Env], and what happens goes out by its functions. A computer player thinks
// in the background; its answer is dropped if the game has gone on without it.
package play

import (
	"context"
	"time"

	"fyne.io/fyne/v2"

	"terakoya/app/slow"
	"terakoya/app/words"
	"terakoya/lessons/progress"
	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/search"
	"terakoya/widgets/pieceart"
)

// Env is what the screens need of the rest of the program. Leave, Setup and
// Start must be given; the other functions may be nil.
type Env struct {
	Words *words.Words
	Art   *pieceart.Artist
	Set   pieceart.Set
	Still bool // pieces do not slide
	// Last is the last choice as Remember gave it out, or empty.
	Last string
	// Book is what the levels know of openings; nil if they know none. It is asked
	// in the background.
	Book search.Book
	// Opening is Book for one opening alone, by its id in content/joseki; nil if there
	// is none of that id.
	Opening func(id string) search.Book
	// Openings names the openings from a start of rules.Handicaps, in the order in which
	// they are offered; nil if there are none to choose from.
	Openings func(handicap string) []OpeningName
	// OpeningName is what an opening is called, by its id; empty if there is none. Like
	// Book and Opening it is called in the background.
	OpeningName func(id string) string
	Work        slow.Work // how the book is asked in the background, set by tests
	// Engines names the engines of the learner's own.
	Engines []string
	// Engine returns an engine of the learner's own by its name, ready to be asked, and
	// starts it if it does not run. It is called in the background, again after the
	// engine has failed, and may be asked for the same one by several games; ending it
	// is for whoever gave it.
	Engine func(ctx context.Context, name string) (engine.Engine, error)

	// Leave goes back to the start screen.
	Leave func()
	// Setup opens the choice of a new game.
	Setup func()
	// Start begins a game: the shell shows what NewGame returns.
	Start func(Choice)
	// Remember is called with the choice of a game that begins.
	Remember func(string)
	// Keep is called with the game in progress after every move, Forget once it
	// has ended.
	Keep   func(progress.Game) (trouble string)
	Forget func()
	// Past returns the games that have ended, the oldest first, and Finished is
	// called with each that ends.
	Past     func() []progress.PastGame
	Finished func(progress.PastGame)
	// After looks at a game that has ended, as Finished was given it.
	After func(progress.PastGame)
	// Lesson returns what opens the lesson of the rule that a foul breaks; nil if there
	// is none.
	Lesson func(rules.Foul) func()
	// OnKey is called with keys that no part of the screen uses while it has the
	// focus; the window gives back to TypedKey those that are not its own.
	OnKey func(*fyne.KeyEvent)

	// For tests: who plays and how fast, how an answer comes back to the window, what
	// time it is, and what calls a function on the window's goroutine again and again
	// until it is stopped.
	player func(c Choice, seed uint64) engine.Engine
	pace   func(key string) pace
	do     func(func())
	now    func() time.Time
	tick   func(func()) (stop func())
}

// remember gives out a choice by which a game begins.
func (e *Env) remember(c Choice) {
	if e.Remember != nil {
		e.Remember(c.String())
	}
}

// background fills in what only tests set otherwise.
func (e *Env) background() {
	if e.player == nil {
		e.player = e.newPlayer
	}
	if e.pace == nil {
		e.pace = paceOf
	}
	if e.do == nil {
		e.do = fyne.Do
	}
	if e.now == nil {
		e.now = time.Now
	}
	if e.tick == nil {
		e.tick = func(f func()) func() { return ticking(e.do, f) }
	}
}
