package joseki

import (
	"fmt"

	"terakoya/app/parts"
)

// Name returns the name of the screen.
func (t *Trainer) Name() string { return "joseki" }

// Says returns the status line.
func (t *Trainer) Says() string { return t.status.Says() }

// Parts returns the named parts: the modes as "mode-0" and so on, the squares and what
// lies on the board as everywhere, the buttons by where they stand.
func (t *Trainer) Parts() []parts.Part {
	all := []parts.Part{
		parts.Whole("leave", t.header.bar.Leave), parts.Whole("title", t.header.bar.Title()),
		parts.Whole("side", t.header.side), parts.Whole("flip", t.header.flip),
		parts.Whole("note", t.panel.note), parts.Whole("map", t.panel.drawn.root),
		parts.Whole("main", t.panel.main), parts.Whole("left", t.panel.left), parts.Whole("right", t.panel.right),
		parts.Whole("past", t.strip.past), parts.Whole("last", t.strip.last), parts.Whole("next", t.strip.next),
		parts.Whole("status", t.status.Line()),
	}
	for i := range t.header.modes.Len() {
		at, size := t.header.modes.Rect(i)
		all = append(all, parts.Part{Name: fmt.Sprintf("mode-%d", i), Object: t.header.modes, At: at, Size: size})
	}
	return append(all, parts.Board(t.board, t.marks())...)
}
