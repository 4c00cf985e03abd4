package pieceart

import (
	"math"

	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// glyph is the outline of a character whose em is 1, moved so that the middle
// of the ink, not of the advance, lies at (0, 0).
type glyph struct {
	outline path
	levels  []level
}

// level is a horizontal edge of a stroke.
type level struct{ y, length float64 }

// shortLevel is the length below which an edge is no part of a stroke that
// runs across, but a serif or a slope.
const shortLevel = 0.05

// loadGlyph reads one outline.
func loadGlyph(font *sfnt.Font, buf *sfnt.Buffer, index sfnt.GlyphIndex) (glyph, error) {
	em := font.UnitsPerEm()
	segments, err := font.LoadGlyph(buf, index, fixed.I(int(em)), nil)
	if err != nil {
		return glyph{}, err
	}
	at := func(p fixed.Point26_6) point {
		return point{float64(p.X), float64(p.Y)}.times(1 / (64 * float64(em)))
	}
	var p path
	for _, s := range segments {
		a, b, c := at(s.Args[0]), at(s.Args[1]), at(s.Args[2])
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			p.move(a)
		case sfnt.SegmentOpLineTo:
			p.line(a)
		case sfnt.SegmentOpQuadTo:
			p.bend(a, b)
		case sfnt.SegmentOpCubeTo:
			p.curve(a, b, c)
		}
	}
	low, high := p.bounds()
	p = p.scaled(1, low.plus(high).times(-0.5))
	return glyph{p, levelsOf(p)}, nil
}

// levelsOf finds the horizontal edges of an outline.
func levelsOf(p path) []level {
	var levels []level
	var from point
	for _, s := range p {
		to := s.end()
		across := math.Abs(to.x - from.x)
		if s.op == lineTo && across > shortLevel && math.Abs(to.y-from.y) < across/50 {
			levels = append(levels, level{(from.y + to.y) / 2, across})
		}
		from = to
	}
	return levels
}

// at returns the outline with its em at size pixels and its middle at centre;
// a negative size turns it upside down.
func (g glyph) at(centre point, size float64) path {
	return g.outline.scaled(size, centre)
}

// crispAt is like at, but shifts the glyph by up to half a pixel up or down
// and changes its size by up to 2 %, so that the thin strokes that run across
// fill rows of pixels as well as they can.
func (g glyph) crispAt(centre point, size float64) path {
	const steps, step = 4, 0.005
	best, shift, most := size, 0.0, -1.0
	for i := -steps; i <= steps; i++ {
		s := size * (1 + step*float64(i))
		sharp, rest := g.sharpness(s, centre.y)
		// The wanted size wins over one that is hardly better.
		if sharp *= 1 - 0.01*math.Abs(float64(i)); sharp > most {
			best, shift, most = s, -rest, sharp
		}
	}
	return g.at(centre.plus(point{0, shift}), best)
}

// sharpness tells how well the levels fit the rows of pixels when the em is
// size pixels: sharp is the length of edge that agrees on a place between
// rows, rest how far below that place they are, from -0.5 to 0.5.
func (g glyph) sharpness(size, middle float64) (sharp, rest float64) {
	var sum point
	for _, l := range g.levels {
		sin, cos := math.Sincos(2 * math.Pi * (middle + l.y*size))
		sum = sum.plus(point{cos, sin}.times(l.length))
	}
	return math.Hypot(sum.x, sum.y), math.Atan2(sum.y, sum.x) / (2 * math.Pi)
}
