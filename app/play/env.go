// Package play is the game against the computer: two screens and the match that
// they share.
//
//   - [Setup] asks for a start, a side, an opponent and what a foul does. The
//     answers are a [Choice].
//   - [Table] is the game itself: [NewGame] begins one from a Choice, [NewTable]
//     goes on with one that was kept.
//
// Neither knows the window nor where anything is stored: what they need comes in
// an [Env], and what happens goes out by its functions. A computer player thinks
// in the background; its answer is dropped if the game has gone on without it.
package play

import (
	"time"

	"fyne.io/fyne/v2"

	"terakoya/app/words"
	"terakoya/lessons/progress"
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
	// OnKey is called with keys that no part of the screen uses while it has the
	// focus; the window gives back to TypedKey those that are not its own.
	OnKey func(*fyne.KeyEvent)

	// For tests: who plays and how fast, how an answer comes back to the window, and
	// what time it is.
	player func(key string, seed uint64) engine.Engine
	pace   func(key string) pace
	do     func(func())
	now    func() time.Time
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
		book := e.Book
		e.player = func(key string, seed uint64) engine.Engine { return newPlayer(key, seed, book) }
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
}
