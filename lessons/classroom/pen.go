package classroom

import (
	"slices"

	"terakoya/lessons"
	"terakoya/rules"
)

// Pen is what is drawn on the board by hand.
type Pen struct {
	Rings  rules.SquareSet
	Arrows []lessons.Arrow // in the order in which they were drawn
}

// Mark draws a ring around a square, or takes it away.
func (c *Class) Mark(sq rules.Square) {
	if !sq.OnBoard() {
		return
	}
	pen, ring := &c.desk().pen, rules.SetOf(sq)
	if pen.Rings.Has(sq) {
		pen.Rings = pen.Rings.Without(ring)
	} else {
		pen.Rings = pen.Rings.Or(ring)
	}
	c.tell(PenChanged)
}

// Arrow draws an arrow from one square to another, or takes it away.
func (c *Class) Arrow(from, to rules.Square) {
	if !from.OnBoard() || !to.OnBoard() || from == to {
		return
	}
	pen, arrow := &c.desk().pen, lessons.Arrow{From: from, To: to}
	if i := slices.Index(pen.Arrows, arrow); i >= 0 {
		pen.Arrows = slices.Delete(pen.Arrows, i, i+1)
	} else {
		pen.Arrows = append(pen.Arrows, arrow)
	}
	c.tell(PenChanged)
}

// ClearPen wipes off what was drawn.
func (c *Class) ClearPen() {
	if pen := &c.desk().pen; !pen.Rings.Empty() || len(pen.Arrows) > 0 {
		*pen = Pen{}
		c.tell(PenChanged)
	}
}

// Pen returns what is drawn; another slide has its own.
func (c *Class) Pen() Pen {
	pen := c.desk().pen
	pen.Arrows = slices.Clone(pen.Arrows)
	return pen
}
