package classhub

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/page"
	"terakoya/app/parts"
	"terakoya/app/words"
	class "terakoya/lessons/classroom"
	"terakoya/lessons/quiz"
	"terakoya/widgets"
)

// adding is the list of what can be added to a playlist: lessons, drills, and quizzes
// of a chapter or of a code. It stays open, so that several can be added.
type adding struct {
	hub    *Screen
	kind   class.ItemKind
	all    []itemLine // of the kind
	rows   []itemLine // those that fit the search
	chosen int        // a row that is no heading; -1 for none

	title  *widgets.Paragraph
	kinds  *widgets.Segments
	search *widgets.Entry
	list   *widgets.List
	none   *widgets.Paragraph // said if nothing fits
	card   *widgets.Card
	put    *widgets.Button
	done   *widgets.Button
	foot   *widgets.Foot
	root   *fyne.Container
}

// What is added at first.
const (
	usualExercises = 5
	usualQuestions = 10
	usualLevel     = 2
)

// add opens the list.
func (h *Screen) add() {
	w := h.env.Words
	a := &adding{hub: h, foot: widgets.NewFoot(), search: h.entry("find"), none: page.Soft(h.say.of("findNone", nil))}
	a.title = page.Title(h.say.of("addTitle", nil))
	a.kinds = widgets.NewSegments(func(i int) { a.show(class.ItemKind(i)) }, h.env.OnKey)
	a.search.OnChanged, a.search.OnDone = func(string) { a.find() }, a.add
	a.list = newAddList(a)
	a.card = page.Card(0, widgets.NewSpace(0))
	a.put = widgets.NewButton(widgets.MainButton, h.say.of("put", nil), "Enter", a.add)
	a.done = widgets.NewButton(widgets.PlainButton, h.say.of("done", nil), "Esc", a.close)
	a.put.OnKey, a.done.OnKey = h.env.OnKey, h.env.OnKey
	a.foot.SetText(w.Count("hub.items", len(h.state.List.Items), nil))
	a.root = container.New(a, a.title, a.kinds, a.search, a.card, a.list, a.none, a.put, a.done, a.foot)
	a.show(class.Lesson)
	h.adding = a
	h.root.Objects = []fyne.CanvasObject{a.root}
	h.root.Refresh()
	page.Focus(h.root, a.search)
}

// close goes back to the page.
func (a *adding) close() {
	h := a.hub
	page.Leave(h.root, a.search)
	h.adding = nil
	h.root.Objects = []fyne.CanvasObject{h.page.Content()}
	h.root.Refresh()
	h.render()
}

// show lists another kind.
func (a *adding) show(kind class.ItemKind) {
	a.kind = kind
	say := a.hub.say
	a.kinds.Set([]string{say.of("kindLessons", nil), say.of("kindDrills", nil), say.of("kindQuizzes", nil)}, int(kind))
	switch kind {
	case class.Lesson:
		a.all = say.lessonLines()
	case class.Drill:
		a.all = say.drillLines(a.hub.env.Seed)
	case class.Quiz:
		a.all = say.quizLines()
	}
	a.find()
}

// find lists what fits the search; at quizzes the search may be a code.
func (a *adding) find() {
	a.rows = fitting(a.all, a.search.Text)
	if code := a.search.Text; a.kind == class.Quiz && len(a.rows) == 0 && code != "" {
		a.rows = []itemLine{{text: a.hub.say.of("codeRow", words.Args{"code": code}), code: code}}
	}
	a.chosen = a.beside(-1, 1)
	widgets.Show(a.none, len(a.rows) == 0)
	widgets.Enable(a.put, a.chosen >= 0)
	a.list.Refresh()
	a.list.ScrollToTop()
}

// beside returns the row that is no heading so many rows farther, as far as there are.
func (a *adding) beside(from, by int) int {
	to, step := from, 1
	if by < 0 {
		step = -1
	}
	for i := from + step; i >= 0 && i < len(a.rows) && by != 0; i += step {
		if !a.rows[i].heading {
			to, by = i, by-step
		}
	}
	return to
}

// choose takes another row.
func (a *adding) choose(i int) {
	if i < 0 || i >= len(a.rows) || a.rows[i].heading {
		return
	}
	a.chosen = i
	a.foot.SetText(a.rows[i].text)
	a.list.Refresh()
	a.list.ScrollTo(i)
}

// add puts the chosen row into the playlist.
func (a *adding) add() {
	if a.chosen < 0 || a.chosen >= len(a.rows) {
		return
	}
	h, line := a.hub, a.rows[a.chosen]
	switch {
	case line.code != "":
		a.addCode(line.code)
	case a.kind == class.Quiz:
		h.makePaper(quiz.Request{Topics: []string{line.slug}, Count: usualQuestions, Level: usualLevel}, func(p *quiz.Paper) {
			a.added(class.Item{Kind: class.Quiz, Code: p.Code, Title: line.text})
		})
	default:
		a.added(line.item)
	}
}

// added puts an item into the playlist, and says so where it can be seen.
func (a *adding) added(item class.Item) {
	h := a.hub
	h.put(item)
	a.foot.SetText(h.says + " " + h.summary())
}

// addCode adds the paper of a code, if there is one.
func (a *adding) addCode(code string) {
	h := a.hub
	h.readCode(code, func(p *quiz.Paper, trouble string) {
		if trouble != "" {
			a.foot.SetText(trouble)
			return
		}
		a.added(class.Item{Kind: class.Quiz, Code: p.Code})
	})
}

// leap is how many rows a page key passes over.
const leap = 10

func (a *adding) typedKey(e *fyne.KeyEvent) {
	by := map[fyne.KeyName]int{fyne.KeyDown: 1, fyne.KeyUp: -1, fyne.KeyPageDown: leap, fyne.KeyPageUp: -leap}[e.Name]
	switch {
	case by != 0:
		a.choose(a.beside(a.chosen, by))
	case e.Name == fyne.KeyEscape:
		a.close()
	case e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter:
		a.add()
	}
}

func (a *adding) parts() []parts.Part {
	return []parts.Part{
		parts.Whole("kind", a.kinds), parts.Whole("search", a.search), parts.Whole("list", a.list),
		parts.Whole("put", a.put), parts.Whole("done", a.done),
	}
}
