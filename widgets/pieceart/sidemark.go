package pieceart

import (
	"image"
	"image/color"
	"math"
)

// SideMark draws the sign of a side, in a square picture of size pixels: the
// outline of a piece, filled for sente (☗) or hollow for gote (☖).
func SideMark(filled bool, size int, c color.NRGBA) *image.RGBA {
	cv := newCanvas(size, size)
	if size <= 0 {
		return cv.img
	}
	f := float64(size)
	line := math.Max(1, math.Round(0.07*f))
	// The middle of the line runs through the middle of the outermost pixels.
	top, base := line/2, f-line/2
	b := box{x: 0.11 * f, y: top, w: 0.78 * f, h: base - top}
	g := b.figure()
	if filled {
		cv.fill(g.grown(line/2), flat(c))
	} else {
		cv.fill(g.edge(line), flat(c))
	}
	return cv.img
}
