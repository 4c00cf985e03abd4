package widgets_test

import (
	"image"
	"image/color"
	"slices"
	"testing"

	"terakoya/app/theme"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets"
)

const fromSquare = "last move from"

// greyBoard shows each mark on a square of its own: rank e is empty, on rank g stand pawns.
// The first of each rank has no mark.
func greyBoard(t *testing.T, in theme.Theme) (d *desk, marked map[string]string) {
	t.Helper()
	useTheme(t, lessons.English).Settings().SetTheme(in)
	d = placeDesk(t, "4k4/9/9/9/9/9/PPPPPPPPP/9/4K4 b - 1", deskSize)
	set := func(name string) rules.SquareSet { return rules.SetOf(square(t, name)) }
	d.SetMarks(widgets.Marks{
		Last: []rules.Square{square(t, "8e"), square(t, "8g")}, Dots: set("7e").Or(set("7g")), Rings: set("6e"), Crosses: set("5e"),
		Check: set("6g"), Squares: []widgets.SquareMark{{Square: square(t, "5g"), Role: widgets.Offender}},
	})
	d.tap(t, "4g") // taken up
	return d, map[string]string{
		"9e": "nothing", "8e": fromSquare, "7e": "may go", "6e": "may be dropped", "5e": "out of reach",
		"9g": "nothing", "8g": "last move to", "7g": "may capture", "6g": "check", "5g": "tried", "4g": "taken up",
	}
}

// TestToldApartInGrey: without colour the last move, check, what is taken up and where it
// may go are told apart by shape: what is left when a mere tint is taken away. (ACC-03)
func TestToldApartInGrey(t *testing.T) {
	light, dark := theme.New(lessons.English, false), theme.New(lessons.English, true)
	for name, in := range map[string]theme.Theme{
		"light": light, "dark": dark, "safe": light.Safe(), "safe dark": dark.Safe(), "high": light.High(), "high dark": dark.High(),
	} {
		t.Run(name, func(t *testing.T) {
			d, marked := greyBoard(t, in)
			picture := d.window.Canvas().Capture()
			for a, what := range marked {
				for b, other := range marked {
					if a[1] != b[1] || a >= b { // on another rank, or seen already
						continue
					}
					if what == fromSquare && other == "nothing" { // a tint: the other square says it
						continue
					}
					if share := shapes(greys(picture, d, t, a), greys(picture, d, t, b)); share < 0.02 {
						t.Errorf("%s on %s and %s on %s differ in %.3f of the square", what, a, other, b, share)
					}
				}
			}
			if share := shapes(greys(picture, d, t, "9e"), greys(picture, d, t, "1e")); share > 0.015 {
				t.Errorf("the wood alone differs in %.3f of the square", share)
			}
		})
	}
}

// greys are the pixels of a square in grey.
func greys(picture image.Image, d *desk, t *testing.T, name string) (all []int) {
	at, size := d.SquareRect(square(t, name))
	at = at.Add(d.Board.Position())
	for y := range int(size.Height) - 4 {
		for x := range int(size.Width) - 4 {
			all = append(all, int(color.GrayModel.Convert(picture.At(int(at.X)+2+x, int(at.Y)+2+y)).(color.Gray).Y))
		}
	}
	return all
}

// shapes is the share of the pixels by which two squares differ once their difference in
// tint is taken away.
func shapes(a, b []int) float64 {
	differ := make([]int, min(len(a), len(b)))
	for i := range differ {
		differ[i] = a[i] - b[i]
	}
	sorted := slices.Sorted(slices.Values(differ))
	tint, n := sorted[len(sorted)/2], 0
	for _, v := range differ {
		if v-tint > 24 || tint-v > 24 {
			n++
		}
	}
	return float64(n) / float64(len(differ))
}
