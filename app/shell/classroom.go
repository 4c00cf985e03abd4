package shell

import (
	"context"
	"math/rand/v2"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"terakoya/app/choices"
	"terakoya/app/classroom"
	"terakoya/app/course"
	"terakoya/app/results"
	"terakoya/app/saving"
	"terakoya/lessons"
	class "terakoya/lessons/classroom"
	"terakoya/widgets/pieceart"
)

// projectorFrame is how long the projector gets to be painted before the teacher's window
// follows.
const projectorFrame = 40 * time.Millisecond

// Present shows a class its playlist: in this window the teacher's side of it, in a
// second one what the projector shows. What cannot be shown of the playlist is left
// out, and told.
func (s *Shell) Present(p class.Playlist, r class.Roster) {
	from := class.Source{Course: s.course(), Bench: s.bench(), Bank: s.bank()}
	work, asked := s.work, s.screen
	work.Run(func(context.Context) func() {
		slides, err := class.Slides(p, from)
		return func() {
			if s.screen != asked { // it was left meanwhile
				return
			}
			screen := s.present(class.New(slides, r), classroom.Standing{})
			screen.OpenProjector()
			if err != nil {
				screen.Tell(s.cause(err))
			}
		}
	})
}

// present shows the teacher's screen of a class, in the language and the look that
// hold. Another choice of them shows it anew; the projector's window stays.
func (s *Shell) present(c *class.Class, from classroom.Standing) *classroom.Presenter {
	var screen *classroom.Presenter
	look := func(now choices.Choices) {
		s.kept(choices.Write(s.store, now))
		s.choose(now, func() { s.present(c, screen.Hand()) })
	}
	screen = classroom.NewPresenter(classroom.PresenterEnv{
		Words: s.words(), Art: s.art, Still: s.choices.Still, Class: c, From: from,
		SetFor: func(l *lessons.Lesson) pieceart.Set {
			if l == nil {
				return s.choices.Set
			}
			return s.setFor(&course.Entry{Lesson: l})
		},
		NewWindow: s.projectorWindow, Leave: func() { s.ended(c) },
		NextLanguage: func() {
			now := s.choices
			at := slices.Index(lessons.Languages[:], now.Language)
			now.Language = lessons.Languages[(at+1)%len(lessons.Languages)]
			look(now)
		},
		OtherLight: func() {
			now := s.choices
			now.Dark = !now.Dark
			look(now)
		},
		Now: s.clock, Tick: s.ticking(), Rand: rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64())), Shift: shifted,
		Soon: s.soon, OnKey: s.typedKey, Work: s.work,
	})
	s.show(screen)
	return screen
}

// soon does something on the window's goroutine once the projector's window has been
// drawn; where tests say how that is reached, at once.
func (s *Shell) soon(f func()) {
	if s.work.Do != nil {
		s.work.Do(f)
		return
	}
	time.AfterFunc(projectorFrame, func() { fyne.Do(f) })
}

// ended shows what a class voted for and tried, if it did; else what is prepared for one.
func (s *Shell) ended(c *class.Class) {
	if len(c.Results()) == 0 {
		s.Class()
		return
	}
	s.show(results.NewClass(s.resultsEnv(), c))
}

// resultsEnv is what pages of results need beside the answers.
func (s *Shell) resultsEnv() results.Env {
	files := &records{shell: s, work: s.work}
	return results.Env{
		Words: s.words(), Chapters: s.chapters, Course: s.course(), Now: s.clock, Cause: s.copyCause,
		Files: saving.Files{Save: files.save, Folder: files.chooseFolder}, OnBack: s.Class, OnKey: s.typedKey, Work: s.work,
	}
}

// shifted reports whether the shift key is held.
func shifted() bool {
	d, ok := fyne.CurrentApp().Driver().(desktop.Driver)
	return ok && d.CurrentKeyModifiers()&fyne.KeyModifierShift != 0
}
