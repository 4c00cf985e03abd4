package widgets_test

import (
	"image"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/rules"
	"terakoya/widgets/pieceart"
)

// TestFadeIsDrawnAnew: pictures that are kept tell a faded guide from the whole one. Of
// a board whose knights fade, the squares of the knights change and no others; when they
// are all there again, it is the first picture.
func TestFadeIsDrawnAnew(t *testing.T) {
	d := newDesk(t, "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1")
	picture := func(set pieceart.Set) image.Image {
		style := d.Style()
		style.Set = set
		d.SetStyle(style)
		return d.window.Canvas().Capture()
	}
	whole := picture(pieceart.Guide)
	faded := picture(pieceart.Guide.Faded(rules.Knight, pieceart.Gone))
	again := picture(pieceart.Guide)
	board := setup(t, "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1").Board
	for sq, pc := range board {
		at, size := d.SquareRect(rules.Square(sq))
		if differ := differIn(whole, faded, at, size); differ != (pc.Kind() == rules.Knight) {
			t.Errorf("%v on %v: another picture %v", pc, rules.Square(sq), differ)
		}
		if differIn(whole, again, at, size) {
			t.Errorf("%v on %v is not what it was", pc, rules.Square(sq))
		}
	}
}

// differIn reports whether two pictures differ in a rectangle.
func differIn(a, b image.Image, at fyne.Position, size fyne.Size) bool {
	for y := int(at.Y); y < int(at.Y+size.Height); y++ {
		for x := int(at.X); x < int(at.X+size.Width); x++ {
			if a.At(x, y) != b.At(x, y) {
				return true
			}
		}
	}
	return false
}
