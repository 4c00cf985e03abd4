package glossary

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/page"
	"terakoya/app/parts"
	"terakoya/widgets"
)

// Screen is the list of all terms, with the chosen one beside it.
type Screen struct {
	env    Env
	fonts  fonts
	keys   []string // that fit the search
	chosen string

	search *widgets.Entry
	list   *list
	title  *widgets.Paragraph
	none   *widgets.Paragraph // said if nothing fits
	detail *widgets.Column
	scroll *container.Scroll
	card   *widgets.Card
	links  []*widgets.Option
	root   *fyne.Container
}

const detailGap = 18

// New returns the screen with a term chosen; the first one if there is none of that
// key.
func New(env Env, key string) *Screen {
	s := &Screen{env: env, fonts: newFonts(env.Words.Language), detail: widgets.NewColumn(detailGap)}
	s.title = page.Title(env.Words.Say("glossary.title", nil))
	s.none = page.Soft(env.Words.Say("glossary.none", nil))
	s.search = widgets.NewEntry()
	s.search.SetPlaceHolder(env.Words.Say("glossary.search", nil))
	s.search.OnChanged = s.onSearch
	s.search.OnKey, s.search.OnDone = env.OnKey, s.onLesson
	s.list = newList(s)
	s.scroll = container.NewVScroll(widgets.NewPage(detailMost, detailPad, s.detail))
	s.card = page.Card(0, s.scroll)
	s.root = container.New(layout{s}, s.title, s.search, s.list, s.none, s.card)
	s.show("")
	if env.Terms.HasTerm(key) {
		s.choose(key)
		s.list.reveal(key)
	}
	return s
}

// onSearch shows what fits what was typed.
func (s *Screen) onSearch(sought string) { s.show(sought) }

// show lists what fits a search; the chosen term stays if it does, but for one that is
// called what is sought.
func (s *Screen) show(sought string) {
	keys, first := find(s.env.Terms, sought)
	s.keys = keys
	s.list.set(keys)
	widgets.Show(s.none, len(keys) == 0)
	if chosen := s.chosen; sought != "" || !slices.Contains(keys, chosen) {
		if sought == "" && len(keys) > 0 {
			first = keys[0]
		}
		s.choose(first)
	}
	s.list.reveal(s.chosen)
}

// choose shows a term beside the list; "" shows none.
func (s *Screen) choose(key string) {
	s.chosen, s.links = key, nil
	widgets.Show(s.card, key != "")
	if key != "" {
		s.detail.SetItems(s.about(entry{&s.env, s.fonts, key})...)
	}
	s.list.Refresh()
	s.scroll.Content.Refresh()
	s.scroll.ScrollToTop()
}

// about is all that is said of a term.
func (s *Screen) about(e entry) []fyne.CanvasObject {
	reading := e.reading()
	reading.TextSize = widgets.SizeLead
	meaning := e.meaning()
	meaning.TextSize, meaning.Leading = widgets.SizeLead, 1.6
	items := []fyne.CanvasObject{widgets.NewColumn(4, page.Title(e.word()), reading, e.others()), meaning}
	if board := e.board(boardSide, s.env.Set); board != nil {
		items = append(items, container.NewHBox(board))
	}
	return append(items, s.teaching(e))
}

// teaching are the links to the lessons about a term.
func (s *Screen) teaching(e entry) fyne.CanvasObject {
	w := s.env.Words
	entries := s.env.teaching(e.key)
	if len(entries) == 0 {
		return small(w.Say("glossary.noLessons", nil))
	}
	column := widgets.NewColumn(8, page.Lead(w.Say("glossary.lessons", nil)))
	for _, entry := range entries {
		link := widgets.NewOption(fmt.Sprint(entry.Chapter), entry.Lesson.Title.In(w.Language), func() { s.env.OnLesson(entry) })
		link.OnKey = s.env.OnKey
		s.links = append(s.links, link)
		column.Items = append(column.Items, link)
	}
	return column
}

// onLesson opens the first lesson about the term.
func (s *Screen) onLesson() {
	if len(s.links) > 0 {
		s.links[0].Tapped(nil)
	}
}

// Content returns what is put in the window.
func (s *Screen) Content() fyne.CanvasObject { return s.root }

// Shown gives the keys to the search, once the screen is in its window.
func (s *Screen) Shown() {
	if c := fyne.CurrentApp().Driver().CanvasForObject(s.root); c != nil {
		c.Focus(s.search)
	}
	s.list.reveal(s.chosen)
}

// Name returns the name of the screen.
func (s *Screen) Name() string { return "glossary" }

// Says returns the chosen term.
func (s *Screen) Says() string {
	if s.chosen == "" {
		return s.none.Text
	}
	return s.env.Terms[s.chosen].In(s.env.Words.Language)
}

// Parts returns the named parts: "search", "terms", "about", and "lesson-" with the
// number of a link.
func (s *Screen) Parts() []parts.Part {
	all := []parts.Part{parts.Whole("search", s.search), parts.Whole("terms", s.list), parts.Whole("about", s.card)}
	for i, link := range s.links {
		all = append(all, parts.Whole(fmt.Sprintf("lesson-%d", i+1), link))
	}
	return all
}

// leap is how many terms a page key passes over.
const leap = 10

// TypedKey handles the keys of the screen.
func (s *Screen) TypedKey(e *fyne.KeyEvent) {
	by := map[fyne.KeyName]int{fyne.KeyDown: 1, fyne.KeyUp: -1, fyne.KeyPageDown: leap, fyne.KeyPageUp: -leap}[e.Name]
	switch {
	case by != 0:
		if key := s.list.beside(s.chosen, by); key != "" {
			s.choose(key)
			s.list.reveal(key)
		}
	case e.Name == fyne.KeyEscape && s.search.Text != "":
		s.search.SetText("")
	case e.Name == fyne.KeyEscape:
		s.env.OnBack()
	case e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter:
		s.onLesson()
	}
}

// Keys lists the keys for F1.
func (s *Screen) Keys() [][2]string {
	return [][2]string{
		{"A–Z", "keys.termFind"}, {"↑ ↓", "keys.termList"}, {"Enter", "keys.termLesson"}, {"Tab", "keys.next"},
		{"F11", "keys.full"}, {"Esc", "keys.termClear"},
	}
}
