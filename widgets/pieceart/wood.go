package pieceart

import (
	"image"
	"image/color"
	"math"
	"math/rand/v2"
)

// grainUnit is the cell width for which the grain was designed; the grain of
// other cells is that picture enlarged or made smaller.
const grainUnit = 62

// sway is how far the grain winds to the left and right, in units.
const sway = 9

// wave is one of the sines that make the broad bands of the grain.
type wave struct {
	strength float64
	rate     float64 // radians per unit across the grain
	start    float64 // radians
}

var waves = [...]wave{
	{0.085, 0.02, 0.7}, {0.065, 0.047, 2.9}, {0.055, 0.093, 5.1},
	{0.045, 0.17, 1.3}, {0.045, 0.31, 4.2}, {0.04, 0.52, 3.6},
}

// speckle is how far the noise goes in each direction.
const speckle = 0.22

// fineness is how many samples of the grain a pixel has across: the wind of
// the grain moves rows by less than a pixel.
const fineness = 4

// grain returns a picture of wood whose grain runs from top to bottom, mixed
// of dark and bright; cell is the width of a board cell in pixels.
func grain(w, h int, cell float64, dark, bright color.NRGBA) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	pixel := grainUnit / cell
	margin := ceil(sway / pixel)
	tones := grainTones(w+2*margin+1, pixel, dark, bright)
	for y := range h {
		shift := sway / pixel * math.Sin(2.2*float64(y)/float64(h))
		from := round((float64(margin) + shift) * fineness)
		row := img.Pix[y*img.Stride : y*img.Stride+4*w]
		for x := range w {
			copy(row[4*x:4*x+4], tones[from+fineness*x][:])
		}
	}
	return img
}

// grainTones returns the colours across n pixels of wood, fineness of them to
// a pixel.
func grainTones(n int, pixel float64, dark, bright color.NRGBA) [][4]uint8 {
	noise := grainNoise(ceil(float64(n)*pixel) + 2)
	tones := make([][4]uint8, n*fineness)
	for i := range tones {
		at := float64(i) / fineness * pixel
		v := 0.5
		for _, s := range waves {
			v += s.strength * math.Sin(s.rate*at+s.start)
		}
		cell, part := floor(at), at-math.Floor(at)
		v += speckle * (noise[cell]*(1-part) + noise[cell+1]*part)
		c := mix(dark, bright, math.Max(0, math.Min(1, v)))
		tones[i] = [4]uint8{c.R, c.G, c.B, 255}
	}
	return tones
}

// grainNoise returns n numbers from -1 to 1, always the same.
func grainNoise(n int) []float64 {
	random := rand.New(rand.NewPCG(9, 9))
	noise := make([]float64, n)
	for i := range noise {
		noise[i] = 2*random.Float64() - 1
	}
	return noise
}

// plank is a piece of wood seen from above and a little from the front.
type plank struct {
	w, h int     // of its upper face, in pixels
	side int     // height of the front below it, in pixels
	cell float64 // width of a board cell, in pixels

	dark, bright color.NRGBA // grain
	edge         color.NRGBA // front; outline if flat
	flat         bool
}

// corner is the radius of a plank's corners in c.
const corner = 0.07

// saw returns a canvas that the plank fills.
func (p plank) saw() *canvas {
	cv := newCanvas(p.w, p.h+p.side)
	if p.w <= 0 || p.h <= 0 || !(p.cell > 0) {
		return cv
	}
	w, h, r := float64(p.w), float64(p.h), corner*p.cell
	r = math.Min(r, math.Min(w, h)/2)
	// The front reaches up behind the face as far as the rounded corners.
	cv.fill(roundRect(0, math.Max(0, h-2*r), w, h+float64(p.side), r), flat(p.edge))
	if !p.flat {
		cv.fill(roundRect(0, 0, w, h, r), ink{texture: grain(p.w, p.h, p.cell, p.dark, p.bright)})
		return cv
	}
	cv.fill(roundRect(0, 0, w, h, r), flat(p.edge))
	line := math.Max(1, math.Round(flatEdge*p.cell))
	cv.fill(roundRect(line, line, w-line, h-line, math.Max(0, r-line)), flat(p.bright))
	return cv
}
