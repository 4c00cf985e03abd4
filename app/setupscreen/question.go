package setupscreen

import (
	"fmt"

	"fyne.io/fyne/v2"

	"terakoya/app/parts"
	"terakoya/widgets"
)

// Question is one setting: its name, the answers, and what the chosen one means.
type Question struct {
	Answer *widgets.Segments
	Note   *widgets.Paragraph

	key   string
	label *widgets.Paragraph
	now   func() (labels []string, chosen int, note string)
}

// NewQuestion returns a question; key is that of its parts. Now says what to offer,
// what is chosen, and what that means; choose is called with another answer, onKey
// with keys that the answers do not use.
func NewQuestion(key, label string, now func() ([]string, int, string), choose func(int), onKey func(*fyne.KeyEvent)) *Question {
	q := &Question{
		Answer: widgets.NewSegments(choose, onKey), Note: widgets.NewParagraph(""),
		key: key, label: widgets.NewParagraph(label), now: now,
	}
	q.Note.TextSize, q.Note.Color, q.Note.Leading = widgets.SizeSmall, widgets.ColorInkSoft, 1.3
	return q
}

// Render shows what is chosen now; nothing is, if the question does not count.
func (q *Question) Render(counts bool) {
	labels, chosen, note := q.now()
	if !counts {
		chosen, note = -1, ""
	}
	q.Answer.Set(labels, chosen)
	q.Note.SetText(note)
}

// Objects returns what is drawn.
func (q *Question) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{q.label, q.Answer, q.Note}
}

// LayAnswer places the name, which has so much room, and the answers beside it. It
// returns where they end.
func (q *Question) LayAnswer(at fyne.Position, width, label float32) float32 {
	high := max(SegmentHeight(), q.Answer.HeightFor(width-label), q.label.HeightFor(label-ListPad))
	widgets.PlaceMiddle(q.label, at.X, at.Y, label-ListPad, high)
	widgets.Place(q.Answer, at.X+label, at.Y, width-label, high)
	return at.Y + high
}

// Parts returns the answers, counted from the left: "length-0" and so on.
func (q *Question) Parts() []parts.Part {
	var all []parts.Part
	for i := range q.Answer.Len() {
		at, size := q.Answer.Rect(i)
		all = append(all, parts.Part{Name: fmt.Sprintf("%s-%d", q.key, i), Object: q.Answer, At: at, Size: size})
	}
	return all
}
