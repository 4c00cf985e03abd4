package reference

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/lessons/reference"
	"terakoya/rules"
)

// text puts words to what a page says.
func (s *Screen) text(t reference.Text) string {
	w := s.env.Words
	switch t := t.(type) {
	case reference.Message:
		args := words.Args{}
		for name, arg := range t.Args {
			args[name] = s.text(arg)
		}
		return s.say(t.Key, args)
	case reference.Counted:
		return w.Count("reference."+t.Key, t.Count, nil)
	case reference.Term:
		return w.Term(string(t))
	case reference.Piece:
		return w.Term(lessons.PieceKey(rules.Kind(t)))
	case reference.Start:
		return w.Term(string(t))
	case reference.About:
		return w.Say("play.about."+string(t), nil)
	case reference.Squares:
		return w.Squares(t)
	case reference.Rank:
		return rank(w, int(t))
	case reference.Verbatim:
		return string(t)
	case reference.Explained:
		return w.Explain(lessons.Explanation(t))
	case reference.Ended:
		_, text := words.Sides{Words: w}.Ending(rules.Outcome(t))
		return text
	case reference.Listed:
		return strings.Join(s.texts(t), w.Say("list.more", nil))
	}
	return ""
}

func (s *Screen) texts(all []reference.Text) []string {
	out := make([]string, len(all))
	for i, t := range all {
		out[i] = s.text(t)
	}
	return out
}

// headed is a text that stands by itself, so that it begins with a capital letter.
func (s *Screen) headed(t reference.Text) string {
	text := s.text(t)
	first, n := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[n:]
}

// rank is what follows the file in the name of a square.
func rank(w *words.Words, n int) string {
	square := w.Square(rules.NewSquare(1, n))
	return strings.TrimPrefix(square, "1")
}
