package saving

import (
	"path/filepath"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"terakoya/app/theme"
	"terakoya/app/words"
	"terakoya/content"
	"terakoya/lessons"
)

// desk is a card above a window, and what it did.
type desk struct {
	*Card
	asked   []string // for which path, with "!" if it was to be replaced
	answers []func(exists bool, trouble string)
	done    []string // the file's name, and the trouble
}

func newDesk(t *testing.T) *desk {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.New(lessons.English, false))
	catalogue, err := words.Load(content.Messages(), content.Glossary())
	if err != nil {
		t.Fatal(err)
	}
	root := canvas.NewText("", nil)
	test.NewTempWindow(t, root).Resize(fyne.NewSize(1024, 700))
	d := &desk{}
	d.Card = Ask(root, Question{
		Words: catalogue.In(lessons.English), Name: "shogi.png", Ending: func() string { return ".png" },
		Write: func(path string, replace bool, done func(bool, string)) {
			if path = filepath.Base(path); replace {
				path += "!"
			}
			d.asked, d.answers = append(d.asked, path), append(d.answers, done)
		},
		Folder: func(chosen func(string)) { chosen(filepath.Join("a", "b")) },
		Done:   func(path, trouble string) { d.done = append(d.done, filepath.Base(path)+": "+trouble) },
	})
	return d
}

// TestCard: a file is replaced at the second time only, and another name is asked for
// anew; what goes wrong keeps the card open.
func TestCard(t *testing.T) {
	d := newDesk(t)
	d.Save()
	d.answers[0](true, "")
	if d.Says() == "" || !d.Open() {
		t.Error("a file that is there closes the card")
	}
	d.Save()
	d.Put("other")
	d.Save()
	d.answers[2](false, "no room")
	if want := []string{"shogi.png", "shogi.png!", "other.png"}; !slices.Equal(d.asked, want) || d.Says() != "no room" || len(d.done) > 0 {
		t.Errorf("asked for %v, says %q, done %v", d.asked, d.Says(), d.done)
	}
	d.answers[1](false, "")
	if d.Open() || !slices.Equal(d.done, []string{"shogi.png: "}) {
		t.Errorf("open %t, done %v", d.Open(), d.done)
	}
}

// TestCardClosed: what goes wrong once the card is closed is told elsewhere.
func TestCardClosed(t *testing.T) {
	d := newDesk(t)
	d.Save()
	d.typedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	d.answers[0](false, "no room")
	if d.Open() || !slices.Equal(d.done, []string{"shogi.png: no room"}) {
		t.Errorf("open %t, done %v", d.Open(), d.done)
	}
}

// TestCardPath: a folder leaves the name, and without a name nothing is asked for.
func TestCardPath(t *testing.T) {
	d := newDesk(t)
	d.chooseFolder()
	if want := filepath.Join("a", "b", "shogi.png"); d.Path() != want {
		t.Errorf("%q, want %q", d.Path(), want)
	}
	d.Put("  ")
	if d.Save(); len(d.asked) > 0 || d.Says() == "" || !d.Open() {
		t.Errorf("asked for %v, says %q", d.asked, d.Says())
	}
}
