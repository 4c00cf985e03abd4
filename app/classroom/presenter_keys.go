package classroom

import (
	"strings"

	"fyne.io/fyne/v2"

	"terakoya/app/parts"
)

// plainLine writes sentences in one line.
func plainLine(text string) string {
	return strings.TrimSpace(strings.ReplaceAll(strings.ReplaceAll(text, "\n", " "), "**", ""))
}

// TypedKey handles the keys of the screen, also those of the projector's window and of
// a clicker.
func (s *Presenter) TypedKey(e *fyne.KeyEvent) {
	if s.notice == leaveNotice {
		if e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter {
			s.leave()
			return
		}
		s.setNotice(noNotice)
		return
	}
	switch e.Name {
	case fyne.KeyEscape:
		s.escape()
	case fyne.KeyUp, fyne.KeyDown:
		if s.env.Shift() {
			s.side.page.TypedKey(e)
			return
		}
		s.desk.board.Enter(e)
	default:
		if do := s.keys()[e.Name]; do != nil {
			do()
		}
	}
}

// escape ends what is nearest: the keyboard on the board, the pen, the class.
func (s *Presenter) escape() {
	b := s.desk.board
	switch c := fyne.CurrentApp().Driver().CanvasForObject(b); {
	case b.ByKeys() && c != nil:
		c.Unfocus()
	case s.penUp:
		s.onPen()
	default:
		s.onLeave()
	}
}

// keys are what keys do.
func (s *Presenter) keys() map[fyne.KeyName]func() {
	all := map[fyne.KeyName]func(){
		fyne.KeySpace: s.onReveal, fyne.KeyReturn: s.onReveal, fyne.KeyEnter: s.onReveal,
		fyne.KeyPageDown: s.onNext, fyne.KeyRight: s.onNext, fyne.KeyPageUp: s.onPrevious, fyne.KeyLeft: s.onPrevious,
		fyne.KeyHome: func() { s.env.Class.GoTo(0) }, fyne.KeyEnd: func() { s.env.Class.GoTo(len(s.env.Class.Slides()) - 1) },
		fyne.KeyP: s.onPen, fyne.KeyC: s.env.Class.ClearPen, fyne.KeyU: s.onBack, fyne.KeyBackspace: s.onBack,
		fyne.KeyR: s.env.Class.Restart, fyne.KeyE: s.onFree, fyne.KeyF: s.onFlip,
		fyne.KeyT: s.onTimer, fyne.KeyMinus: s.onShorter, fyne.KeyPlus: s.onLonger, fyne.KeyEqual: s.onLonger,
		fyne.KeyL: s.onPick, fyne.KeyO: s.onProjector, fyne.KeyB: s.onBlank, fyne.KeyPeriod: s.onBlank,
		fyne.KeyG: s.env.NextLanguage, fyne.KeyD: s.env.OtherLight,
		fyne.Key0: s.env.Class.ClearVotes,
	}
	for i := range mostBallots {
		all[fyne.KeyName(rune('1'+i))] = func() { s.vote(i, s.sign()) }
	}
	for i, key := range teamKeys {
		all[key] = func() { s.env.Class.Score(i, s.sign()) }
	}
	return all
}

// sign is 1, or with the shift key -1.
func (s *Presenter) sign() int {
	if s.env.Shift() {
		return -1
	}
	return 1
}

// Keys lists the keys that work, each with the message that says what it does.
func (s *Presenter) Keys() [][2]string {
	return [][2]string{
		{"Space", "present.keys-reveal"}, {"PgDn PgUp", "present.keys-slides"}, {"1–9", "present.keys-vote"},
		{"Shift 1–9", "present.keys-unvote"}, {"0", "present.keys-zero"}, {"O", "present.keys-projector"}, {"B .", "present.keys-blank"},
		{"P C", "present.keys-pen"}, {"↑ ↓", "present.keys-board"}, {"Shift ↑ ↓", "present.keys-scroll"}, {"U R", "present.keys-back"}, {"E", "present.keys-free"},
		{"F", "keys.flip"}, {"T − +", "present.keys-timer"}, {"L", "present.keys-pick"}, {"J K", "present.keys-teams"},
		{"G D", "present.keys-look"}, {"F11", "present.keys-full"}, {"Esc", "present.keys-end"},
	}
}

// Parts returns the named parts: those of the board, the tools, and the votes as
// "more-A", "fewer-A".
func (s *Presenter) Parts() []parts.Part {
	t, p := s.tools, parts.Whole
	all := []parts.Part{
		p("leave", s.header.Leave), p("title", s.header.Title()), p("status", s.status.Line()), p("side", s.side.page.Content()),
		p("previous", t.previous), p("reveal", t.reveal), p("next", t.next), p("open", t.open), p("blank", t.blank),
		p("pen", t.pen), p("clear", t.clear), p("back", t.back), p("restart", t.restart), p("free", t.free), p("flip", t.flip),
		p("clock", t.clock), p("start", t.start), p("shorter", t.shorter), p("longer", t.longer), p("pick", t.pick),
		p("score-1", t.scores[0]), p("score-2", t.scores[1]), p("team-1", t.more[0]), p("team-2", t.more[1]),
		p("untally-1", t.fewer[0]), p("untally-2", t.fewer[1]), p("language", t.language), p("light", t.light),
	}
	for i, c := range s.telling.votable() {
		if s.telling.asks() {
			all = append(all, p("option-"+c.Option, s.side.ballots[i]), p("more-"+c.Option, s.side.more[i]), p("fewer-"+c.Option, s.side.fewer[i]))
		}
	}
	for i, name := range []string{"notice", "notice-2"}[:len(s.side.notice)] {
		all = append(all, p(name, s.side.notice[i]))
	}
	return append(all, parts.Board(s.desk.board, s.telling.marks())...)
}
