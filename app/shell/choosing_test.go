package shell

import (
	"testing"
	"testing/fstest"

	"fyne.io/fyne/v2"

	"terakoya/app/stage"
	"terakoya/lessons"
	"terakoya/rules"
)

const turning = `
id      = "turning"
chapter = "moves"
rules   = "jsa"
aim     = { en = "To turn.", ja = "成ります。", zh-Hant = "升變。", zh-Hans = "升变。" }
title = { en = "Turning", ja = "成り", zh-Hant = "升變", zh-Hans = "升变" }

[[step]]
id   = "turning-1"
kind = "move"
sfen = "4k4/9/9/5S3/9/9/9/9/4K4 b - 1"
goal = "reach 4c"
text = { en = "Move the silver.", ja = "銀を動かしてください。", zh-Hant = "走銀將。", zh-Hans = "走银将。" }
`

// TestChoosingIsTold: in a lesson, while a piece may promote, the status line asks
// that and no longer for a square.
func TestChoosingIsTold(t *testing.T) {
	s := open(t, Options{Lessons: fstest.MapFS{"01-moves/turning.toml": &fstest.MapFile{Data: []byte(turning)}}})
	if f := s.Faults(); len(f) > 0 {
		t.Fatal(f)
	}
	s.Learn(entryOf(t, s, "turning"))
	before := s.screen.Says()
	click(t, s, "4d")
	click(t, s, "4c")
	if want := s.catalogue.In(lessons.English).Choosing(rules.Silver); s.screen.Says() != want {
		t.Errorf("asked to promote, it says %q, want %q", s.screen.Says(), want)
	}
	stage.Picture(t, s.window, "choosing")
	press(s, fyne.KeyEscape)
	if s.screen.Says() != before {
		t.Errorf("taken back, it says %q, want %q", s.screen.Says(), before)
	}
}
