package learn

import (
	"fmt"

	"terakoya/app/parts"
)

// Name returns the name of the screen.
func (s *Screen) Name() string { return "learn" }

// Says returns the status line.
func (s *Screen) Says() string { return s.status.text.Text }

// Parts returns the named parts: the squares as "5e", marked ones as
// "offender-5d" and so on, pieces in hand as "hand-black-P", the buttons, and those
// of the step: "option-1", "row-1", "number", "entry", "palette-black-P" …
func (s *Screen) Parts() []parts.Part {
	all := []parts.Part{
		parts.Whole("leave", s.header.leave), parts.Whole("back", s.header.back), parts.Whole("flip", s.header.flip),
		parts.Whole("main", s.panel.main), parts.Whole("hint", s.panel.hint), parts.Whole("show", s.panel.show),
		parts.Whole("texts", s.panel.scroll), parts.Whole("status", s.status.text), parts.Whole("title", s.header.title),
	}
	if v, ok := s.view.(interface{ parts() []parts.Part }); ok {
		all = append(all, v.parts()...)
	}
	return append(all, parts.Board(s.board, s.marks())...)
}

// parts of the steps with buttons of their own.

func (o *options) parts() []parts.Part {
	var all []parts.Part
	for i, button := range o.shown {
		all = append(all, parts.Whole(fmt.Sprintf("option-%d", i+1), button))
	}
	return all
}

func (c *countView) parts() []parts.Part {
	fewer, more := c.number.Buttons()
	return []parts.Part{parts.Whole("number", c.number), parts.Whole("fewer", fewer), parts.Whole("more", more)}
}

func (a *arrangeView) parts() []parts.Part {
	return a.palette.Parts()
}

func (o *orderView) parts() []parts.Part {
	var all []parts.Part
	for i, row := range o.rows {
		all = append(all, parts.Whole(fmt.Sprintf("row-%d", i+1), row))
	}
	return all
}

func (w *writeView) parts() []parts.Part {
	all := []parts.Part{parts.Whole("entry", w.entry), parts.Whole("rub", w.rub)}
	for _, row := range padRows(w.step.Style) {
		for _, label := range row {
			all = append(all, parts.Whole("key-"+label, w.pad.Key(label)))
		}
	}
	return all
}

func (l *lineView) parts() []parts.Part {
	return []parts.Part{parts.Whole("take-back", l.back), parts.Whole("restart", l.restart)}
}
