package play

import (
	"fyne.io/fyne/v2"

	"terakoya/app/parts"
	"terakoya/app/sheet"
	"terakoya/rules"
	"terakoya/widgets"
)

// Lengths of the setup, in units.
const (
	startGap      = 2
	pictureShare  = 0.70 // of the right half's width, where the window is high enough
	pictureLeast  = 0.15
	pictureSeen   = 0.25 // of the rank below the pawns, in cells
	questionLabel = 98
	questionGap   = 14
)

var _ fyne.Layout = (*Setup)(nil)

// MinSize is part of fyne.Layout.
func (s *Setup) MinSize([]fyne.CanvasObject) fyne.Size { return sheet.MinSize() }

// Layout is part of fyne.Layout: the list of starts at the left of a sheet. The
// picture is as large as the questions below it allow.
func (s *Setup) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	list, rest, ok := s.sheet.Lay(size, stripColumn(s.rows)+2*sheet.ListPad)
	if !ok {
		return
	}
	before := s.starts.Size()
	top := s.layOffer(fyne.NewPos(list.X, list.Y), list.Width)
	widgets.Place(s.starts, list.X, top, list.Width, list.Y+list.Height-top)
	if s.starts.Size() != before {
		s.reveal()
	}
	s.rest.Place(rest)
}

// layRest places the right half with a picture as large as the room allows, and
// returns where it ends.
func (s *Setup) layRest(room sheet.Room) (bottom float32) {
	for share := float32(pictureShare); share >= pictureLeast; share -= 0.1 {
		bottom = s.layRight(fyne.NewPos(room.X, room.Y), room.Width, share)
		if bottom <= room.Bottom() {
			break
		}
	}
	return bottom
}

// layRight places the picture of the start, as wide as the share says, its text
// beside it, and the questions. It returns where they end.
func (s *Setup) layRight(at fyne.Position, width, share float32) float32 {
	picture := float32(int(width * share))
	s.board.Resize(fyne.NewSize(picture, 1.4*picture)) // as high as it likes
	wood, size := s.board.BoardRect()
	below, cell := s.board.SquareRect(rules.NewSquare(9, 4))
	seen := below.Y - wood.Y + pictureSeen*cell.Height
	s.board.Move(fyne.NewPos(-wood.X, -wood.Y))
	widgets.Place(s.picture, at.X, at.Y, size.Width, seen)
	left, room := at.X+size.Width+sheet.ListPad, width-size.Width-sheet.ListPad
	name := s.name.HeightFor(room)
	widgets.Place(s.name, left, at.Y, room, name)
	widgets.Place(s.about, left, at.Y+name+sheet.NoteAbove, room, s.about.HeightFor(room))
	y := at.Y + max(seen, name+sheet.NoteAbove+s.about.HeightFor(room)) + questionGap + sheet.NoteAbove
	for i, q := range s.questions {
		if !s.asked(i) {
			continue
		}
		y = q.LayAnswer(fyne.NewPos(at.X, y), width, questionLabel)
		if q.Note.Text != "" {
			high := q.Note.HeightFor(width - questionLabel)
			widgets.Place(q.Note, at.X+questionLabel, y+sheet.NoteAbove, width-questionLabel, high)
			y += sheet.NoteAbove + high
		}
		widgets.Show(q.Note, q.Note.Text != "")
		y += questionGap
	}
	return y
}

// reveal scrolls the list so that the chosen start is seen whole.
func (s *Setup) reveal() {
	for i, r := range s.rows {
		if !r.chosen {
			continue
		}
		top := float32(i) * (startHeight + startGap)
		high := s.starts.Size().Height
		offset := max(min(s.starts.Offset.Y, top), top+startHeight-high)
		s.starts.ScrollToOffset(fyne.NewPos(0, max(0, offset)))
	}
}

// Name returns the name of the screen.
func (s *Setup) Name() string { return "setup" }

// Says returns what the chosen start is.
func (s *Setup) Says() string { return s.name.Text }

// Parts returns the named parts: the starts that are in view as
// "start-six-piece-handicap" and so on, the answers as "you-0", "rank-2" and so
// on, counted from the left, the offered rung as "offer", "main" and "cancel".
func (s *Setup) Parts() []parts.Part {
	all := []parts.Part{
		parts.Whole("title", s.sheet.Title()), parts.Whole("about", s.about), parts.Whole("board", s.picture),
		parts.Whole("main", s.begin), parts.Whole("cancel", s.cancel), parts.Whole("offer", s.offer), parts.Whole("why", s.why),
	}
	for _, r := range s.rows {
		top := r.Position().Y - s.starts.Offset.Y
		if top >= 0 && top+startHeight <= s.starts.Size().Height {
			all = append(all, parts.Whole("start-"+r.start.Key, r))
		}
	}
	for i, q := range s.questions {
		if s.asked(i) {
			all = append(all, q.Parts()...)
		}
	}
	return all
}
