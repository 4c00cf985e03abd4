package print

import (
	"image"
	"image/draw"

	"golang.org/x/image/font/sfnt"
)

// Preview is the pages of a worksheet as they can be looked at on a screen: the strokes
// and characters that the PDF has, in the same places.
type Preview struct {
	wide, high float64
	pages      [][]stroke
	at         int // the page that is drawn on
	fonts      map[string]*sfnt.Font
}

// stroke is a figure that is filled or outlined, or a text.
type stroke struct {
	figure []spot
	width  float64 // of the outline; 0 fills the figure
	ink    ink

	text, font string // begins at the only spot of the figure
	size       float64
	pivot      *spot // the text is turned by half a circle around it; nil if it is upright
}

// PreviewWorksheet lays a worksheet out as [WriteWorksheet] does. Errors are the same.
func PreviewWorksheet(s Worksheet, o Options) (*Preview, error) {
	if len(s.Questions) == 0 {
		return nil, ErrNoQuestion
	}
	p := newPaper(o, s.Title, false)
	p.seen = &Preview{wide: p.wide, high: p.high, fonts: p.outlines}
	p.worksheet(s, o)
	return p.seen, p.err
}

// Len returns how many pages there are.
func (v *Preview) Len() int { return len(v.pages) }

// Size returns how wide and high a page is, in points.
func (v *Preview) Size() (wide, high float64) { return v.wide, v.high }

// page begins a page, or turns to one that is there, by its number from 0.
func (v *Preview) page(n int) {
	if v == nil {
		return
	}
	if v.at = n; n == len(v.pages) {
		v.pages = append(v.pages, nil)
	}
}

// add draws on the page.
func (v *Preview) add(s stroke) {
	if v != nil {
		v.pages[v.at] = append(v.pages[v.at], s)
	}
}

// Draw draws a page, by its number from 0, so many pixels wide and high.
func (v *Preview) Draw(page, wide, high int) *image.RGBA {
	c := &sheetCanvas{img: image.NewRGBA(image.Rect(0, 0, wide, high)), scale: float64(wide) / v.wide, fonts: v.fonts}
	draw.Draw(c.img, c.img.Bounds(), image.White, image.Point{}, draw.Src)
	for _, s := range v.pages[page] {
		switch {
		case s.text != "":
			c.write(s)
		case s.width > 0:
			c.outline(s)
		default:
			c.trace(s.figure)
			c.paint(s.ink)
		}
	}
	return c.img
}
