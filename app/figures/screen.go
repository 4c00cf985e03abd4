// Package figures is the page of what a learner has done and what is to come:
// answers by chapter, topic and time, reviews ahead, quizzes. Each chart also says
// in words what it shows, in rows beside it and in the status line.
package figures

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/course"
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
	env    Env
	data   *Data
	all    bool // every topic is shown, not only the weakest
	named  []parts.Part
	column *widgets.Column
	scroll *container.Scroll
	status *widgets.Foot
	root   fyne.CanvasObject
}

const (
	gap       = 24
	edge      = 36
	pageWidth = 1110
	rowGap    = 6
)

// New returns the page without data.
func New(env Env) *Screen {
	s := &Screen{env: env, column: widgets.NewColumn(gap), status: widgets.NewFoot()}
	s.scroll = container.NewVScroll(widgets.NewPage(pageWidth, edge, s.column))
	s.root = container.NewBorder(nil, s.status, nil, nil, s.scroll)
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
	s.column.SetItems(s.title(), widgets.NewCard(widgets.ColorWrongSoft, 20, widgets.NewParagraph(why)))
}

func (s *Screen) say(key string, args words.Args) string {
	return s.env.Words.Say("figures."+key, args)
}

// tell says something in the status line.
func (s *Screen) tell(text string) { s.status.SetText(text) }

func (s *Screen) render() {
	s.named = nil
	items := []fyne.CanvasObject{s.title()}
	switch {
	case s.data == nil:
		items = append(items, soft(s.say("waiting", nil)))
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
	s.column.SetItems(items...)
	s.scroll.Content.Refresh()
	s.scroll.Refresh()
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
	name := widgets.NewParagraph(s.say("title", nil))
	name.TextSize, name.Bold, name.Leading = widgets.SizeTitle, true, 1.25
	head := widgets.NewColumn(0, name, soft(s.env.Learner))
	others := s.button("learners", widgets.PlainButton, s.say("learners", nil), "L", s.env.OnLearners)
	return widgets.NewEnds(gap, head, others)
}

func (s *Screen) button(name string, kind widgets.ButtonKind, label, key string, tap func()) *widgets.Button {
	b := widgets.NewButton(kind, label, key, tap)
	b.OnKey, b.OnFocus = s.env.OnKey, func() { widgets.Reveal(s.scroll, b) }
	s.named = append(s.named, parts.Whole(name, b))
	return b
}

// nothing is what stands there before the first answer.
func (s *Screen) nothing() fyne.CanvasObject {
	start := s.button("start", widgets.MainButton, s.say("start", nil), "Enter", s.env.OnStart)
	return card(widgets.NewColumn(12, strong(s.say("empty", nil)), soft(s.say("emptyWhy", nil)), container.NewHBox(start)))
}

func soft(text string) *widgets.Paragraph {
	p := widgets.NewParagraph(text)
	p.Color = widgets.ColorInkSoft
	return p
}

func strong(text string) *widgets.Paragraph {
	p := widgets.NewParagraph(text)
	p.TextSize, p.Bold, p.Leading = widgets.SizeLead, true, 1.35
	return p
}

func card(body fyne.CanvasObject) *widgets.Card {
	c := widgets.NewCard(widgets.ColorSurface, gap, body)
	c.Border = widgets.ColorLine
	return c
}

// Content returns what is put in the window.
func (s *Screen) Content() fyne.CanvasObject { return s.root }

// Name returns the name of the screen.
func (s *Screen) Name() string { return "figures" }

// Says returns the status line.
func (s *Screen) Says() string { return s.status.Text() }

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
	case fyne.KeyDown, fyne.KeyPageDown:
		s.scrollBy(scrollStep)
	case fyne.KeyUp, fyne.KeyPageUp:
		s.scrollBy(-scrollStep)
	}
}

// scrollStep is how far a key scrolls, in units.
const scrollStep = 120

func (s *Screen) scrollBy(by float32) {
	most := max(0, s.scroll.Content.MinSize().Height-s.scroll.Size().Height)
	s.scroll.ScrollToOffset(fyne.NewPos(0, min(max(s.scroll.Offset.Y+by, 0), most)))
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
