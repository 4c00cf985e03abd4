package reference

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"terakoya/app/boardscreen"
	"terakoya/app/feedback"
	"terakoya/lessons/reference"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

var (
	_ fyne.Widget    = (*picture)(nil)
	_ widgets.Holder = (*picture)(nil)
)

// picture is a small board, as high as its width asks, so that all boards of a grid
// are of one size.
type picture struct {
	widget.BaseWidget
	board *widgets.Board
}

// boardRatio is the height of a board for its width.
const boardRatio = 1.1

func newPicture(board *widgets.Board) *picture {
	p := &picture{board: board}
	p.ExtendBaseWidget(p)
	return p
}

// HeightFor returns the height needed at a width.
func (p *picture) HeightFor(width float32) float32 { return width * boardRatio }

// CreateRenderer is part of fyne.Widget.
func (p *picture) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(p.board) }

// Held is part of widgets.Holder.
func (p *picture) Held() []fyne.CanvasObject { return []fyne.CanvasObject{p.board} }

// board draws what is to be seen. One kanji can be read on small pieces.
func (s *Screen) board(b *reference.Board) *widgets.Board {
	board := widgets.NewBoard(s.env.Art)
	boardscreen.Dress(board, s.env.Words, pieceart.OneKanji, true, false)
	style := board.Style()
	style.Bare, style.Stands = !b.Named, false
	board.SetStyle(style)
	board.SetLocked(true)
	board.OnKey = s.env.OnKey
	board.SetSetup(b.Setup)
	board.SetMarks(marks(b))
	return board
}

// marks are those of a foul, or else what the board says.
func marks(b *reference.Board) widgets.Marks {
	if b.Foul != nil {
		return feedback.FoulMarks(&b.At, b.Foul)
	}
	m := widgets.Marks{Dots: b.Goes, Area: b.Area, Crosses: b.Gone, Last: b.Last}
	for _, a := range b.Moves {
		m.Arrows = append(m.Arrows, widgets.ArrowMark{From: a.From, To: a.To})
		if !a.From.OnBoard() {
			m.Squares = append(m.Squares, widgets.SquareMark{Square: a.To})
			m.Ghosts = append(m.Ghosts, feedback.Ghost(&b.At, a))
		}
	}
	return m
}
