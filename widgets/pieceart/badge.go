package pieceart

import (
	"image"
	"math"
)

// Sizes of a badge in shares of the side of its picture.
const (
	badgeRadius = 0.378 // of the discs, without rim
	badgeRim    = 0.057
	badgeSquare = 0.345 // half a side of the squares, without rim
	badgeCorner = 0.065 // radius of their corners
	badgeStroke = 0.092 // width of the lines of cross, tick and question mark
)

// BadgeScale is the size of a badge's picture beside the radius of its disc,
// rim not counted: for a disc of radius r ask for a size of BadgeScale * r.
// Triangle and diamond reach further out than the disc.
const BadgeScale = 1 / badgeRadius

// Badge draws the badge of a mark, with its rim, in a square picture of size
// pixels.
func Badge(m Mark, size int, pal Palette) *image.RGBA {
	cv := newCanvas(size, size)
	ground, rim := badgeShape(m)
	f := float64(size)
	cv.fill(rim.scaled(f, point{}), flat(pal.MarkInk))
	cv.fill(ground.scaled(f, point{}), flat(pal.ground(m)))
	cv.fill(badgeSign(m).scaled(f, point{}), flat(pal.MarkInk))
	return cv.img
}

// badgeShape returns the ground of a badge, and the same with the rim.
func badgeShape(m Mark) (ground, rim path) {
	middle := point{0.5, 0.5}
	switch m {
	case Offender, Danger, Right, Hint:
		return disc(middle, badgeRadius), disc(middle, badgeRadius+badgeRim)
	case Other, Blocker:
		a, b := badgeSquare, badgeSquare+badgeRim
		return roundRect(0.5-a, 0.5-a, 0.5+a, 0.5+a, badgeCorner),
			roundRect(0.5-b, 0.5-b, 0.5+b, 0.5+b, badgeCorner+badgeRim)
	case Checker:
		g := polygon{{0.5, 0.08}, {0.925, 0.84}, {0.075, 0.84}}
		return g.path(), g.grown(badgeRim)
	case Pinned:
		g := polygon{{0.5, 0.065}, {0.935, 0.5}, {0.5, 0.935}, {0.065, 0.5}}
		return g.path(), g.grown(badgeRim)
	}
	return nil, nil
}

// badgeSign returns what stands on a badge.
func badgeSign(m Mark) path {
	switch m {
	case Offender:
		const d = 0.165
		return append(
			stroke([]point{{0.5 - d, 0.5 - d}, {0.5 + d, 0.5 + d}}, badgeStroke, true),
			stroke([]point{{0.5 + d, 0.5 - d}, {0.5 - d, 0.5 + d}}, badgeStroke, true)...)
	case Danger:
		p := append(disc(point{0.5, 0.5}, 0.265), disc(point{0.5, 0.5}, 0.178).reversed()...)
		return append(p, disc(point{0.5, 0.5}, 0.09)...)
	case Other:
		return append(
			stroke([]point{{0.5, 0.305}, {0.5, 0.55}}, 0.11, true),
			disc(point{0.5, 0.705}, 0.062)...)
	case Checker:
		return polygon{{0.545, 0.34}, {0.385, 0.605}, {0.485, 0.605}, {0.455, 0.79}, {0.62, 0.52}, {0.52, 0.52}}.path()
	case Pinned:
		return disc(point{0.5, 0.5}, 0.125)
	case Blocker:
		return stroke([]point{{0.30, 0.5}, {0.70, 0.5}}, 0.125, true)
	case Right:
		return stroke([]point{{0.315, 0.51}, {0.455, 0.65}, {0.69, 0.36}}, badgeStroke, true)
	case Hint:
		return questionMark()
	}
	return nil
}

// questionMark returns a hook three quarters round and the dot below it.
func questionMark() path {
	const centreY, r, steps = 0.395, 0.118, 18
	var hook []point
	for i := range steps + 1 {
		angle := math.Pi * (1.05 + 1.3*float64(i)/steps)
		hook = append(hook, point{0.5 + r*math.Cos(angle), centreY + r*math.Sin(angle)})
	}
	hook = append(hook, point{0.505, 0.53}, point{0.5, 0.59})
	return append(stroke(hook, badgeStroke, true), disc(point{0.5, 0.72}, 0.055)...)
}
