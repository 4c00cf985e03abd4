package study

import "terakoya/app/parts"

// Name returns the name of the screen.
func (s *Screen) Name() string { return "study" }

// Says returns the status line.
func (s *Screen) Says() string { return s.status.Says() }

// Parts returns the named parts: the squares as "5e", marked ones as "offender-5d" and
// so on, pieces in hand as "hand-black-P", the buttons, and while pieces are put up those
// of the palette as "palette-black-P".
func (s *Screen) Parts() []parts.Part {
	all := []parts.Part{
		parts.Whole("leave", s.header.Leave), parts.Whole("title", s.header.Title()), parts.Whole("setup", s.bar.setup),
		parts.Whole("open", s.bar.open), parts.Whole("save", s.bar.save), parts.Whole("flip", s.bar.flip),
		parts.Whole("status", s.status.Line()),
	}
	if s.arrange.active {
		all = append(all, s.arrange.parts()...)
		return append(all, parts.Board(s.board, s.marks())...)
	}
	p := s.panel
	all = append(all,
		parts.Whole("moves", p.ground), parts.Whole("note", p.note), parts.Whole("engines", p.engines),
		parts.Whole("analyse", p.analyse), parts.Whole("comment", p.comment), parts.Whole("remove", p.remove),
		parts.Whole("promote", p.promote), parts.Whole("play-from", p.playFrom), parts.Whole("exercise", p.exercise),
		parts.Whole("writing", p.writing), parts.Whole("keep-comment", p.done),
	)
	for i, name := range []string{"first", "back", "forward", "last"} {
		all = append(all, parts.Whole(name, p.steps[i]))
	}
	return append(all, parts.Board(s.board, s.marks())...)
}

func (a *arrangement) parts() []parts.Part {
	if a.starts.shown {
		return []parts.Part{parts.Whole("starts", a.starts), parts.Whole("done", a.done), parts.Whole("undo", a.undo), parts.Whole("cancel", a.off)}
	}
	all := []parts.Part{
		parts.Whole("to-hand", a.toHand), parts.Whole("from-hand", a.fromHand), parts.Whole("turn", a.turn),
		parts.Whole("clear", a.clear), parts.Whole("begin", a.begin), parts.Whole("sfen", a.sfen),
		parts.Whole("done", a.done), parts.Whole("undo", a.undo), parts.Whole("cancel", a.off),
	}
	return append(all, a.palette.Parts()...)
}
