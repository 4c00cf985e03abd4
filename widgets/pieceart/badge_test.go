package pieceart

import (
	"bytes"
	"image/color"
	"testing"
)

func TestEachMarkHasItsBadge(t *testing.T) {
	names := map[string]bool{"": true}
	var shapes [][]byte
	pal := lightPalette
	// One ground for all: the shapes alone must tell the marks apart.
	pal.MWhy, pal.MRight, pal.HintFill = pal.MWrong, pal.MWrong, pal.MWrong
	for _, m := range Marks {
		if names[m.String()] {
			t.Errorf("mark %d: name %q is empty or taken", m, m)
		}
		names[m.String()] = true
		img := Badge(m, 36, pal)
		for _, other := range shapes {
			if bytes.Equal(other, img.Pix) {
				t.Errorf("%v looks like another", m)
			}
		}
		shapes = append(shapes, img.Pix)
		count := map[color.RGBA]int{}
		for y := range 36 {
			for x := range 36 {
				count[img.RGBAAt(x, y)]++
			}
		}
		ground, ink := count[opaque(pal.MWrong)], count[opaque(pal.MarkInk)]
		if ground < 100 || ink < 60 {
			t.Errorf("%v: %d pixels of ground, %d of rim and sign", m, ground, ink)
		}
	}
	if Mark(99).String() != "" || !inkBounds(Badge(99, 20, pal)).Empty() {
		t.Error("an unknown mark is drawn or named")
	}
}

func TestMarksHaveTheColourOfTheirQuestion(t *testing.T) {
	pal := lightPalette
	for m, want := range map[Mark]color.NRGBA{
		Offender: pal.MWrong, Danger: pal.MWrong, Right: pal.MRight, Hint: pal.HintFill,
		Other: pal.MWhy, Checker: pal.MWhy, Pinned: pal.MWhy, Blocker: pal.MWhy,
	} {
		if got := pal.ground(m); got != want {
			t.Errorf("%v: %v, want %v", m, got, want)
		}
	}
}

func TestBadgesStayInTheirPicture(t *testing.T) {
	for _, m := range Marks {
		ground, rim := badgeShape(m)
		for _, p := range []path{ground, rim, badgeSign(m)} {
			low, high := p.bounds()
			if low.x < 0 || low.y < 0 || high.x > 1 || high.y > 1 {
				t.Errorf("%v reaches from %v to %v", m, low, high)
			}
		}
		for size := range 5 {
			Badge(m, size, lightPalette)
		}
	}
}

func TestSideMarks(t *testing.T) {
	ink := hex(0x241F19)
	for _, size := range []int{12, 16, 24, 48} {
		full, hollow := SideMark(true, size, ink), SideMark(false, size, ink)
		if inkBounds(full) != inkBounds(hollow) {
			t.Errorf("size %d: filled %v, hollow %v", size, inkBounds(full), inkBounds(hollow))
		}
		if full.RGBAAt(size/2, size/2) != opaque(ink) || hollow.RGBAAt(size/2, size/2).A != 0 {
			t.Errorf("size %d: middle of filled %v, of hollow %v", size,
				full.RGBAAt(size/2, size/2), hollow.RGBAAt(size/2, size/2))
		}
	}
	SideMark(true, 0, ink)
}

func BenchmarkBadge(b *testing.B) {
	for b.Loop() {
		Badge(Checker, 34, lightPalette)
	}
}
