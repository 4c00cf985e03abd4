package pieceart

import (
	"image"
	"image/color"
	"slices"
	"testing"
)

var boards = []BoardStyle{
	{CellW: 62, CellH: 68, Margin: 27, Files: Arabic, Left: Kanji, Right: Latin},
	{CellW: 54, CellH: 59, Margin: 24, Files: Arabic, Left: Latin, Right: Kanji},
	{CellW: 124, CellH: 135, Margin: 55},
	{CellW: 31.4, CellH: 34.2, Margin: 5.5},
}

func opaque(c color.NRGBA) color.RGBA { return color.RGBA(c) }

// runs returns how long the stretches of colour c are along a line of pixels.
func runs(pixels []color.RGBA, c color.RGBA) []int {
	var all []int
	inside := false
	for _, p := range pixels {
		if p == c && !inside {
			all = append(all, 0)
		}
		if inside = p == c; inside {
			all[len(all)-1]++
		}
	}
	return all
}

func TestLinesAreWholePixels(t *testing.T) {
	a := artist(t)
	pal := contrastPalette
	pal.BoardEdge, pal.Coord = hex(0x333333), pal.Board // nothing but lines has the colour of the lines
	wood, line := opaque(pal.Board), opaque(pal.Grid)
	for _, b := range boards {
		img := a.Board(b, pal)
		if img.Rect.Max != b.Size() {
			t.Fatalf("%+v: size %v, want %v", b, img.Rect.Max, b.Size())
		}
		near, far := b.Corner(0, 0), b.Corner(9, 9)
		middle := b.Corner(4, 4).Add(b.Corner(5, 5)).Div(2)
		var across, down []color.RGBA
		for x := near.X - 4; x < far.X+4; x++ {
			across = append(across, img.RGBAAt(x, middle.Y))
		}
		for y := near.Y - 4; y < far.Y+4; y++ {
			down = append(down, img.RGBAAt(middle.X, y))
		}
		for _, pixels := range [][]color.RGBA{across, down} {
			checkLines(t, b, runs(pixels, line))
			if n := len(runs(pixels, wood)); n != 11 {
				t.Errorf("%+v: %d stretches of wood, want 11", b, n)
			}
			for _, p := range pixels {
				if p != wood && p != line {
					t.Errorf("%+v: %v is neither wood nor line", b, p)
				}
			}
		}
	}
}

func checkLines(t *testing.T, b BoardStyle, widths []int) {
	t.Helper()
	if len(widths) != 10 {
		t.Fatalf("%+v: %d lines, want 10", b, len(widths))
	}
	thin, thick := max(1, round(gridLine*b.CellW)), max(2, round(frameLine*b.CellW))
	for i, w := range widths {
		want := thin
		if i == 0 || i == 9 {
			want = thick
		}
		if w != want {
			t.Errorf("%+v: line %d is %d wide, want %d", b, i, w, want)
		}
	}
}

func TestStarsAreInPlace(t *testing.T) {
	a := artist(t)
	for _, b := range boards {
		img := a.Board(b, contrastPalette)
		for col := 1; col < 9; col++ {
			for row := 1; row < 9; row++ {
				// Beside the lines, but within a star.
				off := max(1, round(gridLine*b.CellW))
				at := b.Corner(col, row).Add(image.Pt(off, off))
				dark := img.RGBAAt(at.X, at.Y).R < 128
				star := (col == 3 || col == 6) && (row == 3 || row == 6)
				if dark != star {
					t.Errorf("%+v: star at %d,%d: %v, want %v", b, col, row, dark, star)
				}
			}
		}
	}
}

// labelInk copies the picture of a label's cell in the margin.
func labelInk(img *image.RGBA, r image.Rectangle) (ink []uint8) {
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			ink = append(ink, img.RGBAAt(x, y).G)
		}
	}
	return ink
}

// alike allows for the rounding of the rasterizer.
func alike(a, b []uint8) bool {
	return slices.EqualFunc(a, b, func(p, q uint8) bool { return p-q <= 3 || q-p <= 3 })
}

func TestNamesStayWithTheirSquares(t *testing.T) {
	a := artist(t)
	b := boards[0]
	turned := b
	turned.Turned = true
	plain, other := a.Board(b, contrastPalette), a.Board(turned, contrastPalette)
	margin, width := int(b.Margin), b.FaceSize().X
	for i := range 9 {
		p, q := b.Corner(i, i), b.Corner(8-i, 8-i)
		file := func(at image.Point) image.Rectangle { return image.Rect(at.X+20, 6, at.X+42, margin-4) }
		left := func(at image.Point) image.Rectangle { return image.Rect(4, at.Y+20, margin-4, at.Y+48) }
		right := func(at image.Point) image.Rectangle { return left(at).Add(image.Pt(width-margin, 0)) }
		for name, place := range map[string]func(image.Point) image.Rectangle{"file": file, "left": left, "right": right} {
			if !alike(labelInk(plain, place(p)), labelInk(other, place(q))) {
				t.Errorf("%s %d is another when the board is turned", name, i)
			}
			if i != 4 && alike(labelInk(plain, place(p)), labelInk(other, place(p))) {
				t.Errorf("%s %d does not move", name, i)
			}
		}
	}
}

func TestWithoutScriptsTheMarginIsEmpty(t *testing.T) {
	a := artist(t)
	b := boards[0]
	b.Files, b.Left, b.Right = NoScript, NoScript, 99
	img := a.Board(b, contrastPalette)
	for _, v := range labelInk(img, image.Rect(4, 4, b.FaceSize().X-4, int(b.Margin)-4)) {
		if v != contrastPalette.Board.G {
			t.Fatal("something is written above the board")
		}
	}
}

func TestWoodIsBetweenItsColours(t *testing.T) {
	a := artist(t)
	b := boards[0]
	img := a.Board(b, lightPalette)
	seen := map[color.RGBA]bool{}
	y := b.Corner(4, 4).Y + 20
	for x := b.Corner(4, 4).X + 4; x < b.Corner(5, 5).X-4; x++ {
		p := img.RGBAAt(x, y)
		seen[p] = true
		if p.G < lightPalette.Board.G || p.G > lightPalette.BoardHi.G {
			t.Errorf("%v is no colour of the board", p)
		}
	}
	if len(seen) < 5 {
		t.Errorf("%d shades in a cell: no grain", len(seen))
	}
	side := img.RGBAAt(b.FaceSize().X/2, img.Rect.Dy()-2)
	if side != opaque(lightPalette.BoardEdge) {
		t.Errorf("side is %v", side)
	}
}

func TestCornersAreRound(t *testing.T) {
	a := artist(t)
	for name, img := range map[string]*image.RGBA{
		"board":  a.Board(boards[0], lightPalette),
		"flat":   a.Board(boards[0], contrastPalette),
		"stand":  a.Stand(94, 216, 62, lightPalette),
		"icon":   a.Icon(128),
		"narrow": a.Stand(30, 40, 62, contrastPalette),
	} {
		w, h := img.Rect.Dx(), img.Rect.Dy()
		for _, p := range []image.Point{{0, 0}, {w - 1, 0}, {0, h - 1}, {w - 1, h - 1}} {
			if img.RGBAAt(p.X, p.Y).A > 128 {
				t.Errorf("%s: corner %v is %v", name, p, img.RGBAAt(p.X, p.Y))
			}
		}
		if img.RGBAAt(w/2, h/2).A != 255 || img.RGBAAt(0, h/2).A != 255 || img.RGBAAt(w/2, h-1).A != 255 {
			t.Errorf("%s is not filled up to its edges", name)
		}
	}
	for _, size := range []image.Point{{}, {3, 1}, {-4, 9}} {
		a.Stand(size.X, size.Y, 62, lightPalette)
	}
	a.Board(BoardStyle{}, lightPalette)
	a.Icon(0)
}

func BenchmarkBoard62(b *testing.B) {
	a := artist(b)
	for b.Loop() {
		a.Board(boards[0], lightPalette)
	}
}

func BenchmarkBoard124(b *testing.B) {
	a := artist(b)
	style := boards[0]
	style.CellW, style.CellH, style.Margin = 124, 135, 55
	for b.Loop() {
		a.Board(style, lightPalette)
	}
}
