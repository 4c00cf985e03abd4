package widgets

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// A picture is of a board of this size, in units, with a margin around it.
const (
	pictureWide   = 826
	pictureHigh   = 674
	pictureMargin = 12
)

// Picture draws the board as it is now: the pieces, stands, names and marks, but
// nothing of the pointer, the keyboard and what is held. It does not depend on
// the window: with stands a cell is 62 pixels wide at scale 1.
func (b *Board) Picture(scale float32) *image.RGBA {
	c := &Board{art: b.art, gesture: newGesture(), hover: nowhere, fixed: scale}
	c.gesture.setup, c.marks, c.style, c.names = b.gesture.setup, b.marks, b.style, b.names
	c.Resize(fyne.NewSize(pictureWide, pictureHigh))
	r := &boardRenderer{board: c}
	r.Refresh()
	margin := c.geo.whole(pictureMargin)
	size := c.geo.size().AddWidthHeight(2*margin, 2*margin)
	p := newPainter(size, scale, c.geo.origin.SubtractXY(margin, margin), b.Theme())
	p.fill(image.NewUniform(themeColor(b.Theme(), theme.ColorNameBackground)))
	for _, o := range r.objects {
		p.paint(o)
	}
	return p.img
}
