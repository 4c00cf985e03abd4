package quiz

import (
	"fmt"

	"fyne.io/fyne/v2"

	"terakoya/app/parts"
	"terakoya/app/setupscreen"
	"terakoya/widgets"
)

// Lengths of the setup, in units.
const (
	listWidth     = 320
	tickGap       = 2
	questionLabel = 104
	questionGap   = 16
	buttonHeight  = 44 // of the buttons of a quiz
)

var _ fyne.Layout = (*Setup)(nil)

// MinSize is part of fyne.Layout.
func (s *Setup) MinSize([]fyne.CanvasObject) fyne.Size { return setupscreen.MinSize() }

// Layout is part of fyne.Layout: the list of topics at the left of a sheet.
func (s *Setup) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	list, rest, ok := s.sheet.Lay(size, listWidth)
	if !ok {
		return
	}
	widgets.Place(s.topics, list.X, list.Y, list.Width, list.Height)
	rest.Height -= setupscreen.ListPad
	s.rest.Place(rest)
}

// layRight places the questions, and at the foot the code. It returns where all ends.
func (s *Setup) layRight(room setupscreen.Room) float32 {
	y, left, wide := room.Y, room.X+setupscreen.Label(questionLabel), room.Width-setupscreen.Label(questionLabel)
	for _, q := range s.questions {
		y = q.LayAnswer(fyne.NewPos(room.X, y), room.Width, setupscreen.Label(questionLabel)) + setupscreen.NoteAbove
		high := q.Note.HeightFor(wide)
		widgets.Place(q.Note, left, y, wide, high)
		y += high + questionGap
	}
	line := s.layCode(fyne.NewPos(left, y), wide)
	widgets.PlaceMiddle(s.sameLabel, room.X, y, setupscreen.Label(questionLabel)-setupscreen.ListPad, line)
	y = s.use.Position().Y + s.use.Size().Height + setupscreen.NoteAbove
	fault := s.fault.HeightFor(wide)
	widgets.Place(s.fault, left, y, wide, fault)
	high := s.card.root.HeightFor(room.Width)
	least := y + high
	if s.fault.Text != "" {
		least += fault + setupscreen.NoteAbove
	}
	widgets.Place(s.card.root, room.X, max(least, room.Bottom())-high, room.Width, high)
	return least
}

// layCode places the line for a code, with its button beside it, or below it where
// type is large. It returns the height of the line.
func (s *Setup) layCode(at fyne.Position, width float32) float32 {
	use := s.use.MinSize()
	if widgets.Grown(1) == 1 {
		widgets.Place(s.entry, at.X, at.Y, width-use.Width-setupscreen.ListPad, setupscreen.SegmentHeight())
		widgets.Place(s.use, at.X+width-use.Width, at.Y, use.Width, setupscreen.SegmentHeight())
		return setupscreen.SegmentHeight()
	}
	line := s.entry.MinSize().Height
	widgets.Place(s.entry, at.X, at.Y, width, line)
	widgets.Place(s.use, at.X+width-use.Width, at.Y+line+setupscreen.ListPad, use.Width, use.Height)
	return line
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
		parts.Whole("title", s.sheet.Title()), parts.Whole("all", s.all), parts.Whole("met", s.met), parts.Whole("entry", s.entry),
		parts.Whole("use", s.use), parts.Whole("copy", s.card.copy), parts.Whole("main", s.start), parts.Whole("cancel", s.cancel),
	}
	for i, t := range s.chapters {
		top := t.Position().Y - s.topics.Offset.Y
		if top >= 0 && top+t.Size().Height <= s.topics.Size().Height {
			all = append(all, parts.Whole(fmt.Sprintf("chapter-%d", s.env.Chapters[i].Number), t))
		}
	}
	for _, q := range s.questions {
		all = append(all, q.Parts()...)
	}
	return all
}
