// Package tsume is the screens of mate problems (詰将棋): what is asked for, the
// problems one by one, and what came of them. How a problem is solved is in
// lessons/problem/solving.
//
//   - [Setup] asks for length, difficulty, theme and number.
//   - [Desk] asks the problems of a set, or finds the mate in one position: [NewDesk],
//     [NewSingle].
//   - [Summary] is the end of a set.
//
// The mate solver always works in the background, and so does what makes new problems.
//
//	env.Show(tsume.NewSetup(env))
package tsume

import (
	"time"

	"fyne.io/fyne/v2"

	"terakoya/app/parts"
	"terakoya/app/slow"
	"terakoya/app/words"
	"terakoya/lessons/problem/solving"
	"terakoya/widgets/pieceart"
)

// Screen is one of the screens of this package, as the window shows it.
type Screen interface {
	Name() string
	Says() string
	Content() fyne.CanvasObject
	Parts() []parts.Part
	TypedKey(*fyne.KeyEvent)
}

// Env is what the screens need of the rest of the program. OnKey may be nil.
type Env struct {
	Words *words.Words
	Art   *pieceart.Artist
	Set   pieceart.Set
	Still bool // pieces do not slide

	// Library is where the problems are; it may be shared by screens that are shown one
	// after the other.
	Library *Library

	// Last is the last choice as Remember gave it out, or empty.
	Last     string
	Remember func(string)
	// Tally returns what the learner has solved so far, and Record is called with what
	// came of each problem of the library.
	Tally  func() Tally
	Record func(solving.Result)

	Now  func() time.Time
	Seed func() uint64
	// Tick calls a function every second on the window's goroutine, until it is
	// stopped.
	Tick func(func()) (stop func())
	Work slow.Work // how screens work in the background

	Show func(Screen)
	// Leave goes back to where the screens were opened from; Back is what the button at
	// the end of a set calls that, that of the start screen if empty.
	Leave func()
	Back  string
	// OnKey is called with keys that no part of a screen uses while it has the
	// focus; the window gives back to TypedKey those that are not its own.
	OnKey func(*fyne.KeyEvent)
}

// background is new work that runs as that of the screens does.
func (e *Env) background() slow.Work { return slow.Work{Do: e.Work.Do, Go: e.Work.Go} }
