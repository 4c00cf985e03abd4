package words

import (
	"math"
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// face is a font with what was already asked of it: a lint measures each character
// thousands of times.
type face struct {
	font *sfnt.Font
	em   fixed.Int26_6 // units of the font to the em

	mu     sync.Mutex
	buf    sfnt.Buffer
	glyphs map[rune]glyph
	kerns  map[[2]sfnt.GlyphIndex]fixed.Int26_6
}

// glyph is a character in a font: index 0 if the font lacks it.
type glyph struct {
	index   sfnt.GlyphIndex
	advance fixed.Int26_6 // in units of the font
}

func newFace(data []byte) (*face, error) {
	f, err := sfnt.Parse(data)
	if err != nil {
		return nil, err
	}
	return &face{
		font: f, em: fixed.Int26_6(f.UnitsPerEm()), glyphs: map[rune]glyph{}, kerns: map[[2]sfnt.GlyphIndex]fixed.Int26_6{},
	}, nil
}

func (f *face) glyph(r rune) glyph {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.find(r)
}

// find is glyph for callers that hold the lock. What cannot be read counts as lacking.
func (f *face) find(r rune) glyph {
	g, ok := f.glyphs[r]
	if ok {
		return g
	}
	g.advance = f.em // a character from another font is about as wide
	if i, err := f.font.GlyphIndex(&f.buf, r); err == nil && i != 0 {
		if advance, err := f.font.GlyphAdvance(&f.buf, i, f.em, font.HintingNone); err == nil {
			g = glyph{i, advance}
		}
	}
	f.glyphs[r] = g
	return g
}

// kern is by how much two glyphs stand apart from what they are wide.
func (f *face) kern(a, b sfnt.GlyphIndex) fixed.Int26_6 {
	pair := [2]sfnt.GlyphIndex{a, b}
	k, ok := f.kerns[pair]
	if !ok {
		k, _ = f.font.Kern(&f.buf, a, b, f.em, font.HintingNone) // most pairs have none, and say so by an error
		f.kerns[pair] = k
	}
	return k
}

// width is that of a text at a size, both in units of the screen. As in the toolkit,
// all is whole 64ths of a unit: advances are rounded, kerns cut off.
func (f *face) width(text string, size float32) float32 {
	f.mu.Lock()
	defer f.mu.Unlock()
	scale := float64(size) * 64 / float64(f.em)
	sum, last := 0.0, sfnt.GlyphIndex(0)
	for _, r := range text {
		g := f.find(r)
		sum += math.Round(float64(g.advance) * scale)
		if last != 0 && g.index != 0 {
			sum += math.Trunc(float64(f.kern(last, g.index)) * scale)
		}
		last = g.index
	}
	return float32(sum / 64)
}
