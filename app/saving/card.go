// Package saving asks where something is to be kept as a file, and has it written: a
// picture of a board, or a record of a game in one of the forms that programs read.
//
//   - A [Card] asks for a path above the screen; a file that is there is replaced at the
//     second time only. [Ask] opens one.
//   - [Record] opens one that also asks for the form, and says what that has no place for.
//
// The dialogs of the toolkit would not do: their line of text keeps Escape for itself.
package saving

import (
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"terakoya/app/page"
	"terakoya/app/paths"
	"terakoya/app/words"
	"terakoya/widgets"
)

// Question is what a card asks. Deeds and Folder may be missing.
type Question struct {
	Words  *words.Words
	Title  string
	Name   string              // of the file, as it is proposed; its ending comes with it
	Ending func() string       // what the name must end in, such as ".png"
	Above  []fyne.CanvasObject // between the title and the path
	Deeds  []Deed              // what else can be done
	// Write writes the file, and tells on the window's goroutine whether one is there
	// that must not be replaced, or else what went wrong, in words.
	Write func(path string, replace bool, done func(exists bool, trouble string))
	// Folder asks for a folder, and tells it on the window's goroutine.
	Folder func(chosen func(dir string))
	// Done is told once the file is written, with its path; or, if the card was closed
	// before that went wrong, the trouble, in words.
	Done func(path, trouble string)
}

// Deed is something else that can be done, by a button. It closes the card first.
type Deed struct {
	Key string // of the message on the button
	Do  func()
}

// Card asks where a file is to be kept.
type Card struct {
	asks  Question
	path  *widgets.Entry
	told  *widgets.Paragraph
	yes   *widgets.Button
	full  string // a file that is there already; empty if none is in the way
	popup *widget.PopUp
}

// Lengths, in units.
const (
	cardWidth   = 640
	cardPad     = 22
	cardGap     = 14
	buttonGap   = 12
	buttonLeast = 180
)

// Ask opens a card above the screen whose root is in a window; nil if it is in none.
func Ask(root fyne.CanvasObject, q Question) *Card {
	c := newCard(q)
	if !c.open(root) {
		return nil
	}
	return &c
}

func newCard(q Question) Card { return Card{asks: q, path: widgets.NewEntry(), told: page.Soft("")} }

func (c *Card) open(root fyne.CanvasObject) bool {
	window := fyne.CurrentApp().Driver().CanvasForObject(root)
	if window == nil {
		return false
	}
	w := c.asks.Words
	c.path.SetPlaceHolder(w.Say("learners.path", nil))
	c.path.OnDone, c.path.OnKey = c.Save, c.typedKey
	c.Put(paths.Suggest(c.asks.Name))
	buttons := widgets.NewTiles(buttonGap, buttonLeast)
	c.yes = c.button(widgets.MainButton, "menu.save", "Enter", c.Save)
	buttons.Add(c.yes)
	if c.asks.Folder != nil {
		buttons.Add(c.button(widgets.PlainButton, "learners.folder", "", c.chooseFolder))
	}
	for _, d := range c.asks.Deeds {
		buttons.Add(c.button(widgets.PlainButton, d.Key, "", func() { c.Close(); d.Do() }))
	}
	buttons.Add(c.button(widgets.PlainButton, "learners.cancel", "Esc", c.Close))
	items := append([]fyne.CanvasObject{page.Lead(c.asks.Title)}, c.asks.Above...)
	body := widgets.NewColumn(cardGap, append(items, c.path, c.told, buttons)...)
	c.popup = page.Popup(window, cardWidth, widgets.NewCard(widgets.ColorSurface, cardPad, body))
	page.Focus(root, c.path)
	return true
}

func (c *Card) button(kind widgets.ButtonKind, key, keyCap string, tap func()) *widgets.Button {
	b := widgets.NewButton(kind, c.asks.Words.Say(key, nil), keyCap, tap)
	b.OnKey = c.typedKey
	return b
}

func (c *Card) typedKey(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyEscape {
		c.Close()
	}
}

// Open reports whether the card is shown.
func (c *Card) Open() bool { return c != nil && c.popup.Visible() }

// Close takes the card away.
func (c *Card) Close() { c.popup.Hide() }

// Path returns the path as it is written.
func (c *Card) Path() string { return c.path.Text }

// Says returns why nothing is saved yet; empty if nothing was tried.
func (c *Card) Says() string { return c.told.Text }

// Put writes a path into the line, with the cursor behind it.
func (c *Card) Put(path string) {
	c.path.SetText(path)
	c.path.CursorColumn = len([]rune(path))
	c.path.Refresh()
}

// Save has the file written. One that is there is replaced at the second time.
func (c *Card) Save() {
	w := c.asks.Words
	path := paths.WithEnding(paths.Clean(c.path.Text), c.asks.Ending())
	if path == "" {
		c.tell(w.Say("learners.noPath", nil))
		return
	}
	c.asks.Write(path, path == c.full, func(exists bool, trouble string) {
		if exists {
			trouble = w.Say("menu.exists", nil)
		}
		switch {
		case trouble == "":
			c.Close()
			c.asks.Done(path, "")
		case !c.Open():
			c.asks.Done(path, trouble)
		case exists:
			c.full, c.yes.Label = path, w.Say("learners.replace", nil)
			c.Put(path)
			c.tell(trouble)
		default:
			c.tell(trouble)
		}
	})
}

// tell says why nothing is saved yet.
func (c *Card) tell(text string) {
	c.told.SetText(text)
	if c.popup == nil { // it is still being made
		return
	}
	c.yes.Refresh()
	c.popup.Content.Refresh()
	c.popup.Refresh()
}

// chooseFolder puts another folder before the name of the file.
func (c *Card) chooseFolder() {
	c.asks.Folder(func(dir string) { c.Put(filepath.Join(dir, filepath.Base(c.path.Text))) })
}
