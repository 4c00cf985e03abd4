package shell

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/stage"
	"terakoya/lessons"
	"terakoya/lessons/progress"
)

// TestTroubleIsToldFirst: who starts with a file that is damaged reads so on the very
// first screen, in each language, and not only on the one behind it.
func TestTroubleIsToldFirst(t *testing.T) {
	size := fyne.NewSize(1024, 700)
	const path = "/home/aiko/.local/share/terakoya/terakoya.db"
	for _, l := range lessons.Languages {
		s := begin(t, Options{Language: l, Trouble: &progress.DamagedError{Path: path}}, true)
		s.window.Resize(size)
		all := stage.Texts(s.window.Content())
		text := ""
		for _, x := range all {
			text += x.Text.Text
		}
		if s.screen.Name() != "welcome" || !strings.Contains(strings.ReplaceAll(text, " ", ""), path) {
			t.Errorf("%s: %s says %q", l, s.screen.Name(), text)
		}
		inspect(t, s, size)
		stage.Picture(t, s.window, "trouble-"+string(l))
	}
}
