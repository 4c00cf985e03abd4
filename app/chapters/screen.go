// Package chapters is the screen of all lessons, chapter by chapter. Nothing is
// locked.
package chapters

import (
	"fmt"

	"fyne.io/fyne/v2"

	"terakoya/app/course"
	"terakoya/app/page"
	"terakoya/app/parts"
	"terakoya/app/words"
	"terakoya/widgets"
)

// Env is what the screen needs of the rest of the program.
type Env struct {
	Words    *words.Words
	Chapters []course.Chapter
	// Chapter is the number of the chapter to show first; the top of the page is shown
	// if there is none of that number.
	Chapter  int
	OnLesson func(*course.Entry)
	OnHome   func()
	// Check says of a chapter whether there is a check of it, and whether it was
	// passed; Passed says so of a lesson. OnCheck begins the check of a chapter.
	Check   func(course.Chapter) (offered, passed bool)
	Passed  func(*course.Entry) bool
	OnCheck func(course.Chapter)
	// OnCertificate asks where the certificate of a chapter that was passed is to be
	// kept, and tells what came of it; nil if there are none.
	OnCertificate func(chapter course.Chapter, tell func(string))
	// OnKey is called with keys that no part of the screen uses while it has the
	// focus; the window gives back to TypedKey those that are not its own.
	OnKey func(*fyne.KeyEvent)
}

// Screen lists the lessons.
type Screen struct {
	env    Env
	rows   []*widgets.Option
	ids    []string
	checks []parts.Part
	picks  []*widgets.Pick // the index, and the cards, by chapter
	cards  []*widgets.Card
	chosen int // the chapter with the frame
	page   *page.Page
}

const (
	gap       = 20
	cardWidth = 340
	cardPad   = 18
)

// New returns the screen.
func New(env Env) *Screen {
	s := &Screen{env: env}
	grid := widgets.NewTiles(gap, cardWidth)
	for _, c := range env.Chapters {
		card := s.card(c)
		s.cards = append(s.cards, card)
		grid.Add(card)
	}
	head := widgets.NewColumn(0, page.Title(env.Words.Say("chapters.title", nil)), page.Soft(env.Words.Say("chapters.line", nil)))
	s.page = page.New(page.Wide, head, s.index(), grid)
	s.frame(s.first())
	return s
}

// card is one chapter with its lessons.
func (s *Screen) card(c course.Chapter) *widgets.Card {
	w := s.env.Words
	number := page.Lead(w.Say("lesson.chapter", words.Args{"number": fmt.Sprint(c.Number), "title": w.Chapter(c.Slug)}))
	list := widgets.NewColumn(8, number)
	for i, e := range c.Entries {
		row := widgets.NewOption(fmt.Sprint(i+1), s.label(e), func() { s.env.OnLesson(e) })
		row.OnKey = s.env.OnKey
		if e.Finished() {
			row.Done = true
		}
		s.rows = append(s.rows, row)
		s.ids = append(s.ids, e.Lesson.ID)
		list.Items = append(list.Items, row)
	}
	if check := s.check(c); check != nil {
		list.Items = append(list.Items, check)
	}
	return page.Card(cardPad, list)
}

// label is the title of a lesson, with how far the learner is in it.
func (s *Screen) label(e *course.Entry) string {
	w := s.env.Words
	title := e.Lesson.Title.In(w.Language)
	switch {
	case s.env.Passed != nil && s.env.Passed(e):
		return title + "\n✓ " + w.Say("chapters.passed", nil)
	case e.Finished() || !e.Started():
		return title
	}
	at := w.Say("home.step", words.Args{"step": fmt.Sprint(e.Session.At() + 1), "steps": fmt.Sprint(len(e.Lesson.Steps))})
	return title + "\n" + at
}

// Content returns what is put in the window.
func (s *Screen) Content() fyne.CanvasObject { return s.page.Content() }

// Shown scrolls to the chapter that was asked for.
func (s *Screen) Shown() {
	if s.chosen < len(s.cards) && s.env.Chapters[s.chosen].Number == s.env.Chapter {
		s.page.Reveal(s.cards[s.chosen])
	}
}

// Name returns the name of the screen.
func (s *Screen) Name() string { return "chapters" }

// Says returns nothing: the screen has no status line.
func (s *Screen) Says() string { return "" }

// Parts returns the named parts: "lesson-" and its id, "check-" and "chapter-" with the
// number of the chapter, and "certificate-" with it where it was passed.
func (s *Screen) Parts() []parts.Part {
	all := append(s.indexParts(), s.checks...)
	for i, row := range s.rows {
		all = append(all, parts.Whole("lesson-"+s.ids[i], row))
	}
	return all
}
