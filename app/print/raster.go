package print

import (
	"image"
	"image/color"
	"math"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"

	"terakoya/content"
)

// sheetCanvas draws strokes on a picture, so many pixels to a point.
type sheetCanvas struct {
	img    *image.RGBA
	scale  float64
	fonts  map[string]*sfnt.Font
	buf    sfnt.Buffer
	raster vector.Rasterizer
	shapes [][]spot // in pixels
}

// thinnest is how wide a line is at least, in pixels: else hairlines would vanish.
const thinnest = 0.7

// trace adds a figure, in points.
func (c *sheetCanvas) trace(figure []spot) {
	if len(figure) == 0 {
		return
	}
	shape := make([]spot, len(figure))
	for i, s := range figure {
		shape[i] = spot{X: s.X * c.scale, Y: s.Y * c.scale}
	}
	c.shapes = append(c.shapes, shape)
}

// outline paints lines along the edges of a figure; of two corners, one line.
func (c *sheetCanvas) outline(s stroke) {
	half := max(s.width, thinnest/c.scale) / 2
	for i, from := range s.figure {
		to := s.figure[(i+1)%len(s.figure)]
		long := math.Hypot(to.X-from.X, to.Y-from.Y)
		if long == 0 || len(s.figure) == 2 && i == 1 {
			continue
		}
		over := half // so that corners are closed
		if len(s.figure) == 2 {
			over = 0
		}
		along := spot{X: (to.X - from.X) / long, Y: (to.Y - from.Y) / long}
		at := func(p spot, l, a float64) spot {
			return spot{X: p.X + along.X*l - along.Y*a, Y: p.Y + along.Y*l + along.X*a}
		}
		c.trace([]spot{at(from, -over, -half), at(to, over, -half), at(to, over, half), at(from, -over, half)})
		c.paint(s.ink) // one by one: where shapes overlap they would cancel each other
	}
}

// paint fills what was traced.
func (c *sheetCanvas) paint(k ink) {
	box := c.bounds()
	if !box.Empty() {
		c.raster.Reset(box.Dx(), box.Dy())
		for _, shape := range c.shapes {
			for i, p := range shape {
				x, y := float32(p.X-float64(box.Min.X)), float32(p.Y-float64(box.Min.Y))
				if i == 0 {
					c.raster.MoveTo(x, y)
				} else {
					c.raster.LineTo(x, y)
				}
			}
			c.raster.ClosePath()
		}
		c.raster.Draw(c.img, box, image.NewUniform(color.RGBA{k.r, k.g, k.b, 0xFF}), image.Point{})
	}
	c.shapes = c.shapes[:0]
}

// bounds is what the shapes cover of the picture.
func (c *sheetCanvas) bounds() image.Rectangle {
	var box image.Rectangle
	for _, shape := range c.shapes {
		for _, p := range shape {
			x, y := int(math.Floor(p.X)), int(math.Floor(p.Y))
			box = box.Union(image.Rect(x, y, x+2, y+2))
		}
	}
	return box.Intersect(c.img.Bounds())
}

// write paints a text.
func (c *sheetCanvas) write(s stroke) {
	f := c.fonts[s.font]
	if f == nil {
		var err error
		if f, err = sfnt.Parse(content.Font(s.font)); err != nil {
			return // the PDF has failed by it already
		}
		c.fonts[s.font] = f
	}
	em := fixed.I(int(f.UnitsPerEm()))
	x := s.figure[0].X
	for _, r := range s.text {
		index, err := f.GlyphIndex(&c.buf, r)
		if err != nil {
			return
		}
		unit := s.size / float64(f.UnitsPerEm())
		outline, err := f.LoadGlyph(&c.buf, index, em, nil)
		if err == nil {
			c.glyph(outline, spot{X: x, Y: s.figure[0].Y}, unit, s.pivot)
			c.paint(s.ink)
		}
		wide, err := f.GlyphAdvance(&c.buf, index, em, font.HintingNone)
		if err != nil {
			return
		}
		x += unit * float64(wide) / 64
	}
}

// bends is into how many lines a curve is cut: no more is seen at the size of a page.
const bends = 4

// glyph traces an outline with its origin at a place, units of the font so large.
func (c *sheetCanvas) glyph(outline sfnt.Segments, at spot, unit float64, pivot *spot) {
	place := func(p fixed.Point26_6) spot {
		s := spot{X: at.X + unit*float64(p.X)/64, Y: at.Y + unit*float64(p.Y)/64}
		if pivot != nil {
			s = spot{X: 2*pivot.X - s.X, Y: 2*pivot.Y - s.Y}
		}
		return s
	}
	var contour []spot
	for _, s := range outline {
		a, b, end := place(s.Args[0]), place(s.Args[1]), place(s.Args[2])
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			c.trace(contour)
			contour = []spot{a}
		case sfnt.SegmentOpLineTo:
			contour = append(contour, a)
		case sfnt.SegmentOpQuadTo: // is a cubic curve that is pulled by two thirds
			from := contour[len(contour)-1]
			contour = bend(contour, between(from, a, 2./3), between(b, a, 2./3), b)
		case sfnt.SegmentOpCubeTo:
			contour = bend(contour, a, b, end)
		}
	}
	c.trace(contour)
}

// bend adds a curve to a figure, which a and b pull, up to its end.
func bend(figure []spot, a, b, end spot) []spot {
	from := figure[len(figure)-1]
	for i := 1; i <= bends; i++ {
		t := float64(i) / bends
		one, two := between(between(from, a, t), between(a, b, t), t), between(between(a, b, t), between(b, end, t), t)
		figure = append(figure, between(one, two, t))
	}
	return figure
}

// between is a place on the way from a to b.
func between(a, b spot, share float64) spot {
	return spot{X: a.X + share*(b.X-a.X), Y: a.Y + share*(b.Y-a.Y)}
}
