package widgets

import (
	"fyne.io/fyne/v2"

	"terakoya/rules"
)

// Carried is a piece on its way between a board and what stands beside it. It is as
// large as those on the board, and lies above all.
type Carried struct {
	board  *Board
	sprite *sprite
}

// NewCarried returns what shows a piece on its way from or to a board, hidden.
func NewCarried(b *Board) *Carried {
	c := &Carried{b, newSprite()}
	c.sprite.Hide()
	return c
}

// Object is what lies above the board and its neighbours. It is moved by [Carried.Show]
// alone.
func (c *Carried) Object() fyne.CanvasObject { return c.sprite.Raster }

// Show shows a piece with its middle at a position within what holds the object, in
// units. The board must have been drawn.
func (c *Carried) Show(pc rules.Piece, at fyne.Position) {
	r, g := c.board.renderer, &c.board.geo
	cell := g.cellSize()
	pic := r.pics.face(faceKey{r.face(pc), c.board.style.Set, lifted})
	at = at.AddXY(g.units(pic.at.X)-cell.Width/2, g.units(pic.at.Y)-cell.Height/2)
	c.sprite.show(pic.RGBA, fyne.NewPos(g.whole(at.X), g.whole(at.Y)), g.scale)
}

// Hide takes the piece away.
func (c *Carried) Hide() { c.sprite.Hide() }
