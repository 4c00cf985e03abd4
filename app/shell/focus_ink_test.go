package shell

import (
	"fmt"
	"image"
	"image/color"
	"maps"
	"math"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/software"
	fynetheme "fyne.io/fyne/v2/theme"

	"terakoya/app/theme"
	"terakoya/lessons"
	"terakoya/widgets"
)

// kindOf is what controls that look alike have in common.
func kindOf(f fyne.Focusable) string {
	switch f := f.(type) {
	case *widgets.Button:
		return fmt.Sprintf("button %d", f.Kind)
	case *widgets.RailButton:
		return fmt.Sprintf("rail %t", f.Chosen)
	case *widgets.Pick:
		return fmt.Sprintf("pick %t", f.Chosen)
	}
	return fmt.Sprintf("%T", f)
}

// light is the relative luminance of a colour, from 0 to 1 (WCAG 2).
func light(c color.Color) float64 {
	part := func(v uint32) float64 {
		x := float64(v) / 0xffff
		if x <= 0.04045 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	r, g, b, _ := c.RGBA()
	return 0.2126*part(r) + 0.7152*part(g) + 0.0722*part(b)
}

func contrast(a, b color.Color) float64 {
	x, y := light(a), light(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// changed counts the pixels of two pictures that differ by that much.
func changed(a, b image.Image, in image.Rectangle, least float64) (n int) {
	for y := in.Min.Y; y < in.Max.Y; y++ {
		for x := in.Min.X; x < in.Max.X; x++ {
			if p, q := a.At(x, y), b.At(x, y); p != q && contrast(p, q) >= least {
				n++
			}
		}
	}
	return n
}

// inks are the themes in which the focus is looked at.
var inks = map[string]theme.Theme{
	"light": theme.New(lessons.English, false), "dark": theme.New(lessons.English, true),
	"contrast": theme.New(lessons.English, false).High(), "contrast dark": theme.New(lessons.English, true).High(),
}

// TestFocusIsDrawn: each kind of control is drawn another way while it has the focus: along
// a half of its edge at least by 3:1. (ACC-04)
func TestFocusIsDrawn(t *testing.T) {
	all, done := reached(), map[string]bool{}
	s := open(t, Options{Language: lessons.English})
	for _, name := range slices.Sorted(maps.Keys(all)) {
		s.anew()
		s.Home()
		all[name](s)
		for _, f := range walked(s.window.Canvas(), fyne.Canvas.FocusNext) {
			if kind := kindOf(f); !done[kind] {
				done[kind] = true
				drawnWithFocus(t, s, f, kind)
			}
		}
	}
	if len(done) < 15 {
		t.Errorf("only %d kinds were seen", len(done))
	}
}

// drawnWithFocus draws a control alone in each theme, with the focus and without. It is of
// no use to its screen afterwards.
func drawnWithFocus(t *testing.T, s *Shell, f fyne.Focusable, kind string) {
	t.Helper()
	const least, edge = 3, 8
	o := f.(fyne.CanvasObject)
	said, size := nameOf(s, o), o.Size()
	ground := canvas.NewRectangle(color.Transparent)
	c := software.NewCanvas()
	c.SetContent(container.NewWithoutLayout(ground, o))
	c.Resize(size.AddWidthHeight(2*edge, 2*edge))
	ground.Resize(c.Size())
	for _, ink := range slices.Sorted(maps.Keys(inks)) {
		s.app.Settings().SetTheme(inks[ink]) // its screen places it again
		o.Resize(size)
		o.Move(fyne.NewPos(edge, edge))
		ground.FillColor = inks[ink].Color(fynetheme.ColorNameBackground, 0)
		f.FocusLost()
		without := c.Capture()
		f.FocusGained()
		with := c.Capture()
		f.FocusLost()
		if n := changed(with, without, with.Bounds(), least); n < int(size.Width+size.Height) {
			t.Errorf("%s: %s, %s, %v large, changes %d pixels", ink, kind, said, size, n)
		}
	}
	s.app.Settings().SetTheme(inks["light"])
}
