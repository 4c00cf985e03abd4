package progress

import (
	"fmt"

	"terakoya/lessons"
)

// Store remembers those who learn here, and is at each time the store of one of
// them: all but the Register and Copies is of the present learner. All its
// methods may be called from several goroutines, and several windows may have the
// same file open.
//
// An error is a [*FullError], a [*BusyError], a [*ReadOnlyError] or a
// [*DamagedError], [ErrClosed] after Close, [ErrNoLearner] if another window
// removed the present learner, or one that names an argument that cannot be kept.
// Then nothing has changed.
type Store interface {
	Register
	Reviews
	Papers
	PastGames
	Figures
	Copies

	// Setting returns what was last set under a key; false if nothing was, or if
	// it cannot be read now.
	Setting(key string) (string, bool)
	// SetSetting sets the value of a key.
	SetSetting(key, value string) error

	// Place returns the step at which the learner left a lesson; false for a
	// lesson never entered, or if it cannot be read now.
	Place(lesson string) (step string, ok bool)
	// SetPlace says that the learner stands at a step of a lesson.
	SetPlace(lesson, step string) error

	// Record adds an answer and what follows from it: how the step went, and the
	// card. The errors are also [ErrNoPaper] and [ErrAnswered].
	Record(Answer) error
	// Answers returns the answers to the steps and drills of a lesson in the order
	// in which they were recorded, whatever their times say.
	Answers(lesson string) ([]Answer, error)
	// AnswersSince returns the answers to the steps and drills of some lessons that came
	// after one with a number, 0 for all, in the order in which they were recorded, and
	// the number of the last of them, or the same if there are none. A number holds for
	// the present learner, until a Reset.
	AnswersSince(number int64, lessons ...string) (answers []Answer, last int64, err error)
	// Mastery returns by step how well the exercises of a lesson went; see
	// [MasteryOf]. Steps not yet settled are not in it.
	Mastery(lesson string) (map[string]lessons.Mastery, error)
	// Masteries returns that of all lessons at once, by lesson; one with nothing
	// settled is not in it.
	Masteries() (map[string]map[string]lessons.Mastery, error)

	// SaveGame keeps the game in progress instead of the one kept before. There is
	// one for each learner: of two windows, the last to save wins.
	SaveGame(Game) error
	// Game returns the game in progress; false if there is none.
	Game() (Game, bool, error)
	// ForgetGame says that no game is in progress; there may have been none.
	ForgetGame() error

	// Close ends the use of the store. A second call does nothing.
	Close() error
}

// checkKey refuses an empty key.
func checkKey(what, key string) error {
	if key == "" {
		return fmt.Errorf("a %s needs a name", what)
	}
	return nil
}
