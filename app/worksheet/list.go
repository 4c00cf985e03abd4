package worksheet

import (
	"fmt"
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"terakoya/app/course"
	"terakoya/app/page"
	"terakoya/app/parts"
	"terakoya/widgets"
)

// list is the left half: what can be on the sheet, with ticks. It is long, so Tab stops
// at one line of it only, and the arrows go from line to line.
type list struct {
	env    *Env
	change func(func(*Choice)) // changes the choice
	onKey  func(*fyne.KeyEvent)

	kind   Kind
	rows   []row
	at     int // the row at which Tab stops
	column *widgets.Column
	scroll *container.Scroll
}

// row is a line that can be ticked.
type row struct {
	name string
	head bool // the lines of a chapter begin with it
	tick *widgets.Tick
	on   func(Choice) bool
	note func(Choice) string // nil if the note stays
}

// Lengths of the list, in units.
const (
	rowGap     = 2
	rowIndent  = 12
	captionGap = 10
	frameRoom  = 2 // around the lines: the frame of what has the focus is drawn half outside
)

func newList(env *Env, change func(func(*Choice)), onKey func(*fyne.KeyEvent)) *list {
	l := &list{env: env, change: change, onKey: onKey, column: widgets.NewColumn(rowGap)}
	l.scroll = container.NewVScroll(container.New(layout.NewCustomPaddedLayout(frameRoom, frameRoom, frameRoom, frameRoom), l.column))
	return l
}

// fill lists what there is of a kind.
func (l *list) fill(k Kind) {
	l.kind, l.rows, l.at = k, nil, 0
	var items []fyne.CanvasObject
	switch k {
	case Lessons:
		for _, c := range l.env.Chapters {
			items = append(items, l.lessons(c)...)
		}
	case Drills:
		for _, c := range l.env.Chapters {
			items = append(items, l.drills(c)...)
		}
	case Quiz:
		items = l.chapters()
	}
	l.column.SetItems(items...)
	l.scroll.Content.Refresh()
	l.scroll.ScrollToTop()
	l.scroll.Refresh()
	l.at = max(0, slices.IndexFunc(l.rows, func(r row) bool { return !r.tick.Disabled() }))
	l.pass()
}

// reveal brings the first line that is ticked into view, and lets Tab stop there.
func (l *list) reveal() {
	if i := slices.IndexFunc(l.rows, func(r row) bool { return r.tick.On }); i >= 0 {
		l.at = i
		l.pass()
		widgets.Reveal(l.scroll, l.rows[i].tick)
	}
}

// lessons are the lines of a chapter: one for all of it, and one for each lesson.
func (l *list) lessons(c course.Chapter) []fyne.CanvasObject {
	all := askingIn(c)
	head := l.add(row{
		name: fmt.Sprintf("chapter-%d", c.Number), head: true, tick: l.tick(chapterTitle(l.env.Words, c), false, func(choice *Choice) { choice.toggleChapter(c) }),
		on: func(choice Choice) bool { return len(all) > 0 && ticked(c, choice.Lessons) == len(all) },
		note: func(choice Choice) string {
			if n := ticked(c, choice.Lessons); n > 0 && n < len(all) {
				return fmt.Sprintf("%d / %d", n, len(all))
			}
			return ""
		},
	})
	widgets.Enable(head, len(all) > 0)
	items := []fyne.CanvasObject{head}
	for _, e := range c.Entries {
		id := e.Lesson.ID
		t := l.add(row{
			name: "lesson-" + id, tick: l.tick(e.Lesson.Title.In(l.env.Words.Language), false, func(choice *Choice) { choice.Lessons = toggle(choice.Lessons, id) }),
			on: func(choice Choice) bool { return slices.Contains(choice.Lessons, id) },
		})
		if !slices.Contains(all, id) {
			t.Note = l.env.Words.Say("paper.onlyShows", nil)
			t.Disable()
		}
		items = append(items, indented(t))
	}
	return items
}

// drills are the lessons of a chapter that have drills, under its title.
func (l *list) drills(c course.Chapter) (items []fyne.CanvasObject) {
	for _, e := range c.Entries {
		id := e.Lesson.ID
		if len(e.Lesson.Drills) == 0 {
			continue
		}
		if items == nil {
			items = append(items, l.caption(chapterTitle(l.env.Words, c)))
		}
		items = append(items, l.add(row{
			name: "lesson-" + id, head: len(items) == 1, on: func(choice Choice) bool { return choice.Drills == id },
			tick: l.tick(e.Lesson.Title.In(l.env.Words.Language), true, func(choice *Choice) { choice.Drills = id }),
		}))
	}
	return items
}

// chapters are those that a quiz can be about.
func (l *list) chapters() []fyne.CanvasObject {
	w := l.env.Words
	items := []fyne.CanvasObject{
		l.add(row{
			name: "all", head: true, on: func(choice Choice) bool { return len(choice.Chapters) == 0 },
			tick: l.tick(w.Say("quiz.all", nil), true, func(choice *Choice) { choice.Chapters = nil }),
		}),
		l.caption(w.Say("quiz.chapters", nil)),
	}
	for _, c := range l.env.Chapters {
		items = append(items, l.add(row{
			name: fmt.Sprintf("chapter-%d", c.Number), on: func(choice Choice) bool { return slices.Contains(choice.Chapters, c.Slug) },
			tick: l.tick(w.Chapter(c.Slug), false, func(choice *Choice) { choice.Chapters = toggle(choice.Chapters, c.Slug) }),
			note: func(Choice) string { return fmt.Sprint(c.Number) },
		}))
	}
	return items
}

func (l *list) tick(text string, round bool, do func(*Choice)) *widgets.Tick {
	t := widgets.NewTick(text, "", nil)
	t.Round, t.OnKey = round, l.onKey
	t.OnTap = func() {
		l.at = max(0, slices.IndexFunc(l.rows, func(r row) bool { return r.tick == t }))
		l.pass()
		l.change(do)
	}
	return t
}

func (l *list) add(r row) *widgets.Tick {
	l.rows = append(l.rows, r)
	return r.tick
}

// caption stands above lines that belong together.
func (l *list) caption(text string) fyne.CanvasObject {
	p := page.Soft(text)
	p.TextSize = widgets.SizeSmall
	return widgets.NewColumn(captionGap, blank(0, 0), widgets.NewBeside(captionGap, blank(0, 0), p))
}

// indented puts a line below the one that it belongs to.
func indented(t *widgets.Tick) fyne.CanvasObject {
	return widgets.NewBeside(0, blank(rowIndent, 0), t)
}

// blank is nothing, of a size.
func blank(w, h float32) fyne.CanvasObject {
	r := canvas.NewRectangle(color.Transparent)
	r.SetMinSize(fyne.NewSize(w, h))
	return r
}

// render shows what is chosen; nothing is, if it does not count.
func (l *list) render(c Choice, counts bool) {
	if l.kind != c.Kind || l.rows == nil {
		l.fill(c.Kind)
	}
	for _, r := range l.rows {
		if r.note != nil {
			if note := r.note(c); note != r.tick.Note {
				r.tick.Note = note
				r.tick.Refresh()
			}
		}
		r.tick.SetOn(counts && r.on(c))
	}
}

// pass lets Tab go past all lines but one.
func (l *list) pass() {
	for i, r := range l.rows {
		r.tick.Passed = i != l.at
	}
}

// step gives the keys to the next line that can be ticked, up or down; by a chapter, to
// the next that begins one. If no line has them, the one at which Tab stops gets them.
func (l *list) step(by int, chapter bool) {
	c := fyne.CurrentApp().Driver().CanvasForObject(l.scroll)
	if len(l.rows) == 0 || c == nil {
		return
	}
	for i := l.at + by; c.Focused() == l.rows[l.at].tick && i >= 0 && i < len(l.rows); i += by {
		l.rows[i].tick.Passed = false
		if !l.rows[i].tick.Disabled() && (!chapter || l.rows[i].head) {
			l.at = i
			break
		}
	}
	l.pass()
	c.Focus(l.rows[l.at].tick)
}

// parts are the lines that are in view.
func (l *list) parts() (all []parts.Part) {
	top := fyne.CurrentApp().Driver().AbsolutePositionForObject(l.scroll).Y
	for _, r := range l.rows {
		if at, size := parts.Whole(r.name, r.tick).Rect(); at.Y >= top && at.Y+size.Height <= top+l.scroll.Size().Height {
			all = append(all, parts.Whole(r.name, r.tick))
		}
	}
	return all
}
