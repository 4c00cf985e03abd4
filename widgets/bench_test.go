package widgets_test

import (
	"image"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"

	"terakoya/lessons"
	"terakoya/rules"
)

var benchSize = fyne.NewSize(1280, 900)

// BenchmarkTap measures from a click on a piece to the board as Fyne's painter in
// memory has drawn it, in a window of 1280×900; then to the picture that a test
// captures, for which the whole window is filled before and copied after; and what
// of that is not the board's: 17 ns for each pixel of the window, 12 ns for each of
// a picture.
func BenchmarkTap(b *testing.B) {
	b.Run("drawn", func(b *testing.B) {
		useTheme(b, lessons.English)
		d := placeDesk(b, twoHands, benchSize)
		pieces := []fyne.Position{d.at(b, "7g"), d.at(b, "2g")}
		drawn := canvas.NewRaster(func(w, h int) image.Image { // comes after the board
			b.StopTimer()
			return image.NewRGBA(image.Rect(0, 0, w, h))
		})
		drawn.Resize(fyne.NewSize(1, 1))
		c := software.NewTransparentCanvas() // is not filled before
		c.SetPadded(false)
		c.SetContent(container.NewWithoutLayout(d.Board, drawn))
		c.Resize(benchSize)
		c.Capture()
		b.StartTimer()
		for n := 0; b.Loop(); n++ {
			d.Tapped(&fyne.PointEvent{Position: pieces[n%2]})
			c.Capture()
			b.StartTimer()
		}
		if d.Held().Kind() != rules.Pawn {
			b.Fatal("nothing is held")
		}
	})
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
