package kifu

import (
	"errors"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"terakoya/rules"
)

// usiEnds are the words that may stand after the moves instead of one, as an
// engine says them by bestmove.
var usiEnds = map[string]EndKind{"resign": EndResign, "win": EndDeclaration, "draw": EndDraw}

var evenStart = rules.Handicaps[0].Position()

// longestSFEN is how many bytes a position may have, blanks included; a real one
// has about 200 at most.
const longestSFEN = 1000

// usiReader reads records of which each is a line: "position startpos moves
// 7g7f", "sfen ... moves ...", or SFEN alone. Empty lines and those that begin
// with # say nothing. The source is the draft of the Universal Shogi Interface
// of 24 January 2007. It stops at the first fault.
type usiReader struct {
	games []*Record
	fault *Fault
	nodes int

	line int
	text string // the line
	at   int    // how much of it has been read, in bytes
}

// readUSI reads a text in USI. What could be read before a fault is returned
// with it.
func readUSI(text string) ([]*Record, *Fault) {
	r := &usiReader{}
	for text != "" && r.fault == nil {
		r.text, text = takeLine(text)
		r.line++
		r.at = 0
		if word, at := r.peek(); word != "" && word[0] != '#' {
			r.record(at)
		}
	}
	return r.games, r.fault
}

// fail reports a fault at a byte of the line.
func (r *usiReader) fail(at int, what, format string, args ...any) {
	r.fault = &Fault{
		Line: r.line, Column: utf8.RuneCountInString(r.text[:min(at, len(r.text))]) + 1,
		Text: glimpse(what), Cause: fmt.Sprintf(format, args...),
	}
}

// usiBlank turns what parts words into blanks: some programs send underscores
// where a blank could not travel.
func usiBlank(c rune) rune {
	if c == '_' || unicode.IsSpace(c) {
		return ' '
	}
	return c
}

func isUSIBlank(c rune) bool { return usiBlank(c) == ' ' }

// peek returns the next word of the line, empty at its end, and where it stands.
func (r *usiReader) peek() (word string, at int) {
	rest := strings.TrimLeftFunc(r.text[r.at:], isUSIBlank)
	at = len(r.text) - len(rest)
	if end := strings.IndexFunc(rest, isUSIBlank); end >= 0 {
		rest = rest[:end]
	}
	return rest, at
}

// next returns the next word and goes past it.
func (r *usiReader) next() (word string, at int) {
	word, at = r.peek()
	r.at = at + len(word)
	return word, at
}

// record reads a line that holds one.
func (r *usiReader) record(at int) {
	if len(r.games) >= mostRecords {
		r.fail(at, "", "more than %d records in a file", mostRecords)
		return
	}
	if word, _ := r.peek(); word == "position" {
		r.next()
	}
	b := r.start()
	if b == nil {
		return
	}
	b.nodes = r.nodes
	r.games = append(r.games, b.record)
	if word, at := r.next(); word == "moves" {
		r.moves(b)
	} else if word != "" {
		r.fail(at, word, "want moves after the position")
	}
	r.nodes = b.nodes
}

// start reads the position; it returns nil if that is none.
func (r *usiReader) start() *builder {
	word, from := r.peek()
	switch word {
	case "startpos":
		r.next()
		return newBuilder(evenStart)
	case "sfen":
		r.next()
		_, from = r.peek()
	}
	for word, at := r.peek(); word != "" && word != "moves"; word, at = r.peek() {
		if at+len(word)-from > longestSFEN {
			r.fail(from, r.text[from:], "no position is as long as this")
			return nil
		}
		r.next()
	}
	return r.parse(from, r.text[from:max(from, r.at)])
}

// parse makes the position that a text says; from is where in the line it stands.
func (r *usiReader) parse(from int, sfen string) *builder {
	sfen = strings.Map(usiBlank, sfen)
	p, odd, err := rules.ParseSFEN(sfen)
	if err != nil {
		column, cause := 1, err.Error()
		if e := (*rules.SFENError)(nil); errors.As(err, &e) {
			column, cause = e.Column, e.Cause
		}
		before := utf8.RuneCountInString(sfen[:min(column-1, len(sfen))])
		r.fail(from, sfen, "%s", cause)
		r.fault.Column += before
		if _, drawn := rules.ParseSetup(sfen); drawn == nil {
			r.fault.of(FaultStart)
		}
		return nil
	}
	b := newBuilder(p)
	if odd != 0 {
		b.record.Warnings = []Fault{{
			Line: r.line, Column: utf8.RuneCountInString(r.text[:from]) + 1, Cause: fmt.Sprintf("the start is odd: %v", odd),
		}}
	}
	return b
}

// moves reads the moves and the word that may end them.
func (r *usiReader) moves(b *builder) {
	for word, at := r.next(); word != ""; word, at = r.next() {
		if kind, ok := usiEnds[word]; ok {
			if err := b.end(End{Kind: kind}, nil); err != nil {
				r.fail(at, word, "%v", err)
				return
			}
			continue
		}
		if b.at.End.Kind != NoEnd {
			r.fail(at, word, "a move after the end of the game")
			return
		}
		attempt, err := rules.ParseAttempt(word)
		if err != nil {
			r.fail(at, word, "a move is written like 7g7f, 2d2c+ or P*5e")
			r.fault.of(FaultMove)
			return
		}
		if err := b.play(attempt); err != nil {
			r.fail(at, word, "move %d: %v", b.at.Ply+1, err)
			r.fault.refused(b.at, err)
			return
		}
	}
}

// writeUSI writes the game itself in one line. Nothing but the start and the
// moves has a place in it.
func (r *Record) writeUSI(b *strings.Builder) {
	b.WriteString("position ")
	if sfen := r.Start.SFEN(); sfen == rules.StartSFEN {
		b.WriteString("startpos")
	} else {
		b.WriteString("sfen " + sfen)
	}
	for i, n := range r.MainLine() {
		if n.End.Kind != NoEnd {
			break
		}
		if i == 0 {
			b.WriteString(" moves")
		}
		b.WriteString(" " + n.Move.String())
	}
	b.WriteByte('\n')
}
