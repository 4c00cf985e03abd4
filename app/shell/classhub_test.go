package shell

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/stage"
	"terakoya/app/theme"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/lessons/progress"
)

// The focus is looked for on the page of a class too.
func init() {
	page := longPages["home"]
	page.least = 12
	page.open = func(t *testing.T) *Shell {
		return schooled(t, func(s *Shell) { s.Class(); press(s, fyne.KeyA, fyne.KeyReturn, fyne.KeyReturn, fyne.KeyEscape) })
	}
	longPages["class"] = page
}

// TestClassIsKept: what was prepared is there again, also in the next window; the names
// only as long as the window is open, unless they are to be kept.
func TestClassIsKept(t *testing.T) {
	store := progress.Memory()
	s := open(t, Options{Store: store})
	s.app.Clipboard().SetContent("Aoi\nBen")
	s.Class()
	press(s, fyne.KeyA, fyne.KeyReturn, fyne.KeyEscape, fyne.KeyP)
	s.Home()
	if state := s.classState(); len(state.List.Items) != 1 || len(state.Roster.Names) != 2 || state.KeepNames {
		t.Fatalf("%+v", state)
	}
	next := open(t, Options{Store: store})
	if state := next.classState(); len(state.List.Items) != 1 || len(state.Roster.Names) != 0 {
		t.Errorf("without being asked it has kept %+v", state)
	}
	s.Class()
	press(s, fyne.KeyK)
	if state := next.classState(); len(state.Roster.Names) != 2 || !state.KeepNames {
		t.Errorf("it has not kept %+v", state)
	}
	press(s, fyne.KeyX)
	if state := next.classState(); len(state.Roster.Names) != 0 {
		t.Errorf("it has not forgotten %+v", state)
	}
}

// TestClassFiles: a list is written to a file, and a window of somebody else opens it.
func TestClassFiles(t *testing.T) {
	s := open(t, Options{})
	file := filepath.Join(t.TempDir(), "monday.toml")
	s.Class()
	press(s, fyne.KeyA, fyne.KeyReturn, fyne.KeyEscape)
	state := s.classState()
	if err := os.WriteFile(file, state.List.Marshal(), 0o600); err != nil {
		t.Fatal(err)
	}
	other := open(t, Options{})
	other.Class()
	var text string
	other.readSmall(&other.work, file, func(data []byte, trouble string) { text = string(data) + trouble })
	if text != string(state.List.Marshal()) {
		t.Errorf("read %q", text)
	}
	other.readSmall(&other.work, filepath.Dir(file), func(data []byte, trouble string) { text = trouble })
	if !strings.Contains(text, filepath.Base(filepath.Dir(file))) {
		t.Errorf("of a folder it says %q", text)
	}
}

// TestResultsOfEveryone: the answers of all who learn here are summed up, those of the
// present one only when they are chosen.
func TestResultsOfEveryone(t *testing.T) {
	store := progress.Memory()
	s := open(t, Options{Store: store})
	screens["results"](s)
	if says := s.Screen().Says(); !strings.Contains(says, "2 answers") {
		t.Errorf("says %q", says)
	}
	press(s, fyne.KeyEscape)
	if s.Screen().Name() != "class" {
		t.Errorf("Escape leads to %s", s.Screen().Name())
	}
}

// TestRail: at the least height all buttons of the rail stand apart, in every language and
// with the largest type.
func TestRail(t *testing.T) {
	size := fyne.NewSize(1024, 700)
	for _, text := range []theme.Type{theme.Usual, theme.Largest} {
		for _, l := range lessons.Languages {
			s := open(t, Options{Language: l, Lessons: content.Lessons()})
			enlarge(s, sight{size: size, text: text})
			s.window.Resize(size)
			click(t, s, "rail-class")
			low := float32(0)
			for _, p := range s.railButtons {
				at, box := p.Rect()
				if at.Y < low || at.Y+box.Height > size.Height {
					t.Errorf("%s/%s: %s at %v, %v", l, text, p.Name, at, box)
				}
				low = at.Y + box.Height
			}
			stage.Picture(t, s.window, fmt.Sprintf("rail-%s-%s", l, text))
		}
	}
}
