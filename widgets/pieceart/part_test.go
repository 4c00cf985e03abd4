package pieceart

import (
	"image"
	"testing"
)

// TestPart: of a part only its lines are drawn, with a frame where the board ends, and
// the rim where it goes on is dimmed.
func TestPart(t *testing.T) {
	a := artist(t)
	pal := contrastPalette
	b := BoardStyle{CellW: 60, CellH: 66, Margin: 26, Part: Part{Left: 4, Top: 0, Cols: 5, Rows: 4}} // the right upper corner
	if beside, above := b.Part.Rims(); beside != 1 || above != 1 {
		t.Errorf("%d rims beside and %d above", beside, above)
	}
	img := a.Board(b, pal)
	if want := image.Pt(2*26+5*60+30, 2*26+4*66+33); b.FaceSize() != want || img.Rect.Max != b.Size() {
		t.Fatalf("face %v, want %v; picture %v", b.FaceSize(), want, img.Rect.Max)
	}
	inCell := b.Corner(5, 1).Add(image.Pt(30, 33))
	left, below := b.Corner(4, 1).Add(image.Pt(-15, 33)), b.Corner(5, 4).Add(image.Pt(30, 16))
	free := image.Pt(left.X, 13) // the margin above the rim
	lit, dim := img.RGBAAt(inCell.X, inCell.Y), img.RGBAAt(left.X, left.Y)
	if dim == lit || img.RGBAAt(below.X, below.Y) != dim || img.RGBAAt(free.X, free.Y) != lit {
		t.Errorf("cell %v, left rim %v, lower rim %v, margin %v", lit, dim, img.RGBAAt(below.X, below.Y), img.RGBAAt(free.X, free.Y))
	}
	line := opaque(pal.Grid)
	for col := 4; col <= 9; col++ {
		at := b.Corner(col, 1)
		n := 0
		for x := at.X - 5; x < at.X+5; x++ {
			if img.RGBAAt(x, at.Y+33) == line {
				n++
			}
		}
		if thin, thick := 1, 2; col < 9 && n != thin || col == 9 && n != thick {
			t.Errorf("the line at column %d is %d wide", col, n)
		}
	}
}

// TestWholeBoard: the zero part is the whole board, as it is without one.
func TestWholeBoard(t *testing.T) {
	for _, b := range boards {
		whole := b
		whole.Part = Part{Cols: 9, Rows: 9}
		if b.Size() != whole.Size() || b.Corner(3, 7) != whole.Corner(3, 7) {
			t.Errorf("%+v: %v and %v", b, b.Size(), whole.Size())
		}
		one, other := artist(t).Board(b, lightPalette), artist(t).Board(whole, lightPalette)
		if string(one.Pix) != string(other.Pix) {
			t.Errorf("%+v: drawn otherwise", b)
		}
	}
}
