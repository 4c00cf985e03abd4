package aftergame

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"terakoya/lessons"
)

// TestBoardMenu: a right click on the board offers the position as a picture, which is
// saved as PNG.
func TestBoardMenu(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("USERPROFILE", home)
	r := newRoom(t, lessons.English, false, middling)
	s := r.show(sampleGame(t))
	test.TapSecondary(s.board)
	press := func(keys ...fyne.KeyName) {
		for _, k := range keys {
			if f := r.window.Canvas().Focused(); f != nil {
				f.TypedKey(&fyne.KeyEvent{Name: k})
			}
		}
	}
	press(fyne.KeyUp, fyne.KeyReturn) // the last of the menu
	press(fyne.KeyReturn)             // where it is proposed
	data, err := os.ReadFile(filepath.Join(home, "shogi.png"))
	if err != nil || !bytes.HasPrefix(data, []byte("\x89PNG")) || !strings.Contains(s.Says(), "shogi.png") {
		t.Errorf("%d bytes, %v, says %q", len(data), err, s.Says())
	}
}
