package widgets

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"terakoya/rules"
	"terakoya/widgets/pieceart"
)

// Sizes of marks, in widths of a cell, and their opacity.
const (
	frameWidth   = 0.055
	rimWidth     = 0.03
	roleTint     = 0.18
	laneTint     = 0.16
	areaTint     = 0.13
	selectTint   = 0.22
	hoverTint    = 0.28
	offerTint    = 0.34
	chosenTint   = 0.30
	dotRadius    = 0.135
	ringRadius   = 0.10
	ringWidth    = 0.045
	crossRadius  = 0.11
	crossTint    = 0.75
	pinWidth     = 0.15
	pinTint      = 0.55
	arrowWidth   = 0.10
	arrowHead    = 0.45 // across the circle through its corners; 0.34 long
	arrowRim     = 0.033
	arrowTint    = 0.93
	badgeRadius  = 0.205
	focusWidth   = 0.10
	raise        = 0.03 // of a piece taken up, in heights of a cell
	captureFrame = 0.06
)

func (r *boardRenderer) color(name fyne.ThemeColorName) color.Color {
	return themeColor(r.board.Theme(), name)
}

// rect fills a rectangle.
func (r *boardRenderer) rect(at fyne.Position, size fyne.Size, fill color.Color) *canvas.Rectangle {
	o := r.rects.next()
	o.FillColor, o.StrokeColor, o.StrokeWidth, o.CornerRadius = fill, color.Transparent, 0, 0
	o.Move(at)
	o.Resize(size)
	o.Refresh()
	r.add(o)
	return o
}

// frame draws a frame inside a rectangle, its width and corner in widths of a
// cell.
func (r *boardRenderer) frame(at fyne.Position, size fyne.Size, name fyne.ThemeColorName, width float64, fill color.Color, corner float64) {
	o := r.rect(at, size, fill)
	o.StrokeColor, o.StrokeWidth = r.color(name), r.board.geo.share(width)
	o.CornerRadius = r.board.geo.share(corner)
	o.Refresh()
}

func (r *boardRenderer) circle(at fyne.Position, diameter float32, fill, stroke color.Color, width float32) {
	o := r.circles.next()
	o.FillColor, o.StrokeColor, o.StrokeWidth = fill, stroke, width
	if stroke == nil {
		o.StrokeColor = color.Transparent
	}
	o.Move(at)
	o.Resize(fyne.NewSquareSize(diameter))
	o.Refresh()
	r.add(o)
}

func (r *boardRenderer) line(from, to fyne.Position, width float32, c color.Color) {
	o := r.lines.next()
	o.StrokeColor, o.StrokeWidth = c, width
	o.Position1, o.Position2 = from, to
	o.Refresh()
	r.add(o)
}

func (r *boardRenderer) tint(s rules.Square, c color.Color, share float64) {
	r.rect(r.board.geo.squareAt(s), r.board.geo.cellSize(), faded(c, share))
}

// drawTints draws what lies under the pieces: files and zones, the ground of
// marked squares, hover, selection and the line of a pin.
func (r *boardRenderer) drawTints() {
	b := r.board
	for s := range b.marks.Lane.All() {
		r.tint(s, r.color(ColorMarkWrong), laneTint)
	}
	for s := range b.marks.Area.All() {
		r.tint(s, r.color(ColorMarkMove), areaTint)
	}
	for s := range b.marks.Offered.All() {
		r.rect(b.geo.squareAt(s), b.geo.cellSize(), faded(r.color(ColorHighlight), offerTint))
		in := b.geo.share(frameWidth / 2)
		r.frame(b.geo.squareAt(s).AddXY(in, in), b.geo.cellSize().SubtractWidthHeight(2*in, 2*in), ColorMarkMove, rimWidth, color.Transparent, 0.07)
	}
	for s := range b.marks.Chosen.All() {
		r.tint(s, r.color(ColorMarkMove), chosenTint)
	}
	if held := b.gesture.held.square; held.OnBoard() {
		r.tint(held, r.color(ColorMarkMove), selectTint)
		r.frame(b.geo.squareAt(held), b.geo.cellSize(), ColorMarkMove, frameWidth, color.Transparent, 0)
	}
	for _, m := range b.marks.Squares {
		r.tint(m.Square, r.color(m.Role.color()), roleTint)
	}
	if s := b.hover.square; s.OnBoard() && b.gesture.held.square != s {
		r.rect(b.geo.squareAt(s), b.geo.cellSize(), faded(r.color(ColorHighlight), hoverTint))
	}
	if ends := b.marks.Line; len(ends) == 2 {
		r.line(b.geo.middle(ends[0]), b.geo.middle(ends[1]), b.geo.share(pinWidth), faded(r.color(ColorMarkWhy), pinTint))
	}
}

// drawDots draws where a piece may go, may be dropped, or no longer gets to.
func (r *boardRenderer) drawDots() {
	b := r.board
	g := &b.geo
	for s := range b.marks.Dots.All() {
		if b.gesture.setup.Board[s] != rules.NoPiece {
			continue // a frame round the piece, drawn above it
		}
		d := g.share(2 * dotRadius)
		r.circle(g.middle(s).SubtractXY(d/2, d/2), d, r.color(ColorMarkMove), r.color(ColorMarkRim), g.share(rimWidth))
	}
	for s := range b.marks.Rings.All() {
		d := g.share(2 * ringRadius)
		r.circle(g.middle(s).SubtractXY(d/2, d/2), d, color.Transparent, r.color(ColorMarkRight), g.share(ringWidth))
	}
	for s := range b.marks.Crosses.All() {
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
	for s := range b.marks.Dots.All() {
		if b.gesture.setup.Board[s] != rules.NoPiece {
			in := g.share(0.045)
			r.frame(g.squareAt(s).AddXY(in, in), cell.SubtractWidthHeight(2*in, 2*in), ColorMarkMove, captureFrame, color.Transparent, 0.14)
		}
	}
	for s := range b.marks.Chosen.All() {
		at, in := g.squareAt(s), g.share(frameWidth)
		r.frame(at, cell, ColorMarkMove, frameWidth, color.Transparent, 0)
		r.frame(at.AddXY(in, in), cell.SubtractWidthHeight(2*in, 2*in), ColorMarkRim, rimWidth, color.Transparent, 0)
		d := g.share(2 * dotRadius)
		r.circle(at.AddXY(cell.Width-1.25*d, 0.25*d), d, r.color(ColorMarkMove), r.color(ColorMarkRim), g.share(rimWidth))
	}
	for _, m := range b.marks.Squares {
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

func (r *boardRenderer) drawArrows() {
	for _, a := range r.board.marks.Arrows {
		if a.From.OnBoard() {
			r.arrow(a)
		}
	}
}

// arrow runs from the edge of its first square to the middle of its last.
func (r *boardRenderer) arrow(a ArrowMark) {
	g := &r.board.geo
	from, to := g.middle(a.From), g.middle(a.To)
	dx, dy := float64(to.X-from.X), float64(to.Y-from.Y)
	long := math.Hypot(dx, dy)
	if long == 0 {
		return
	}
	ux, uy := float32(dx/long), float32(dy/long)
	start := from.AddXY(ux*g.share(0.5), uy*g.share(0.5))
	head := g.share(arrowHead)
	neck := to.SubtractXY(ux*head*0.6, uy*head*0.6)
	rim, ink := r.color(ColorMarkRim), faded(r.color(a.Role.color()), arrowTint)
	angle := float32(math.Atan2(dy, dx)*180/math.Pi) + 90
	r.line(start, neck, g.share(arrowWidth+2*arrowRim), rim)
	r.head(to, ux, uy, head+2*g.share(arrowRim), angle, rim)
	r.line(start, neck, g.share(arrowWidth), ink)
	r.head(to, ux, uy, head, angle, ink)
}

// head draws the triangle of an arrow with its point near a place.
func (r *boardRenderer) head(tip fyne.Position, ux, uy, size, angle float32, c color.Color) {
	o := r.heads.next()
	o.FillColor, o.Angle = c, angle
	o.Resize(fyne.NewSquareSize(size))
	o.Move(tip.SubtractXY(ux*size/4+size/2, uy*size/4+size/2))
	o.Refresh()
	r.add(o)
}

func (r *boardRenderer) drawBadges() {
	g := &r.board.geo
	for _, m := range r.board.marks.Squares {
		mark, ok := m.Role.badge()
		if !ok {
			continue
		}
		size := int(badgeRadius*pieceart.BadgeScale*float64(g.cell) + 0.5)
		corner := g.squareAt(m.Square).AddXY(g.units(g.cell), 0)
		at := corner.SubtractXY(g.units(size)*0.68, g.units(size)*0.32)
		r.picture(r.pics.badge(mark, size), fyne.NewPos(g.whole(at.X), g.whole(at.Y)))
	}
}

// drawCursor draws the frame of the keyboard outside the edge of a square.
func (r *boardRenderer) drawCursor() {
	b := r.board
	if !b.focused || !b.keyed || b.locked {
		return
	}
	at, size := b.geo.rectOf(b.gesture.cursor)
	out := b.geo.share(frameWidth / 2)
	r.frame(at.SubtractXY(out, out), size.AddWidthHeight(2*out, 2*out), ColorMarkRim, focusWidth, color.Transparent, 0.07)
	r.frame(at.SubtractXY(out, out), size.AddWidthHeight(2*out, 2*out), ColorMarkMove, frameWidth, color.Transparent, 0.07)
}

// drawHeld draws the piece that is taken up: a little higher, or at the pointer.
func (r *boardRenderer) drawHeld() {
	b := r.board
	pc := b.Held()
	if pc == rules.NoPiece || b.choosing != nil {
		return
	}
	cell := b.geo.cellSize()
	switch {
	case b.drag != nil:
		r.piece(pc, b.drag.now.SubtractXY(cell.Width/2, cell.Height/2), lifted)
	case b.gesture.held.square.OnBoard():
		up := b.geo.whole(raise * cell.Height)
		r.piece(pc, b.geo.squareAt(b.gesture.held.square).SubtractXY(0, up), lifted)
	}
}

func (r *boardRenderer) drawChooser() {
	c := r.board.choosing
	if c == nil {
		return
	}
	b := r.board
	cell := b.geo.cellSize()
	r.piece(c.piece, b.geo.squareAt(c.attempt.To), lifted)
	at, size := c.rect()
	r.frame(at, size, ColorLineStrong, 0.02, r.color(ColorSurface), 0.15)
	half := fyne.NewSize(size.Width/2, size.Height)
	pad := b.geo.share(0.08)
	r.frame(at.AddXY(pad, pad), half.SubtractWidthHeight(1.5*pad, 2*pad), ColorAccent, 0.035, r.color(ColorAccentSoft), 0.12)
	for i, word := range []string{b.style.Words.Promote, b.style.Words.Stay} {
		pc := c.piece
		if i == 0 {
			pc = rules.NewPiece(pc.Color(), pc.Kind().Promoted())
		}
		left := at.AddXY(float32(i)*half.Width, 0)
		r.piece(pc, left.AddXY((half.Width-cell.Width)/2, size.Height*0.06), lying)
		t := r.text(word, b.geo.share(0.22), ColorInk, true)
		t.Move(left.AddXY((half.Width-t.MinSize().Width)/2, size.Height*0.78))
		r.add(t)
	}
}
