package quiz

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynetheme "fyne.io/fyne/v2/theme"

	"terakoya/app/parts"
	"terakoya/widgets"
)

// Lengths of the setup, in units.
const (
	sheetWidth    = 1040 // at most
	sheetHeight   = 720
	sheetMargin   = 20
	sheetCorner   = 16
	sheetHead     = 62
	sheetFoot     = 74
	sheetPad      = 26
	listPad       = 14
	listWidth     = 320
	tickGap       = 2
	questionLabel = 104
	questionGap   = 16
	segmentHigh   = 40
	noteAbove     = 4
	startWidth    = 190
	cancelWidth   = 126
	buttonHeight  = 44
)

var _ fyne.Layout = (*Setup)(nil)

// MinSize is part of fyne.Layout.
func (s *Setup) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(940, 560) }

// Layout is part of fyne.Layout: a sheet in the middle of the window, the list of
// topics at its left.
func (s *Setup) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	w, h := min(sheetWidth, size.Width-2*sheetMargin), min(sheetHeight, size.Height-2*sheetMargin)
	if w <= 0 || h <= 0 {
		return
	}
	x, y := float32(int((size.Width-w)/2)), float32(int((size.Height-h)/2))
	place(s.sheet, x, y, w, h)
	place(s.head, x, y+sheetHead, w, 1)
	place(s.foot, x, y+h-sheetFoot, w, 1)
	kept := widthOf(s.kept)
	middle(s.title, x+sheetPad, y, w-kept-3*sheetPad, sheetHead)
	middle(s.kept, x+w-sheetPad-kept, y, kept, sheetHead)
	foot := y + h - sheetFoot + (sheetFoot-buttonHeight)/2
	place(s.start, x+w-sheetPad-startWidth, foot, startWidth, buttonHeight)
	place(s.cancel, x+w-sheetPad-startWidth-listPad-cancelWidth, foot, cancelWidth, buttonHeight)
	body := h - sheetHead - sheetFoot
	place(s.list, x+1, y+sheetHead+1, listWidth, body-1)
	place(s.topics, x+listPad, y+sheetHead+listPad, listWidth-2*listPad, body-2*listPad)
	left := x + listWidth + sheetPad
	s.layRight(fyne.NewPos(left, y+sheetHead+listPad+4), x+w-sheetPad-left, y+h-sheetFoot-listPad)
}

// layRight places the questions, and at the foot the code.
func (s *Setup) layRight(at fyne.Position, width, bottom float32) {
	y, room := at.Y, width-questionLabel
	for _, q := range s.questions {
		middle(q.label, at.X, y, questionLabel-listPad, segmentHigh)
		place(q.answer, at.X+questionLabel, y, room, segmentHigh)
		y += segmentHigh + noteAbove
		high := q.note.HeightFor(room)
		place(q.note, at.X+questionLabel, y, room, high)
		y += high + questionGap
	}
	middle(s.sameLabel, at.X, y, questionLabel-listPad, segmentHigh)
	use := s.use.MinSize().Width
	place(s.entry, at.X+questionLabel, y, room-use-listPad, segmentHigh)
	place(s.use, at.X+width-use, y, use, segmentHigh)
	y += segmentHigh + noteAbove
	place(s.fault, at.X+questionLabel, y, room, s.fault.HeightFor(room))
	high := s.card.root.HeightFor(width)
	place(s.card.root, at.X, bottom-high, width, high)
}

// Name returns the name of the screen.
func (s *Setup) Name() string { return "quiz-setup" }

// Says returns what is wrong, or the code of the paper.
func (s *Setup) Says() string {
	if s.wrong != "" || s.paper == nil {
		return s.wrong
	}
	return s.paper.Code
}

// Parts returns the named parts: "all", "met" and "chapter-8" and so on, the answers
// as "length-0", "level-2" and so on, counted from the left, "entry", "use", "copy",
// "main" and "cancel".
func (s *Setup) Parts() []parts.Part {
	all := []parts.Part{
		parts.Whole("title", s.title), parts.Whole("all", s.all), parts.Whole("met", s.met), parts.Whole("entry", s.entry),
		parts.Whole("use", s.use), parts.Whole("copy", s.card.copy), parts.Whole("main", s.start), parts.Whole("cancel", s.cancel),
	}
	for i, t := range s.chapters {
		top := t.Position().Y - s.topics.Offset.Y
		if top >= 0 && top+t.Size().Height <= s.topics.Size().Height {
			all = append(all, parts.Whole(fmt.Sprintf("chapter-%d", s.env.Chapters[i].Number), t))
		}
	}
	for _, q := range s.questions {
		for i := range q.answer.Len() {
			at, size := q.answer.Rect(i)
			all = append(all, parts.Part{Name: fmt.Sprintf("%s-%d", q.key, i), Object: q.answer, At: at, Size: size})
		}
	}
	return all
}

func place(o fyne.CanvasObject, x, y, w, h float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(w, h))
}

// middle puts a text at the middle of a bar of some height.
func middle(p *widgets.Paragraph, x, y, w, high float32) {
	h := p.HeightFor(w)
	place(p, x, y+(high-h)/2, w, h)
}

// widthOf is the width of a text of one line.
func widthOf(p *widgets.Paragraph) float32 {
	return fyne.MeasureText(p.Text, fynetheme.Size(p.TextSize), fyne.TextStyle{Bold: p.Bold}).Width + 2
}

// fill gives a rectangle its colours and its corners.
func fill(r *canvas.Rectangle, ground, line fyne.ThemeColorName, width, corner float32) {
	r.FillColor, r.StrokeColor = fynetheme.Color(ground), fynetheme.Color(line)
	r.StrokeWidth, r.CornerRadius = width, corner
	r.Refresh()
}
