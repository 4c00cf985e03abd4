package widgets

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"

	"terakoya/rules"
)

// How strongly a square is tinted that one piece attacks, how much more for each
// further one, and at most; the number's size and ground, in widths of a cell.
const (
	controlTint  = 0.14
	controlMore  = 0.10
	controlMost  = 0.44
	controlText  = 0.24
	controlBox   = 0.30
	controlInset = 0.03
)

// color is that of the side: sente's as what may be done, gote's as a threat.
func (c *Control) color() fyne.ThemeColorName {
	if c.Side == rules.White {
		return ColorMarkWrong
	}
	return ColorMarkMove
}

func (r *boardRenderer) tintControl() {
	c := &r.marks.Control
	for s, n := range c.Counts {
		if n > 0 {
			share := min(controlTint+controlMore*float64(n-1), controlMost)
			r.tint(rules.Square(s), r.color(c.color()), share)
		}
	}
}

// drawControl writes how many pieces attack a square at its left: sente's on a
// disc, gote's on a square. The number is where a piece has its point, so that it
// covers no character.
func (r *boardRenderer) drawControl() {
	c, g := &r.marks.Control, &r.board.geo
	box, in := g.whole(g.share(controlBox)), g.whole(g.share(controlInset))
	for s, n := range c.Counts {
		if n == 0 {
			continue
		}
		at := g.squareAt(rules.Square(s)).AddXY(in, in)
		if pc := r.board.gesture.setup.Board[s]; pc != rules.NoPiece && !g.near(pc.Color()) {
			at = at.AddXY(0, g.units(g.row)-box-2*in)
		}
		if c.Side == rules.White {
			r.rect(at, fyne.NewSquareSize(box), r.color(c.color()))
		} else {
			r.circle(at, box, r.color(c.color()), color.Transparent, 0)
		}
		t := r.text(strconv.Itoa(int(n)), g.share(controlText), ColorMarkInk, true)
		size := t.MinSize()
		t.Move(at.AddXY((box-size.Width)/2, (box-size.Height)/2))
		r.add(t)
	}
}
