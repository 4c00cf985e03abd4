package words

import (
	"unicode"
	"unicode/utf8"

	"terakoya/lessons"
)

// Escape says what the opponent, who is called so, does against a move that missed;
// empty if there is nothing to say.
func (w *Words) Escape(e lessons.Escape, opponent string) string {
	args := Args{"square": w.Square(e.Square), "piece": w.Piece(e.Piece), "opponent": opponent}
	switch e.Way {
	case lessons.NoCheck:
		return w.Say("missed.noCheck", args)
	case lessons.KingMoves:
		return w.Say("missed.kingMoves", args)
	case lessons.KingTakes:
		return w.Say("missed.kingTakes", args)
	case lessons.PieceTakes:
		return w.Say("missed.pieceTakes", args)
	case lessons.PieceBetween:
		return w.Say("missed.pieceBetween", args)
	case lessons.Mates:
		return w.Say("missed.mates", args)
	case lessons.NoEscape:
	}
	return ""
}

// Short cuts a text of others, such as what an engine says, to so many characters.
func Short(text string, most int) string {
	r := []rune(text)
	if len(r) <= most {
		return text
	}
	return string(r[:most-1]) + "…"
}

// Title returns a text as it stands at the head of something: it begins with a capital
// where the language has one.
func Title(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	if size == 0 {
		return text
	}
	return string(unicode.ToUpper(first)) + text[size:]
}
