package pieceart

import (
	"image"
	"image/color"
	"math"
	"testing"

	"terakoya/rules"
)

// oneInk is a palette in which characters and marks are all that is seen, and all of
// one colour.
var oneInk = Palette{Kanji: hex(0), KanjiPro: hex(0), MMove: hex(0)}

// smallCells are the smallest cell of a diagram and a projector's.
var smallCells = []point{{36, 39}, {94, 102}}

// apart returns how far two pictures differ, in pixels that only one of them has.
func apart(a, b *image.RGBA) (differ float64) {
	for i := 3; i < len(a.Pix); i += 4 {
		differ += math.Abs(float64(a.Pix[i])-float64(b.Pix[i])) / 255
	}
	return differ
}

// TestFacesDifferInShape: without any colour each kind is told from every other, so
// also a promoted piece from the plain one, in every set. A guide that has faded whole
// is told by its characters.
func TestFacesDifferInShape(t *testing.T) {
	a := artist(t)
	gone := Guide
	for _, k := range rules.AllKinds {
		gone = gone.Faded(k, Gone)
	}
	for _, c := range smallCells {
		least := math.Pi * guideDot * guideDot * c.x * c.x * 3 // three dots of the guide
		for _, set := range append(Sets[:], gone) {
			for _, down := range []bool{false, true} {
				for i, k := range rules.AllKinds {
					for _, other := range rules.AllKinds[:i] {
						one := a.Piece(Face{Kind: k, Down: down}, set, c.x, c.y, oneInk)
						two := a.Piece(Face{Kind: other, Down: down}, set, c.x, c.y, oneInk)
						if d := apart(one, two); d < least {
							t.Errorf("%v, cell %v, down %v: %v and %v differ in %.1f pixels, want %.1f", set, c, down, k, other, d, least)
						}
					}
				}
			}
		}
	}
}

// TestOnlyMarksTellLetters: in the international set some promoted pieces keep their
// letter, so it is the marks that may never fade there.
func TestOnlyMarksTellLetters(t *testing.T) {
	a, c := artist(t), smallCells[1]
	for _, k := range []rules.Kind{rules.Silver, rules.Knight, rules.Lance} {
		plain, promoted := Face{Kind: k}, Face{Kind: k.Promoted()}
		if apart(a.written(plain, International, c), a.written(promoted, International, c)) > 0 {
			t.Errorf("%v and %v have different letters", k, k.Promoted())
		}
	}
}

// TestFlat: a piece of one colour has no light, no shadow and no thickness.
func TestFlat(t *testing.T) {
	a, pal := artist(t), lightPalette
	pal.Piece, pal.PieceLow = hex(0xFFFFFF), hex(0xFFFFFF)
	pal.PieceEdge, pal.Kanji, pal.KanjiPro, pal.MMove = hex(0), color.NRGBA{}, color.NRGBA{}, color.NRGBA{}
	for _, c := range append(smallCells, cells...) {
		eachFace(func(f Face, set Set) {
			img := a.Piece(f, set, c.x, c.y, pal)
			b, edge := boxIn(f, c), edgeWidth(c.x, pal)
			if edge < flatEdge*c.x {
				t.Fatalf("cell %v: an outline of %.1f pixels", c, edge)
			}
			for y := range img.Rect.Dy() {
				for x := range img.Rect.Dx() {
					p := img.RGBAAt(x, y)
					if p.A > 0 && float64(y) > b.y+b.h+edge/2 {
						t.Fatalf("%v, %+v, cell %v: something lies below the piece at %d,%d", set, f, c, x, y)
					}
					if max(p.R, p.G, p.B)-min(p.R, p.G, p.B) > 1 {
						t.Fatalf("%v, %+v, cell %v: %v at %d,%d is neither black nor white", set, f, c, p, x, y)
					}
				}
			}
			for _, share := range grainLines {
				p := b.at(point{share, 0.9})
				if got := img.RGBAAt(floor(p.x), floor(p.y)); got != (color.RGBA{255, 255, 255, 255}) {
					t.Errorf("%v, %+v, cell %v: the face is %v at %.2f", set, f, c, got, share)
				}
			}
		})
	}
}

// TestNoGrain: a board and a stand of one colour have no grain, whatever the pieces are
// like.
func TestNoGrain(t *testing.T) {
	a := artist(t)
	for _, plain := range []bool{true, false} {
		pal := lightPalette
		if plain {
			pal.BoardHi = pal.Board
		}
		stand := a.Stand(90, 200, 62, pal)
		board := a.Board(BoardStyle{CellW: 62, CellH: 68, Margin: 27}, pal)
		tones := map[color.RGBA]bool{}
		for x := 12; x < 80; x++ {
			tones[stand.RGBAAt(x, 100)] = true
		}
		if got := len(tones) == 1; got != plain {
			t.Errorf("plain %v: a stand of %d tones", plain, len(tones))
		}
		clear(tones)
		for x := 30; x < 80; x++ {
			tones[board.RGBAAt(x, 12)] = true
		}
		if got := len(tones) == 1; got != plain {
			t.Errorf("plain %v: a board of %d tones", plain, len(tones))
		}
	}
}
