package classhub

import (
	"fyne.io/fyne/v2"

	"terakoya/app/course"
	"terakoya/app/saving"
	"terakoya/app/slow"
	"terakoya/app/words"
	class "terakoya/lessons/classroom"
	"terakoya/lessons/quiz"
)

// Env is what the hub needs of the rest of the program.
type Env struct {
	Words    *words.Words
	Chapters []course.Chapter
	Bank     *quiz.Bank // makes the papers; it is asked in the background
	State    State
	Keep     func(State)   // is told after every change
	Seed     func() uint32 // of drills and papers, below [quiz.Seeds]

	Cause     func(error) string // of a paper that cannot be made, in words
	Clipboard func() string
	// Read reads a file, and tells on the window's goroutine what it holds, or why it
	// cannot be read, in words.
	Read   func(path string, done func(data []byte, trouble string))
	Choose func(chosen func(path string)) // asks for a file by a dialog
	Files  saving.Files

	OnStart   func(class.Playlist, class.Roster)
	OnPaper   func()
	OnResults func()
	OnHome    func()
	// OnKey is called with keys that no part of the screen uses while it has the
	// focus; the window gives back to TypedKey those that are not its own.
	OnKey func(*fyne.KeyEvent)
	Work  slow.Work // how papers are made
}

// State is what stands on the page of a class. It is kept from one visit to the next.
type State struct {
	List   class.Playlist
	Path   string   // of the file of the list; empty if it has none
	Saved  bool     // the file is as the list
	Recent []string // paths of the files that were open, the last first
	Roster class.Roster
	// KeepNames says that the names may be kept beyond the end of the program.
	KeepNames bool
}

// mostRecent is how many files are remembered.
const mostRecent = 3
