package pieceart

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"golang.org/x/image/vector"
)

// canvas is a picture being painted.
type canvas struct {
	img    *image.RGBA
	raster *vector.Rasterizer
	mask   image.Alpha // how far the path just traced covers each pixel
}

func newCanvas(w, h int) *canvas {
	w, h = max(w, 0), max(h, 0)
	return &canvas{
		img:    image.NewRGBA(image.Rect(0, 0, w, h)),
		raster: vector.NewRasterizer(w, h),
	}
}

// ink is what a path is filled with.
type ink struct {
	top, low color.NRGBA // at the heights from and to, and mixed in between
	from, to float64
	texture  *image.RGBA // instead of the colours: opaque, as large as the picture
}

// flat returns an ink of one colour.
func flat(c color.NRGBA) ink { return ink{top: c, low: c} }

// at returns the ink's colour in row y.
func (k *ink) at(y int) color.NRGBA {
	if k.top == k.low {
		return k.top
	}
	share := (float64(y) + 0.5 - k.from) / (k.to - k.from)
	return mix(k.top, k.low, math.Max(0, math.Min(1, share)))
}

// fill paints the inside of p.
func (cv *canvas) fill(p path, k ink) {
	if len(p) == 0 {
		return
	}
	cv.trace(p)
	cv.paint(k)
}

// trace sets the mask to the part of p that lies on the picture.
func (cv *canvas) trace(p path) {
	low, high := p.bounds()
	r := image.Rect(floor(low.x), floor(low.y), ceil(high.x), ceil(high.y))
	cv.shape(p, r.Intersect(cv.img.Rect))
}

// shape sets the mask to the part of p within r, which may go beyond the
// picture.
func (cv *canvas) shape(p path, r image.Rectangle) {
	w, h := r.Dx(), r.Dy()
	if cap(cv.mask.Pix) < w*h {
		cv.mask.Pix = make([]uint8, w*h)
	}
	cv.mask = image.Alpha{Pix: cv.mask.Pix[:w*h], Stride: w, Rect: r}
	if r.Empty() {
		return
	}
	z := cv.raster
	z.Reset(w, h)
	z.DrawOp = draw.Src
	t := tracer{z: z, origin: point{float64(r.Min.X), float64(r.Min.Y)}}
	for _, s := range p {
		switch s.op {
		case moveTo:
			t.begin(s.p[0])
		case lineTo:
			t.line(s.p[0])
		case curveTo:
			from, n := t.at, s.pieces(t.at)
			for i := 1; i <= n; i++ {
				t.line(s.between(from, float64(i)/float64(n)))
			}
		}
	}
	t.end()
	z.Draw(&cv.mask, r, image.Opaque, image.Point{})
}

// tracer leads the rasterizer along a path, more exactly than it goes by
// itself: its curves leave corners on large discs, and its lines stray by up
// to 1/512 pixel in every row, so that the two sides of a piece would differ.
type tracer struct {
	z      *vector.Rasterizer
	origin point // of the mask on the picture
	start  point // of the contour
	at     point
}

// begin closes a contour and begins the next.
func (t *tracer) begin(p point) {
	t.end()
	t.z.MoveTo(float32(p.x-t.origin.x), float32(p.y-t.origin.y))
	t.start, t.at = p, p
}

// end closes a contour.
func (t *tracer) end() {
	if t.at != t.start {
		t.line(t.start)
	}
}

// line goes straight to p, in steps of few rows.
func (t *tracer) line(p point) {
	const rows = 8
	way := t.at.to(p)
	n := 1 + floor(math.Abs(way.y)/rows)
	from := t.at
	for i := 1; i <= n; i++ {
		q := from.plus(way.times(float64(i) / float64(n)))
		t.z.LineTo(float32(q.x-t.origin.x), float32(q.y-t.origin.y))
	}
	t.at = p
}

// paint lays ink over the picture where the mask says so.
func (cv *canvas) paint(k ink) {
	r := cv.mask.Rect.Intersect(cv.img.Rect)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		from := cv.mask.PixOffset(r.Min.X, y)
		cover := cv.mask.Pix[from : from+r.Dx()]
		at := cv.img.PixOffset(r.Min.X, y)
		row := cv.img.Pix[at : at+4*r.Dx()]
		if k.texture != nil {
			at = k.texture.PixOffset(r.Min.X, y)
			weave(row, cover, k.texture.Pix[at:])
			continue
		}
		brush(row, cover, k.at(y))
	}
}

// brush lays a colour over a row of pixels, as opaque as cover says.
func brush(row, cover []uint8, c color.NRGBA) {
	red, green, blue, alpha := uint32(c.R), uint32(c.G), uint32(c.B), uint32(c.A)
	for x, m := range cover {
		if m == 0 {
			continue
		}
		a := over255(uint32(m) * alpha)
		under := 255 - a
		p := row[4*x : 4*x+4 : 4*x+4]
		p[0] = uint8(over255(red*a + uint32(p[0])*under))
		p[1] = uint8(over255(green*a + uint32(p[1])*under))
		p[2] = uint8(over255(blue*a + uint32(p[2])*under))
		p[3] = uint8(over255(255*a + uint32(p[3])*under))
	}
}

// weave lays a row of opaque pixels over another.
func weave(row, cover, texture []uint8) {
	for x, m := range cover {
		p, q := row[4*x:4*x+4:4*x+4], texture[4*x:4*x+4:4*x+4]
		if m == 255 {
			copy(p, q)
			continue
		}
		a, under := uint32(m), uint32(255-m)
		for i := range p {
			p[i] = uint8(over255(uint32(q[i])*a + uint32(p[i])*under))
		}
	}
}

// over255 returns n/255, rounded; exact for products of two bytes.
func over255(n uint32) uint32 {
	n += 128
	return (n + n>>8) >> 8
}

func floor(x float64) int { return int(math.Floor(x)) }
func ceil(x float64) int  { return int(math.Ceil(x)) }
func round(x float64) int { return int(math.Floor(x + 0.5)) }
