package shell

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/lessons/progress"
)

// TestTroubleIsToldFirst: who starts with a file that is damaged reads so on the very
// first screen, in each language, and not only on the one behind it.
func TestTroubleIsToldFirst(t *testing.T) {
	set, err := words.NewTypesetter()
	if err != nil {
		t.Fatal(err)
	}
	size := fyne.NewSize(1024, 700)
	const path = "/home/aiko/.local/share/terakoya/terakoya.db"
	for _, l := range lessons.Languages {
		s := begin(t, Options{Language: l, Trouble: &progress.DamagedError{Path: path}}, true)
		s.window.Resize(size)
		var all []seen
		look(s.window.Content(), fyne.Position{}, false, seen{frame: size}, &all)
		text := ""
		for _, x := range all {
			text += x.text.Text
		}
		if s.screen.Name() != "welcome" || !strings.Contains(strings.ReplaceAll(text, " ", ""), path) {
			t.Errorf("%s: %s says %q", l, s.screen.Name(), text)
		}
		inspect(t, s, set, size)
		picture(t, s, "trouble-"+string(l))
	}
}
