package play

import (
	"fmt"

	"fyne.io/fyne/v2"

	"terakoya/app/parts"
	"terakoya/rules"
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
	startGap      = 2
	pictureShare  = 0.70 // of the right half's width, where the window is high enough
	pictureLeast  = 0.15
	pictureSeen   = 0.25 // of the rank below the pawns, in cells
	questionLabel = 98
	questionGap   = 14
	segmentHeight = 40
	noteAbove     = 4
	beginWidth    = 190
	cancelWidth   = 126
)

var _ fyne.Layout = (*Setup)(nil)

// MinSize is part of fyne.Layout.
func (s *Setup) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(940, 560) }

// Layout is part of fyne.Layout: a sheet in the middle of the window, the list of
// starts at its left.
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
	middle(s.title, x+sheetPad, w-kept-3*sheetPad, sheetHead)
	middle(s.kept, x+w-sheetPad-kept, kept, sheetHead)
	s.title.Move(s.title.Position().AddXY(0, y))
	s.kept.Move(s.kept.Position().AddXY(0, y))
	foot := y + h - sheetFoot + (sheetFoot-buttonHeight)/2
	place(s.begin, x+w-sheetPad-beginWidth, foot, beginWidth, buttonHeight)
	place(s.cancel, x+w-sheetPad-beginWidth-listPad-cancelWidth, foot, cancelWidth, buttonHeight)

	list := stripColumn(s.rows) + 2*listPad
	body := h - sheetHead - sheetFoot
	place(s.list, x+1, y+sheetHead+1, list, body-1)
	before := s.starts.Size()
	place(s.starts, x+listPad, y+sheetHead+listPad, list-2*listPad, body-2*listPad)
	if s.starts.Size() != before {
		s.reveal()
	}
	left := x + list + sheetPad
	at, width := fyne.NewPos(left, y+sheetHead+listPad+4), x+w-sheetPad-left
	for share := float32(pictureShare); share >= pictureLeast; share -= 0.1 {
		if s.layRight(at, width, share) <= y+h-sheetFoot {
			break
		}
	}
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
	place(s.picture, at.X, at.Y, size.Width, seen)
	left, room := at.X+size.Width+listPad, width-size.Width-listPad
	name := s.name.HeightFor(room)
	place(s.name, left, at.Y, room, name)
	place(s.about, left, at.Y+name+noteAbove, room, s.about.HeightFor(room))
	y := at.Y + max(seen, name+noteAbove+s.about.HeightFor(room)) + questionGap + noteAbove
	for _, q := range s.questions {
		middle(q.label, at.X, questionLabel-listPad, segmentHeight)
		q.label.Move(q.label.Position().AddXY(0, y))
		place(q.answer, at.X+questionLabel, y, width-questionLabel, segmentHeight)
		y += segmentHeight
		if q.note.Text != "" {
			high := q.note.HeightFor(width - questionLabel)
			place(q.note, at.X+questionLabel, y+noteAbove, width-questionLabel, high)
			y += noteAbove + high
		}
		show(q.note, q.note.Text != "")
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
// "start-six-piece-handicap" and so on, the answers as "you-0", "opponent-2" and
// so on, counted from the left, "main" and "cancel".
func (s *Setup) Parts() []parts.Part {
	all := []parts.Part{
		parts.Whole("title", s.title), parts.Whole("about", s.about), parts.Whole("board", s.picture),
		parts.Whole("main", s.begin), parts.Whole("cancel", s.cancel),
	}
	for _, r := range s.rows {
		top := r.Position().Y - s.starts.Offset.Y
		if top >= 0 && top+startHeight <= s.starts.Size().Height {
			all = append(all, parts.Whole("start-"+r.start.Key, r))
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
