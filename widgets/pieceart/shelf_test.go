package pieceart

import (
	"image"
	"testing"
)

// TestShelf: a board that is kept is not drawn again, and the oldest goes.
func TestShelf(t *testing.T) {
	var s shelf
	drawn := 0
	get := func(cell float64) *image.RGBA {
		return s.get(boardKey{style: BoardStyle{CellW: cell}}, func() *image.RGBA { drawn++; return image.NewRGBA(image.Rect(0, 0, 1, 1)) })
	}
	first := get(1)
	for _, cell := range []float64{2, 3, 1, 4, 1} {
		get(cell)
	}
	if get(1) != first || drawn != 4 {
		t.Errorf("%d drawn, want 4", drawn)
	}
	get(5) // now 2 goes
	if get(1) != first || drawn != 5 {
		t.Errorf("%d drawn, want 5", drawn)
	}
	if get(2); drawn != 6 || len(s.keys) != keptBoards || len(s.kept) != keptBoards {
		t.Errorf("%d drawn, %d kept", drawn, len(s.kept))
	}
}
