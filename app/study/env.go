// Package study is the study board: any position or record, on which both sides are
// moved freely, within the law.
//
//   - A session is the record, as a tree of variations, and where in it one stands.
//     Another move than the one that is there begins a variation.
//   - [Screen] shows it: the board, the moves, comments, and why a move is refused.
//   - An arrangement is the board while pieces are put on it by hand.
//   - An analysis looks at the position in the background, by the program's own player
//     or by an [Analyst] of somebody else.
//
// It knows neither the window nor where anything is stored: what it needs comes in an
// [Env], and what happens goes out by its functions.
package study

import (
	"context"

	"fyne.io/fyne/v2"

	"terakoya/app/slow"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/usi"
	"terakoya/rules/kifu"
	"terakoya/widgets/pieceart"
)

// Env is what the screen needs of the rest of the program. Leave must be given; the
// other functions may be nil.
type Env struct {
	Words *words.Words
	Art   *pieceart.Artist
	Set   pieceart.Set
	Still bool      // pieces do not slide
	Work  slow.Work // how the analysis works in the background

	// Kept is what Keep was last called with, or empty.
	Kept string
	// Keep is called with the study as text after every change. What it returns says
	// why it could not be kept; empty if it was.
	Keep func(text string) (trouble string)

	// Leave goes back to the start screen.
	Leave func()
	// Open asks for a file; what is read comes back by [Screen.Take].
	Open func()
	// Save writes a text into a file that does not exist yet, or, told to replace,
	// whatever it is. It calls done on the window's goroutine: exists says that there
	// is a file already, trouble in words why nothing was written. Both are zero if it
	// was.
	Save func(path string, data []byte, replace bool, done func(exists bool, trouble string))
	// Folder asks for a folder and gives its path.
	Folder func(func(string))
	// PlayFrom begins a game from a position; side is the learner's.
	PlayFrom func(p rules.Position, side rules.Color)
	// Exercise keeps an exercise, and tells on the window's goroutine what came of it. It
	// is written in all languages: In returns the words of one.
	Exercise func(x lessons.Exercise, tell func(string))
	In       func(lessons.Language) *words.Words
	// Engines are the engines that may be asked beside the program's own.
	Engines []Engine
	// OnKey is called with keys that no part of the screen uses while it has the
	// focus; the window gives back to TypedKey those that are not its own.
	OnKey func(*fyne.KeyEvent)

	// For tests: the program's own player.
	player engine.Engine
}

// Engine is an engine that may be asked.
type Engine struct {
	Name string
	// Open starts it, or returns it if it runs. It may take long: progress is told
	// from time to time that it is not ready.
	Open func(ctx context.Context, progress func(usi.Progress)) (Analyst, error)
}

// Analyst is what is asked of an engine; a [*usi.Client] is one.
type Analyst interface {
	Analyse(ctx context.Context, g *rules.Game, l engine.Limits, each func([]usi.Info)) ([]usi.Info, error)
}

// Source is a record that has been read, or what is wrong with it.
type Source struct {
	Name string     // of the file; empty for a text that was pasted
	File *kifu.File // nil if nothing could be read
	Err  error
	// Board is a position that can be drawn and not played.
	Board *rules.Setup
}
