package engines

import (
	"context"

	"fyne.io/fyne/v2"

	"terakoya/app/page"
	"terakoya/app/parts"
	"terakoya/app/slow"
	"terakoya/app/words"
	"terakoya/rules/engine/usi"
	"terakoya/widgets"
)

// Screen is the page of the engines.
type Screen struct {
	env  Env
	work slow.Work

	busy     *busy  // what an engine is asked at present; nil for nothing
	form     *form  // the options of an engine; nil if none are open
	removing string // the engine of which it is asked whether it is to go

	says  string
	wrong bool
	about string // the engine that it is said of; empty for the whole page

	path  *widgets.Entry
	first fyne.Focusable    // gets the keys
	shown fyne.CanvasObject // is scrolled to
	named []parts.Part
	page  *page.Page
}

// busy is an engine that is being asked something.
type busy struct {
	name string
	key  string // of the message that says what for
	text *widgets.Paragraph
	wait usi.Progress
}

// shape is that of the page.
var shape = page.Shape{Width: 940, Edge: page.Wide.Edge, Gap: page.Wide.Gap}

const (
	rowGap  = 10
	partGap = 18
)

// New returns the screen.
func New(env Env) *Screen {
	s := &Screen{env: env, work: env.Work, page: page.NewTelling(shape)}
	s.path = s.entry(s.say("path", nil), "")
	s.path.OnDone = func() { s.Add(s.path.Text) }
	s.render()
	return s
}

func (s *Screen) say(key string, args words.Args) string {
	return s.env.Words.Say("engines."+key, args)
}

// tell says what came of a wish, of an engine or of the page.
func (s *Screen) tell(about, text string, wrong bool) {
	s.says, s.wrong, s.about = text, wrong, about
	s.render()
}

// Name returns the name of the screen.
func (s *Screen) Name() string { return "engines" }

// Says returns the status line.
func (s *Screen) Says() string { return s.page.Says() }

// Content returns what is put in the window.
func (s *Screen) Content() fyne.CanvasObject { return s.page.Content() }

// Parts returns the named parts: "back", "path", "add", "file", and with the number of
// the engine "test-1", "options-1", "remove-1"; "stop" while one is asked; "no" and
// "yes" of a question; of the options "game", "analysis", "option-1", "file-1", "more",
// "defaults", "no" and "yes".
func (s *Screen) Parts() []parts.Part { return s.named }

// TypedKey handles the keys of the screen: Escape ends what is going on, closes what is
// open, and then leaves.
func (s *Screen) TypedKey(e *fyne.KeyEvent) {
	switch {
	case e.Name != fyne.KeyEscape:
		s.page.TypedKey(e)
	case s.busy != nil:
		s.stop()
	case s.form != nil || s.removing != "":
		s.close()
	default:
		s.env.OnBack()
	}
}

// Keys lists the keys for F1.
func (s *Screen) Keys() [][2]string {
	return [][2]string{{"Tab", "keys.next"}, {"Enter", "keys.enter"}, {"F11", "keys.full"}, {"Esc", "keys.closeForm"}}
}

// Close ends what is going on; it is for who leaves the screen.
func (s *Screen) Close() { s.work.Stop() }

// stop ends what an engine is asked.
func (s *Screen) stop() {
	s.work.Stop()
	name := s.busy.name
	s.busy = nil
	s.end(name)
	s.tell("", s.say("stopped", words.Args{"name": name}), false)
}

// end ends an engine without waiting for it.
func (s *Screen) end(name string) {
	s.work.Run(func(context.Context) func() {
		s.env.End(name)
		return func() {}
	})
}

// close closes the options, or the question, and leaves all as it is.
func (s *Screen) close() {
	if s.form != nil {
		s.end(s.form.entry.Name)
	}
	s.form, s.removing, s.says, s.about = nil, "", "", ""
	s.render()
}

// keep keeps the engines, and reports whether they could be.
func (s *Screen) keep(all []Entry) bool {
	if why := s.env.Save(all); why != "" {
		s.tell("", why, true)
		return false
	}
	s.env.All, s.env.Faults = all, nil // what was left out is not written again
	return true
}

func (s *Screen) button(name string, kind widgets.ButtonKind, label string, tap func()) *widgets.Button {
	b := widgets.NewButton(kind, label, "", tap)
	b.OnKey = s.env.OnKey
	if s.busy != nil && name != "stop" && name != "back" {
		b.Disable()
	}
	s.named = append(s.named, parts.Whole(name, b))
	return b
}

func (s *Screen) entry(placeholder, text string) *widgets.Entry {
	e := widgets.NewEntry()
	e.SetPlaceHolder(placeholder)
	e.SetText(text)
	e.OnKey = s.env.OnKey
	return e
}
