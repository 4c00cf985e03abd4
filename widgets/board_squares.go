package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"

	"terakoya/rules"
)

// drawTints draws what lies under the pieces: files and zones, the ground of
// marked squares, hover, selection and the line of a pin.
func (r *boardRenderer) drawTints() {
	b := r.board
	for s := range r.marks.Lane.All() {
		r.tint(s, r.color(ColorMarkWrong), laneTint)
	}
	for s := range r.marks.Area.All() {
		r.tint(s, r.color(ColorMarkMove), areaTint)
	}
	r.tintControl()
	r.drawLast()
	for s := range r.marks.Offered.All() {
		r.rect(b.geo.squareAt(s), b.geo.cellSize(), faded(r.color(ColorHighlight), offerTint))
		in := b.geo.share(frameWidth / 2)
		r.frame(b.geo.squareAt(s).AddXY(in, in), b.geo.cellSize().SubtractWidthHeight(2*in, 2*in), ColorMarkMove, rimWidth, color.Transparent, 0.07)
	}
	for s := range r.marks.Chosen.All() {
		r.tint(s, r.color(ColorMarkMove), chosenTint)
	}
	if held := b.gesture.held.square; held.OnBoard() {
		r.tint(held, r.color(ColorMarkMove), selectTint)
		r.frame(b.geo.squareAt(held), b.geo.cellSize(), ColorMarkMove, frameWidth, color.Transparent, 0)
	}
	for _, m := range r.marks.roles() {
		r.tint(m.Square, r.color(m.Role.color()), roleTint)
	}
	if s := b.hover.square; s.OnBoard() && b.gesture.held.square != s {
		r.rect(b.geo.squareAt(s), b.geo.cellSize(), faded(r.color(ColorHighlight), hoverTint))
	}
	if ends := r.marks.Line; len(ends) == 2 {
		r.line(b.geo.middle(ends[0]), b.geo.middle(ends[1]), b.geo.share(pinWidth), faded(r.color(ColorMarkWhy), pinTint))
	}
}

// drawLast draws the last move: both squares tinted, and the corners of the one
// that it went to.
func (r *boardRenderer) drawLast() {
	g, last := &r.board.geo, r.marks.Last
	if len(last) == 0 {
		return
	}
	ink := r.color(ColorMarkLast)
	to := last[len(last)-1]
	if len(last) > 1 {
		r.tint(last[0], ink, fromTint)
	}
	r.tint(to, ink, toTint)
	at, cell := g.squareAt(to), g.cellSize()
	thick, long := max(g.units(1), g.whole(g.share(frameWidth))), g.whole(g.share(bracketLength))
	for i := range 4 {
		right, down := float32(i%2), float32(i/2)
		flat, upright := fyne.NewSize(long, thick), fyne.NewSize(thick, long-thick)
		r.rect(at.AddXY(right*(cell.Width-long), down*(cell.Height-thick)), flat, ink)
		y := thick + down*(cell.Height-thick-long)
		r.rect(at.AddXY(right*(cell.Width-thick), y), upright, ink)
	}
}

// drawDots draws where a piece may go, may be dropped, or no longer gets to.
func (r *boardRenderer) drawDots() {
	b := r.board
	g := &b.geo
	dots, rings := b.targets()
	for s := range dots.All() {
		if b.gesture.setup.Board[s] != rules.NoPiece {
			continue // a frame round the piece, drawn above it
		}
		d := g.share(2 * dotRadius)
		r.circle(g.middle(s).SubtractXY(d/2, d/2), d, r.color(ColorMarkMove), r.color(ColorMarkRim), g.share(rimWidth))
	}
	for s := range rings.All() {
		d := g.share(2 * ringRadius)
		r.circle(g.middle(s).SubtractXY(d/2, d/2), d, color.Transparent, r.color(ColorMarkRight), g.share(ringWidth))
	}
	for s := range r.marks.Crosses.All() {
		m, d := g.middle(s), g.share(crossRadius)
		c := faded(r.color(ColorGrid), crossTint)
		r.line(m.SubtractXY(d, d), m.AddXY(d, d), g.share(ringWidth), c)
		r.line(m.AddXY(-d, d), m.AddXY(d, -d), g.share(ringWidth), c)
	}
}

func (r *boardRenderer) drawFrames() {
	b := r.board
	g := &b.geo
	cell := g.cellSize()
	dots, _ := b.targets()
	for s := range dots.All() {
		if b.gesture.setup.Board[s] != rules.NoPiece {
			in := g.share(0.045)
			r.frame(g.squareAt(s).AddXY(in, in), cell.SubtractWidthHeight(2*in, 2*in), ColorMarkMove, captureFrame, color.Transparent, 0.14)
		}
	}
	for s := range r.marks.Chosen.All() {
		at, in := g.squareAt(s), g.share(frameWidth)
		r.frame(at, cell, ColorMarkMove, frameWidth, color.Transparent, 0)
		r.frame(at.AddXY(in, in), cell.SubtractWidthHeight(2*in, 2*in), ColorMarkRim, rimWidth, color.Transparent, 0)
		d := g.share(2 * dotRadius)
		r.circle(at.AddXY(cell.Width-1.25*d, 0.25*d), d, r.color(ColorMarkMove), r.color(ColorMarkRim), g.share(rimWidth))
	}
	for _, m := range r.marks.roles() {
		at := g.squareAt(m.Square)
		r.frame(at, cell, m.Role.color(), frameWidth, color.Transparent, 0)
		in := g.share(frameWidth)
		r.frame(at.AddXY(in, in), cell.SubtractWidthHeight(2*in, 2*in), ColorMarkRim, rimWidth, color.Transparent, 0)
		if m.Role == Danger { // a second frame: the king is not told by colour alone
			in += g.share(rimWidth)
			r.frame(at.AddXY(in, in), cell.SubtractWidthHeight(2*in, 2*in), ColorMarkWrong, rimWidth, color.Transparent, 0)
		}
	}
}
