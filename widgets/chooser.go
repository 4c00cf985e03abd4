package widgets

import (
	"fyne.io/fyne/v2"

	"terakoya/rules"
)

// chooser asks whether a piece promotes, in a card beside its target square:
// the promoted face left, the plain one right. Enter, 1 or a click on the square
// promotes, 2 stays, Escape takes the move back.
type chooser struct {
	board   *Board
	attempt rules.Attempt
	piece   rules.Piece
}

// answer is what is answered to a chooser.
type answer uint8

const (
	noAnswer answer = iota
	answerPromote
	answerStay
	answerCancel
)

func newChooser(b *Board, a rules.Attempt) *chooser {
	return &chooser{b, a, b.gesture.setup.Board[a.From]}
}

// rect returns where the card lies: beside the square, or above or below
// it, within the board.
func (c *chooser) rect() (fyne.Position, fyne.Size) {
	g := &c.board.geo
	cell := g.cellSize()
	size := fyne.NewSize(cell.Width*2.6, cell.Height*1.62)
	at := g.squareAt(c.attempt.To)
	wood, board := c.board.BoardRect()
	x, y := at.X+cell.Width*1.15, at.Y-cell.Height/4
	if x+size.Width > wood.X+board.Width {
		x = at.X - size.Width - cell.Width*0.15
	}
	if x < wood.X { // a narrow part of the board has no room beside the square
		x = min(max(at.X+(cell.Width-size.Width)/2, wood.X), wood.X+board.Width-size.Width)
		y = at.Y + cell.Height*1.1
		if y+size.Height > wood.Y+board.Height {
			y = at.Y - size.Height - cell.Height*0.1
		}
	}
	y = min(max(y, wood.Y), wood.Y+board.Height-size.Height)
	return fyne.NewPos(x, y), size
}

func (c *chooser) answerAt(pos fyne.Position) answer {
	at, size := c.rect()
	if p := c.board.geo.placeAt(pos); p == onSquare(c.attempt.To) {
		return answerPromote
	}
	switch x := pos.X - at.X; {
	case x < 0 || x > size.Width || pos.Y < at.Y || pos.Y > at.Y+size.Height:
		return answerCancel
	case x < size.Width/2:
		return answerPromote
	}
	return answerStay
}

func (c *chooser) answerTo(key fyne.KeyName) answer {
	switch key {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace, fyne.Key1:
		return answerPromote
	case fyne.Key2:
		return answerStay
	case fyne.KeyEscape:
		return answerCancel
	}
	return noAnswer
}

// choose ends the choice.
func (b *Board) choose(a answer) {
	c := b.choosing
	switch a {
	case noAnswer:
		return
	case answerPromote, answerStay:
		c.attempt.Promote = a == answerPromote
		b.choosing = nil
		b.attempt(c.attempt, true) // it was shown on its square
	case answerCancel:
		b.choosing = nil
		b.reportHold()
	}
	b.Refresh()
}
