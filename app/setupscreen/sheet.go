// Package setupscreen is what the screens have in common that set something up: a sheet in
// the middle of the window, with its title above, a list at the left, questions at
// the right and two buttons at the foot.
//
//	s := sheet.New("A game", "The last choice is kept.", begin, cancel)
//	list, rest, ok := s.Lay(size, 320)
package setupscreen

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"terakoya/widgets"
)

// Lengths, in units.
const (
	ListPad   = 14 // around the list, and between buttons
	NoteAbove = 4  // between answers and what they mean

	mostWidth    = 1120
	mostHeight   = 760
	margin       = 20
	corner       = 16
	headHeight   = 62
	headPad      = 10 // above and below a title that needs more
	footHeight   = 74
	pad          = 26
	startWidth   = 190
	cancelWidth  = 126
	buttonHeight = 44
	listShare    = 0.25 // of the sheet, which the list has at most where it grows with type
	labelShare   = 0.7  // of what type has grown by, which the names of questions grow by
)

// SegmentHeight is how high the answers to a question are.
func SegmentHeight() float32 { return widgets.Holding(40) }

// Label is how much room the name of a question has, in units: with large type more than
// the usual.
func Label(usual float32) float32 { return max(usual, widgets.Grown(usual)*labelShare) }

// MinSize is the least that a window has for a sheet.
func MinSize() fyne.Size { return fyne.NewSize(940, 560) }

// Sheet is the frame of a set-up.
type Sheet struct {
	ground, list, head, foot *canvas.Rectangle
	title, kept              *widgets.Paragraph
	start, cancel            *widgets.Button
}

// New returns a sheet with a title, and at the right of it what is said of what was
// chosen before.
func New(title, kept string, start, cancel *widgets.Button) *Sheet {
	s := &Sheet{
		ground: &canvas.Rectangle{}, list: &canvas.Rectangle{}, head: &canvas.Rectangle{}, foot: &canvas.Rectangle{},
		title: widgets.NewParagraph(title), kept: widgets.NewParagraph(kept), start: start, cancel: cancel,
	}
	s.title.Bold, s.title.TextSize, s.title.Leading = true, theme.SizeNameHeadingText, 1.3
	s.kept.TextSize, s.kept.Color = widgets.SizeSmall, widgets.ColorInkSoft
	return s
}

// Around returns the objects of the sheet in the order in which they are drawn and
// Tab goes through them, with those of its list and its questions between.
func (s *Sheet) Around(between ...fyne.CanvasObject) []fyne.CanvasObject {
	all := append([]fyne.CanvasObject{s.ground, s.list, s.head, s.foot, s.title, s.kept}, between...)
	return append(all, s.cancel, s.start)
}

// Title returns the title, for tests and the drive.
func (s *Sheet) Title() fyne.CanvasObject { return s.title }

// Dress gives the sheet the colours of the present theme.
func (s *Sheet) Dress() {
	widgets.Fill(s.ground, widgets.ColorSurface, widgets.ColorLine, 1, corner)
	widgets.Fill(s.list, theme.ColorNameBackground, widgets.ColorTransparent, 0, 0)
	widgets.Fill(s.head, widgets.ColorLine, widgets.ColorTransparent, 0, 0)
	widgets.Fill(s.foot, widgets.ColorLine, widgets.ColorTransparent, 0, 0)
}

// Room is a place on the sheet, in units.
type Room struct{ X, Y, Width, Height float32 }

// Bottom is where the room ends.
func (r Room) Bottom() float32 { return r.Y + r.Height }

// Lay places the sheet in a window, and returns the rooms for the list, which is so
// wide with what is around it, and for the questions; not ok if the window has no
// room for anything.
func (s *Sheet) Lay(window fyne.Size, listWidth float32) (list, questions Room, ok bool) {
	w, h := min(widgets.Grown(mostWidth), window.Width-2*margin), min(widgets.Grown(mostHeight), window.Height-2*margin)
	if w <= 0 || h <= 0 {
		return list, questions, false
	}
	x, y := float32(int((window.Width-w)/2)), float32(int((window.Height-h)/2))
	kept := widgets.LineWidth(s.kept)
	room := w - kept - 3*pad
	head := max(headHeight, s.title.HeightFor(room)+2*headPad)
	button := widgets.Holding(buttonHeight)
	foot := button + footHeight - buttonHeight
	low := y + h - foot
	listWidth = max(listWidth, min(widgets.Grown(listWidth), w*listShare))
	widgets.Place(s.ground, x, y, w, h)
	widgets.Place(s.head, x, y+head, w, 1)
	widgets.Place(s.foot, x, low, w, 1)
	widgets.PlaceMiddle(s.title, x+pad, y, room, head)
	widgets.PlaceMiddle(s.kept, x+w-pad-kept, y, kept, head)
	right := x + w - pad
	for _, b := range []struct {
		*widgets.Button
		least float32
	}{{s.start, startWidth}, {s.cancel, cancelWidth}} {
		size := b.MinSize().Max(fyne.NewSize(b.least, button))
		widgets.Place(b.Button, right-size.Width, low+(foot-size.Height)/2, size.Width, size.Height)
		right -= size.Width + ListPad
	}
	body := h - head - foot
	widgets.Place(s.list, x+1, y+head+1, listWidth, body-1)
	list = Room{x + ListPad, y + head + ListPad, listWidth - 2*ListPad, body - 2*ListPad}
	left, top := x+listWidth+pad, y+head+ListPad+NoteAbove
	return list, Room{left, top, x + w - pad - left, low - top}, true
}
