// Package reference is the screen on which the law is looked up: a list of pages at
// the left, and the page that was chosen at the right. What a page says is made by
// lessons/reference; here words are put to it.
package reference

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"terakoya/app/page"
	"terakoya/app/parts"
	"terakoya/app/words"
	"terakoya/lessons/reference"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// Env is what the screen needs of the rest of the program.
type Env struct {
	Words *words.Words
	Art   *pieceart.Artist
	Topic reference.Topic // the page to show first

	OnHome func()
	// OnKey is called with keys that no part of the screen uses while it has the
	// focus; the window gives back to TypedKey those that are not its own.
	OnKey func(*fyne.KeyEvent)
}

// Screen is the reference.
type Screen struct {
	env     Env
	topic   reference.Topic
	buttons []*widgets.Button
	page    *page.Page
	root    fyne.CanvasObject
}

// Lengths of the screen, in units.
var shape = page.Shape{Width: 1180, Edge: 28, Gap: 18}

const (
	listWidth = 184
	listShare = 0.2 // of the screen at most, where large type wants more
	listGap   = 6
	listEdge  = 16
)

// New returns the screen.
func New(env Env) *Screen {
	s := &Screen{env: env, page: page.New(shape)}
	title := page.Title(s.say("title", nil))
	list := widgets.NewColumn(listGap, title, widgets.NewSpace(listGap))
	for i, t := range reference.AllTopics {
		b := widgets.NewButton(widgets.PlainButton, s.say("page."+t.String(), nil), fmt.Sprint(i+1), func() { s.Show(t) })
		b.OnKey = env.OnKey
		s.buttons = append(s.buttons, b)
		list.Items = append(list.Items, b)
	}
	line := canvas.NewRectangle(list.Theme().Color(widgets.ColorLine, 0))
	side := container.NewVScroll(widgets.NewPage(listWidth, listEdge, list))
	s.root = container.New(split{}, side, line, s.page.Content())
	s.Show(env.Topic)
	return s
}

func (s *Screen) say(key string, args words.Args) string {
	return s.env.Words.Say("reference."+key, args)
}

// Show shows a page from its top.
func (s *Screen) Show(t reference.Topic) {
	s.topic = t
	for i, b := range s.buttons {
		b.Kind = widgets.PlainButton
		if reference.AllTopics[i] == t {
			b.Kind = widgets.ChosenButton
		}
		b.Refresh()
	}
	s.page.Set(s.body(reference.Of(t))...)
	s.page.ToTop()
}

// Topic returns the page that is shown.
func (s *Screen) Topic() reference.Topic { return s.topic }

// Content returns what is put in the window.
func (s *Screen) Content() fyne.CanvasObject { return s.root }

// Name returns the name of the screen.
func (s *Screen) Name() string { return "reference" }

// Says returns nothing: the screen has no status line.
func (s *Screen) Says() string { return "" }

// Parts returns the named parts: "page-" and the code of each page.
func (s *Screen) Parts() []parts.Part {
	var all []parts.Part
	for i, b := range s.buttons {
		all = append(all, parts.Whole("page-"+reference.AllTopics[i].String(), b))
	}
	return all
}

// TypedKey handles the keys of the screen: a digit chooses a page.
func (s *Screen) TypedKey(e *fyne.KeyEvent) {
	if len(e.Name) == 1 && e.Name[0] >= '1' && int(e.Name[0]-'1') < len(reference.AllTopics) {
		s.Show(reference.AllTopics[e.Name[0]-'1'])
		return
	}
	if e.Name == fyne.KeyEscape {
		s.env.OnHome()
		return
	}
	s.page.TypedKey(e)
}

// Keys lists the keys for F1.
func (s *Screen) Keys() [][2]string {
	return [][2]string{
		{fmt.Sprintf("1–%d", len(reference.AllTopics)), "keys.page"}, {"↑ ↓", "keys.scroll"}, {"Tab", "keys.next"},
		{"F11", "keys.full"}, {"Esc", "keys.home"},
	}
}

// split puts the list at the left, a line beside it, and the page at the right.
type split struct{}

// MinSize is part of fyne.Layout.
func (split) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(listWidth+2*listEdge+o[2].MinSize().Width, o[2].MinSize().Height)
}

// Layout is part of fyne.Layout.
func (split) Layout(o []fyne.CanvasObject, size fyne.Size) {
	left := max(listWidth, min(widgets.Grown(listWidth), size.Width*listShare)) + 2*listEdge
	o[0].Resize(fyne.NewSize(left, size.Height))
	o[1].Move(fyne.NewPos(left, 0))
	o[1].Resize(fyne.NewSize(1, size.Height))
	o[2].Move(fyne.NewPos(left+1, 0))
	o[2].Resize(fyne.NewSize(size.Width-left-1, size.Height))
}
