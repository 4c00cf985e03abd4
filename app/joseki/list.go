package joseki

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/page"
	"terakoya/app/parts"
	"terakoya/app/words"
	"terakoya/lessons/opening"
	"terakoya/rules"
	"terakoya/widgets"
)

// List is the screen of all openings.
type List struct {
	env    Env
	page   *page.Page
	picks  []*widgets.Pick
	all    []*opening.Opening // of the picks
	chosen int
	due    *widgets.Button
	first  int // the first with something due; -1 if nothing is
}

const (
	listGap   = 20
	cardWidth = 300
	cardPad   = 16
	rowGap    = 8
)

// NewList returns the screen.
func NewList(env Env) *List {
	l := &List{env: env, first: -1}
	grid := widgets.NewTiles(listGap, cardWidth)
	memory := env.Memory()
	groups := env.Library.ByHandicap()
	slices.SortStableFunc(groups, func(a, b opening.Handicap) int { // the even game, which has most, is last
		return cmp.Compare(even(a), even(b))
	})
	for _, h := range groups {
		grid.Add(l.card(h, memory))
	}
	w := env.Words
	l.due = widgets.NewButton(widgets.MainButton, w.Say("joseki.askDue", nil), "D", l.onDue)
	l.due.OnKey = env.OnKey
	head := widgets.NewColumn(rowGap, page.Title(w.Say("joseki.title", nil)), page.Soft(w.Say("joseki.lead", nil)))
	if l.first >= 0 {
		head.Items = append(head.Items, container.NewHBox(l.due))
	}
	l.page = page.New(page.Wide, head, grid)
	l.choose(max(0, l.first))
	return l
}

// even is 1 for the even game, 0 for a handicap.
func even(h opening.Handicap) int {
	if len(h.Removed) == 0 {
		return 1
	}
	return 0
}

// card is a handicap with its openings.
func (l *List) card(h opening.Handicap, m *opening.Memory) *widgets.Card {
	w := l.env.Words
	column := widgets.NewColumn(rowGap, page.Lead(words.Title(w.Term(h.Key))))
	for _, o := range h.Openings {
		near, far := o.Tally(m, rules.Black), o.Tally(m, rules.White)
		if near.Due+far.Due > 0 && l.first < 0 {
			l.first = len(l.all)
		}
		pick := widgets.NewPick(name(w, o), tally(w, near, near.Due+far.Due), func() { l.env.Open(o) })
		pick.OnKey = l.env.OnKey
		l.picks, l.all = append(l.picks, pick), append(l.all, o)
		column.Items = append(column.Items, pick)
	}
	return page.Card(cardPad, column)
}

// choose frames an opening and brings it into view.
func (l *List) choose(i int) {
	if i < 0 || i >= len(l.picks) {
		return
	}
	for _, n := range []int{l.chosen, i} {
		l.picks[n].Chosen = n == i
		l.picks[n].Refresh()
	}
	l.chosen = i
	l.page.Reveal(l.picks[i])
}

// name is what an opening is called among those of its handicap: its name without that
// of the handicap before it.
func name(w *words.Words, o *opening.Opening) string {
	full := o.Name.In(w.Language)
	for _, mark := range []string{": ", "：", " ", "　"} {
		if _, rest, ok := strings.Cut(full, mark); ok && o.Handicap.Key != rules.Handicaps[0].Key {
			return words.Title(rest)
		}
	}
	return full
}

// tally says how much is known and due.
func tally(w *words.Words, t opening.Tally, due int) string {
	text := w.Say("joseki.known", words.Args{"known": fmt.Sprint(t.Known + t.Due), "all": fmt.Sprint(t.All)})
	if due > 0 {
		text += w.Say("joseki.join", nil) + w.Count("joseki.due", due, nil)
	}
	return text
}

func (l *List) onDue() {
	if l.first >= 0 {
		l.env.Open(l.all[l.first])
	}
}

// Content returns what is put in the window.
func (l *List) Content() fyne.CanvasObject { return l.page.Content() }

// Shown brings what is chosen into view; the shell calls it once the screen has its size.
func (l *List) Shown() {
	if l.chosen < len(l.picks) {
		l.page.Reveal(l.picks[l.chosen])
	}
}

// Name returns the name of the screen.
func (l *List) Name() string { return "openings" }

// Says returns nothing: the screen has no status line.
func (l *List) Says() string { return "" }

// Parts returns the named parts: "opening-" and its id, and "due".
func (l *List) Parts() []parts.Part {
	var all []parts.Part
	if l.first >= 0 {
		all = append(all, parts.Whole("due", l.due))
	}
	for i, pick := range l.picks {
		all = append(all, parts.Whole("opening-"+l.all[i].ID, pick))
	}
	return all
}

// Keys lists the keys of the screen with their messages.
func (l *List) Keys() [][2]string {
	return [][2]string{
		{"↑ ↓", "keys.chooseOpening"}, {"Enter", "keys.openOpening"}, {"D", "keys.askDue"}, {"Tab", "keys.next"},
		{"PgUp PgDn", "keys.scroll"}, {"F11", "keys.full"}, {"Esc", "keys.home"},
	}
}

// TypedKey handles the keys of the screen.
func (l *List) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyEscape:
		l.env.Home()
	case fyne.KeyReturn, fyne.KeyEnter:
		if l.chosen < len(l.all) {
			l.env.Open(l.all[l.chosen])
		}
	case fyne.KeyD:
		l.onDue()
	case fyne.KeyUp, fyne.KeyLeft:
		l.choose(l.chosen - 1)
	case fyne.KeyDown, fyne.KeyRight:
		l.choose(l.chosen + 1)
	default:
		l.page.TypedKey(e)
	}
}
