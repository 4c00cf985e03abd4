package learn

import (
	"testing"

	"terakoya/app/slow"
)

// TestTurned: a step that is seen from gote's seat is, and the learner can turn the
// board all the same.
func TestTurned(t *testing.T) {
	d := sit(t, "../turned", 1, slow.Work{})
	for _, want := range []bool{false, true} {
		if got := d.board.Style().Turned; got != want {
			t.Errorf("step %d: gote at the bottom is %t, want %t", d.session.At()+1, got, want)
		}
		d.onFlip()
		if got := d.board.Style().Turned; got == want {
			t.Errorf("step %d: the board does not turn", d.session.At()+1)
		}
		d.onFlip()
		d.session.Next()
		d.render()
	}
}
