package print

import (
	"bytes"
	"image"
	"image/png"
	"testing"

	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets/pieceart"
)

func drawn(t *testing.T, setup rules.Setup, marks []Mark, pixels int, set pieceart.Set) image.Image {
	t.Helper()
	var b, again bytes.Buffer
	o := Options{Words: wordsOf(t, lessons.Japanese), Set: set}
	for _, out := range []*bytes.Buffer{&b, &again} {
		if err := WriteDiagram(out, setup, marks, pixels, o); err != nil {
			t.Fatal(err)
		}
	}
	if !bytes.Equal(b.Bytes(), again.Bytes()) {
		t.Error("the same picture has other bytes")
	}
	img, err := png.Decode(&b)
	if err != nil {
		t.Fatal(err)
	}
	if img.Bounds().Dx() != pixels {
		t.Errorf("%d pixels wide, not %d", img.Bounds().Dx(), pixels)
	}
	return img
}

// changed returns the rectangle in which two pictures differ.
func changed(a, b image.Image) image.Rectangle {
	var box image.Rectangle
	for y := range a.Bounds().Dy() {
		for x := range a.Bounds().Dx() {
			if a.At(x, y) != b.At(x, y) {
				box = box.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return box
}

// TestDiagram: a piece or a mark changes its own square, pieces in hand the stand, and
// the sets and the number of pixels the whole.
func TestDiagram(t *testing.T) {
	const wide = 600
	empty := drawn(t, rules.Setup{}, nil, wide, pieceart.OneKanji)
	p := newPicture(nil, &rules.Setup{}, wide, Options{Words: wordsOf(t, lessons.Japanese)})
	square := rules.NewSquare(7, 3)
	cell := image.Rectangle{Max: image.Pt(int(p.style.CellW), int(p.style.CellH))}.Add(p.cell(square))
	around := cell.Inset(-int(p.style.CellW / 3))
	for _, shape := range Shapes {
		if shape == Arrow {
			continue
		}
		got := changed(empty, drawn(t, rules.Setup{}, []Mark{{Shape: shape, Square: square, Number: 1}}, wide, pieceart.OneKanji))
		if got.Empty() || !got.In(around) {
			t.Errorf("mark %d is drawn in %v, not in %v", shape, got, around)
		}
	}
	got := changed(empty, drawn(t, rules.Setup{}, []Mark{{Shape: Arrow, From: rules.NewSquare(3, 7), Square: square}}, wide, pieceart.OneKanji))
	if got.Dx() < 3*cell.Dx() || got.Dy() < 3*cell.Dy() {
		t.Errorf("an arrow over four squares is drawn in %v", got)
	}
	if got := changed(empty, drawn(t, setupOf(t, "9/9/2p6/9/9/9/9/9/9 b - 1"), nil, wide, pieceart.OneKanji)); got.Empty() || !got.In(around) {
		t.Errorf("a pawn is drawn in %v, not in %v", got, around)
	}
	if got := changed(empty, drawn(t, setupOf(t, "9/9/9/9/9/9/9/9/9 b 3P 1"), nil, wide, pieceart.OneKanji)); got.Min.X < wide*4/5 {
		t.Errorf("a pawn in hand is drawn in %v", got)
	}
	if got := changed(empty, drawn(t, setupOf(t, "9/9/9/9/9/9/9/9/9 b 3p 1"), nil, wide, pieceart.OneKanji)); got.Empty() || got.Max.X > wide/5 {
		t.Errorf("gote's pawn in hand is drawn in %v", got)
	}
	drawn(t, rules.Setup{}, nil, leastWide, pieceart.Guide)
}
