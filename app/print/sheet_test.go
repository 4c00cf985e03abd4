package print

import (
	"fmt"
	"slices"
	"testing"
)

// bar is a block of a height.
type bar float64

func (b bar) height() float64              { return float64(b) }
func (b bar) put(*paper, float64, float64) {}

// TestDeal: blocks fill a page as far as they fit with the gaps between them, six at
// most; the first page has less room, and may stay empty.
func TestDeal(t *testing.T) {
	const gap = blockGap
	for _, c := range []struct {
		name         string
		first, later float64
		bars         []bar
		want         []int // how many are on each page
	}{
		{"exactly", 200 + gap, 300 + 2*gap, []bar{100, 100, 100, 100, 100}, []int{2, 3}},
		{"a point too high", 199 + gap, 300 + 2*gap, []bar{100, 100, 100, 100, 100}, []int{1, 3, 1}},
		{"six", 1000, 1000, make([]bar, 14), []int{6, 6, 2}},
		{"the first does not fit", 50, 200, []bar{100, 40}, []int{0, 2}},
		{"one", 100, 100, []bar{100}, []int{1}},
	} {
		var blocks []block
		for _, b := range c.bars {
			blocks = append(blocks, b)
		}
		p := &paper{}
		var got []int
		for _, page := range p.deal(blocks, c.first, c.later, mostOnPage) {
			got = append(got, len(page))
		}
		if !slices.Equal(got, c.want) || p.err != nil {
			t.Errorf("%s: %v, want %v, %v", c.name, got, c.want, p.err)
		}
	}
	p := &paper{}
	if p.deal([]block{bar(10), bar(300)}, 200, 299, mostOnPage); p.err == nil || fmt.Sprint(p.err) != "print: question 2 is higher than a page" {
		t.Error(p.err)
	}
}
