package widgets_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"terakoya/lessons"
	"terakoya/rules"
)

var benchSize = fyne.NewSize(1280, 900)

// BenchmarkTap measures from a click on a piece to the board as it is painted, in
// a window of 1280×900; and what of that is not the board's: Fyne's painter in
// memory takes 17 ns for each pixel of the window and 12 ns for each of a
// picture.
func BenchmarkTap(b *testing.B) {
	for _, paint := range []bool{true, false} {
		b.Run(map[bool]string{true: "painted", false: "laid out"}[paint], func(b *testing.B) {
			useTheme(b, lessons.English)
			d := placeDesk(b, twoHands, benchSize)
			pieces := []fyne.Position{d.at(b, "7g"), d.at(b, "2g")}
			d.window.Canvas().Capture()
			for n := 0; b.Loop(); n++ {
				d.Tapped(&fyne.PointEvent{Position: pieces[n%2]})
				if paint {
					d.window.Canvas().Capture()
				}
			}
			if d.Held().Kind() != rules.Pawn {
				b.Fatal("nothing is held")
			}
		})
	}
	b.Run("painted, the wood alone", func(b *testing.B) {
		useTheme(b, lessons.English)
		d := placeDesk(b, twoHands, benchSize)
		for _, o := range drawn(d.Board) {
			if r, ok := o.(*canvas.Raster); ok {
				benchPaint(b, container.NewWithoutLayout(r))
				return
			}
		}
	})
	b.Run("painted, an empty window", func(b *testing.B) {
		useTheme(b, lessons.English)
		benchPaint(b, container.NewWithoutLayout())
	})
}

func benchPaint(b *testing.B, o fyne.CanvasObject) {
	w := test.NewTempWindow(b, o)
	w.SetPadded(false)
	w.Resize(benchSize)
	for b.Loop() {
		w.Canvas().Capture()
	}
}
