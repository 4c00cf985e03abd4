package pieceart

import "image"

// A stand is lower than the board, and its grain is fainter: the colour of the
// stand with a little more and a little less of the colour of its side.
const (
	standSide  = 0.073 // in c
	standLight = 0.12
	standDark  = 0.36
)

// Stand draws a tray for pieces in hand. The picture is w by h pixels, of
// which the lowest [StandSide] are its side; cell is the width of a cell of
// the board beside it.
func (a *Artist) Stand(w, h int, cell float64, pal Palette) *image.RGBA {
	side := StandSide(cell)
	p := plank{
		w: w, h: h - side, side: side, cell: cell,
		dark:   mix(pal.Stand, pal.BoardEdge, standDark),
		bright: mix(pal.Stand, pal.BoardEdge, standLight),
		edge:   pal.BoardEdge, flat: pal.plain(),
	}
	if pal.plain() {
		p.bright = pal.Stand
	}
	return p.saw().img
}

// StandSide returns the height of a stand's side in pixels, 0.073 of a cell's
// width.
func StandSide(cell float64) int { return sidePixels(standSide, cell) }

// BoardSide returns the height of a board's side in pixels, 0.13 of a cell's
// width.
func BoardSide(cell float64) int { return sidePixels(boardSide, cell) }
