// Package welcome is the screen of the first run: four choices, each with its
// picture or its consequence, made beforehand so that Start works at once.
package welcome

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"terakoya/app/choices"
	"terakoya/app/page"
	"terakoya/app/parts"
	"terakoya/app/words"
	"terakoya/rules"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// Env is what the screen needs of the rest of the program.
type Env struct {
	Words    *words.Words
	Art      *pieceart.Artist
	Now      choices.Choices
	Trouble  string // why nothing can be kept; empty if all is well
	OnChange func(choices.Choices)
	OnStart  func()
	// OnKey is called with keys that no part of the screen uses while it has the
	// focus; the window gives back to TypedKey those that are not its own.
	OnKey func(*fyne.KeyEvent)
}

// Screen is the screen of the first run.
type Screen struct {
	env   Env
	start *widgets.Button
	all   []parts.Part
	page  *page.Page
	root  *fyne.Container
}

const (
	gap       = 17
	edge      = 40
	sideShare = 0.33 // of the window, for the board at the left
	sideLeast = 1180 // narrower windows do without it
)

// shape is that of the page.
var shape = page.Shape{Width: page.Narrow.Width, Edge: edge, Gap: gap}

// New returns the screen.
func New(env Env) *Screen {
	s := &Screen{env: env}
	w := env.Words
	row := choices.Row{Words: w, Art: env.Art, Now: env.Now, Propose: true, OnChange: env.OnChange, OnKey: env.OnKey}
	s.start = widgets.NewButton(widgets.MainButton, w.Say("welcome.start", nil), "Enter", env.OnStart)
	s.start.OnKey = env.OnKey
	s.all = append(s.all, parts.Whole("start", s.start))
	s.page = page.New(shape, widgets.NewColumn(0, page.Title(w.Say("welcome.title", nil)), page.Soft(w.Say("welcome.line", nil))))
	if env.Trouble != "" {
		s.page.Add(page.Notice(env.Trouble))
	}
	s.page.Add(
		s.group(1, "home.language", row.Languages), s.group(2, "home.theme", row.FirstLooks),
		s.group(3, "settings.pieces", row.Sets), s.group(4, "welcome.know", row.Levels), container.NewHBox(s.start))
	s.root = container.New(split{}, s.pitch(), s.page.Content())
	return s
}

// group is a numbered heading above a row of choices.
func (s *Screen) group(n int, key string, make func() (fyne.CanvasObject, []parts.Part)) fyne.CanvasObject {
	label := widgets.NewParagraph(fmt.Sprintf("%d  %s", n, s.env.Words.Say(key, nil)))
	label.TextSize, label.Bold = widgets.SizeLead, true
	row, named := make()
	s.all = append(s.all, named...)
	return widgets.NewColumn(6, label, row)
}

// pitch is the left side: what the program is, and a board.
func (s *Screen) pitch() fyne.CanvasObject {
	w := s.env.Words
	name := widgets.NewParagraph("Terakoya")
	name.TextSize, name.Bold, name.Leading = widgets.SizeTitle, true, 1.25
	head := widgets.NewParagraph(w.Say("welcome.pitch", nil))
	head.TextSize, head.Bold, head.Leading = widgets.SizeVerdict, true, 1.35
	promise := widgets.NewParagraph(w.Say("welcome.promise", nil))
	promise.Color = widgets.ColorInkSoft
	board := widgets.NewBoard(s.env.Art)
	board.SetStyle(widgets.Style{Set: s.env.Now.Set, Bare: true})
	board.SetLocked(true)
	board.SetSetup(rules.Handicaps[0].Setup())
	ground := canvas.NewRectangle(name.Theme().Color(widgets.ColorSunk, 0))
	texts := widgets.NewColumn(12, name, head, promise)
	return container.NewStack(ground, container.New(shopWindow{}, texts, board))
}

// Content returns what is put in the window.
func (s *Screen) Content() fyne.CanvasObject { return s.root }

// Name returns the name of the screen.
func (s *Screen) Name() string { return "welcome" }

// Says returns nothing: the screen has no status line.
func (s *Screen) Says() string { return "" }

// Parts returns the named parts: "start", and those of choices.Row.
func (s *Screen) Parts() []parts.Part { return s.all }

// TypedKey handles the keys of the screen.
func (s *Screen) TypedKey(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter {
		s.env.OnStart()
		return
	}
	s.page.TypedKey(e)
}

// split puts the pitch beside the page, where there is room for both.
type split struct{}

// MinSize is part of fyne.Layout.
func (split) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(640, 480) }

// Layout is part of fyne.Layout.
func (split) Layout(o []fyne.CanvasObject, size fyne.Size) {
	side := size.Width * sideShare
	if size.Width < sideLeast {
		side = 0
	}
	if side == 0 {
		o[0].Hide()
	} else {
		o[0].Show()
	}
	o[0].Resize(fyne.NewSize(side, size.Height))
	o[1].Move(fyne.NewPos(side, 0))
	o[1].Resize(fyne.NewSize(size.Width-side, size.Height))
}

// shopWindow puts a board below texts.
type shopWindow struct{}

// MinSize is part of fyne.Layout.
func (shopWindow) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, 300) }

// Layout is part of fyne.Layout.
func (shopWindow) Layout(o []fyne.CanvasObject, size fyne.Size) {
	texts := o[0].(*widgets.Column)
	w := size.Width - 2*edge
	h := texts.HeightFor(w)
	texts.Move(fyne.NewPos(edge, edge))
	texts.Resize(fyne.NewSize(w, h))
	top := edge + h + gap
	o[1].Move(fyne.NewPos(edge, top))
	o[1].Resize(fyne.NewSize(w, size.Height-top-edge))
}
