package games

import (
	"context"
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"terakoya/app/boardscreen"
	"terakoya/app/page"
	"terakoya/app/saving"
	"terakoya/app/words"
	"terakoya/widgets"
)

// Screen shows the games of a learner.
type Screen struct {
	env    Env
	shelf  *shelf
	read   bool // the games are known
	failed string
	chosen int    // the row
	notice string // for the status line, until something else is chosen
	closed bool

	header  *boardscreen.Header
	file    *widgets.Button
	begin   *widgets.Button
	filters *filters
	count   *widgets.Paragraph // how many games are shown, or that none is
	all     *widgets.Button    // takes the filters away
	frame   *widgets.Card      // behind the list
	list    *list
	deeds   [3]*widgets.Button // open, save, remove
	charts  *charts
	empty   *widgets.Card // in place of all between header and status line
	status  *boardscreen.Status
	popup   *widget.PopUp      // that asks before a game is removed
	saving  *saving.RecordCard // that asks where to, once it was asked for
	root    *fyne.Container
}

// New makes the screen and begins to read the games.
func New(env Env) *Screen {
	w := env.Words
	s := &Screen{env: env, shelf: newShelf(nil), count: widgets.NewParagraph(""), status: boardscreen.NewStatus()}
	s.count.Bold = true
	s.file = widgets.NewButton(widgets.TextButton, w.Say("games.openFile", nil), "O", s.onFile)
	s.begin = widgets.NewButton(widgets.TextButton, w.Say("play.newGame", nil), "N", s.onNew)
	s.header = boardscreen.NewHeader(s.onLeave, env.OnKey, s.file, s.begin)
	s.header.Set(w.Say("games.title", nil), "")
	s.filters = newFilters(s)
	s.all = widgets.NewButton(widgets.TextButton, w.Say("games.showAll", nil), "A", s.onAll)
	s.frame = page.Card(0, widgets.NewSpace(0))
	s.list = newList(s)
	s.deeds = [3]*widgets.Button{
		widgets.NewButton(widgets.MainButton, w.Say("games.open", nil), "Enter", s.onOpen),
		widgets.NewButton(widgets.PlainButton, w.Say("games.save", nil), "E", s.onSave),
		widgets.NewButton(widgets.PlainButton, w.Say("games.remove", nil), "Del", s.onRemove),
	}
	for _, b := range append(s.deeds[:], s.all) {
		b.OnKey = env.OnKey
	}
	s.charts = newCharts(s)
	s.empty = page.Card(0, widgets.NewSpace(0))
	s.root = container.New(s, s.objects()...)
	s.render()
	s.load()
	return s
}

func (s *Screen) objects() []fyne.CanvasObject {
	all := []fyne.CanvasObject{s.header.Content()}
	all = append(all, s.filters.objects()...)
	all = append(all, s.count, s.all, s.frame, s.list)
	for _, b := range s.deeds {
		all = append(all, b)
	}
	return append(all, s.charts.scroll, s.empty, s.status.Content())
}

// load reads the games in the background.
func (s *Screen) load() {
	past := s.env.Past
	s.env.Work.Run(func(context.Context) func() {
		games, err := past()
		found := newShelf(games)
		return func() {
			if err != nil {
				s.failed = s.env.Cause(err)
			}
			s.shelf, s.read = found, true
			s.render()
		}
	})
}

// teller says things in the words of the screen.
func (s *Screen) teller() teller { return teller{s.env.Words, s.env.Now()} }

// choose chooses a row and brings it into view.
func (s *Screen) choose(row int) {
	if row < 0 || row >= len(s.shelf.shown) {
		return
	}
	s.chosen, s.notice = row, ""
	s.list.ScrollTo(row)
	s.renderChosen()
}

// set changes the filter; the game that is chosen stays so if it is still shown.
func (s *Screen) set(f filter) {
	at := -1
	if s.shelf.at(s.chosen) != nil {
		at = s.shelf.shown[s.chosen]
	}
	s.shelf.set(f)
	s.chosen, s.notice = max(0, s.shelf.row(at)), ""
	s.render()
	s.list.ScrollTo(s.chosen)
}

// render shows everything anew.
func (s *Screen) render() {
	empty := len(s.shelf.all) == 0
	if empty {
		s.empty.Body = s.nothing()
		s.empty.Pad = page.Wide.Gap
	}
	for _, o := range append(s.filters.objects(), s.count, s.frame, s.list, s.deeds[0], s.deeds[1], s.deeds[2], s.charts.scroll) {
		widgets.Show(o, !empty)
	}
	widgets.Show(s.empty, empty)
	widgets.Show(s.all, s.shelf.filter != filter{})
	widgets.Show(s.begin, !empty || !s.read) // else it stands in the middle
	s.filters.render()
	s.count.SetText(s.counted())
	s.charts.render()
	s.Layout(nil, s.root.Size())
	s.root.Refresh()
	s.renderChosen()
}

// counted says how many games are shown.
func (s *Screen) counted() string {
	n := len(s.shelf.all)
	switch {
	case len(s.shelf.shown) == 0:
		return s.teller().say("noneLike", nil)
	case s.shelf.filter == filter{}:
		return s.env.Words.Count("games.all", n, nil)
	}
	return s.env.Words.Count("games.some", n, words.Args{"shown": fmt.Sprint(len(s.shelf.shown))})
}

// renderChosen shows which game is chosen.
func (s *Screen) renderChosen() {
	e := s.shelf.at(s.chosen)
	for i, b := range s.deeds {
		if e != nil && (e.kept() || i == 2) {
			b.Enable()
		} else {
			b.Disable()
		}
	}
	s.list.Refresh()
	s.charts.point()
	s.tell()
}

// tell says in the status line what is shown.
func (s *Screen) tell() { s.status.Set(s.statusText(), s.keysText()) }

func (s *Screen) statusText() string {
	e, t := s.shelf.at(s.chosen), s.teller()
	switch {
	case s.notice != "":
		return s.notice
	case !s.read:
		return t.say("waiting", nil)
	case s.failed != "":
		return s.failed
	case len(s.shelf.all) == 0:
		return t.say("empty", nil)
	case e == nil:
		return s.counted()
	}
	return t.whole(e)
}

// nothing is what stands there instead of games.
func (s *Screen) nothing() fyne.CanvasObject {
	t := s.teller()
	switch {
	case !s.read:
		return page.Soft(t.say("waiting", nil))
	case s.failed != "":
		return widgets.NewParagraph(s.failed)
	}
	start := widgets.NewButton(widgets.MainButton, t.say("play", nil), "Enter", s.onNew)
	start.OnKey = s.env.OnKey
	return widgets.NewColumn(nothingGap, page.Lead(t.say("empty", nil)), container.NewHBox(start))
}

// Content returns what is put in the window.
func (s *Screen) Content() fyne.CanvasObject { return s.root }

// Close ends what runs in the background.
func (s *Screen) Close() {
	s.closed = true
	s.env.Work.Stop()
}
