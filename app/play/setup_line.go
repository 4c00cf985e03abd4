package play

import (
	"fyne.io/fyne/v2"

	"terakoya/app/parts"
	"terakoya/app/setupscreen"
	"terakoya/widgets"
)

// line is a line of the right half: a question with its answers, and a note on what
// the chosen one means.
type line struct {
	objects []fyne.CanvasObject // without the note
	note    *widgets.Paragraph
	asked   func() bool // nil for always
	render  func()
	// lay places the answers and returns where they end.
	lay func(at fyne.Position, width float32) (bottom float32)
	// below places what comes below the note, and returns where that ends; nil for
	// nothing.
	below func(at fyne.Position, width float32) (bottom float32)
	parts func() []parts.Part
}

// newLine returns the line of one question.
func newLine(q *setupscreen.Question) *line {
	return &line{
		objects: q.Objects()[:2], note: q.Note, render: func() { q.Render(true) }, parts: q.Parts,
		lay: func(at fyne.Position, width float32) float32 { return q.LayAnswer(at, width, questionLabel()) },
	}
}

// newSelection returns the line of a question with many answers; now says what to
// offer and what is chosen.
func newSelection(key, label string, now func() ([]string, int), choose func(int), onKey func(*fyne.KeyEvent)) *line {
	name, list := widgets.NewParagraph(label), widgets.NewSelector(choose, onKey)
	return &line{
		objects: []fyne.CanvasObject{name, list}, note: widgets.NewParagraph(""),
		render: func() { list.Set(now()) },
		lay: func(at fyne.Position, width float32) float32 {
			answer := setupscreen.SegmentHeight()
			high := max(answer, name.HeightFor(questionLabel()-setupscreen.ListPad))
			widgets.PlaceMiddle(name, at.X, at.Y, questionLabel()-setupscreen.ListPad, high)
			widgets.Place(list, at.X+questionLabel(), at.Y+(high-answer)/2, width-questionLabel(), answer)
			return at.Y + high
		},
		parts: func() []parts.Part { return []parts.Part{parts.Whole(key, list)} },
	}
}

// now reports whether the line is shown.
func (l *line) now() bool { return l.asked == nil || l.asked() }

// show shows what is chosen now, or hides the line.
func (l *line) show() {
	on := l.now()
	for _, o := range l.objects {
		widgets.Show(o, on)
	}
	l.render()
	widgets.Show(l.note, on && l.note.Text != "")
}

// place places the line and returns where it ends.
func (l *line) place(at fyne.Position, width float32) (bottom float32) {
	bottom = l.lay(at, width)
	if l.note.Text != "" {
		room := width - questionLabel()
		high := l.note.HeightFor(room)
		widgets.Place(l.note, at.X+questionLabel(), bottom+setupscreen.NoteAbove, room, high)
		bottom += setupscreen.NoteAbove + high
	}
	if l.below != nil {
		bottom = l.below(fyne.NewPos(at.X, bottom), width)
	}
	return bottom
}
