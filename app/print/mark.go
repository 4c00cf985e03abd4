package print

import "terakoya/rules"

// Mark points at something on a board.
type Mark struct {
	Shape  Shape
	Square rules.Square
	From   rules.Square // of an Arrow: where it begins
	Number int          // of a Number
}

// Shape is what a mark looks like, and so what it means; paper has no colours to
// rely on.
type Shape uint8

// The shapes.
const (
	Ring   Shape = iota // look at this square: a frame
	Tint                // one of a file or a camp: a light ground
	Cross               // what is not possible: a frame and a disc with a cross
	Tick                // what is right: a frame and a disc with a tick
	Notice              // why: a frame and a square with an exclamation mark
	Arrow               // from From to Square
	Number              // a place in an order: a disc with a number
)

// Shapes lists every shape.
var Shapes = [...]Shape{Ring, Tint, Cross, Tick, Notice, Arrow, Number}
