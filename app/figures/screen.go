// Package figures is the page of what a learner has done and what is to come:
// answers by chapter, topic and time, reviews ahead, quizzes. Each chart also says
// in words what it shows, in rows beside it and in the status line.
package figures

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/course"
	"terakoya/app/page"
	"terakoya/app/parts"
	"terakoya/app/words"
	"terakoya/widgets"
)

// Env is what the page needs of the rest of the program.
type Env struct {
	Words    *words.Words
	Chapters []course.Chapter
	Learner  string // their name

	OnPractise func(*course.Entry)
	OnLearners func()
	OnStart    func() // to the first lesson, while there is nothing to show
	OnHome     func()
	// OnKey is called with keys that no part of the screen uses while it has the
	// focus; the window gives back to TypedKey those that are not its own.
	OnKey func(*fyne.KeyEvent)
}

// Screen is the page. It shows that it waits until it is told its data.
type Screen struct {
	env   Env
	data  *Data
	all   bool // every topic is shown, not only the weakest
	named []parts.Part
	page  *page.Page
}

const rowGap = 6

// New returns the page without data.
func New(env Env) *Screen {
	s := &Screen{env: env, page: page.NewTelling(page.Wide)}
	s.render()
	return s
}

// Set shows data.
func (s *Screen) Set(d Data) {
	s.data = &d
	s.render()
}

// Fail says why there is no data.
func (s *Screen) Fail(why string) {
	s.named = nil
	s.page.Set(s.title(), page.Notice(why))
}

func (s *Screen) say(key string, args words.Args) string {
	return s.env.Words.Say("figures."+key, args)
}

// tell says something in the status line.
func (s *Screen) tell(text string) { s.page.Tell(text) }

func (s *Screen) render() {
	s.named = nil
	items := []fyne.CanvasObject{s.title()}
	switch {
	case s.data == nil:
		items = append(items, page.Soft(s.say("waiting", nil)))
	case s.data.Empty():
		items = append(items, s.nothing())
	default:
		items = append(items, s.recent(), s.ahead(), s.chapters())
		if topics := s.topics(); topics != nil {
			items = append(items, topics)
		}
		if len(s.data.Papers) > 0 {
			items = append(items, s.papers())
		}
	}
	s.page.Set(items...)
	if s.data == nil {
		return
	}
	s.tell(s.summary())
}

// summary is the status line while nothing is pointed at.
func (s *Screen) summary() string {
	if s.data.Empty() {
		return s.say("empty", nil)
	}
	return s.both(s.streak(), s.amount(s.data.total()))
}

// title is the head of the page: whose it is, and the way to the others.
func (s *Screen) title() fyne.CanvasObject {
	head := widgets.NewColumn(0, page.Title(s.say("title", nil)), page.Soft(s.env.Learner))
	others := s.button("learners", widgets.PlainButton, s.say("learners", nil), "L", s.env.OnLearners)
	return widgets.NewEnds(page.Wide.Gap, head, others)
}

func (s *Screen) button(name string, kind widgets.ButtonKind, label, key string, tap func()) *widgets.Button {
	b := widgets.NewButton(kind, label, key, tap)
	b.OnKey = s.env.OnKey
	s.named = append(s.named, parts.Whole(name, b))
	return b
}

// nothing is what stands there before the first answer.
func (s *Screen) nothing() fyne.CanvasObject {
	start := s.button("start", widgets.MainButton, s.say("start", nil), "Enter", s.env.OnStart)
	return page.Card(page.Wide.Gap, widgets.NewColumn(12, page.Lead(s.say("empty", nil)), page.Soft(s.say("emptyWhy", nil)), container.NewHBox(start)))
}

// Content returns what is put in the window.
func (s *Screen) Content() fyne.CanvasObject { return s.page.Content() }

// Name returns the name of the screen.
func (s *Screen) Name() string { return "figures" }

// Says returns the status line.
func (s *Screen) Says() string { return s.page.Says() }

// Parts returns the named parts: "learners", "start", "days", "forecast", "all" and
// "practise-" with the id of a lesson.
func (s *Screen) Parts() []parts.Part { return s.named }

// TypedKey handles the keys of the screen.
func (s *Screen) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyEscape:
		s.env.OnHome()
	case fyne.KeyL:
		s.env.OnLearners()
	case fyne.KeyA:
		s.showAll()
	case fyne.KeyReturn, fyne.KeyEnter:
		if s.data != nil && s.data.Empty() {
			s.env.OnStart()
		}
	default:
		s.page.TypedKey(e)
	}
}

// Keys lists the keys for F1.
func (s *Screen) Keys() [][2]string {
	return [][2]string{
		{"Tab", "keys.next"}, {"← ↑ → ↓", "keys.chart"}, {"L", "keys.learners"}, {"A", "keys.topics"},
		{"F11", "keys.full"}, {"Esc", "keys.home"},
	}
}

// date is a day in words.
func (s *Screen) date(t time.Time) string { return s.env.Words.Date(t) }
