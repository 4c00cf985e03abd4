package play

import (
	"fmt"

	"terakoya/app/parts"
	"terakoya/rules"
)

// Name returns the name of the screen.
func (t *Table) Name() string { return "play" }

// Says returns the status line.
func (t *Table) Says() string { return t.status.Says() }

// Parts returns the named parts: the squares as "5e", marked ones as
// "offender-5d" and so on, pieces in hand as "hand-black-P", the two players as
// "card-black" and "card-white", the moves made as "move-1" and so on, and the buttons
// by what they do now.
func (t *Table) Parts() []parts.Part {
	all := []parts.Part{
		parts.Whole("other", t.header.other), parts.Whole("pause", t.header.pause), parts.Whole("after", t.panel.after),
		parts.Whole("leave", t.header.bar.Leave), parts.Whole("new", t.header.begin), parts.Whole("flip", t.header.flip),
		parts.Whole("title", t.header.bar.Title()), parts.Whole("mode", t.header.pill),
		parts.Whole("card-black", t.panel.cards[rules.Black].root),
		parts.Whole("card-white", t.panel.cards[rules.White].root),
		parts.Whole("main", t.panel.main), parts.Whole("status", t.status.Line()),
	}
	left, right := t.buttonNames()
	all = append(all, parts.Whole(left, t.panel.left), parts.Whole(right, t.panel.right))
	if t.prompt == typing {
		all = append(all, parts.Whole("entry", t.entry))
	} else {
		all = append(all, parts.Whole("note", t.panel.note))
	}
	if t.panel.asks.root.Visible() {
		for i, a := range asks {
			all = append(all, parts.Whole(a.name, t.panel.asks.buttons[i]))
		}
	}
	all = append(all, t.panel.moves.parts()...)
	return append(all, parts.Board(t.board, t.marks())...)
}

// buttonNames are the names of the two buttons at the foot by what they do now.
func (t *Table) buttonNames() (left, right string) {
	switch {
	case t.match.over():
		return "new", "home"
	case t.prompt == resigning:
		return "resign", "right"
	case t.prompt == stuck:
		return "substitute", "takeback"
	case t.prompt != noPrompt:
		return t.prompt.String(), "right"
	case t.foul != nil:
		return "lesson", "right"
	}
	return "takeback", "resign"
}

// parts are the list while it is shown, the rows that are in view and the buttons.
func (m *moves) parts() []parts.Part {
	if !m.root.Visible() {
		return nil
	}
	all := []parts.Part{parts.Whole("moves", m.title), parts.Whole("tick", m.tick), parts.Whole("in-book", m.book)}
	for i, r := range m.rows {
		top := r.Position().Y - m.scroll.Offset.Y
		if top >= 0 && top+rowHeight() <= m.scroll.Size().Height {
			all = append(all, parts.Whole(fmt.Sprint("move-", i+1), r))
		}
	}
	for i, b := range m.steps {
		all = append(all, parts.Whole(stepKeys[i].name, b))
	}
	return all
}
