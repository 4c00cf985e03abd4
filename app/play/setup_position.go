package play

import (
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	"terakoya/app/words"
	"terakoya/rules"
	"terakoya/widgets"
)

// position is the start of a game that is written as SFEN.
type position struct {
	entry *widgets.Entry
	setup rules.Setup // what was read last
	fault string      // why no game can begin from it; "" if one can
}

// newPosition makes the line for the position, with the last one in it.
func (s *Setup) newPosition() {
	s.position.entry = widgets.NewEntry()
	e := s.position.entry
	e.SetPlaceHolder("SFEN")
	e.SetText(s.choice.SFEN)
	e.OnDone, e.OnKey = s.onBegin, s.TypedKey
	e.OnChanged = func(text string) { s.read(text); s.render() }
	s.read(s.choice.SFEN)
}

// read takes what is written, as far as it is a position that can be played.
func (s *Setup) read(text string) {
	p := &s.position
	setup, fault := readPosition(s.env.Words, text)
	if p.fault = fault; fault == "" {
		s.choice.SFEN = setup.SFEN()
	}
	p.setup = setup
}

// free reports whether the game begins from a position that was written.
func (s *Setup) free() bool { return s.choice.Start == FromPosition }

// readPosition reads SFEN, and says why no game can begin from it. The setup is what
// can be shown, as far as it could be read.
func readPosition(w *words.Words, text string) (setup rules.Setup, fault string) {
	say := func(key string, args words.Args) string { return w.Say("play.position."+key, args) }
	if strings.TrimSpace(text) == "" {
		return setup, say("paste", nil)
	}
	setup, err := rules.ParseSetup(text)
	var unread *rules.SFENError
	if errors.As(err, &unread) {
		column := utf8.RuneCountInString(text[:min(unread.Column-1, len(text))]) + 1
		return setup, say("unread", words.Args{"column": fmt.Sprint(column)})
	}
	p, odd, err := setup.Position()
	var flaw *rules.SetupError
	turn := words.Args{"side": w.Side(setup.Turn), "opponent": w.Side(setup.Turn.Opponent())}
	switch {
	case errors.As(err, &flaw):
		return setup, say("flaw", words.Args{"cause": w.Flaw(flaw)})
	case odd&rules.OddCheck != 0:
		return setup, say("check", turn)
	case !p.HasLegal():
		return setup, say("stuck", turn)
	}
	return setup, ""
}
