package aftergame

import (
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/lessons"
)

// TestReturn: a screen that comes back shows the position that was left. What was read
// stays; a game that was not read to its end is read anew, and nothing of it twice.
func TestReturn(t *testing.T) {
	for _, read := range []bool{false, true} {
		r := newRoom(t, lessons.English, false, middling)
		s := r.show(sampleGame(t))
		if read {
			r.work()
		}
		r.press(fyne.KeyHome, fyne.KeyRight)
		s.Close()
		if r.work(); s.done != read {
			t.Fatalf("read %t after it was left", s.done)
		}
		s.Return()
		if s.closed || s.at != 1 || (len(r.works) > 0) == read {
			t.Errorf("closed %t, after %d moves, %d to do", s.closed, s.at, len(r.works))
		}
		if r.work(); !s.done || s.failed || len(s.reading.Plies) != len(s.game.Game.Moves()) {
			t.Errorf("done %t, %d of %d moves", s.done, len(s.reading.Plies), len(s.game.Game.Moves()))
		}
	}
}
