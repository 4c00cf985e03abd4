// Package games is the screen of the games that a learner has played: a list of them with
// filters, how they went by handicap, and the course of the learner's rating.
//
//   - A shelf is the games and the filter that is set: which of them are shown, and their
//     counts. It knows no screen.
//   - [New] makes the screen, which reads the games in the background. Any of them can be
//     looked at, saved as a file, or removed.
//
// The screen knows neither the window nor where anything is stored: what it needs comes
// in an [Env].
package games

import (
	"time"

	"fyne.io/fyne/v2"

	"terakoya/app/saving"
	"terakoya/app/slow"
	"terakoya/app/words"
	"terakoya/lessons/progress"
)

// Env is what the screen needs of the rest of the program.
type Env struct {
	Words *words.Words
	Now   func() time.Time // where the learner is
	// Past returns the games, the oldest first; it is called in the background. Cause
	// puts its error into words.
	Past  func() ([]progress.PastGame, error)
	Cause func(error) string
	// Remove removes a game by its id, and says why if it cannot.
	Remove func(id int64) (trouble string)
	// Open looks at a game whose moves were kept.
	Open func(progress.PastGame)
	// Files is how the record of a game is saved.
	Files saving.Files
	// OpenFile opens a file of records, New the choice of a new game.
	OpenFile, New, Leave func()
	// Work is how the screen works in the background, set by tests.
	Work slow.Work
	// OnKey is called with keys that no part of the screen uses while it has the
	// focus; the window gives back to TypedKey those that are not its own.
	OnKey func(*fyne.KeyEvent)
}
