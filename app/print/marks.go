package print

import (
	"math"
	"strconv"

	"terakoya/rules"
)

// Sizes of marks, in widths of a square.
const (
	frameLine  = 0.06
	frameInset = 0.045
	badge      = 0.19 // radius
	badgeRim   = 0.045
	sign       = 0.055 // width of the lines on a badge
	arrowLine  = 0.11
	arrowHead  = 0.36
	arrowRim   = 0.035
	arrowShort = 0.12 // of the middle, so that what stands there can be read
)

// tints lays the light grounds, below the lines.
func (p *paper) tints(d *diagram) {
	for _, m := range d.marks {
		if m.Shape == Tint && d.shows(m.Square) {
			at := d.corner(d.place(m.Square))
			p.fill(box(at.X, at.Y, at.X+d.cell, at.Y+d.row()), tinted)
		}
	}
}

// marks draws everything above the pieces: frames, arrows, then what stands at corners.
func (p *paper) marks(d *diagram) {
	for _, layer := range [...]func(*diagram, Mark){p.markFrame, p.markArrow, p.markBadge} {
		for _, m := range d.marks {
			if d.shows(m.Square) {
				layer(d, m)
			}
		}
	}
}

// framed reports whether a shape has a frame around its square.
func framed(s Shape) bool {
	switch s {
	case Ring, Cross, Tick, Notice:
		return true
	case Tint, Arrow, Number:
	}
	return false
}

func (p *paper) markFrame(d *diagram, m Mark) {
	if !framed(m.Shape) {
		return
	}
	at, in := d.corner(d.place(m.Square)), frameInset*d.cell
	p.frame(box(at.X+in, at.Y+in, at.X+d.cell-in, at.Y+d.row()-in), frameLine*d.cell, inkOf(m.Shape))
}

func (p *paper) markArrow(d *diagram, m Mark) {
	if m.Shape != Arrow || !d.shows(m.From) {
		return
	}
	from, to := d.middle(m.From), d.middle(m.Square)
	for _, a := range [...]struct {
		rim float64
		ink ink
	}{{arrowRim, white}, {0, inkOf(Arrow)}} {
		p.fill(arrow(from, to, d.cell, a.rim), a.ink)
	}
}

// arrow returns the figure of an arrow from beside the middle of a square to near the
// middle of another, with a rim around it, in widths of a square.
func arrow(from, to spot, cell, rim float64) []spot {
	dx, dy := to.X-from.X, to.Y-from.Y
	long := math.Hypot(dx, dy)
	if long == 0 {
		return nil
	}
	dx, dy = dx/long, dy/long
	at := func(along, across float64) spot {
		return spot{X: from.X + dx*along - dy*across, Y: from.Y + dy*along + dx*across}
	}
	start, tip := (0.42-rim)*cell, long+(1.6*rim-arrowShort)*cell
	neck := long - (arrowShort+arrowHead+rim)*cell
	line, head := (arrowLine/2+rim)*cell, (arrowHead*0.56+1.2*rim)*cell
	return []spot{
		at(start, -line), at(neck, -line), at(neck, -head), at(tip, 0), at(neck, head), at(neck, line), at(start, line),
	}
}

// markBadge draws the disc or the square at the upper right corner.
func (p *paper) markBadge(d *diagram, m Mark) {
	at := d.corner(d.place(m.Square))
	at = spot{X: at.X + d.cell*0.87, Y: at.Y + d.cell*0.13}
	r, k := badge*d.cell, inkOf(m.Shape)
	if m.Shape == Notice {
		rim := r + badgeRim*d.cell
		p.fill(box(at.X-rim, at.Y-rim, at.X+rim, at.Y+rim), white)
		p.fill(box(at.X-r, at.Y-r, at.X+r, at.Y+r), k)
	} else if m.Shape == Cross || m.Shape == Tick || m.Shape == Number {
		p.fill(disc(at, r+badgeRim*d.cell), white)
		p.fill(disc(at, r), k)
	}
	for _, l := range signOf(m.Shape) {
		at := func(i int) spot { return spot{X: at.X + l[i]*r, Y: at.Y + l[i+1]*r} }
		p.line(at(0), at(2), sign*d.cell, white)
	}
	if m.Shape == Number {
		f := face{size: 1.35 * r, ink: white, bold: true}
		p.writeMiddle(at.X, at.Y+0.36*f.size, strconv.Itoa(m.Number), f)
	}
}

// signOf returns the lines on a badge, each from x, y to x, y in shares of its radius.
func signOf(s Shape) [][4]float64 {
	switch s {
	case Cross:
		return [][4]float64{{-0.45, -0.45, 0.45, 0.45}, {0.45, -0.45, -0.45, 0.45}}
	case Tick:
		return [][4]float64{{-0.52, 0, -0.08, 0.44}, {-0.18, 0.44, 0.5, -0.4}}
	case Notice:
		return [][4]float64{{0, -0.62, 0, 0.18}, {0, 0.38, 0, 0.66}}
	case Ring, Tint, Arrow, Number:
	}
	return nil
}

// at returns a mark of a shape on each square of a set.
func at(shape Shape, squares rules.SquareSet) []Mark {
	var all []Mark
	for s := range squares.All() {
		all = append(all, Mark{Shape: shape, Square: s})
	}
	return all
}
