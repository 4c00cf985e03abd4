// Package aftergame is the screen after a game: how it ended, how it stood, which moves
// turned it, which mates were missed, which illegal moves were tried, where the book was
// left, and what to do next. Any position of it can be played on from, studied or made
// an exercise.
//
//   - A [Game] is what is looked at.
//   - [New] makes the screen and begins to read the game in the background; see package
//     analysis. Leaving the screen ends that.
//   - [Record] is a game as a record to be saved.
//
// The screen knows neither the window nor where anything is stored: what it needs comes
// in an [Env].
package aftergame

import (
	"fyne.io/fyne/v2"

	"terakoya/app/saving"
	"terakoya/app/slow"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/lessons/progress"
	"terakoya/rules"
	"terakoya/rules/engine/analysis"
	"terakoya/rules/engine/search"
	"terakoya/rules/kifu"
	"terakoya/widgets/pieceart"
)

// Game is a game that has ended.
type Game struct {
	Game *rules.Game       // with its outcome; it must not change any more
	Past progress.PastGame // what else is kept of it
}

// Env is what the screen needs of the rest of the program. Leave and New must be given;
// what is offered by another function is not offered where that is nil.
type Env struct {
	Words *words.Words
	// In returns the words of a language: an exercise is written in all of them.
	In    func(lessons.Language) *words.Words
	Art   *pieceart.Artist
	Set   pieceart.Set
	Still bool // pieces do not slide
	// Book is what is known of openings; it is asked in the background.
	Book search.Book
	// Opponent is what the opponent is called, Rung what is played on the next rung.
	Opponent, Rung string
	// Work is how the screen works in the background, set by tests; Reader reads the
	// game, nil for one with the usual bounds.
	Work   slow.Work
	Reader *analysis.Reader

	Leave func()
	// New opens the choice of a new game.
	New func()
	// PlayFrom plays on from a position, the learner with a side.
	PlayFrom func(rules.Position, rules.Color)
	// Study opens the game on the study board, after so many moves.
	Study func(*kifu.Record, int)
	// Solve lets the learner look for the mate in a position.
	Solve func(rules.Position)
	// Exercise keeps an exercise, and tells on the window's goroutine what came of it.
	Exercise func(x lessons.Exercise, tell func(string))
	// Files is how a record is saved; without Save none is.
	Files saving.Files
	// Lesson returns what opens the lesson of a foul; nil if it has none.
	Lesson func(rules.Foul) func()
	// Drill trains the opening of the game, Mates problems of a length of
	// problem.Lengths, and NextRung begins a game on the next rung.
	Drill    func()
	Mates    func(plies int)
	NextRung func()
	// OnKey is called with keys that no part of the screen uses while it has the
	// focus; the window gives back to TypedKey those that are not its own.
	OnKey func(*fyne.KeyEvent)
}

// readerBytes is the memory of the search that reads the game.
const readerBytes = 8 << 20

// reader reads the game: one with a memory of its own, unless a test gave one. It is made
// for each reading, so that the screen does not hold on to the memory.
func (e *Env) reader() *analysis.Reader {
	if e.Reader != nil {
		return e.Reader
	}
	return analysis.NewReader(search.NewSearcher(readerBytes))
}

// background fills in what only tests set otherwise.
func (e *Env) background() {
	if e.Work.Do == nil {
		e.Work.Do = fyne.Do
	}
}
