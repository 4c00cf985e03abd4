// Package worksheet is the screen on which a worksheet is put together: what is to be on
// it, how it is to look, and a picture of its pages. It is saved as PDF, with the
// answers in a file of their own beside it.
//
//   - A [Choice] says what is wanted: the exercises of lessons, what the drills of a
//     lesson make, or the paper of a quiz, which has a code.
//   - [Screen] asks for it, and has the sheet made while it is chosen. The pages are
//     those of app/print.
//
// For example
//
//	shell.show(paper.New(env))
package worksheet

import (
	"fyne.io/fyne/v2"

	"terakoya/app/course"
	"terakoya/app/paths"
	"terakoya/app/slow"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/lessons/drill"
	"terakoya/lessons/quiz"
	"terakoya/widgets/pieceart"
)

// Env is what the screen needs of the rest of the program.
type Env struct {
	Words    *words.Words
	In       func(lessons.Language) *words.Words // the languages that a sheet can be in
	Set      pieceart.Set                        // that of the learner; the guide's marks are for the screen
	Chapters []course.Chapter
	Bank     *quiz.Bank
	Bench    *drill.Bench

	// Last is the last choice as text; where it is empty, Lesson is the id of the lesson
	// that is offered first. Keep keeps another choice.
	Last   string
	Lesson string
	Keep   func(choice string)
	Seed   func() uint32 // below quiz.Seeds
	Work   slow.Work     // how the sheet is made in the background

	// Write writes files, all of them or none, and tells on the window's goroutine
	// whether one is there that must not be replaced, or else what went wrong, in words.
	Write  func(files []paths.File, replace bool, done func(exists bool, trouble string))
	Folder func(chosen func(dir string)) // asks for a folder; may be nil

	Leave func()
	// OnKey is called with keys that no part of the screen uses while it has the
	// focus; the window gives back to TypedKey those that are not its own.
	OnKey func(*fyne.KeyEvent)
}

// lesson finds a lesson by its id; nil if it is not there.
func (e *Env) lesson(id string) *course.Entry {
	for _, entry := range course.Flat(e.Chapters) {
		if entry.Lesson.ID == id {
			return entry
		}
	}
	return nil
}
