package notation

import (
	"fmt"
	"unicode/utf8"

	"terakoya/rules"
)

// end is what peek returns after the last character.
const end rune = -1

// reader goes through the text of one move, character by character.
type reader struct {
	p    *rules.Position
	text string
	at   int // in bytes
}

// peek returns the next character and leaves it where it is.
func (r *reader) peek() rune {
	if r.at >= len(r.text) {
		return end
	}
	if c := r.text[r.at]; c < utf8.RuneSelf {
		return rune(c)
	}
	c, _ := utf8.DecodeRuneInString(r.text[r.at:])
	return c
}

// next goes past a character.
func (r *reader) next() {
	_, size := utf8.DecodeRuneInString(r.text[r.at:])
	r.at += size
}

// take goes past a character if it is c.
func (r *reader) take(c rune) bool {
	if r.peek() != c {
		return false
	}
	r.next()
	return true
}

// spaces goes past blanks of either width.
func (r *reader) spaces() {
	for {
		switch r.peek() {
		case ' ', '　', '\t', '\r', '\n':
			r.next()
		default:
			return
		}
	}
}

// failAt makes an error about the character at a byte of the text.
func (r *reader) failAt(at int, why Reason, format string, args ...any) error {
	return &Error{r.text, utf8.RuneCountInString(r.text[:at]) + 1, fmt.Sprintf(format, args...), why}
}

// fail makes an error about the next character: what was wanted instead of it.
func (r *reader) fail(why Reason, want string) error {
	if r.peek() == end {
		return r.failAt(r.at, why, "the text ends; want %s", want)
	}
	return r.failAt(r.at, why, "%q is not understood; want %s", string(r.peek()), want)
}

// finish refuses what follows the move, blanks left aside.
func (r *reader) finish() error {
	r.spaces()
	if r.peek() != end {
		return r.fail(WantEnd, "the end of the move")
	}
	return nil
}

// sign goes past the mark of a side, if there is one, and refuses that of the
// side which is not to move. Filled marks are sente's, whichever way they point.
func (r *reader) sign() error {
	var c rules.Color
	switch r.peek() {
	case '▲', '▼', '☗', '⛊':
		c = rules.Black
	case '△', '▽', '☖', '⛉':
		c = rules.White
	default:
		return nil
	}
	if c != r.p.Turn() {
		return r.failAt(r.at, OtherSide, "%c is the mark of %s, but %s is to move", r.peek(), sides[c], sides[r.p.Turn()])
	}
	r.next()
	return nil
}

// begin goes past what may stand before a move.
func (r *reader) begin() error {
	r.spaces()
	err := r.sign()
	r.spaces()
	return err
}

// digit goes past a digit from 1 to 9: half or full width or kanji. It returns
// 0 if there is none.
func (r *reader) digit() int {
	c, n := r.peek(), 0
	switch {
	case '1' <= c && c <= '9':
		n = int(c - '0')
	case '１' <= c && c <= '９':
		n = int(c - '０')
	case c >= '一':
		n = kanjiDigit(c)
	}
	if n > 0 {
		r.next()
	}
	return n
}

func kanjiDigit(c rune) int {
	for i, rank := range ranks[1:] {
		if rank == c {
			return i + 1
		}
	}
	return 0
}
