// Package settings is the screen of what the learner chooses once: language, how the
// program looks, the size of text, the pieces, motion, and lessons beside the program's
// own; and the screen of lesson files.
package settings

import (
	"slices"

	"fyne.io/fyne/v2"

	"terakoya/app/choices"
	"terakoya/app/page"
	"terakoya/app/parts"
	"terakoya/app/theme"
	"terakoya/app/words"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// Env is what the screen needs of the rest of the program.
type Env struct {
	Words *words.Words
	Art   *pieceart.Artist
	Now   choices.Choices
	// Shown is the size of text in force: that of Now, or a smaller one if the window
	// does not carry it; see [Screen.SetShown].
	Shown theme.Type
	// OnChange is called with the choices after one has changed.
	OnChange func(choices.Choices)
	OnHome   func()
	// OnEngines shows the engines of the learner's own.
	OnEngines func()
	// OnKey is called with keys that no part of the screen uses while it has the
	// focus; the window gives back to TypedKey those that are not its own.
	OnKey func(*fyne.KeyEvent)
}

// Screen is the screen of settings.
type Screen struct {
	env  Env
	all  []parts.Part
	own  *own
	page *page.Page

	types    *widgets.Column // the sizes of text, and perhaps tooSmall
	tooSmall *widgets.Paragraph
}

// New returns the screen.
func New(env Env) *Screen {
	s := &Screen{env: env}
	w := env.Words
	row := choices.Row{Words: w, Art: env.Art, Now: env.Now, OnChange: env.OnChange, OnKey: env.OnKey}
	s.own = newOwn(w, env.OnKey)
	s.page = page.New(page.Narrow, page.Title(w.Say("settings.title", nil)),
		s.group("home.language", row.Languages), s.group("home.theme", row.Looks), s.group("settings.marks", row.Marks),
		s.sizes(row), s.group("settings.pieces", row.Sets), s.group("settings.motion", row.Motions),
		s.group("engines.title", s.engines), s.own.column)
	return s
}

// sizes offers the sizes of text.
func (s *Screen) sizes(row choices.Row) fyne.CanvasObject {
	s.types = s.group("settings.type", row.Types)
	s.tooSmall = quiet("")
	s.SetShown(s.env.Shown)
	return s.types
}

// SetShown says which size of text is in force, and, if it is not the chosen one, that
// this takes a larger window.
func (s *Screen) SetShown(t theme.Type) {
	items := s.types.Held()[:2]
	if chosen := s.env.Now.Type; t.Points() != chosen.Points() {
		s.tooSmall.SetText(s.env.Words.Say("settings.tooSmall", words.Args{"shown": t.String(), "chosen": chosen.String()}))
		items = append(slices.Clone(items), s.tooSmall)
	}
	s.types.SetItems(items...)
}

// group is a heading above a row of choices.
func (s *Screen) group(key string, make func() (fyne.CanvasObject, []parts.Part)) *widgets.Column {
	label := widgets.NewParagraph(s.env.Words.Say(key, nil))
	label.TextSize, label.Bold = widgets.SizeLead, true
	row, named := make()
	s.all = append(s.all, named...)
	return widgets.NewColumn(8, label, row)
}

// engines is the way to the engines of the learner's own.
func (s *Screen) engines() (fyne.CanvasObject, []parts.Part) {
	b := widgets.NewButton(widgets.PlainButton, s.env.Words.Say("engines.door", nil), "", s.env.OnEngines)
	b.OnKey = s.env.OnKey
	return widgets.NewEnds(page.Narrow.Gap, quiet(s.env.Words.Say("engines.about", nil)), b), []parts.Part{parts.Whole("engines", b)}
}

// Content returns what is put in the window.
func (s *Screen) Content() fyne.CanvasObject { return s.page.Content() }

// Name returns the name of the screen.
func (s *Screen) Name() string { return "settings" }

// Says returns nothing: the screen has no status line.
func (s *Screen) Says() string { return "" }

// SetLessons shows the lessons beside the program's own.
func (s *Screen) SetLessons(l Lessons) {
	s.own.set(l)
	s.page.Refresh()
}

// Parts returns the named parts: those of choices.Row, "engines", "own-path", "own-use",
// "own-folder", "own-pack", "own-files", "own-template", "own-make" and "own-remove-1".
func (s *Screen) Parts() []parts.Part { return slices.Concat(s.all, s.own.all()) }

// TypedKey handles the keys of the screen.
func (s *Screen) TypedKey(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyEscape {
		s.env.OnHome()
		return
	}
	s.page.TypedKey(e)
}
