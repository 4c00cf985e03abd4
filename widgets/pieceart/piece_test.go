package pieceart

import (
	"image"
	"image/color"
	"math"
	"testing"

	"terakoya/rules"
)

// cells are sizes on which laws are tried: of the design at scale 1 and 2, a
// projector, a small picture, and one with parts of pixels.
var cells = []point{{60, 66}, {62, 68}, {124, 135}, {94, 102}, {24, 26}, {53.4, 58.2}}

// eachFace calls f for every kind and set, upright and upside down.
func eachFace(f func(Face, Set)) {
	for _, set := range Sets {
		for _, kind := range rules.AllKinds {
			f(Face{Kind: kind}, set)
			f(Face{Kind: kind, Down: true}, set)
		}
	}
}

// boxIn returns the box of a face in its picture.
func boxIn(f Face, c point) box {
	frame := PieceFrame(c.x, c.y)
	return boxOf(f, point{float64(frame.Cell.X), float64(frame.Cell.Y)}, c.x, c.y)
}

// inkOnly shows nothing but the characters.
var inkOnly = Palette{Kanji: hex(0), KanjiPro: hex(0xFF0000)}

// written is a piece of which nothing but the characters is seen.
func (a *Artist) written(f Face, set Set, c point) *image.RGBA {
	size := PieceFrame(c.x, c.y).Size
	cv := newCanvas(size.X, size.Y)
	a.write(cv, boxIn(f, c), f, set, inkOnly)
	return cv.img
}

func TestPieceStaysInItsFrame(t *testing.T) {
	a := artist(t)
	for c := 12.0; c < 190; c += 11.3 {
		size := PieceFrame(c, 1.09*c).Size
		for _, pal := range []Palette{lightPalette, contrastPalette} {
			for _, down := range []bool{false, true} {
				img := a.Lifted(Face{Kind: rules.King, Down: down}, OneKanji, c, 1.09*c, pal)
				if img.Rect != (image.Rectangle{Max: size}) {
					t.Fatalf("c %.1f: bounds %v, want %v", c, img.Rect, size)
				}
				edge := math.Max(1, flatEdge*c)
				if b := boxIn(Face{Kind: rules.King}, point{c, 1.09 * c}); b.y < edge/2 {
					t.Errorf("c %.1f: an outline of %.1f at height %.1f", c, edge, b.y)
				}
				// The last row and columns are beyond the reach of the blur, or just in it.
				for x := range size.X {
					faint(t, img, x, size.Y-1)
				}
				for y := range size.Y {
					faint(t, img, 0, y)
					faint(t, img, size.X-1, y)
				}
			}
		}
	}
}

func faint(t *testing.T, img *image.RGBA, x, y int) {
	t.Helper()
	if a := img.RGBAAt(x, y).A; a > 2 {
		t.Errorf("%v: pixel %d,%d at the rim is painted, alpha %d", img.Rect.Max, x, y, a)
	}
}

func TestUpsideDownIsTurned(t *testing.T) {
	a := artist(t)
	pal := contrastPalette
	pal.Piece, pal.PieceLow = color.NRGBA{}, color.NRGBA{} // so that the characters and marks are not lost in the face
	for _, c := range cells {
		eachFace(func(f Face, set Set) {
			if f.Down {
				return
			}
			up := a.Piece(f, set, c.x, c.y, pal)
			down := a.Piece(Face{Kind: f.Kind, Down: true}, set, c.x, c.y, pal)
			b := boxIn(f, c)
			sumX, sumY := 2*b.x+b.w, round(2*b.y+b.h)
			if sumX != math.Trunc(sumX) {
				return // turned about a part of a pixel: no pixel meets another
			}
			for y := range up.Rect.Dy() {
				for x := range up.Rect.Dx() {
					p, q := up.RGBAAt(x, y).A, down.RGBAAt(int(sumX)-1-x, sumY-1-y).A
					if math.Abs(float64(p)-float64(q)) > 12 {
						t.Fatalf("%v, %v, cell %v: alpha at %d,%d is %d, turned %d", set, f.Kind, c, x, y, p, q)
					}
				}
			}
		})
	}
}

func TestLightComesFromAbove(t *testing.T) {
	a := artist(t)
	for _, pal := range []Palette{lightPalette, darkPalette} {
		pal.Kanji = color.NRGBA{}
		for _, down := range []bool{false, true} {
			f, c := Face{Kind: rules.King, Down: down}, cells[0]
			img := a.Piece(f, OneKanji, c.x, c.y, pal)
			b := boxIn(f, c)
			at := func(share float64) color.RGBA {
				return img.RGBAAt(floor(b.x+0.54*b.w), floor(b.y+share*b.h))
			}
			if top, low := at(0.2), at(0.8); top.G <= low.G+5 {
				t.Errorf("down %v: %v above, %v below", down, top, low)
			}
			// Only the side and the shadow lie below the box.
			if p := at(1.025); p.R > pal.PieceSide.R+8 {
				t.Errorf("down %v: no side below the face: %v", down, p)
			}
			if p := img.RGBAAt(floor(b.x+0.5*b.w), ceil(b.y+1.06*b.h)); p.A == 0 || p.R != 0 {
				t.Errorf("down %v: no shadow below the side: %v", down, p)
			}
		}
	}
}

func TestLiftedShadowFallsLower(t *testing.T) {
	a := artist(t)
	f := Face{Kind: rules.Pawn}
	lowest := func(img *image.RGBA) int {
		r := inkBounds(img)
		return r.Max.Y
	}
	rest := lowest(a.Piece(f, OneKanji, 60, 66, lightPalette))
	high := lowest(a.Lifted(f, OneKanji, 60, 66, lightPalette))
	if high <= rest {
		t.Errorf("shadow ends at %d, lifted at %d", rest, high)
	}
}

// inkBounds returns the rectangle around what is visible.
func inkBounds(img *image.RGBA) image.Rectangle {
	var r image.Rectangle
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			if img.RGBAAt(x, y).A > 40 {
				r = r.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return r
}

func TestCharactersAreCentred(t *testing.T) {
	a := artist(t)
	for _, c := range cells {
		eachFace(func(f Face, set Set) {
			text, where := set.lettering().of(f)
			ink := inkBounds(a.written(f, set, c))
			b := boxIn(f, c)
			if ink.Empty() {
				t.Errorf("%v, %+v: no ink", set, f)
				return
			}
			want := b.at(point{0.5, where.centres[0]})
			if len(text) == 1 {
				near(t, f, c, "height", float64(ink.Min.Y+ink.Max.Y)/2, want.y)
			}
			near(t, f, c, "width", float64(ink.Min.X+ink.Max.X)/2, want.x)
		})
	}
}

func near(t *testing.T, f Face, c point, what string, got, want float64) {
	t.Helper()
	if math.Abs(got-want) > 1 {
		t.Errorf("%+v, cell %v: middle of the %s of the ink is %.1f, want %.1f", f, c, what, got, want)
	}
}

func TestPromotedSideHasItsInk(t *testing.T) {
	a := artist(t)
	eachFace(func(f Face, set Set) {
		img := a.Piece(f, set, 60, 66, inkOnly)
		want := color.RGBA{A: 255}
		if f.Kind.IsPromoted() {
			want.R = 255
		}
		full := 0
		for y := range img.Rect.Dy() {
			for x := range img.Rect.Dx() {
				p := img.RGBAAt(x, y)
				if p.A == 255 && p == want {
					full++
				} else if p.A == 255 {
					t.Fatalf("%v, %+v: ink %v, want %v", set, f, p, want)
				}
			}
		}
		if full < 30 {
			t.Errorf("%v, %+v: only %d pixels full of ink", set, f, full)
		}
	})
}

func TestThinStrokesAreCrisp(t *testing.T) {
	a := artist(t)
	for _, c := range []float64{54, 60, 62, 64, 70} {
		img := a.Piece(Face{Kind: rules.King, Higher: true}, OneKanji, c, 1.09*c, inkOnly)
		ink := inkBounds(img)
		// 王 begins with a stroke across: one row of it must be nearly black.
		x := ink.Min.X + ink.Dx()/4
		darkest := uint8(0)
		for y := ink.Min.Y; y < ink.Min.Y+ink.Dy()/4; y++ {
			darkest = max(darkest, img.RGBAAt(x, y).A)
		}
		if darkest < 190 {
			t.Errorf("cell %v: the first stroke of 王 is only %d dark", c, darkest)
		}
	}
}

func TestColoursArePremultiplied(t *testing.T) {
	a := artist(t)
	for _, img := range []*image.RGBA{
		a.Lifted(Face{Kind: rules.Horse}, OneKanji, 60, 66, lightPalette),
		a.Board(BoardStyle{CellW: 30, CellH: 33, Margin: 13, Files: Arabic}, lightPalette),
		a.Icon(64), Badge(Checker, 33, lightPalette),
	} {
		for i := 0; i < len(img.Pix); i += 4 {
			p := img.Pix[i : i+4]
			if max(p[0], p[1], p[2]) > p[3] {
				t.Fatalf("pixel %d is brighter than its alpha: %v", i/4, p)
			}
		}
	}
}

func TestNothingToDraw(t *testing.T) {
	a := artist(t)
	for _, f := range []Face{{}, {Kind: rules.Dragon + 1}} {
		if img := a.Piece(f, OneKanji, 60, 66, lightPalette); !inkBounds(img).Empty() {
			t.Errorf("%+v is drawn", f)
		}
	}
	for _, c := range []point{{}, {-3, 4}, {math.NaN(), 1}, {0.5, 0.5}, {1, 2}} {
		for _, set := range Sets {
			a.Piece(Face{Kind: rules.King}, set, c.x, c.y, lightPalette)
			a.Piece(Face{Kind: rules.Knight, Down: true}, set, c.x, c.y, contrastPalette)
		}
	}
}

func BenchmarkPiece60(b *testing.B)  { benchmarkPiece(b, TwoKanji, 60) }
func BenchmarkPiece124(b *testing.B) { benchmarkPiece(b, TwoKanji, 124) }
func BenchmarkGuide60(b *testing.B)  { benchmarkPiece(b, Guide, 60) }
func BenchmarkGuide124(b *testing.B) { benchmarkPiece(b, Guide, 124) }

func benchmarkPiece(b *testing.B, set Set, c float64) {
	a := artist(b)
	for b.Loop() {
		a.Piece(Face{Kind: rules.Silver, Down: true}, set, c, 1.1*c, lightPalette)
	}
}
