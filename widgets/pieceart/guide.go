package pieceart

import (
	"math"

	"terakoya/rules"
)

// gait is how a piece goes in one direction.
type gait uint8

const (
	stepping gait = iota // to the next square
	sliding              // any number of squares
	jumping              // to a square that is not in line, over what lies between
)

// way is a direction in which a piece goes, in squares as its owner sees them,
// and how it goes.
type way struct {
	right, down int
	gait        gait
}

// ways lists the ways of each kind. The law says them, so no piece can show
// what it may not do.
var ways = func() (all [rules.Dragon + 1][]way) {
	for _, kind := range rules.AllKinds {
		all[kind] = waysOf(kind)
	}
	return all
}()

// waysOf asks the law where a piece goes from the middle of an empty board.
func waysOf(kind rules.Kind) []way {
	const middle = 5 // file and rank: two squares are free on every side
	reach := rules.Reach(rules.Black, kind, rules.NewSquare(middle, middle))
	var found []way
	for s := range reach.All() {
		right, down := middle-s.File(), s.Rank()-middle
		switch {
		case max(right, -right, down, -down) == 1:
			g := stepping
			if reach.Has(rules.NewSquare(middle-2*right, middle+2*down)) {
				g = sliding
			}
			found = append(found, way{right, down, g})
		case right != 0 && down != 0 && right*right != down*down:
			found = append(found, way{right, down, jumping})
		}
	}
	return found
}

// Where the guide's marks stand around the character, in shares of the box
// from its centre. The upper corners are drawn in, as the piece is narrower
// there, and the lowest marks up from the base.
const (
	guideBeside  = 0.36
	guideAbove   = 0.325
	guideBelow   = 0.31
	guideCorners = 0.78 // of guideBeside, in the upper corners

	jumpBeside = 0.22 // of the dot of a jump
	jumpAbove  = 0.37
	bendBeside = 0.125 // of the upright part of its stroke
	footAbove  = 0.265 // of the end of it
)

// How large the marks are, in c.
const (
	guideDot    = 0.042 // radius
	guideLength = 0.11  // of a triangle, from base to tip
	guideBase   = 0.125 // of a triangle
	guideStroke = 0.034
	guideGap    = 0.013 // at least, between a mark and the line around the piece
)

// guide returns the marks around a character at the height middle of the box
// that tell where a piece of the kind goes: a dot for a step, a triangle for a
// slide, a bent stroke with a dot for a jump. They keep clear of a line of
// width edge around the piece. It is one path, so that marks of a faded colour
// are not darker where they overlap.
func (b box) guide(kind rules.Kind, middle, c, edge float64) path {
	upright := b
	upright.down = false
	m := marker{b: upright, c: c, centre: upright.at(point{0.5, middle}), rim: edge/2 + guideGap*c}
	m.phase = m.centre.x - math.Floor(m.centre.x)
	m.centre.y = snap(m.centre.y, m.phase)
	var p path
	for _, w := range ways[kind] {
		p = append(p, m.mark(w)...)
	}
	if b.down {
		p = p.scaled(-1, point{2*b.x + b.w, 2*b.y + b.h})
	}
	return p
}

// snap returns the number nearest to x that is phase more than a whole one.
func snap(x, phase float64) float64 { return float64(round(x-phase)) + phase }

// marker draws the marks of an upright piece. Their places are whole pixels
// away from the centre, and the centre lies in both directions at the same
// part of a pixel: so all dots of a piece look alike.
type marker struct {
	b      box
	c      float64
	centre point
	phase  float64 // part of a pixel at which the centre lies
	rim    float64 // what the marks leave free along the outline, in pixels
}

// mark returns the mark of one way.
func (m *marker) mark(w way) path {
	x, y := float64(w.right), float64(w.down)
	switch w.gait {
	case stepping:
		return disc(m.place(x, y, guideDot), guideDot*m.c)
	case sliding:
		return m.triangle(m.place(x, y, guideLength/2), unit(point{x, y}))
	case jumping:
		y /= 2
		dot := m.spot(x*jumpBeside, y*jumpAbove)
		bend, foot := m.spot(x*bendBeside, y*jumpAbove), m.spot(x*bendBeside, y*footAbove)
		return append(disc(dot, guideDot*m.c), stroke([]point{foot, bend, dot}, guideStroke*m.c, false)...)
	}
	return nil
}

// place returns where the mark of a way to a neighbouring square stands, if it
// reaches as far out as a share of c.
func (m *marker) place(x, y, reach float64) point {
	beside, below := guideBeside, y*guideBelow
	if y < 0 {
		below = y * guideAbove
		if x != 0 {
			beside *= guideCorners
		}
	}
	left, right, _ := m.b.figure().across(m.centre.y + below*m.b.h)
	free := (right-left)/2 - m.rim - reach*m.c
	return m.spot(x*math.Min(beside, free/m.b.w), below)
}

// spot returns a place on whole pixels, given in shares of the box from the
// centre; never further beside than wanted.
func (m *marker) spot(beside, below float64) point {
	return m.centre.plus(point{math.Trunc(beside * m.b.w), math.Round(below * m.b.h)})
}

// triangle returns a triangle around a place that points ahead. A base along
// the pixels lies between two rows of them.
func (m *marker) triangle(at, ahead point) path {
	tip := at.plus(ahead.times(guideLength / 2 * m.c))
	back := guideLength / 2 * m.c
	if ahead.x == 0 || ahead.y == 0 {
		back = snap(back, m.phase)
	}
	base := at.plus(ahead.times(-back))
	side := point{-ahead.y, ahead.x}.times(guideBase / 2 * m.c)
	return polygon{tip, base.plus(side), base.plus(side.times(-1))}.path()
}
