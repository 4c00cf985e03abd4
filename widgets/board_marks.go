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
	frameWidth    = 0.055
	rimWidth      = 0.03
	roleTint      = 0.18
	laneTint      = 0.16
	areaTint      = 0.13
	selectTint    = 0.22
	hoverTint     = 0.28
	offerTint     = 0.34
	chosenTint    = 0.30
	dotRadius     = 0.135
	ringRadius    = 0.10
	ringWidth     = 0.045
	crossRadius   = 0.11
	crossTint     = 0.75
	pinWidth      = 0.15
	pinTint       = 0.55
	arrowWidth    = 0.10
	arrowHead     = 0.45 // across the circle through its corners; 0.34 long
	arrowRim      = 0.033
	arrowTint     = 0.93
	badgeRadius   = 0.205
	focusWidth    = 0.10
	raise         = 0.03 // of a piece taken up, in heights of a cell
	captureFrame  = 0.06
	fromTint      = 0.16
	toTint        = 0.30
	bracketLength = 0.2
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

func (r *boardRenderer) drawArrows() {
	for _, a := range r.marks.Arrows {
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
	for _, m := range r.marks.roles() {
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
