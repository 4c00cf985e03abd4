package pieceart

import "image"

// blurPasses is how often a shadow is blurred. Three boxes come close to the
// bell curve of a soft light.
const blurPasses = 3

// blurReach returns how many pixels beyond a shape its blur of the given
// radius can be seen.
func blurReach(radius float64) int { return blurPasses * ceil(radius) }

// blur averages each pixel of the mask with its neighbours up to radius away,
// along rows, then along columns, several times. Parts of a pixel count in
// part, so that shadows grow smoothly with the board.
func blur(mask *image.Alpha, radius float64) {
	w, h := mask.Rect.Dx(), mask.Rect.Dy()
	if radius <= 0 || w == 0 || h == 0 {
		return
	}
	a, b := make([]float32, max(w, h)), make([]float32, max(w, h))
	for y := range h {
		smooth(mask.Pix[y*mask.Stride:], 1, a[:w], b[:w], radius)
	}
	for x := range w {
		smooth(mask.Pix[x:], mask.Stride, a[:h], b[:h], radius)
	}
}

// smooth blurs one row or column, whose pixels lie stride apart; a and b are
// room to work in, as long as the line.
func smooth(pix []uint8, stride int, a, b []float32, radius float64) {
	var sum float32
	for i := range a {
		a[i] = float32(pix[i*stride])
		sum += a[i]
	}
	if sum == 0 {
		return
	}
	for range blurPasses {
		average(b, a, radius)
		a, b = b, a
	}
	for i, v := range a {
		pix[i*stride] = uint8(v + 0.5)
	}
}

// average sets each element of dst to the mean of src up to radius away;
// beyond the ends all is 0.
func average(dst, src []float32, radius float64) {
	whole := floor(radius)
	part := float32(radius - float64(whole))
	share := float32(1 / (2*radius + 1))
	at := func(i int) float32 {
		if i < 0 || i >= len(src) {
			return 0
		}
		return src[i]
	}
	var sum float32
	for i := range whole {
		sum += at(i)
	}
	for i := range dst {
		sum += at(i + whole)
		dst[i] = (sum + part*(at(i-whole-1)+at(i+whole+1))) * share
		sum -= at(i - whole)
	}
}
