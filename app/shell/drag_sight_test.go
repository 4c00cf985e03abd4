package shell

import (
	"fmt"
	"image"
	"os"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/choices"
	"terakoya/app/course"
	"terakoya/app/stage"
	"terakoya/lessons"
)

// TestSightDrag looks at a piece under the pointer: above the board, above the panel
// beside it, and from the palette, in each language.
func TestSightDrag(t *testing.T) {
	size := fyne.NewSize(1024, 700)
	for _, l := range lessons.Languages {
		s := open(t, Options{Language: l, Lessons: os.DirFS(kinds)})
		s.choices.Set = choices.SetFor(l)
		s.window.Resize(size)
		for _, e := range course.Flat(s.chapters) {
			if e.Lesson.ID != "kind-arrange" {
				continue
			}
			e.Session = lessons.NewSession(e.Lesson)
			s.Learn(e)
			for _, way := range [][2]string{{"7i", "6f"}, {"7i", "texts"}, {"palette-black-B", "8h"}, {"palette-black-B", "texts"}} {
				free := patch(t, s, way[1])
				letGo := hold(t, s, way[0], way[1])
				inspect(t, s, size)
				stage.Picture(t, s.window, fmt.Sprintf("drag-%s-%s-%s", way[0], way[1], l))
				if patch(t, s, way[1]) == free {
					t.Errorf("%s: %s is not seen above %s", l, way[0], way[1])
				}
				press(s, fyne.KeyEscape)
				letGo()
			}
		}
	}
}

// hold drags a part above another and returns what lets it go.
func hold(t *testing.T, s *Shell, from, to string) (letGo func()) {
	t.Helper()
	a, b := part(t, s, from), part(t, s, to)
	at, size := a.Rect()
	now := at.AddXY(size.Width/2, size.Height/2)
	at, size = b.Rect()
	way := at.AddXY(size.Width/2, size.Height/2).Subtract(now)
	on := a.Object.(fyne.Draggable)
	for range 2 { // the first may only take up
		now = now.AddXY(way.X/2, way.Y/2)
		e := &fyne.DragEvent{Dragged: fyne.NewDelta(way.X/2, way.Y/2)}
		e.AbsolutePosition = now
		e.Position = now.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(a.Object))
		on.Dragged(e)
	}
	return on.DragEnd
}

// patch is what is seen in the middle of a part.
func patch(t *testing.T, s *Shell, name string) [9]uint32 {
	t.Helper()
	at, size := part(t, s, name).Rect()
	mid := image.Pt(int(at.X+size.Width/2), int(at.Y+size.Height/2))
	seen, colors := s.window.Canvas().Capture(), [9]uint32{}
	for i := range colors {
		r, g, b, _ := seen.At(mid.X+6*(i%3-1), mid.Y+6*(i/3-1)).RGBA()
		colors[i] = r>>8<<16 | g>>8<<8 | b>>8
	}
	return colors
}
