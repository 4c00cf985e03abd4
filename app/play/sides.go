package play

import (
	"strings"

	"terakoya/app/words"
	"terakoya/rules"
)

// sides names the two sides of a game as [words.Sides] does.
type sides struct {
	words    *words.Words
	handicap bool
}

func (s sides) shared() words.Sides { return words.Sides{Words: s.words, Handicap: s.handicap} }

func (s sides) key(c rules.Color) string { return s.shared().Key(c) }

// name returns what a side is called.
func (s sides) name(c rules.Color) string { return s.shared().Name(c) }

// explain returns the sentences of a foul.
func (s sides) explain(p *rules.Position, e *rules.IllegalMove) string {
	return s.shared().Explain(p, e)
}

// move writes a move in the short form of the language, without the sign of the
// side.
func (s sides) move(p *rules.Position, m rules.Move) string { return s.shared().Move(p, m) }

// ending says how a game ended and why.
func (s sides) ending(o rules.Outcome) (title, text string) { return s.shared().Ending(o) }

// sign is the sign of a side in a record.
func sign(c rules.Color) string { return words.Sign(c) }

// plain takes the marks of bold print out of a text.
func plain(text string) string { return strings.ReplaceAll(text, "**", "") }
