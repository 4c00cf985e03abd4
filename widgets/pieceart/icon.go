package pieceart

import (
	"image"
	"image/color"
)

// The icon keeps its own colours: it is the same in every theme.
var (
	iconIndigo = color.NRGBA{0x26, 0x4A, 0x7F, 255}
	iconDeep   = color.NRGBA{0x1B, 0x37, 0x62, 255}
	iconWashi  = color.NRGBA{0xF5, 0xF0, 0xE6, 255}

	iconWood = Palette{
		Piece:     color.NRGBA{0xFB, 0xEE, 0xCB, 255},
		PieceLow:  color.NRGBA{0xEB, 0xD0, 0x97, 255},
		PieceSide: color.NRGBA{0xB3, 0x83, 0x3D, 255},
		PieceEdge: color.NRGBA{0x7A, 0x5A, 0x2A, 255},
		KanjiPro:  color.NRGBA{0xA8, 0x1E, 0x17, 255},
	}
)

// Icon draws the icon of the program in a square picture of size pixels: a
// tokin, the pawn that has become a gold, before a washi moon on indigo.
func (a *Artist) Icon(size int) *image.RGBA {
	cv := newCanvas(size, size)
	if size <= 0 {
		return cv.img
	}
	f := float64(size)
	cv.fill(roundRect(0, 0, f, f, 0.21*f), ink{top: iconIndigo, low: iconDeep, from: 0.3 * f, to: f})
	cv.fill(disc(point{f / 2, f / 2}, 0.41*f), flat(fade(iconWashi, 0.24)))

	// The cell whose tokin would be as large as the piece here.
	c := 0.9 * f
	b := box{x: 0.155 * f, y: 0.085 * f, w: 0.69 * f, h: 0.785 * f}
	cv.wood(b, c, c, iconWood, light{restingDrop, liftedShade})
	cv.fill(a.kanji['と'].crispAt(b.at(point{0.5, 0.57}), 0.58*f), flat(iconWood.KanjiPro))
	return cv.img
}
