package play

import (
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/lessons"
	"terakoya/rules"
)

// TestChoosingIsTold: while a piece may promote, the status line asks that, and says
// again what there was to say once the move is taken back.
func TestChoosingIsTold(t *testing.T) {
	for _, l := range lessons.Languages {
		r := newRoom(t, l, false, small)
		c := against(Waits)
		c.Start = "naked-king"
		table := r.game(c)
		for _, move := range [][]string{{"2g", "2f"}, {"2f", "2e"}, {"2e", "2d"}} {
			r.answer()
			r.click(move...)
		}
		r.answer()
		before := r.screen.Says()
		r.click("2d", "2c")
		if want := table.env.Words.Choosing(rules.Pawn); r.screen.Says() != want {
			t.Errorf("%s: asked to promote, it says %q, want %q", l, r.screen.Says(), want)
		}
		table.board.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
		if r.screen.Says() != before {
			t.Errorf("%s: taken back, it says %q, want %q", l, r.screen.Says(), before)
		}
	}
}
