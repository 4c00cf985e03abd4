package kifu

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"terakoya/rules"
	"terakoya/rules/notation"
)

// kifReader reads KIF and KI2, line by line. They share everything but the lines
// of moves. The forms are those of the KIF specification of 2 August 2024, and
// what programs and newspapers are known to write besides. It stops at the first
// fault.
type kifReader struct {
	style notation.Style // KIF, or Japanese for KI2
	line  int            // number of the line that is read
	text  string         // that line
	from  int            // byte of it that columns are looked for from
	fault *Fault

	headers  []Header
	warnings []Fault
	start    kifStart

	build *builder // nil before the first move, end or variation
	said  []byte   // comments that wait for their node, each line with a line feed
	mark  string   // a bookmark before the first move
	base  int      // what the number of a move is more than its ply
	foul  *kifFoul
}

// kifFoul is an illegal move that waits for the word that it ended the game.
type kifFoul struct {
	move  *rules.IllegalMove
	fault *Fault // what it is if no such word follows
	time  kifTime
}

func readKIF(text string) (*Record, *Fault) { return readLines(text, notation.KIF) }
func readKI2(text string) (*Record, *Fault) { return readLines(text, notation.Japanese) }

// readLines reads a text; what could be read before a fault is returned with it.
func readLines(text string, style notation.Style) (*Record, *Fault) {
	r := &kifReader{style: style}
	for text != "" && r.fault == nil {
		r.text, text = takeLine(text)
		r.line, r.from = r.line+1, 0
		r.readLine()
	}
	if r.fault == nil {
		r.settleFoul()
	}
	if r.build == nil {
		r.begin()
	}
	if r.build == nil {
		return nil, r.fault
	}
	r.settle()
	record := r.build.record
	record.Headers, record.Warnings = r.headers, r.warnings
	return record, r.fault
}

// fail reports a fault in the line, where what begins.
func (r *kifReader) fail(what, format string, args ...any) {
	if r.fault == nil {
		r.fault = r.faultAt(what, format, args...)
	}
}

func (r *kifReader) faultAt(what, format string, args ...any) *Fault {
	return &Fault{Line: r.line, Column: r.column(what), Text: glimpse(what), Cause: fmt.Sprintf(format, args...)}
}

// column returns where a part of the line begins, in characters from 1.
func (r *kifReader) column(part string) int {
	at := strings.Index(r.text[r.from:], part)
	if part == "" || at < 0 {
		return 1
	}
	return utf8.RuneCountInString(r.text[:r.from+at]) + 1
}

func (r *kifReader) warn(what, format string, args ...any) {
	if len(r.warnings) < mostWarnings {
		r.note(r.faultAt(what, format, args...))
	}
}

func (r *kifReader) note(f *Fault) {
	if len(r.warnings) < mostWarnings {
		r.warnings = append(r.warnings, *f)
	}
}

// settle gives the comments that were read to the present node.
func (r *kifReader) settle() {
	if len(r.said) == 0 {
		return
	}
	comment := string(r.said[:len(r.said)-1])
	if n := r.build.at; n.Comment != "" {
		comment = n.Comment + "\n" + comment
	}
	r.build.at.Comment, r.said = comment, r.said[:0]
}

// settleFoul makes a fault of an illegal move that no word calls one.
func (r *kifReader) settleFoul() {
	if r.foul != nil && r.fault == nil {
		r.fault = r.foul.fault
	}
}

func (r *kifReader) readLine() {
	line := trim(r.text)
	if line == "" || line[0] == '#' {
		return
	}
	switch line[0] {
	case '*':
		r.said = append(append(r.said, strings.TrimLeftFunc(r.text, unicode.IsSpace)[1:]...), '\n')
		return
	case '&':
		r.bookmark(line[1:])
		return
	}
	switch {
	case strings.HasPrefix(line, "変化"):
		r.variation(line)
	case strings.HasPrefix(line, "まで"):
		r.sentence(line)
	case r.isMoves(line):
		r.moves(line)
	case r.build == nil:
		r.heading(line)
	case isHeader(r.style, line):
		r.settleFoul()
		r.header(line)
	default:
		r.settleFoul()
		r.fail(line, "this is neither a move nor anything else that stands among moves")
	}
}

// trim cuts blanks of every width off both ends.
func trim(s string) string { return strings.TrimFunc(s, unicode.IsSpace) }

// isMoves reports whether a line holds moves, or the word that ends them.
func (r *kifReader) isMoves(line string) bool {
	if r.style == notation.Japanese {
		return isKI2Move(line) || isSideMark(line) && isEndWord(afterMark(line))
	}
	number, rest := cutNumber(line)
	if number == "" || strings.TrimFunc(rest, blankOrDigit) == "" {
		return false // also the files above a diagram
	}
	if first, _ := utf8.DecodeRuneInString(rest); unicode.IsSpace(first) {
		return true
	}
	colon := strings.IndexAny(rest, "：:(（") // a header, or a move with its time
	return colon < 0 || rest[colon] != ':' && !strings.HasPrefix(rest[colon:], "：")
}

// cutNumber cuts digits of either width off the front.
func cutNumber(s string) (number, rest string) {
	rest = strings.TrimLeftFunc(s, isDigit)
	return s[:len(s)-len(rest)], rest
}

func isDigit(c rune) bool { return '0' <= c && c <= '9' || '０' <= c && c <= '９' }

// parseNumber reads digits of either width, up to six of them.
func parseNumber(s string) (int, bool) {
	n, count := 0, 0
	for _, c := range s {
		switch {
		case '0' <= c && c <= '9':
			c -= '0'
		case '０' <= c && c <= '９':
			c -= '０'
		default:
			return 0, false
		}
		n = n*10 + int(c)
		if count++; count > 6 {
			return 0, false
		}
	}
	return n, count > 0
}

// bookmark reads the name of a mark.
func (r *kifReader) bookmark(name string) {
	at := &r.mark
	if r.build != nil {
		at = &r.build.at.Bookmark
	}
	if name = trim(name); *at != "" && name != "" {
		r.warn(name, "a second bookmark at a move; only the last is kept")
	}
	*at = name
}

// variation reads 変化：N手: what follows is played instead of the N-th move of
// the line read last.
func (r *kifReader) variation(line string) {
	rest := strings.TrimLeft(strings.TrimPrefix(line, "変化"), "：: 　\t")
	number, rest := cutNumber(rest)
	n, ok := parseNumber(number)
	if !ok || !strings.HasPrefix(trim(rest), "手") {
		r.fail(line, "a variation is written like 変化：12手")
		return
	}
	r.settleFoul()
	if r.build == nil {
		r.begin()
	}
	if r.fault != nil {
		return
	}
	r.settle()
	ply := n - r.base - 1
	if ply < 0 {
		r.fail(line, "the game begins with move %d", r.base+1)
		return
	}
	if err := r.build.back(ply); err != nil {
		r.fail(line, "%v", err)
		return
	}
	if r.build.at.Next == nil {
		r.warn(line, "no line before has a move %d; this goes on where the longest ends", n)
	}
}

// end adds the word that ends the line; an illegal move before it is its foul.
func (r *kifReader) end(what string, e End, t kifTime) {
	var foul *rules.IllegalMove
	if r.foul != nil && (e.Kind == EndFoulWin || e.Kind == EndFoulLoss) {
		if foul = r.foul.move; e.Kind == EndFoulLoss {
			r.warn(what, "the illegal move is the other side's; by this word the side to move would have lost")
		}
		if r.foul.time.timed {
			t = kifTime{min(r.foul.time.spent+t.spent, longestTime), true}
		}
		r.foul = nil
	}
	r.settleFoul()
	if r.fault != nil {
		return
	}
	r.settle()
	if err := r.build.end(e, foul); err != nil {
		r.fail(what, "%v", err)
		return
	}
	r.build.at.Spent, r.build.at.Timed = t.spent, t.timed
}
