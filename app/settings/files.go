package settings

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/course"
	"terakoya/app/page"
	"terakoya/app/parts"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/widgets"
)

// FilesEnv is what the screen of lesson files needs of the rest of the program.
type FilesEnv struct {
	Words *words.Words
	// OnPreview opens a lesson at a step, from 0.
	OnPreview func(l *lessons.Lesson, step int)
	// OnCheck proves what the lessons of a source state, which takes a while, and
	// calls then on the window's goroutine.
	OnCheck func(s *course.Source, then func([]lessons.Fault, error))
	OnBack  func()
	OnKey   func(*fyne.KeyEvent)
}

// Files is the screen of lesson files: what is wrong with them, line by line, and
// the good ones to be looked at.
type Files struct {
	env     FilesEnv
	now     Lessons
	back    *widgets.Button
	rows    []parts.Part
	steps   map[string]int // the step to be looked at, by lesson
	checked map[*course.Source]check
	list    *widgets.Column
	page    *page.Page
}

// check is what came of proving a source.
type check struct {
	found   []lessons.Fault
	err     error
	running bool
}

// shownAtMost is how many lessons and how many faults of a source are listed.
const shownAtMost = 100

// NewFiles returns the screen; it shows nothing before SetLessons.
func NewFiles(env FilesEnv) *Files {
	f := &Files{env: env, steps: map[string]int{}, checked: map[*course.Source]check{}}
	w := env.Words
	f.back = widgets.NewButton(widgets.PlainButton, w.Say("own.back", nil), "Esc", env.OnBack)
	f.back.OnKey = env.OnKey
	f.list = widgets.NewColumn(page.Narrow.Gap)
	f.page = page.New(page.Narrow, container.NewHBox(f.back), page.Title(w.Say("own.files", nil)), quiet(w.Say("own.filesAbout", nil)), f.list)
	return f
}

// SetLessons shows lessons and their faults; the button that has the focus keeps
// it.
func (f *Files) SetLessons(l Lessons) {
	f.now = l
	f.render()
}

func (f *Files) render() {
	canvas := fyne.CurrentApp().Driver().CanvasForObject(f.page.Content())
	focus := ""
	if canvas != nil {
		for _, p := range f.rows {
			if o, ok := p.Object.(fyne.Focusable); ok && canvas.Focused() == o {
				focus = p.Name
			}
		}
	}
	f.rows = nil
	var cards []fyne.CanvasObject
	for i, s := range f.now.Sources {
		cards = append(cards, f.source(i, s))
	}
	if len(cards) == 0 {
		cards = append(cards, quiet(f.env.Words.Say("own.none", nil)))
	}
	f.list.SetItems(cards...)
	f.page.Refresh()
	if focus != "" {
		f.Focus(canvas, focus)
	}
}

// Focus gives the focus to a part.
func (f *Files) Focus(canvas fyne.Canvas, name string) {
	i := slices.IndexFunc(f.rows, func(p parts.Part) bool { return p.Name == name })
	if i < 0 || canvas == nil {
		return
	}
	if o, ok := f.rows[i].Object.(fyne.Focusable); ok {
		canvas.Focus(o)
	}
}

func (f *Files) source(i int, s *course.Source) fyne.CanvasObject {
	w := f.env.Words
	name := widgets.NewParagraph(folded(title(w, s)))
	name.TextSize, name.Bold = widgets.SizeLead, true
	list := widgets.NewColumn(10, name)
	if s.Err != nil {
		list.Items = append(list.Items, wrong(folded(f.now.Cause(s.Err))))
		return bordered(list)
	}
	list.Items = append(list.Items, quiet(counts(w, s)))
	list.Items = append(list.Items, f.faults(s.Faults)...)
	for n, l := range s.Lessons[:min(len(s.Lessons), shownAtMost)] {
		list.Items = append(list.Items, f.lesson(fmt.Sprintf("%d-%d", i+1, n+1), l))
	}
	if rest := len(s.Lessons) - shownAtMost; rest > 0 {
		list.Items = append(list.Items, quiet(w.Say("own.more", words.Args{"count": fmt.Sprint(rest)})))
	}
	list.Items = append(list.Items, f.checking(i, s)...)
	return bordered(list)
}

// faults lists faults: the file with line and step, what is amiss, and the exact
// cause.
func (f *Files) faults(faults []lessons.Fault) []fyne.CanvasObject {
	w := f.env.Words
	var all []fyne.CanvasObject
	for _, fault := range faults[:min(len(faults), shownAtMost)] {
		all = append(all, f.fault(fault))
	}
	if rest := len(faults) - shownAtMost; rest > 0 {
		all = append(all, quiet(w.Say("own.more", words.Args{"count": fmt.Sprint(rest)})))
	}
	return all
}

func (f *Files) fault(fault lessons.Fault) fyne.CanvasObject {
	w := f.env.Words
	key, args := "own.place", words.Args{"file": fault.File, "line": fmt.Sprint(fault.Line), "step": fault.Step}
	if fault.Step != "" {
		key = "own.placeStep"
	}
	where := widgets.NewParagraph(folded(w.Say(key, args)))
	where.Bold, where.Color = true, widgets.ColorWrong
	cause := quiet(folded(fault.Cause))
	cause.TextSize = widgets.SizeSmall
	said := widgets.NewColumn(2, where, widgets.NewParagraph(w.Fault(fault.Code)), cause)
	return widgets.NewCard(widgets.ColorWrongSoft, 12, said)
}

// lesson is a good lesson: a step is chosen by − and +, or by the arrow keys, and
// looked at.
func (f *Files) lesson(name string, l *lessons.Lesson) fyne.CanvasObject {
	w := f.env.Words
	step := min(f.steps[l.ID], len(l.Steps)-1)
	label := func() string {
		return w.Say("own.preview", words.Args{"step": fmt.Sprint(step + 1), "steps": fmt.Sprint(len(l.Steps))})
	}
	preview := widgets.NewButton(widgets.PlainButton, label(), "", func() { f.env.OnPreview(l, step) })
	turn := func(by int) func() {
		return func() {
			step = max(0, min(step+by, len(l.Steps)-1))
			f.steps[l.ID] = step
			preview.Label = label()
			preview.Refresh()
		}
	}
	preview.OnKey = func(e *fyne.KeyEvent) {
		switch e.Name {
		case fyne.KeyLeft:
			turn(-1)()
		case fyne.KeyRight:
			turn(1)()
		default:
			f.env.OnKey(e)
		}
	}
	less := widgets.NewButton(widgets.TextButton, "−", "", turn(-1))
	more := widgets.NewButton(widgets.TextButton, "+", "", turn(1))
	less.OnKey, more.OnKey = f.env.OnKey, f.env.OnKey
	f.rows = append(f.rows, parts.Whole("preview-"+name, preview), parts.Whole("less-"+name, less), parts.Whole("more-"+name, more))
	heading := widgets.NewParagraph(l.Title.In(w.Language))
	heading.Bold = true
	sign := container.NewHBox(less, container.NewGridWrap(fyne.NewSize(previewWidth, preview.MinSize().Height), preview), more)
	return widgets.NewBeside(16, sign, widgets.NewColumn(0, heading, quiet(folded(l.File))))
}

const previewWidth = 230

// checking is the button that proves the lessons of a source, and what it found.
func (f *Files) checking(i int, s *course.Source) []fyne.CanvasObject {
	w := f.env.Words
	c, done := f.checked[s]
	label := "own.check"
	if c.running {
		label = "own.checking"
	}
	b := widgets.NewButton(widgets.PlainButton, w.Say(label, nil), "", func() { f.check(s) })
	b.OnKey = f.env.OnKey
	f.rows = append(f.rows, parts.Whole(fmt.Sprintf("check-%d", i+1), b))
	all := []fyne.CanvasObject{container.NewHBox(b)}
	switch {
	case !done || c.running:
	case c.err != nil:
		all = append(all, wrong(folded(f.now.Cause(c.err))))
	case len(c.found) == 0:
		all = append(all, quiet(w.Say("own.checked", nil)))
	default:
		all = append(all, f.faults(c.found)...)
	}
	return all
}

func (f *Files) check(s *course.Source) {
	if f.checked[s].running {
		return
	}
	f.checked[s] = check{running: true}
	f.render()
	f.env.OnCheck(s, func(found []lessons.Fault, err error) {
		found = slices.DeleteFunc(slices.Clone(found), func(x lessons.Fault) bool { return slices.Contains(s.Faults, x) })
		f.checked[s] = check{found: found, err: err}
		f.render()
	})
}

// wrong is a card with what went wrong.
func wrong(text string) fyne.CanvasObject {
	return widgets.NewCard(widgets.ColorWrongSoft, 14, widgets.NewParagraph(text))
}

// bordered is a card on the ground of the window.
func bordered(body fyne.CanvasObject) fyne.CanvasObject {
	c := widgets.NewCard(widgets.ColorSurface, 18, body)
	c.Border = widgets.ColorLine
	return c
}

// Content returns what is put in the window.
func (f *Files) Content() fyne.CanvasObject { return f.page.Content() }

// Name returns the name of the screen.
func (f *Files) Name() string { return "files" }

// Says returns nothing: the screen has no status line.
func (f *Files) Says() string { return "" }

// Parts returns the named parts: "back", and with the numbers of source and
// lesson "preview-1-1", "less-1-1", "more-1-1"; "check-1".
func (f *Files) Parts() []parts.Part {
	return append([]parts.Part{parts.Whole("back", f.back)}, f.rows...)
}

// TypedKey handles the keys of the screen.
func (f *Files) TypedKey(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyEscape {
		f.env.OnBack()
		return
	}
	f.page.TypedKey(e)
}
