package boardmenu

import (
	"errors"
	"image/png"
	"io"
	"io/fs"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/widget"

	"terakoya/app/page"
	"terakoya/app/paths"
	"terakoya/app/words"
	"terakoya/widgets"
)

// pictureScale makes a saved picture sharp in print.
const pictureScale = 2

// pictureFile is the name that is proposed, and pictureEnding that of its kind.
const (
	pictureFile   = "shogi" + pictureEnding
	pictureEnding = ".png"
)

// saving asks where a picture is to be kept, and writes it. The dialog of the toolkit
// would not do: its line of text keeps Escape for itself.
type saving struct {
	words *words.Words
	board *widgets.Board
	done  func(string) // what came of it, in words

	path  *widgets.Entry
	told  *widgets.Paragraph
	yes   *widgets.Button
	full  string // a file that is there already; empty if none is in the way
	popup *widget.PopUp
}

// Lengths, in units.
const (
	savingWidth = 620
	savingPad   = 22
	savingGap   = 14
	buttonGap   = 12
	buttonLeast = 180
)

func askWhere(w *words.Words, board *widgets.Board, c fyne.Canvas, done func(string)) {
	s := &saving{words: w, board: board, done: done, path: widgets.NewEntry(), told: page.Soft("")}
	s.path.SetPlaceHolder(w.Say("learners.path", nil))
	s.put(paths.Suggest(pictureFile))
	s.path.OnDone, s.path.OnKey = s.save, s.typedKey
	s.yes = s.button(widgets.MainButton, "menu.save", "Enter", s.save)
	buttons := widgets.NewTiles(buttonGap, buttonLeast)
	buttons.Add(s.yes)
	buttons.Add(s.button(widgets.PlainButton, "learners.folder", "", s.chooseFolder))
	buttons.Add(s.button(widgets.PlainButton, "learners.cancel", "Esc", s.close))
	form := widgets.NewColumn(savingGap, page.Lead(w.Say("menu.where", nil)), s.path, s.told, buttons)
	card := widgets.NewCard(widgets.ColorSurface, savingPad, form)
	s.popup = widget.NewModalPopUp(container.New(tall{}, card), c)
	s.popup.Show()
	c.Focus(s.path)
}

func (s *saving) button(kind widgets.ButtonKind, key, keyCap string, tap func()) *widgets.Button {
	b := widgets.NewButton(kind, s.words.Say(key, nil), keyCap, tap)
	b.OnKey = s.typedKey
	return b
}

// put writes a path into the line, with the cursor behind it.
func (s *saving) put(path string) {
	s.path.SetText(path)
	s.path.CursorColumn = len([]rune(path))
	s.path.Refresh()
}

func (s *saving) typedKey(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyEscape {
		s.close()
	}
}

func (s *saving) close() { s.popup.Hide() }

// save writes the picture. A file that is there is replaced at the second time.
func (s *saving) save() {
	path := paths.WithEnding(paths.Clean(s.path.Text), pictureEnding)
	if path == "" {
		s.tell(s.words.Say("learners.noPath", nil))
		return
	}
	err := paths.Write(path, path == s.full, func(w io.Writer) error {
		return png.Encode(w, s.board.Picture(pictureScale))
	})
	switch {
	case errors.Is(err, fs.ErrExist):
		s.full, s.yes.Label = path, s.words.Say("learners.replace", nil)
		s.put(path)
		s.tell(s.words.Say("menu.exists", nil))
	case err != nil:
		s.tell(s.words.Say("menu.failed", words.Args{"cause": err.Error()}))
	default:
		s.close()
		s.done(s.words.Say("menu.saved", words.Args{"path": path}))
	}
}

// tell says why nothing is saved yet.
func (s *saving) tell(text string) {
	s.told.SetText(text)
	s.yes.Refresh()
	s.popup.Content.Refresh()
	s.popup.Refresh()
}

// chooseFolder puts another folder before the name of the file.
func (s *saving) chooseFolder() {
	window := windowOf(s.popup.Canvas)
	if window == nil {
		return
	}
	dialog.ShowFolderOpen(func(dir fyne.ListableURI, err error) {
		if err == nil && dir != nil {
			s.put(filepath.Join(dir.Path(), filepath.Base(s.path.Text)))
		}
	}, window)
}

// tall lets a card be as high as its text needs.
type tall struct{}

// MinSize is part of fyne.Layout.
func (tall) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(savingWidth, o[0].(*widgets.Card).HeightFor(savingWidth))
}

// Layout is part of fyne.Layout.
func (tall) Layout(o []fyne.CanvasObject, size fyne.Size) { o[0].Resize(size) }

// windowOf finds the window of a canvas.
func windowOf(c fyne.Canvas) fyne.Window {
	for _, w := range fyne.CurrentApp().Driver().AllWindows() {
		if w.Canvas() == c {
			return w
		}
	}
	return nil
}
