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
	"fyne.io/fyne/v2"

	"terakoya/app/words"
	"terakoya/lessons/progress"
	"terakoya/rules/engine"
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
	// OnKey is called with keys that no part of the screen uses while it has the
	// focus; the window gives back to TypedKey those that are not its own.
	OnKey func(*fyne.KeyEvent)

	// For tests: who plays, and how an answer comes back to the window.
	player func(key string, seed uint64) engine.Engine
	do     func(func())
}

// background fills in what only tests set otherwise.
func (e *Env) background() {
	if e.player == nil {
		e.player = newPlayer
	}
	if e.do == nil {
		e.do = fyne.Do
	}
}
