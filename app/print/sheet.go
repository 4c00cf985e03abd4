package print

import (
	"fmt"

	"terakoya/app/words"
)

// Lengths on a page.
const (
	margin     = 48 // left and right
	above      = 44
	below      = 64 // with the foot in it
	footRise   = 30 // of the foot's line of text from the edge
	titleSize  = 20
	subSize    = 10.5
	bodySize   = 11
	smallSize  = 9
	headGap    = 16 // below the heading
	blockGap   = 18 // between blocks, half of it on each side of a hairline
	spreadMost = 40 // by which a gap grows on a page that is not full
)

// block is what is never split over two pages.
type block interface {
	height() float64
	put(p *paper, x, y float64)
}

// inner is the width between the margins.
func (p *paper) inner() float64 { return p.wide - 2*margin }

// heading writes title and subtitle and returns where they end.
func (p *paper) heading(title, sub string) float64 {
	y := p.put(p.set(title, face{size: titleSize, ink: black, bold: true}, p.inner()), margin, above)
	if sub != "" {
		y = p.put(p.set(sub, face{size: subSize, ink: soft}, p.inner()), margin, y+1)
	}
	return y
}

// running writes the title small at the top of a page that goes on.
func (p *paper) running(title string) float64 {
	f := face{size: smallSize, ink: soft}
	y := p.put(p.set(title, f, p.inner()), margin, above-8) + 5
	p.line(spot{X: margin, Y: y}, spot{X: p.wide - margin, Y: y}, 0.6, rule)
	return y + 10
}

// foot writes what is at the left of the foot, and which page of how many it is.
func (p *paper) foot(left string, page, pages int) {
	f := face{size: smallSize, ink: soft}
	y := p.high - footRise
	p.line(spot{X: margin, Y: y - 14}, spot{X: p.wide - margin, Y: y - 14}, 0.6, rule)
	p.write(margin, y, left, f)
	p.writeRight(p.wide-margin, y, p.words.Say("print.page", words.Args{"page": fmt.Sprint(page), "pages": fmt.Sprint(pages)}), f)
}

// deal puts blocks on pages, in their order; the first page has so much less room. No
// page has more than most. A block that is higher than a page is an error.
func (p *paper) deal(blocks []block, first, later float64, most int) [][]block {
	var pages [][]block
	room := first
	for i, b := range blocks {
		need := b.height()
		n := len(pages)
		if n == 0 || len(pages[n-1]) == most || need+blockGap > room && len(pages[n-1]) > 0 {
			if n > 0 {
				room = later
			}
			if need > room && n == 0 && need <= later { // the first page is the heading's alone
				pages, room = append(pages, nil), later
			}
			pages = append(pages, nil)
			n = len(pages)
			if need > room {
				p.fail(fmt.Errorf("print: question %d is higher than a page", i+1))
			}
			need -= blockGap // nothing is above it
		}
		pages[n-1] = append(pages[n-1], b)
		room -= need + blockGap
	}
	return pages
}

// stack puts the blocks of one page below each other, with hairlines between. Room that
// is left makes the gaps larger.
func (p *paper) stack(blocks []block, y, bottom float64) {
	used := 0.0
	for _, b := range blocks {
		used += b.height()
	}
	gap := float64(blockGap)
	if n := len(blocks) - 1; n > 0 {
		gap = min(blockGap+spreadMost, (bottom-y-used)/float64(n))
	}
	for i, b := range blocks {
		if i > 0 {
			p.line(spot{X: margin, Y: y + gap/2}, spot{X: p.wide - margin, Y: y + gap/2}, 0.6, rule)
			y += gap
		}
		b.put(p, margin, y)
		y += b.height()
	}
}
