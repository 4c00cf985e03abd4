// Package parts names the parts of a screen and where they lie, so that the
// program can be driven from outside and tests can look for overlaps.
package parts

import (
	"encoding/json"
	"io"
	"math"

	"fyne.io/fyne/v2"

	"terakoya/widgets"
)

// Part is something on a screen with a name. At and Size, if Size is not zero,
// are a rectangle within the object, such as a square of a board.
type Part struct {
	Name   string
	Object fyne.CanvasObject
	At     fyne.Position
	Size   fyne.Size
}

// Whole returns the part that is a whole object.
func Whole(name string, o fyne.CanvasObject) Part { return Part{Name: name, Object: o} }

// Rect returns where the part lies in its window, in units.
func (p Part) Rect() (fyne.Position, fyne.Size) {
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(p.Object).Add(p.At)
	if p.Size.IsZero() {
		return at, p.Object.Size()
	}
	return at, p.Size
}

// Write prints a screen, the text of its status line, the part that has the focus and the
// visible parts as one line of JSON, lengths in device pixels:
// {"focus":"main","parts":{"main":[x,y,width,height]},"says":"…","screen":"learn"}.
func Write(w io.Writer, screen, says string, scale float32, all []Part) error {
	rects := map[string][4]int{}
	for _, p := range all {
		at, size := p.Rect()
		if !p.Object.Visible() || size.IsZero() {
			continue
		}
		px := func(v float32) int { return int(math.Round(float64(v * scale))) }
		rects[p.Name] = [4]int{px(at.X), px(at.Y), px(size.Width), px(size.Height)}
	}
	return json.NewEncoder(w).Encode(map[string]any{"screen": screen, "says": says, "focus": focused(all), "parts": rects})
}

// focused names the part that has the focus, the first of those that share it, or "board"
// for the squares of a board; empty for none, or for something that is no part.
func focused(all []Part) string {
	for _, p := range all {
		c := fyne.CurrentApp().Driver().CanvasForObject(p.Object)
		if c == nil || c.Focused() == nil || any(c.Focused()) != any(p.Object) {
			continue
		}
		if _, ok := p.Object.(*widgets.Board); ok {
			return "board"
		}
		return p.Name
	}
	return ""
}
