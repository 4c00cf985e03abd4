package play

import (
	"strings"

	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/rules"
)

// sides names the two sides of a game: sente and gote in an even one, shitate
// and uwate where pieces were removed.
type sides struct {
	words    *words.Words
	handicap bool
}

func (s sides) key(c rules.Color) string {
	switch {
	case s.handicap && c == rules.Black:
		return "shitate"
	case s.handicap:
		return "uwate"
	case c == rules.Black:
		return "sente"
	}
	return "gote"
}

// name returns what a side is called.
func (s sides) name(c rules.Color) string {
	if s.handicap {
		return s.words.Say("play.side."+s.key(c), nil)
	}
	return s.words.Side(c)
}

// explain returns the sentences of a foul. They come with the names of an even
// game, which stand in them only as names.
func (s sides) explain(p *rules.Position, e *rules.IllegalMove) string {
	text := s.words.Explain(lessons.Explain(p, e))
	if !s.handicap {
		return text
	}
	return strings.NewReplacer(
		s.words.Side(rules.Black), s.name(rules.Black), s.words.Side(rules.White), s.name(rules.White),
	).Replace(text)
}

// move writes a move in the short form of the language, without the sign of the
// side: 7六歩, P-7f. The position is the one before it.
func (s sides) move(p *rules.Position, m rules.Move) string {
	letter := func(k rules.Kind) string { return s.words.Say("play.letter."+lessons.PieceKey(k), nil) }
	args := words.Args{"square": s.words.Square(m.To())}
	switch {
	case m == rules.NoMove:
		return s.words.Say("play.record.pass", nil)
	case m.IsDrop():
		args["piece"] = letter(m.Dropped())
		return s.words.Say("play.record.drop", args)
	}
	args["piece"] = letter(p.At(m.From()).Kind())
	if m.Promotes() {
		return s.words.Say("play.record.promote", args)
	}
	return s.words.Say("play.record.move", args)
}

// sign is the sign of a side in a record.
func sign(c rules.Color) string {
	if c == rules.Black {
		return "▲"
	}
	return "△"
}

// plain takes the marks of bold print out of a text.
func plain(text string) string { return strings.ReplaceAll(text, "**", "") }
