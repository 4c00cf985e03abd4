package worksheet

import (
	"fyne.io/fyne/v2"

	"terakoya/app/parts"
	"terakoya/app/setupscreen"
	"terakoya/widgets"
)

// Lengths of the screen, in units.
const (
	listShare      = 0.26 // of the window at most, where large type wants more
	listWidth      = 300
	questionLabel  = 84
	questionGap    = 12
	kindGap        = 10
	pageShare      = 0.385 // of the room beside the list
	questionsMost  = 400   // what the questions need, where there is more room
	questionsLeast = 330
	pageLeast      = 200 // below that no page is shown
	pageGap        = 22
	footGap        = 4
)

var _ fyne.Layout = (*Screen)(nil)

// MinSize is part of fyne.Layout.
func (s *Screen) MinSize([]fyne.CanvasObject) fyne.Size { return setupscreen.MinSize() }

// Layout is part of fyne.Layout: what there is at the left of a sheet, the questions in
// its middle and a page at the right, if there is room for it beside the questions.
func (s *Screen) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	list := max(listWidth, min(widgets.Grown(listWidth), size.Width*listShare))
	left, right, ok := s.sheet.Lay(size, list)
	if !ok {
		return
	}
	kinds := max(setupscreen.SegmentHeight(), s.kinds.HeightFor(left.Width))
	widgets.Place(s.kinds, left.X, left.Y, left.Width, kinds)
	top := left.Y + kinds + kindGap
	widgets.Place(s.list.scroll, left.X-frameRoom, top, left.Width+2*frameRoom, left.Bottom()-top)
	right.Height -= setupscreen.ListPad
	wide := max(right.Width*pageShare, right.Width-widgets.Grown(questionsMost)-pageGap)
	wide = min(wide, right.Width-widgets.Grown(questionsLeast)-pageGap)
	shown := wide >= pageLeast
	s.preview.hide(!shown)
	if s.foot.SetText(s.told); s.told == "" && !shown {
		s.foot.SetText(s.about())
	}
	if shown {
		s.preview.place(setupscreen.Room{X: right.X + right.Width - wide, Y: right.Y, Width: wide, Height: right.Height})
		right.Width -= wide + pageGap
	}
	s.rest.Place(right)
	at, high := s.cancel.Position(), s.cancel.Size().Height
	room := at.X - left.X - 2*setupscreen.ListPad
	high = max(high, s.foot.HeightFor(room))
	widgets.PlaceMiddle(s.foot, left.X+footGap, at.Y+(s.cancel.Size().Height-high)/2, room, high)
}

// layRest places the questions, and returns where they end.
func (s *Screen) layRest(room setupscreen.Room) (bottom float32) {
	label := widgets.Grown(questionLabel)
	y, left, wide := room.Y, room.X+label, room.Width-label
	coded := false
	for _, q := range s.questions {
		if !q.asked(s.choice.Kind) {
			continue
		}
		if q.form && !coded {
			y, coded = s.layCode(fyne.NewPos(room.X, y), room.Width), true
		}
		y = q.LayAnswer(fyne.NewPos(room.X, y), room.Width, label)
		if q.Note.Text != "" {
			high := q.Note.HeightFor(wide)
			widgets.Place(q.Note, left, y+setupscreen.NoteAbove, wide, high)
			y += setupscreen.NoteAbove + high
		}
		y += questionGap
	}
	return y
}

// layCode places the line for the code or the number, with what else there is to say of
// the questions below it, and returns where what follows begins.
func (s *Screen) layCode(at fyne.Position, width float32) (bottom float32) {
	label := widgets.Grown(questionLabel)
	left, wide := at.X+label, width-label
	if s.choice.Kind != Lessons {
		line := max(setupscreen.SegmentHeight(), s.entry.MinSize().Height)
		widgets.PlaceMiddle(s.codeLabel, at.X, at.Y, label-setupscreen.ListPad, line)
		widgets.Place(s.entry, left, at.Y, wide, line)
		at.Y += line + 2*setupscreen.NoteAbove
		other := s.other.MinSize()
		widgets.Place(s.other, left, at.Y, min(wide, other.Width), other.Height)
		at.Y += other.Height + questionGap
	}
	if s.fault.Text != "" {
		high := s.fault.HeightFor(width)
		widgets.Place(s.fault, at.X, at.Y, width, high)
		at.Y += high + questionGap
	}
	return at.Y
}

// Parts returns the named parts that are in view: "kind-0" and so on, counted from the
// left, what can be ticked as "chapter-8", "lesson-nifu" or "all", the answers as
// "level-2" and so on, "entry", "other", the page as "page" with "back" and "next",
// "main" and "cancel".
func (s *Screen) Parts() []parts.Part {
	all := []parts.Part{
		parts.Whole("title", s.sheet.Title()), parts.Whole("main", s.save), parts.Whole("cancel", s.cancel), parts.Whole("foot", s.foot),
		parts.Whole("page", s.preview.paper), parts.Whole("about", s.preview.about),
		parts.Whole("back", s.preview.back), parts.Whole("next", s.preview.next),
	}
	for i := range s.kinds.Len() {
		at, size := s.kinds.Rect(i)
		all = append(all, parts.Part{Name: "kind-" + string(rune('0'+i)), Object: s.kinds, At: at, Size: size})
	}
	all = append(all, s.list.parts()...)
	right := []parts.Part{
		parts.Whole("entry", s.entry), parts.Whole("other", s.other), parts.Whole("fault", s.fault), parts.Whole("code", s.codeLabel),
	}
	for _, q := range s.questions {
		if q.asked(s.choice.Kind) {
			right = append(append(right, q.Parts()...), parts.Whole("note", q.Note))
		}
	}
	top := fyne.CurrentApp().Driver().AbsolutePositionForObject(s.rest.Scroll).Y
	for _, p := range right {
		if at, size := p.Rect(); at.Y >= top && at.Y+size.Height <= top+s.rest.Scroll.Size().Height {
			all = append(all, p)
		}
	}
	return all
}
