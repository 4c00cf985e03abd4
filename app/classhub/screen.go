package classhub

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/page"
	"terakoya/app/parts"
	"terakoya/app/saving"
	"terakoya/app/words"
	"terakoya/lessons/quiz"
	"terakoya/widgets"
)

// Screen is the page on which a class is prepared: the playlist of what is shown, the names
// of who sits there, and the ways to worksheets and results. What is asked (a file, or
// whether the list may go) stands on the page itself.
type Screen struct {
	env    Env
	state  State
	chosen int // the item that is worked on
	asks   question
	then   func()                  // what goes on once a list that is not saved may go
	adding *adding                 // the list of what can be added; nil if it is not open
	papers map[string]*quiz.Paper  // of the codes in the list; nil for one that cannot be made
	wished map[string]quiz.Request // by the code that it takes the place of: the paper that is being made
	say    phrases

	says  string // what came of the last wish
	wrong bool

	title *widgets.Entry
	path  *widgets.Entry
	items []*widgets.Finding
	first fyne.Focusable    // gets the keys
	shown fyne.CanvasObject // is scrolled to
	card  *saving.Card      // that asks for a path; nil if none was
	named []parts.Part
	page  *page.Page
	root  *fyne.Container
}

// question is what the page asks.
type question uint8

const (
	noQuestion question = iota
	opens               // the path of a playlist
	roster              // the path of a file of names
	discards            // whether a list that is not saved may go; hub.then goes on
)

// New returns the page as it was left.
func New(env Env) *Screen {
	h := &Screen{env: env, state: env.State, papers: map[string]*quiz.Paper{}, wished: map[string]quiz.Request{}, say: phrases{env.Words, env.Chapters}, page: page.NewTelling(page.Wide)}
	h.root = container.NewStack(h.page.Content())
	h.title, h.path = h.entry("listTitle"), h.entry("path")
	h.title.SetText(h.state.List.Title)
	h.title.OnChanged, h.title.OnDone = h.retitle, h.leaveTitle
	h.path.OnDone = h.openPath
	h.render()
	h.readPapers()
	return h
}

// Name returns the name of the screen.
func (h *Screen) Name() string { return "class" }

// Says returns the status line.
func (h *Screen) Says() string {
	if h.adding != nil {
		return h.adding.foot.Text()
	}
	return h.page.Says()
}

// Content returns what is put in the window.
func (h *Screen) Content() fyne.CanvasObject { return h.root }

// Close ends what runs in the background.
func (h *Screen) Close() { h.env.Work.Stop() }

// Parts returns the named parts: "start", "title", "item-1", "up", "down", "remove",
// "fewer", "more", "level", "add", "new", "open", "save", "save-as", "ready-1", "names-paste",
// "names-file", "names-forget", "names-keep", "paper", "results", of what is asked "path",
// "file", "recent-1", "yes" and "no"; of the list to add from "kind", "search", "list",
// "put" and "done".
func (h *Screen) Parts() []parts.Part {
	if h.adding != nil {
		return h.adding.parts()
	}
	return h.named
}

// change keeps what has changed, and shows it with what came of it.
func (h *Screen) change(says string) {
	h.chosen = max(0, min(h.chosen, len(h.state.List.Items)-1))
	h.env.Keep(h.state)
	h.tell(says, false)
}

// edit is a change of the list, which its file has not.
func (h *Screen) edit(says string) {
	h.state.Saved = false
	h.change(says)
	h.readPapers()
}

// tell says what came of a wish.
func (h *Screen) tell(text string, wrong bool) {
	h.says, h.wrong = text, wrong
	h.render()
}

// ask puts a question on the page, or takes it away.
func (h *Screen) ask(q question) {
	h.asks = q
	h.path.SetText("")
	h.tell("", false)
}

func (h *Screen) button(name string, kind widgets.ButtonKind, key, keyCap string, tap func()) *widgets.Button {
	b := widgets.NewButton(kind, h.say.of(key, nil), keyCap, tap)
	b.OnKey = h.env.OnKey
	h.named = append(h.named, parts.Whole(name, b))
	return b
}

func (h *Screen) entry(placeholder string) *widgets.Entry {
	e := widgets.NewEntry()
	e.SetPlaceHolder(h.say.of(placeholder, nil))
	e.OnKey = h.env.OnKey
	return e
}

// summary is the status line while nothing has been done.
func (h *Screen) summary() string {
	if len(h.state.List.Items) == 0 {
		return h.say.of("nothing", nil)
	}
	items := h.env.Words.Count("hub.items", len(h.state.List.Items), nil)
	names := h.env.Words.Count("hub.names", len(h.state.Roster.Names), nil)
	minutes := 0
	for _, i := range h.state.List.Items {
		minutes += h.say.minutes(i, h.papers[i.Code])
	}
	return h.say.of("summary", words.Args{"items": items, "names": names, "minutes": fmt.Sprint(minutes)})
}
