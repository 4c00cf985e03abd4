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
	from := s.slideSource()
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

// slideSource is where slides are made from: the lessons as they are now.
func (s *Shell) slideSource() class.Source {
	var all lessons.Course
	for _, e := range course.Flat(s.chapters) {
		all.Lessons = append(all.Lessons, *e.Lesson)
	}
	return class.Source{Course: &all, Bench: s.bench(), Bank: s.bank()}
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
		NewWindow: s.app.NewWindow, Leave: s.Class,
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
		Soon:  func(f func()) { time.AfterFunc(projectorFrame, func() { fyne.Do(f) }) },
		OnKey: s.typedKey, Work: s.work,
	})
	s.show(screen)
	return screen
}

// shifted reports whether the shift key is held.
func shifted() bool {
	d, ok := fyne.CurrentApp().Driver().(desktop.Driver)
	return ok && d.CurrentKeyModifiers()&fyne.KeyModifierShift != 0
}
