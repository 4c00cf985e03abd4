package play

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/lessons"
)

// TestKeptStays: what was given out to be kept is not changed by a takeback, which
// forgets the illegal attempts after it; else the window takes the game for another's.
func TestKeptStays(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	r.game(against(Waits))
	r.click("7g", "7f")
	r.answer()
	r.click("8h", "9f") // refused
	r.click("main")
	r.click("2g", "2f")
	r.answer()
	last := r.kept[len(r.kept)-1]
	if len(last.Slips) != 1 {
		t.Fatalf("kept %+v", last)
	}
	was := slices.Clone(last.Slips)
	r.press(fyne.KeyU)
	r.press(fyne.KeyU)
	if !slices.Equal(last.Slips, was) {
		t.Errorf("what was kept has become %+v", last.Slips)
	}
	if now := r.kept[len(r.kept)-1]; len(now.Slips) != 0 || len(now.Moves) != 0 {
		t.Errorf("kept %+v", now)
	}
}

// TestTypedLeavesKeys: a line that is gone does not keep the keys, whether the move was
// played or the line left.
func TestTypedLeavesKeys(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	table := r.game(against(Waits))
	r.press(fyne.KeySlash)
	if r.window.Canvas().Focused() != fyne.Focusable(table.entry) {
		t.Fatal("the line does not have the keys")
	}
	table.entry.Put("P-7f")
	table.entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if len(table.match.game.Moves()) != 1 || r.window.Canvas().Focused() != nil {
		t.Errorf("%d moves, the keys are with %T", len(table.match.game.Moves()), r.window.Canvas().Focused())
	}
	r.answer()
	r.press(fyne.KeySlash)
	table.entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if table.prompt != noPrompt || r.window.Canvas().Focused() != nil {
		t.Errorf("%v, the keys are with %T", table.prompt, r.window.Canvas().Focused())
	}
}

// TestPictureStays: the picture of the start is as wide as its frame, also once other
// questions are asked.
func TestPictureStays(t *testing.T) {
	r := newRoom(t, lessons.English, false, middling)
	s := r.setup()
	for range len(s.rows) {
		r.press(fyne.KeyUp)
	}
	r.click("you-3")
	if _, wood := s.board.BoardRect(); wood.Width != s.picture.Size().Width {
		t.Errorf("a board of %v in a frame of %v", wood, s.picture.Size())
	}
}
