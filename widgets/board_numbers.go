package widgets

import (
	"fyne.io/fyne/v2"
)

// Sizes of a number at the corner of a square, in widths of a cell.
const (
	numberRadius = 0.19
	numberText   = 0.26
)

// drawNumbers draws the numbers, at the upper right corner as badges are.
func (r *boardRenderer) drawNumbers() {
	g := &r.board.geo
	for _, m := range r.marks.Numbers {
		d := g.whole(g.share(2 * numberRadius))
		at := g.squareAt(m.Square).AddXY(g.units(g.cell)-d*0.86, -d*0.14)
		at = fyne.NewPos(g.whole(at.X), g.whole(at.Y))
		fill, ink, rim := m.Role.color(), ColorMarkInk, ColorMarkInk
		if m.Hollow {
			fill, ink, rim = ColorMarkInk, ColorKanji, ColorKanji
		}
		r.circle(at, d, r.color(fill), r.color(rim), max(1, g.share(rimWidth)))
		t := r.text(countText(m.Number), g.share(numberText), ink, true)
		size := t.MinSize()
		t.Move(at.AddXY((d-size.Width)/2, (d-size.Height)/2))
		r.add(t)
	}
}
