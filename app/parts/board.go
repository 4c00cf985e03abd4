package parts

import (
	"fyne.io/fyne/v2"

	"terakoya/rules"
	"terakoya/widgets"
)

// Board returns the parts that lie on a board and its stands: the squares as "5e",
// marked ones as "offender-5d" and so on, pieces in hand as "hand-black-P".
func Board(board *widgets.Board, marks widgets.Marks) []Part {
	var all []Part
	add := func(name string, at fyne.Position, size fyne.Size) {
		if !size.IsZero() {
			all = append(all, Part{Name: name, Object: board, At: at, Size: size})
		}
	}
	for file := 1; file <= 9; file++ {
		for rank := 1; rank <= 9; rank++ {
			sq := rules.NewSquare(file, rank)
			at, size := board.SquareRect(sq)
			add(sq.String(), at, size)
		}
	}
	for _, m := range marks.Squares {
		at, size := board.SquareRect(m.Square)
		add(m.Role.String()+"-"+m.Square.String(), at, size)
	}
	for _, c := range []rules.Color{rules.Black, rules.White} {
		for _, k := range rules.HandKinds {
			at, size := board.HandRect(c, k)
			add("hand-"+c.String()+"-"+k.String(), at, size)
		}
	}
	return all
}
