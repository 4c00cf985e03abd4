package widgets_test

import (
	"crypto/sha256"
	"fmt"
	"image"
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets"
)

func digest(img image.Image) string {
	rgba, ok := img.(*image.RGBA)
	if !ok {
		return "no RGBA"
	}
	return fmt.Sprintf("%x", sha256.Sum256(rgba.Pix))
}

// TestPictureLooksLikeTheBoard: what we paint is what Fyne paints, but for the
// edges of lines and letters.
func TestPictureLooksLikeTheBoard(t *testing.T) {
	for _, style := range []widgets.Style{{Stands: true}, {Stands: true, Turned: true}, {Bare: true}} {
		d := newDesk(t, twoHands)
		d.SetStyle(style)
		d.SetNames([2]widgets.StandName{{Side: "Sente", Player: "You"}, {Side: "Gote"}})
		m := everyMark(t)
		m.Last, m.Check = widgets.LastMove(attempt(t, "3d4d")), rules.SetOf(square(t, "5i"))
		m.Control.Counts[square(t, "9d")] = 2
		d.SetMarks(m)
		shown, got := d.window.Canvas().Capture(), d.Picture(1)
		wood, _ := d.BoardRect()
		if style.Stands {
			wood.X = 0.5 * (deskSize.Width - float32(got.Rect.Dx()-24))
		}
		dx, dy := int(wood.X)-12, int(wood.Y)-12
		for y := 12; y < got.Rect.Dy()-12-patch; y += patch {
			for x := 12; x < got.Rect.Dx()-12-patch; x += patch {
				a, b := mean(got, x, y), mean(shown, x+dx, y+dy)
				if apart(a, b) > 0x1800 {
					t.Fatalf("%+v: at %d, %d the picture is %v, the board %v", style, x, y, a, b)
				}
			}
		}
	}
}

const patch = 16

// mean is the colour of a square of pixels.
func mean(img image.Image, left, top int) color.Color {
	var sum [3]uint32
	for y := top; y < top+patch; y++ {
		for x := left; x < left+patch; x++ {
			r, g, b, _ := img.At(x, y).RGBA()
			sum[0], sum[1], sum[2] = sum[0]+r, sum[1]+g, sum[2]+b
		}
	}
	part := func(i int) uint16 { return uint16(sum[i] / (patch * patch)) }
	return color.RGBA64{part(0), part(1), part(2), 0xFFFF}
}

func apart(a, b color.Color) uint32 {
	r, g, bl, _ := a.RGBA()
	r2, g2, bl2, _ := b.RGBA()
	return max(r-min(r, r2), r2-min(r, r2), g-min(g, g2), g2-min(g, g2), bl-min(bl, bl2), bl2-min(bl, bl2))
}

// TestPictureShowsNothingOfTheHand: neither hover, nor what is held, nor the
// window's size is seen in a picture.
func TestPictureShowsNothingOfTheHand(t *testing.T) {
	d := newDesk(t, twoHands)
	want := digest(d.Picture(1))
	test.MoveMouse(d.window.Canvas(), d.at(t, "5e"))
	d.Targets = func(rules.Square, rules.Kind) rules.SquareSet { return rules.SetOf(square(t, "5e")) }
	d.tap(t, "7g")
	d.HoldTime()
	if digest(d.Picture(1)) != want {
		t.Error("another picture while a piece is held")
	}
	d.SetSetup(setup(t, twoHands))
	d.window.Resize(fyne.NewSize(400, 300))
	if digest(d.Picture(1)) != want {
		t.Error("another picture in a small window")
	}
	if d.Held() != rules.NoPiece || d.Moving() {
		t.Error("the picture has changed the board")
	}
}

func TestPictureScales(t *testing.T) {
	d := newDesk(t, twoHands)
	one, two := d.Picture(1).Rect.Size(), d.Picture(2).Rect.Size()
	if dx, dy := two.X-2*one.X, two.Y-2*one.Y; max(dx, -dx, dy, -dy) > 60 {
		t.Errorf("%v at scale 1, %v at scale 2", one, two)
	}
	corner := d.Picture(1).At(0, 0)
	if paper := fyne.CurrentApp().Settings().Theme().Color("background", 0); apart(corner, paper) > 0 {
		t.Errorf("the corner is %v", corner)
	}
}

func BenchmarkPicture(b *testing.B) {
	useTheme(b, lessons.English)
	d := placeDesk(b, twoHands, deskSize)
	d.SetMarks(everyMark(b))
	for b.Loop() {
		d.Picture(2)
	}
}
