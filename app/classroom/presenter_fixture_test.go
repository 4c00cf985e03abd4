package classroom

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"terakoya/app/slow"
	"terakoya/app/stage"
	"terakoya/app/words"
	"terakoya/lessons"
	class "terakoya/lessons/classroom"
	"terakoya/rules"
	"terakoya/widgets/pieceart"
)

// podium is a class with the teacher's window and the one of the projector, and what
// it asked of the program.
type podium struct {
	t        testing.TB
	env      PresenterEnv
	class    *class.Class
	window   fyne.Window // the teacher's
	screen   *Presenter
	calls    []string
	clock    time.Time
	tick     func() // nil once nothing ticks
	shift    bool
	projects []fyne.Window // opened for the projector
}

// slides are those of lessons, by their ids.
func slides(t testing.TB, ids ...string) []class.Slide {
	t.Helper()
	from := stage.Must[stage.School](t)(stage.Course())
	var all []class.Slide
	for i, id := range ids {
		var l *lessons.Lesson
		for _, c := range from.Chapters {
			for _, e := range c.Entries {
				if e.Lesson.ID == id {
					l = e.Lesson
				}
			}
		}
		if l == nil {
			t.Fatalf("there is no lesson %s", id)
		}
		for n := range l.Steps {
			all = append(all, class.Slide{Item: i, Number: n + 1, Of: len(l.Steps), Step: &l.Steps[n], Lesson: l})
		}
	}
	return all
}

func newPodium(t testing.TB, l lessons.Language, th fyne.Theme, size fyne.Size, all []class.Slide) *podium {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(th)
	p := &podium{t: t, window: test.NewTempWindow(t, nil), clock: time.Date(2026, time.November, 30, 9, 0, 0, 0, time.UTC)}
	p.window.SetPadded(false)
	p.window.Resize(size)
	p.class = class.New(all, class.Roster{Names: []string{"Sato", "Hasegawa Kenji", "Ito"}})
	set := pieceart.OneKanji
	if l == lessons.Japanese {
		set = pieceart.TwoKanji
	}
	call := func(name string) func() { return func() { p.calls = append(p.calls, name) } }
	atOnce := func(f func()) { f() }
	p.env = PresenterEnv{
		Words: stage.Must[*words.Catalogue](t)(stage.Words()).In(l), Art: stage.Must[*pieceart.Artist](t)(stage.Art()),
		SetFor: func(*lessons.Lesson) pieceart.Set { return set }, Still: true, Class: p.class,
		NewWindow: func(string) fyne.Window {
			w := test.NewWindow(nil) // the screen closes it; one may not be closed twice
			p.projects = append(p.projects, w)
			return w
		},
		Leave: call("leave"), NextLanguage: call("language"), OtherLight: call("light"),
		Now: func() time.Time { return p.clock }, Rand: rand.New(rand.NewPCG(1, 2)), Shift: func() bool { return p.shift },
		Tick: func(f func()) func() {
			p.tick = f
			return func() { p.tick = nil }
		},
		Soon:  atOnce,
		OnKey: func(e *fyne.KeyEvent) { p.screen.TypedKey(e) },
		Work:  slow.Work{Do: atOnce, Go: atOnce},
	}
	p.open()
	return p
}

// open shows the teacher's screen.
func (p *podium) open() {
	size := p.window.Canvas().Size()
	p.screen = NewPresenter(p.env)
	p.window.SetContent(p.screen.Content())
	p.window.Resize(size)
}

// project opens the projector's window in a size.
func (p *podium) project(size fyne.Size) (*Projector, fyne.Window) {
	p.screen.OpenProjector()
	p.t.Cleanup(func() { p.screen.Hand() }) // before its windows go
	projector, w := p.screen.Projector()
	w.Resize(size)
	return projector, w
}

// press presses keys as the window hands them out.
func (p *podium) press(keys ...fyne.KeyName) {
	for _, k := range keys {
		e := &fyne.KeyEvent{Name: k}
		if f := p.window.Canvas().Focused(); f != nil {
			f.TypedKey(e)
			continue
		}
		p.screen.TypedKey(e)
	}
}

func (p *podium) click(names ...string) {
	p.t.Helper()
	for _, name := range names {
		stage.Click(p.t, p.window, p.screen, name)
	}
}

// at goes to the first slide of a kind, or to that of a step.
func (p *podium) at(kind lessons.Kind, id string) {
	p.t.Helper()
	i := slices.IndexFunc(p.class.Slides(), func(s class.Slide) bool {
		return id == "" && s.Step.Kind == kind || id != "" && s.Step.ID == id
	})
	if i < 0 {
		p.t.Fatalf("no slide is a %s", kind)
	}
	p.class.GoTo(i)
}

func (p *podium) wait(d time.Duration) {
	p.clock = p.clock.Add(d)
	if p.tick != nil {
		p.tick()
	}
}

// try makes a move in USI.
func (p *podium) try(usi string) {
	p.t.Helper()
	p.screen.onAttempt(stage.Must[rules.Attempt](p.t)(rules.ParseAttempt(usi)))
}
