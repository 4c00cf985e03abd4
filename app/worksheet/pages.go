package worksheet

import (
	"image"

	"terakoya/app/print"
)

// pages are those of a sheet as they will be printed; the zero pages are none.
type pages struct{ seen *print.Preview }

func layPages(s print.Worksheet, o print.Options) (pages, error) {
	seen, err := print.PreviewWorksheet(s, o)
	return pages{seen}, err
}

func (p pages) count() int {
	if p.seen == nil {
		return 0
	}
	return p.seen.Len()
}

// side is the height of a page in its width.
func (p pages) side() float32 {
	if p.seen == nil {
		return paperSide
	}
	wide, high := p.seen.Size()
	return float32(high / wide)
}

// draw draws a page, by its number from 0, so many pixels wide and high.
func (p pages) draw(number, w, h int) image.Image {
	return p.seen.Draw(number, w, h)
}
