package learners

import (
	"slices"

	"fyne.io/fyne/v2"

	"terakoya/app/course"
	"terakoya/app/page"
	"terakoya/app/parts"
	"terakoya/app/words"
	"terakoya/lessons/progress"
	"terakoya/widgets"
)

// Env is what the screen needs of the rest of the program.
type Env struct {
	Words    *words.Words
	All      []progress.Learner
	Now      int64            // the id of who learns now
	Chapters []course.Chapter // those with something to forget

	OnUse    func(id int64)
	OnAdd    func(name string)
	OnRename func(id int64, name string)
	OnRemove func(id int64)

	// OnTable writes results as a table, OnBackup everything to one file; they
	// replace a file only if they are told to. OnImport adds what a backup holds.
	OnTable  func(path string, everyone, replace bool)
	OnBackup func(path string, replace bool)
	OnImport func(path string)
	OnReset  func(chapter course.Chapter)
	// Suggest proposes a path for a file. OnFolder and OnFile ask for a folder or a
	// file by a dialog.
	Suggest  func(file string) string
	OnFolder func(now string, then func(path string))
	OnFile   func(then func(path string))

	OnBack func()
	// OnKey is called with keys that no part of the screen uses while it has the
	// focus; the window gives back to TypedKey those that are not its own.
	OnKey func(*fyne.KeyEvent)
}

// task is what the screen is in the middle of.
type task uint8

const (
	idle task = iota
	renaming
	removing
	exporting
	backing
	importing
	choosing // a chapter to forget
	resetting
)

// Screen is the page of the learners.
type Screen struct {
	env     Env
	task    task
	of      int64          // the learner that it is about
	chapter course.Chapter // or the chapter
	full    string         // a file that is there already; empty if none is in the way
	all     bool           // the results are everyone's

	says  string
	wrong bool

	name, path *widgets.Entry // of the open form
	adding     *widgets.Entry
	first      fyne.Focusable    // gets the keys when a form opens
	opened     fyne.CanvasObject // the form
	named      []parts.Part
	page       *page.Page
}

// shape is that of the page.
var shape = page.Shape{Width: 940, Edge: page.Wide.Edge, Gap: page.Wide.Gap}

const rowGap = 10

// New returns the screen.
func New(env Env) *Screen {
	s := &Screen{env: env, page: page.NewTelling(shape)}
	s.adding = s.entry("learners.name", "")
	s.adding.OnDone = s.add
	s.render()
	return s
}

func (s *Screen) say(key string, args words.Args) string {
	return s.env.Words.Say("learners."+key, args)
}

// SetAll shows others as the learners, after they have changed.
func (s *Screen) SetAll(all []progress.Learner, now int64) {
	s.env.All, s.env.Now = all, now
	s.close()
}

// Tell says what came of a wish; what was asked for is then done with, unless it
// failed.
func (s *Screen) Tell(text string, wrong bool) {
	s.says, s.wrong, s.full = text, wrong, ""
	if !wrong {
		s.task = idle
	}
	s.render()
	if s.focus(); s.task == idle {
		s.page.ToTop()
	}
}

// AskReplace asks whether a file that is there already may be replaced.
func (s *Screen) AskReplace(path string) {
	s.full = path
	if s.path != nil {
		setText(s.path, path)
	}
	s.says, s.wrong = s.say("exists", words.Args{"path": path}), true
	s.render()
	s.focus()
}

// Name returns the name of the screen.
func (s *Screen) Name() string { return "learners" }

// Says returns the status line.
func (s *Screen) Says() string { return s.page.Says() }

// Content returns what is put in the window.
func (s *Screen) Content() fyne.CanvasObject { return s.page.Content() }

// Parts returns the named parts: "add-name", "add", "use-1", "rename-1", "remove-1",
// "export", "backup", "import", "reset", and those of the form that is open: "name",
// "path", "folder", "yes", "everyone", "no", "chapter-1".
func (s *Screen) Parts() []parts.Part { return s.named }

// TypedKey handles the keys of the screen: Escape closes what is open, and then
// leaves.
func (s *Screen) TypedKey(e *fyne.KeyEvent) {
	switch {
	case e.Name == fyne.KeyEscape && s.task != idle:
		s.close()
	case e.Name == fyne.KeyEscape:
		s.env.OnBack()
	case s.task == choosing && len(e.Name) == 1 && e.Name >= fyne.Key0 && e.Name <= fyne.Key9:
		s.pick(int(e.Name[0] - '0'))
	default:
		s.page.TypedKey(e)
	}
}

// Keys lists the keys for F1.
func (s *Screen) Keys() [][2]string {
	return [][2]string{{"Tab", "keys.next"}, {"Enter", "keys.enter"}, {"F11", "keys.full"}, {"Esc", "keys.closeForm"}}
}

// open begins a task.
func (s *Screen) open(t task, of int64) {
	s.task, s.of, s.full, s.says, s.wrong = t, of, "", "", false
	s.name, s.path = nil, nil
	s.render()
	s.focus()
}

// close ends a task without doing it.
func (s *Screen) close() { s.open(idle, 0) }

// focus gives the keys to the form that is open.
func (s *Screen) focus() {
	if c := fyne.CurrentApp().Driver().CanvasForObject(s.page.Content()); c != nil {
		if s.first == nil || s.task == idle {
			c.Unfocus()
			return
		}
		c.Focus(s.first)
		if s.opened != nil {
			s.page.Reveal(s.opened)
		}
	}
}

func (s *Screen) add() {
	if name := s.newName(s.adding.Text, 0); name != "" {
		s.adding.SetText("")
		s.env.OnAdd(name)
	}
}

// newName is a name that can be given to a learner; empty, with why in the status,
// if it cannot.
func (s *Screen) newName(typed string, id int64) string {
	name := CleanName(typed)
	taken := slices.ContainsFunc(s.env.All, func(l progress.Learner) bool { return l.Name == name && l.ID != id })
	switch {
	case name == "":
		s.Tell(s.say("noName", nil), true)
		return ""
	case taken:
		s.Tell(s.say("taken", words.Args{"name": name}), true)
		return ""
	}
	return name
}

func (s *Screen) render() {
	s.named, s.first, s.opened = nil, nil, nil
	items := []fyne.CanvasObject{widgets.NewColumn(0, page.Title(s.say("title", nil)), page.Soft(s.say("line", nil)))}
	if s.task == idle || s.task == choosing {
		items = append(items, s.told()...)
	}
	s.page.Set(append(items, s.list(), s.data())...)
	s.page.Tell(s.statusText())
}

// told is what came of the last wish, if there is something to tell.
func (s *Screen) told() []fyne.CanvasObject {
	if s.says == "" {
		return nil
	}
	ground := widgets.ColorRightSoft
	if s.wrong {
		ground = widgets.ColorWrongSoft
	}
	return []fyne.CanvasObject{widgets.NewCard(ground, 16, widgets.NewParagraph(page.Folded(s.says)))}
}

// sheet is an open form, below what was told of it.
func (s *Screen) sheet(items ...fyne.CanvasObject) fyne.CanvasObject {
	s.opened = widgets.NewColumn(rowGap, append(s.told(), items...)...)
	return s.opened
}

func (s *Screen) statusText() string {
	if s.says != "" {
		return s.says
	}
	return s.say("now", words.Args{"name": s.nameOf(s.env.Now)})
}

// nameOf is what a learner is called.
func (s *Screen) nameOf(id int64) string {
	for i, l := range s.env.All {
		if l.ID == id {
			return NameOf(s.env.Words, l, i+1)
		}
	}
	return ""
}

func (s *Screen) button(name string, kind widgets.ButtonKind, key string, tap func()) *widgets.Button {
	b := widgets.NewButton(kind, s.env.Words.Say(key, nil), "", tap)
	b.OnKey = s.env.OnKey
	s.named = append(s.named, parts.Whole(name, b))
	return b
}

func (s *Screen) entry(placeholder, text string) *widgets.Entry {
	e := widgets.NewEntry()
	e.SetPlaceHolder(s.env.Words.Say(placeholder, nil))
	setText(e, text)
	e.OnKey = s.env.OnKey
	return e
}
