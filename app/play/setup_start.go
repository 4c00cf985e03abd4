package play

import (
	"fyne.io/fyne/v2"

	"terakoya/app/setupscreen"
	"terakoya/app/words"
	"terakoya/rules"
	"terakoya/widgets"
)

// aboutStart says what the chosen start is, or what is wrong with it.
func (s *Setup) aboutStart() (name, about string, fault bool) {
	w, key := s.env.Words, s.choice.Start
	switch {
	case !s.free():
		return words.Title(w.Term(key)), w.Say("play.about."+key, nil), false
	case s.position.fault != "":
		return w.Say("play.position.name", nil), s.position.fault, true
	}
	turn := words.Args{"side": w.Side(s.position.setup.Turn)}
	return w.Say("play.position.name", nil), w.Say("play.position.turn", turn), false
}

// renderStart shows the chosen start.
func (s *Setup) renderStart() {
	for _, r := range s.rows {
		r.setChosen(r.key == s.choice.Start)
	}
	style := widgets.Style{Set: s.env.Set, Bare: true}
	if s.free() {
		hands := s.position.setup.Hands
		style.Stands = hands != [2]rules.Hand{}
		s.showBoard(style, s.position.setup, widgets.Marks{})
	} else {
		h := s.choice.Handicap()
		s.showBoard(style, h.Setup(), missing(h))
	}
	name, about, fault := s.aboutStart()
	s.about.Color = widgets.ColorInkSoft
	if fault {
		s.about.Color = widgets.ColorWrong
	}
	s.name.SetText(name)
	s.about.SetText(about)
	widgets.Show(s.position.entry, s.free())
}

// showBoard shows a start on the small board.
func (s *Setup) showBoard(style widgets.Style, setup rules.Setup, marks widgets.Marks) {
	if style != s.board.Style() {
		s.board.SetStyle(style)
	}
	s.board.SetSetup(setup)
	s.board.SetMarks(marks)
}

// Proportions of the picture: how high it is by its width, at most, with what is rounded
// up to whole pixels. Of a handicap uwate's ranks are seen, and the edge of the next.
const (
	wholeBoard  = 1.11
	wholeStands = 0.82 // with pieces in hand beside it
	boardMost   = 1.4  // more than any board has
	uwateRanks  = 0.40
	rankBelow   = 0.25 // of the next rank, in its height
	roundedUp   = 4
)

// pictureHeight is how high a picture so wide is at most.
func (s *Setup) pictureHeight(width float32) float32 {
	switch {
	case !s.free():
		return uwateRanks*width + roundedUp
	case s.board.Style().Stands:
		return wholeStands * width
	}
	return wholeBoard * width
}

// startHeight is how high the picture of the start, as wide as the share says, and its
// text are at most.
func (s *Setup) startHeight(width, share float32) float32 {
	picture := float32(int(width * share))
	room := width - picture - setupscreen.ListPad
	text := s.name.HeightFor(room) + setupscreen.NoteAbove + s.about.HeightFor(room)
	if s.free() {
		text += setupscreen.SegmentHeight() + 2*setupscreen.NoteAbove
	}
	return max(s.pictureHeight(picture), text)
}

// layPicture places the picture of the start, as wide as told, and returns its size.
func (s *Setup) layPicture(at fyne.Position, width float32) fyne.Size {
	if s.free() {
		size := fyne.NewSize(width, s.pictureHeight(width))
		s.board.Resize(size)
		s.board.Move(fyne.NewPos(0, 0))
		widgets.Place(s.picture, at.X, at.Y, size.Width, size.Height)
		return size
	}
	s.board.Resize(fyne.NewSize(width, boardMost*width))
	wood, all := s.board.BoardRect()
	below, cell := s.board.SquareRect(rules.NewSquare(9, 4))
	seen := below.Y - wood.Y + rankBelow*cell.Height
	s.board.Move(fyne.NewPos(-wood.X, -wood.Y))
	widgets.Place(s.picture, at.X, at.Y, all.Width, seen)
	return fyne.NewSize(all.Width, seen)
}

// layStart places the picture, as wide as the share says, and its text beside it. It
// returns where they end.
func (s *Setup) layStart(at fyne.Position, width, share float32) (bottom float32) {
	size := s.layPicture(at, float32(int(width*share)))
	left, room := at.X+size.Width+setupscreen.ListPad, width-size.Width-setupscreen.ListPad
	name, about := s.name.HeightFor(room), s.about.HeightFor(room)
	widgets.Place(s.name, left, at.Y, room, name)
	y := at.Y + name + setupscreen.NoteAbove
	if s.free() {
		widgets.Place(s.position.entry, left, y, room, setupscreen.SegmentHeight())
		y += setupscreen.SegmentHeight() + 2*setupscreen.NoteAbove
	}
	widgets.Place(s.about, left, y, room, about)
	return max(at.Y+size.Height, y+about)
}
