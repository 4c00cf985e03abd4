package study

import (
	"fmt"
	"strings"

	"terakoya/app/words"
)

// statusText says what has happened.
func (s *Screen) statusText() string {
	w := s.env.Words
	p := s.session.position()
	side := words.Args{"side": s.sides.Name(p.Turn())}
	switch n := s.session.at; {
	case s.notice != "":
		return s.notice
	case s.arrange.active:
		return w.Say("study.status.arranging", nil)
	case s.writes:
		return w.Say("study.status.writing", nil)
	case s.foul != nil:
		return w.Say("play.status.refused", words.Args{
			"tried": w.Tried(&p, s.foul.Attempt), "foul": w.Foul(s.foul.Foul),
		})
	case s.endWord() != "":
		return s.endWord()
	case n.Parent == nil:
		return w.Say("play.status.turn", side)
	}
	return s.movedText()
}

// movedText tells the move one stands at.
func (s *Screen) movedText() string {
	w, n := s.env.Words, s.session.at
	before, now := s.session.record.Position(n.Parent), s.session.position()
	args := words.Args{
		"number": fmt.Sprint(n.Ply + s.session.record.Start.MoveNumber() - 1), "side": s.sides.Name(before.Turn()),
		"move": w.Record(&before, n.Move, cameTo(n.Parent)), "next": s.sides.Name(now.Turn()),
	}
	if title, text := s.endedText(); title != "" {
		return title + w.Say("play.status.join", nil) + text
	}
	if now.InCheck() {
		return w.Say("play.status.checked", args)
	}
	return w.Say("play.status.moved", args)
}

// endedText says how the game has ended by the law, if it has; of several lines, the
// first has room here.
func (s *Screen) endedText() (title, text string) {
	o, over := s.ended()
	if !over {
		return "", ""
	}
	title, text = s.sides.Ending(o)
	text, _, _ = strings.Cut(text, "\n")
	return title, text
}

// keysText lists the keys that work now and stand on no button.
func (s *Screen) keysText() string {
	w := s.env.Words
	key := func(name, message string) string { return name + " " + w.Say(message, nil) }
	switch {
	case s.arrange.active || s.writes:
		return key("Esc", "study.cancel")
	case s.board.ByKeys():
		return key("Esc", "study.key.list")
	}
	keys := []string{key("↑ ↓", "study.key.others"), key("B", "study.key.board"), key("U", "study.key.undo")}
	if len(s.env.Engines) > 0 {
		keys = append(keys, key("N", "study.key.engine"))
	}
	return strings.Join(append(keys, key("Esc", "play.home")), "   ")
}

// Keys lists the keys with their messages, for F1.
func (s *Screen) Keys() [][2]string {
	keys := [][2]string{
		{"← →", "study.keys.steps"}, {"↑ ↓", "study.keys.others"}, {"Home End", "study.keys.ends"}, {"B", "study.keys.board"},
		{"A", "study.keys.analyse"}, {"C", "study.keys.comment"}, {"Del M", "study.keys.line"}, {"U", "study.keys.undo"},
		{"E", "study.keys.setup"}, {"O S", "study.keys.files"}, {"Ctrl+C V", "study.keys.clip"},
		{"P", "study.keys.playFrom"}, {"F", "keys.flip"},
	}
	if len(s.env.Engines) > 0 {
		keys = append(keys, [2]string{"N", "study.keys.engine"})
	}
	if s.env.Exercise != nil {
		keys = append(keys, [2]string{"X", "study.keys.exercise"})
	}
	if s.file != nil && len(s.file.Records) > 1 {
		keys = append(keys, [2]string{"PgUp PgDn", "study.keys.records"})
	}
	return append(keys, [2]string{"F11", "keys.full"}, [2]string{"Esc", "keys.escape"})
}
