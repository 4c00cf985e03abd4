package play

import (
	"fyne.io/fyne/v2"

	"terakoya/app/parts"
	"terakoya/rules"
)

// Name returns the name of the screen.
func (t *Table) Name() string { return "play" }

// Says returns the status line.
func (t *Table) Says() string { return t.status.text.Text }

// Parts returns the named parts: the squares as "5e", marked ones as
// "offender-5d" and so on, pieces in hand as "hand-black-P", the two players as
// "card-black" and "card-white", and the buttons by what they do now.
func (t *Table) Parts() []parts.Part {
	all := []parts.Part{
		parts.Whole("leave", t.header.leave), parts.Whole("new", t.header.begin), parts.Whole("flip", t.header.flip),
		parts.Whole("title", t.header.title), parts.Whole("mode", t.header.pill),
		parts.Whole("moves", t.panel.moves.root), parts.Whole("note", t.panel.note),
		parts.Whole("card-black", t.panel.cards[rules.Black].root),
		parts.Whole("card-white", t.panel.cards[rules.White].root),
		parts.Whole("main", t.panel.main), parts.Whole("status", t.status.text),
	}
	left, right := "takeback", "resign"
	switch {
	case t.match.over():
		left, right = "new", "home"
	case t.asking:
		left = "resign"
	}
	all = append(all, parts.Whole(left, t.panel.left), parts.Whole(right, t.panel.right))
	return append(all, t.boardParts()...)
}

// boardParts are the parts that lie on the board and its stands.
func (t *Table) boardParts() []parts.Part {
	var all []parts.Part
	add := func(name string, at fyne.Position, size fyne.Size) {
		if !size.IsZero() {
			all = append(all, parts.Part{Name: name, Object: t.board, At: at, Size: size})
		}
	}
	for file := 1; file <= 9; file++ {
		for rank := 1; rank <= 9; rank++ {
			sq := rules.NewSquare(file, rank)
			at, size := t.board.SquareRect(sq)
			add(sq.String(), at, size)
		}
	}
	for _, m := range t.marks().Squares {
		at, size := t.board.SquareRect(m.Square)
		add(m.Role.String()+"-"+m.Square.String(), at, size)
	}
	for _, c := range []rules.Color{rules.Black, rules.White} {
		for _, k := range rules.HandKinds {
			at, size := t.board.HandRect(c, k)
			add("hand-"+c.String()+"-"+k.String(), at, size)
		}
	}
	return all
}
