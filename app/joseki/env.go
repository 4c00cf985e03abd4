// Package joseki is the opening trainer: two screens over package lessons/opening.
//
//   - [List] shows the openings by handicap, with what is due of each.
//   - [Trainer] is an opening at the board: what is asked, what is said of the answer,
//     the map of the branches, and what comes next.
//
// Neither knows the window nor where anything is stored: what they need comes in an
// [Env], and what happens goes out by its functions.
package joseki

import (
	"fyne.io/fyne/v2"

	"terakoya/app/slow"
	"terakoya/app/words"
	"terakoya/lessons/opening"
	"terakoya/lessons/progress"
	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/widgets/pieceart"
)

// Env is what the screens need of the rest of the program.
type Env struct {
	Words *words.Words
	Art   *pieceart.Artist
	Set   pieceart.Set
	Still bool // pieces do not slide

	Library *opening.Library
	// Memory returns what is remembered of moves now.
	Memory func() *opening.Memory
	// Record is called with every answer, but for when it was given.
	Record func(progress.Answer)
	// Engine judges moves that no book has. It is asked in the background.
	Engine engine.Engine
	// Seed draws by which branches are chosen.
	Seed func() uint64
	Work slow.Work // how the background is reached

	// Home leaves the list, Back the trainer.
	Home, Back func()
	// Open shows an opening.
	Open func(*opening.Opening)
	// PlayOn begins a game from a position of an opening.
	PlayOn func(o *opening.Opening, p rules.Position, side rules.Color)
	// OnKey is called with keys that no part of the screen uses while it has the
	// focus; the window gives back to TypedKey those that are not its own.
	OnKey func(*fyne.KeyEvent)
}
