package play

import (
	"fyne.io/fyne/v2"

	"terakoya/app/parts"
	"terakoya/app/setupscreen"
	"terakoya/widgets"
)

// Lengths of the setup, in units.
const (
	startGap     = 2
	pictureShare = 0.70 // of the right half's width, where the window is high enough
	pictureLeast = 0.30 // below that the half scrolls
	pictureStep  = 0.03
	questionGap  = 8

	pictureScrolled = 0.42
)

// questionLabel is how wide what is asked stands before the answers.
func questionLabel() float32 { return widgets.Grown(98) }

var _ fyne.Layout = (*Setup)(nil)

// MinSize is part of fyne.Layout.
func (s *Setup) MinSize([]fyne.CanvasObject) fyne.Size { return setupscreen.MinSize() }

// Layout is part of fyne.Layout: the list of starts at the left of a sheet. The
// picture is as large as the questions below it allow.
func (s *Setup) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	list, rest, ok := s.sheet.Lay(size, stripColumn(s.rows)+2*setupscreen.ListPad)
	if !ok {
		return
	}
	before := s.starts.Size()
	top := s.layOffer(fyne.NewPos(list.X, list.Y), list.Width)
	low := list.Bottom() - startHeight()
	widgets.Place(s.starts, list.X, top, list.Width, low-startGap-top)
	widgets.Place(s.rows[len(s.rows)-1], list.X, low, list.Width, startHeight())
	if s.starts.Size() != before {
		s.reveal()
	}
	s.seen = rest.Height
	s.rest.Place(rest)
	at, high := s.cancel.Position(), s.cancel.Size().Height
	widgets.PlaceMiddle(s.record, list.X+setupscreen.ListPad, at.Y, at.X-list.X-2*setupscreen.ListPad, high)
}

// layRest places the right half with a picture as large as the window allows, and
// returns where it ends. What has to be scrolled leaves room for its bar.
func (s *Setup) layRest(room setupscreen.Room) (bottom float32) {
	at, width := fyne.NewPos(room.X, room.Y), room.Width
	lines := s.layLines(at, width) - at.Y // placed anew once it is known where they begin
	share := float32(pictureShare)
	for share >= pictureLeast && s.startHeight(width, share)+lines > s.seen {
		share -= pictureStep
	}
	if share < pictureLeast {
		width, share = width-scrollRoom, pictureScrolled
	}
	return s.layLines(fyne.NewPos(at.X, s.layStart(at, width, share)), width)
}

// layLines places the questions and returns where they end.
func (s *Setup) layLines(at fyne.Position, width float32) (bottom float32) {
	y := at.Y + questionGap + setupscreen.NoteAbove
	for _, l := range s.lines {
		if l.now() {
			y = l.place(fyne.NewPos(at.X, y), width) + questionGap
		}
	}
	return y
}

// reveal scrolls the list so that the chosen start is seen whole.
func (s *Setup) reveal() {
	for i, r := range s.rows[:len(s.rows)-1] {
		if !r.chosen {
			continue
		}
		top := float32(i) * (startHeight() + startGap)
		high := s.starts.Size().Height
		offset := max(min(s.starts.Offset.Y, top), top+startHeight()-high)
		s.starts.ScrollToOffset(fyne.NewPos(0, max(0, offset)))
	}
}

// Name returns the name of the screen.
func (s *Setup) Name() string { return "setup" }

// Says returns what the chosen start is, or why no game can begin from it.
func (s *Setup) Says() string {
	name, about, fault := s.aboutStart()
	if fault {
		return about
	}
	return name
}

// Parts returns the named parts that are in view: the starts as
// "start-six-piece-handicap" and so on, the answers as "you-0", "rank-2" and so
// on, counted from the left, "takeback" and "hints", the lists "book" and "engine", the
// lines that are written "clock-line" and "sfen", the offered rung as "offer", "main"
// and "cancel".
func (s *Setup) Parts() []parts.Part {
	all := []parts.Part{
		parts.Whole("title", s.sheet.Title()), parts.Whole("about", s.about), parts.Whole("board", s.picture),
		parts.Whole("main", s.begin), parts.Whole("cancel", s.cancel), parts.Whole("offer", s.offer), parts.Whole("why", s.why),
		parts.Whole("sfen", s.position.entry), parts.Whole("record", s.record),
	}
	last := len(s.rows) - 1
	for i, r := range s.rows {
		top := r.Position().Y - s.starts.Offset.Y
		if i == last || top >= 0 && top+startHeight() <= s.starts.Size().Height {
			all = append(all, parts.Whole("start-"+r.key, r))
		}
	}
	top := fyne.CurrentApp().Driver().AbsolutePositionForObject(s.rest.Scroll).Y
	for _, l := range s.lines {
		if !l.now() {
			continue
		}
		for _, p := range l.parts() {
			if at, size := p.Rect(); at.Y >= top && at.Y+size.Height <= top+s.rest.Scroll.Size().Height {
				all = append(all, p)
			}
		}
	}
	return all
}
