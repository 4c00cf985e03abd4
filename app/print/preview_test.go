package print

import (
	"image"
	"math"
	"testing"

	"golang.org/x/image/font/sfnt"

	"terakoya/content"
	"terakoya/lessons"
	"terakoya/widgets/pieceart"
)

// TestPreview: what is looked at has the pages of the PDF, with the same text in the same
// places, and upside down where it is so there.
func TestPreview(t *testing.T) {
	for _, page := range Pages {
		o := Options{Words: wordsOf(t, lessons.Japanese), Page: page, Set: pieceart.TwoKanji}
		s := sheetOf(t, o.Words, "nifu")
		s.Questions = append([]Question{fullQuestion(t, false), fullQuestion(t, true), partQuestion(t)}, s.Questions...)
		seen, err := PreviewWorksheet(s, o)
		if err != nil {
			t.Fatal(err)
		}
		_, high := seen.Size()
		var got []said
		for i, strokes := range seen.pages {
			for _, k := range strokes {
				if k.text != "" {
					at := k.figure[0]
					got = append(got, said{page: i + 1, text: k.text, size: k.size, x: at.X, y: high - at.Y, down: k.pivot != nil})
				}
			}
		}
		want := readPDF(t, worksheet(t, s, o))
		if len(got) != len(want) || seen.Len() != want[len(want)-1].page || seen.Len() < 2 {
			t.Fatalf("%s: %d texts on %d pages, want %d", page, len(got), seen.Len(), len(want))
		}
		for i, w := range want {
			g := got[i]
			near := math.Abs(g.x-w.x) < 0.01 && math.Abs(g.y-w.y) < 0.01
			if g.page != w.page || g.text != w.text || g.down != w.down || !near {
				t.Fatalf("%s: %+v, want %+v", page, g, w)
			}
		}
	}
	if _, err := PreviewWorksheet(Worksheet{}, Options{}); err != ErrNoQuestion {
		t.Error(err)
	}
}

// TestPreviewDrawn: a page has its proportions and something on it; a text that is turned
// is drawn upside down.
func TestPreviewDrawn(t *testing.T) {
	o := Options{Words: wordsOf(t, lessons.English), Page: A4}
	seen, err := PreviewWorksheet(sheetOf(t, o.Words, "nifu"), o)
	if err != nil {
		t.Fatal(err)
	}
	if img := seen.Draw(0, 210, 297); img.Bounds() != image.Rect(0, 0, 210, 297) || inked(img) < 500 {
		t.Errorf("%v with %d dark pixels", img.Bounds(), inked(img))
	}
	const side = 64
	upright := stroke{figure: []spot{{X: 10, Y: 52}}, ink: black, text: "歩", font: content.SerifJP, size: 40}
	turned := upright
	turned.pivot = &spot{X: side / 2, Y: side / 2}
	one := &Preview{wide: side, high: side, pages: [][]stroke{{upright}, {turned}}, fonts: map[string]*sfnt.Font{}}
	a, b := one.Draw(0, side, side), one.Draw(1, side, side)
	if inked(a) < 100 {
		t.Fatalf("a character has %d dark pixels", inked(a))
	}
	for y := range side {
		for x := range side {
			if p, q := a.RGBAAt(x, y).G, b.RGBAAt(side-1-x, side-1-y).G; math.Abs(float64(p)-float64(q)) > 24 {
				t.Fatalf("at %d, %d: %d and %d", x, y, p, q)
			}
		}
	}
}

// inked is how many pixels are dark.
func inked(img *image.RGBA) (n int) {
	for i := 1; i < len(img.Pix); i += 4 {
		if img.Pix[i] < 0x80 {
			n++
		}
	}
	return n
}
