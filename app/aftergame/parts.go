package aftergame

import (
	"fmt"

	"terakoya/app/parts"
)

// Name returns the name of the screen.
func (s *Screen) Name() string { return "after" }

// Says returns the status line.
func (s *Screen) Says() string { return s.status.Says() }

// names are the kinds of findings as parts are called.
var names = [...]string{foundTurn: "turn", foundMate: "mate", foundSlip: "slip", foundBook: "book"}

// Parts returns the named parts: the squares of the board, the bars and buttons, the
// graph, and the findings as "turn-1", "mate-1", "slip-1" and "book-1".
func (s *Screen) Parts() []parts.Part {
	p := s.panel
	all := []parts.Part{
		parts.Whole("leave", s.header.Leave), parts.Whole("title", s.header.Title()), parts.Whole("save", s.save),
		parts.Whole("new", s.begin), parts.Whole("flip", s.flip), parts.Whole("graph", p.graph),
		parts.Whole("first", p.steps[0]), parts.Whole("back", p.steps[1]), parts.Whole("number", p.number),
		parts.Whole("on", p.steps[2]), parts.Whole("last", p.steps[3]), parts.Whole("list", p.scroll),
		parts.Whole("play", p.playOn), parts.Whole("study", p.study), parts.Whole("exercise", p.exercise),
		parts.Whole("status", s.status.Line()),
	}
	return append(all, parts.Board(s.board, s.marks())...)
}

// Listed returns the parts of the list, which scrolls.
func (s *Screen) Listed() []parts.Part {
	var all []parts.Part
	for _, f := range s.panel.findings {
		all = append(all, parts.Whole(fmt.Sprintf("%s-%d", names[f.kind], f.at+1), f.card))
	}
	return all
}
