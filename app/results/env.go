// Package results is the teacher's page of how those who learn on this machine have
// answered: by chapter or by lesson, how often the first try was right, and which answers
// were given that were not right, in words and with how often.
//
// [Class] is the page of a class that has ended, by its slides.
//
// What the pages show can be taken along as a table (CSV) or on paper (PDF).
//
//	screen := results.New(results.Env{Words: w, Course: course, Load: load, Step: step, …})
//	window.SetContent(screen.Content())
package results

import (
	"time"

	"fyne.io/fyne/v2"

	"terakoya/app/course"
	"terakoya/app/saving"
	"terakoya/app/slow"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/lessons/progress"
	"terakoya/lessons/quiz"
)

// Env is what the page needs of the rest of the program.
type Env struct {
	Words    *words.Words
	Chapters []course.Chapter
	Course   *lessons.Course // of the chapters
	Learners []progress.Learner
	Now      func() time.Time

	// Load reads the answers of everyone. It is called in the background.
	Load func() ([]progress.Given, error)
	// Step returns what was asked, by the id of its lesson; nil if it is not there any
	// more. It is called in the background.
	Step  func(lesson string, o quiz.Origin) *lessons.Step
	Cause func(error) string // why something failed, in words

	Files  saving.Files
	OnBack func()
	// OnKey is called with keys that no part of the screen uses while it has the
	// focus; the window gives back to TypedKey those that are not its own.
	OnKey func(*fyne.KeyEvent)
	Work  slow.Work
}
