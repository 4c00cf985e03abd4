package shell

import (
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/stage"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/widgets"
)

// askForPicture opens a lesson, and from the menu of its board the question where a
// picture is to be saved.
func askForPicture(t *testing.T, l lessons.Language) (s *Shell, home string) {
	t.Helper()
	home = t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("USERPROFILE", home)
	s = open(t, Options{Language: l})
	s.window.Resize(fyne.NewSize(1024, 700))
	press(s, fyne.KeyReturn)
	s.secondary("5e")
	press(s, fyne.KeyUp, fyne.KeyReturn) // the last of the menu
	if s.asked() == nil {
		t.Fatal("nothing is asked")
	}
	return s, home
}

// TestSavingIsCalledOff: Escape closes the dialog that asks where a picture goes, from
// its line, from its buttons, and when nothing in it has the focus; the lesson behind
// it stays open.
func TestSavingIsCalledOff(t *testing.T) {
	for name, before := range map[string]func(fyne.Canvas){
		"line": func(fyne.Canvas) {}, "button": fyne.Canvas.FocusNext, "nothing": fyne.Canvas.Unfocus,
	} {
		s, home := askForPicture(t, lessons.English)
		before(s.window.Canvas())
		press(s, fyne.KeyEscape)
		if files, err := os.ReadDir(home); s.asked() != nil || s.screen.Name() != "learn" || len(files) > 0 || err != nil {
			t.Errorf("%s: open %t, on %s, %v, %v", name, s.asked() != nil, s.screen.Name(), files, err)
		}
	}
}

// TestDialogHasTheKeys: the dialogs of the toolkit are closed by Escape too, and no key
// reaches the screen behind them.
func TestDialogHasTheKeys(t *testing.T) {
	s := open(t, Options{})
	s.Settings()
	s.chooseFolder()
	s.typedKey(&fyne.KeyEvent{Name: fyne.KeyF1})
	if s.asked() == nil || s.help != nil {
		t.Fatalf("open %t, help %v", s.asked() != nil, s.help)
	}
	s.typedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if s.asked() != nil || s.screen.Name() != "settings" {
		t.Errorf("open %t, on %s", s.asked() != nil, s.screen.Name())
	}
}

// TestSaving: Enter saves a picture; one that is there is replaced only at the second
// time.
func TestSaving(t *testing.T) {
	for _, l := range lessons.Languages {
		s, home := askForPicture(t, l)
		file := filepath.Join(home, "shogi.png")
		if err := os.WriteFile(file, []byte("mine"), 0o600); err != nil {
			t.Fatal(err)
		}
		press(s, fyne.KeyReturn)
		if text, err := os.ReadFile(file); string(text) != "mine" || err != nil || s.asked() == nil {
			t.Fatalf("%s: %q, %v, open %t", l, text, err, s.asked() != nil)
		}
		inspectDialog(t, s)
		stage.Picture(t, s.window, "saving-"+string(l))
		press(s, fyne.KeyReturn)
		if text, err := os.ReadFile(file); len(text) < 1000 || err != nil || s.asked() != nil {
			t.Errorf("%s: %d bytes, %v, open %t", l, len(text), err, s.asked() != nil)
		}
		if want := s.words().Say("menu.saved", words.Args{"path": file}); s.screen.Says() != want {
			t.Errorf("%s: says %q, want %q", l, s.screen.Says(), want)
		}
	}
}

// inspectDialog looks at what a dialog shows; its line has the focus.
func inspectDialog(t *testing.T, s *Shell) {
	t.Helper()
	c := s.window.Canvas()
	stage.Inspect(t, c.Overlays().Top(), c.Size(), s.choices.Language)
	if e, ok := c.Focused().(*widgets.Entry); !ok || e.Text == "" {
		t.Error("no line has the focus")
	}
}
