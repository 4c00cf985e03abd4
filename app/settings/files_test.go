package settings

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"terakoya/app/course"
	"terakoya/lessons"
	"terakoya/widgets"
)

// TestFaultIsSaid: a fault is said in the reader's language, above the exact cause,
// which is small and soft.
func TestFaultIsSaid(t *testing.T) {
	f := NewFiles(FilesEnv{Words: english(t)})
	fault := lessons.Fault{File: "a.toml", Line: 7, Step: "a-1", Code: lessons.ParBeaten, Cause: "par is 3, but 1 move is enough"}
	w := window(t, f.Content())
	f.SetLessons(Lessons{Sources: []*course.Source{{Kind: course.Folder, Name: "/m", Faults: []lessons.Fault{fault}}}})
	var said []*widgets.Paragraph
	for _, o := range test.LaidOutObjects(w.Content()) {
		if p, ok := o.(*widgets.Paragraph); ok {
			said = append(said, p)
		}
	}
	at := func(text string) int {
		return slices.IndexFunc(said, func(p *widgets.Paragraph) bool { return p.Text == text })
	}
	sentence, cause := at(f.env.Words.Fault(lessons.ParBeaten)), at(fault.Cause)
	if sentence < 0 || cause < sentence {
		t.Fatalf("the sentence is number %d, the cause %d", sentence, cause)
	}
	top := func(o fyne.CanvasObject) float32 {
		return fyne.CurrentApp().Driver().AbsolutePositionForObject(o).Y
	}
	if top(said[cause]) <= top(said[sentence]) || said[cause].TextSize != widgets.SizeSmall || said[cause].Color != widgets.ColorInkSoft {
		t.Errorf("the cause stands as %+v", said[cause])
	}
}
