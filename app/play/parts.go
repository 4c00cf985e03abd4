package play

import (
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
	if t.panel.asks.root.Visible() {
		for i, a := range asks {
			all = append(all, parts.Whole(a.name, t.panel.asks.buttons[i]))
		}
	}
	return append(all, parts.Board(t.board, t.marks())...)
}
