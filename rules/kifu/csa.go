package kifu

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"terakoya/rules"
)

// mostRecords is how many games a file may hold, mostHeaders how many lines may
// tell of one, and mostWarnings how many of its oddities are listed: far more
// than any file has, and little enough for memory.
const (
	mostRecords  = 50_000
	mostHeaders  = 10_000
	mostWarnings = 100
)

// csaReader reads the CSA record format, versions 1 to 3.0, statement by
// statement. The formats are those of the Computer Shogi Association's texts of
// 12 January 2008 (2.2) and 14 May 2024 (3.0). It stops at the first fault.
type csaReader struct {
	games []*Record
	fault *Fault
	nodes int // of the games before the present one
	warns int // warnings of all games

	line int    // number of the line that is read
	text string // that line
	at   int    // where in it the statement begins, in bytes

	game csaGame
}

// csaGame is what is known of the game that is read.
type csaGame struct {
	headers  []Header
	start    csaStart
	build    *builder // nil before it is said whose move it is
	foul     *csaFoul
	summed   bool   // the time of a foul and that of the word after it are added up
	said     []byte // comments that wait for their node, each line with a line feed
	warnings []Fault
	begun    bool // something has been said of this game
}

// csaFoul is an illegal move that waits for the word that it ended the game.
type csaFoul struct {
	move  *rules.IllegalMove
	side  rules.Color
	fault *Fault // what it is if no such word follows
	time  csaTime
}

// readCSA reads a text in CSA; several games are parted by lines with a slash.
// What could be read before a fault is returned with it.
func readCSA(text string) ([]*Record, *Fault) {
	r := &csaReader{}
	for text != "" && r.fault == nil {
		r.text, text = takeLine(text)
		r.line++
		r.readLine()
	}
	r.finish()
	return r.games, r.fault
}

// fail reports a fault at a byte of the line.
func (r *csaReader) fail(at int, what, format string, args ...any) {
	if r.fault == nil {
		r.fault = r.faultAt(at, what, format, args...)
	}
}

func (r *csaReader) faultAt(at int, what, format string, args ...any) *Fault {
	return &Fault{
		Line: r.line, Column: utf8.RuneCountInString(r.text[:min(at, len(r.text))]) + 1,
		Text: glimpse(what), Cause: fmt.Sprintf(format, args...),
	}
}

// warn notes what is odd and is read all the same.
func (r *csaReader) warn(what, format string, args ...any) {
	if r.warns++; r.warns <= mostWarnings {
		r.game.warnings = append(r.game.warnings, *r.faultAt(r.at, what, format, args...))
	}
}

// readLine parts a line into its statements. Names, headers and comments take
// the whole of it.
func (r *csaReader) readLine() {
	r.at = 0
	if strings.TrimSpace(r.text) == "/" {
		r.finish()
		return
	}
	for r.at < len(r.text) && r.fault == nil {
		rest := r.text[r.at:]
		if isCSAWhole(rest) {
			r.whole(rest)
			return
		}
		statement, _, _ := strings.Cut(rest, ",")
		next := r.at + len(statement) + 1
		r.at += len(statement) - len(strings.TrimLeft(statement, " \t"))
		if statement = strings.Trim(statement, " \t"); statement != "" {
			r.statement(statement)
		}
		r.at = next
	}
}

func isCSAWhole(line string) bool {
	return strings.HasPrefix(line, "'") || strings.HasPrefix(line, "$") ||
		strings.HasPrefix(line, "N+") || strings.HasPrefix(line, "N-")
}

func (r *csaReader) whole(line string) {
	if !r.game.begun && isCSAEncoding(line) {
		return // at the head of a file, or of a game that was put behind others
	}
	r.game.begun = true
	switch line[0] {
	case '\'':
		r.comment(line[1:])
	case '$':
		key, value, found := strings.Cut(line[1:], ":")
		if !found || strings.Trim(key, " \t") == "" {
			r.fail(r.at, line, "a header is written like $EVENT:value")
			return
		}
		r.header(csaToKIF(strings.Trim(key, " \t")), value)
	default:
		side := rules.Black
		if line[1] == '-' {
			side = rules.White
		}
		r.header(csaNames[side], line[2:])
	}
}

func (r *csaReader) header(key, value string) {
	g := &r.game
	if len(g.headers) >= mostHeaders {
		r.fail(r.at, "", "more than %d headers", mostHeaders)
		return
	}
	g.headers = append(g.headers, Header{key, strings.Trim(value, " \t")})
}

// comment keeps what a line says. The star by which 3.0 marks what programs
// shall read is not part of it.
func (r *csaReader) comment(text string) {
	r.game.said = append(append(r.game.said, strings.TrimPrefix(text, "*")...), '\n')
}

func isCSAEncoding(line string) bool {
	return strings.HasPrefix(line, "'CSA encoding=") || strings.HasPrefix(line, "'encoding=")
}

// settle gives the comments that wait to their node.
func (r *csaReader) settle(n *Node) {
	said := strings.TrimRight(string(r.game.said), "\n")
	if r.game.said = r.game.said[:0]; n.Comment != "" && said != "" {
		said = n.Comment + "\n" + said
	}
	if said != "" {
		n.Comment = said
	}
}

func (r *csaReader) statement(s string) {
	r.game.begun = r.game.begun || s[0] != 'V'
	switch {
	case s[0] == 'V' && len(s) > 1 && '0' <= s[1] && s[1] <= '9':
		r.version(s)
	case s[0] == 'P' && len(s) > 1:
		r.place(s)
	case s == "+" || s == "-":
		r.turn(s)
	case s[0] == '+' || s[0] == '-':
		r.move(s)
	case s[0] == '%':
		r.end(s)
	case s[0] == 'T' && len(s) > 1 && '0' <= s[1] && s[1] <= '9':
		r.time(s)
	case len(s) >= 6 && isDigits(s[:4]) && isCapitals(s[4:6]):
		r.fail(r.at, s, "a move begins with the sign of its side, + or -")
	default:
		r.warn(s, "no statement of CSA; kept as a comment")
		r.comment(s)
	}
}

func (r *csaReader) version(s string) {
	if r.game.build != nil || r.game.start.placed {
		r.fail(r.at, s, "a version in the middle of a game; games are parted by a line with a slash")
	}
}

// finish closes a game and makes ready for the next.
func (r *csaReader) finish() {
	g := &r.game
	if !g.begun {
		return
	}
	if r.fault == nil && len(r.games) >= mostRecords {
		r.fail(0, "", "more than %d games in a file", mostRecords)
	}
	if g.build == nil && r.fault == nil {
		r.warn("", "no line says whose move it is; it is taken for sente's")
		r.begin(rules.Black)
	}
	if g.foul != nil && r.fault == nil {
		r.fault = g.foul.fault
	}
	if b := g.build; b != nil {
		r.settle(b.at)
		r.nodes = b.nodes
		b.record.Headers, b.record.Warnings = r.named(), g.warnings
		r.games = append(r.games, b.record)
	}
	r.game = csaGame{said: g.said[:0]}
}

// named gives the sides the names of a handicap game where it is one.
func (r *csaReader) named() []Header {
	g := &r.game
	if isHandicap(&g.build.record.Start) {
		for i := range g.headers {
			for side, name := range csaNames {
				if g.headers[i].Key == name {
					g.headers[i].Key = handicapNames[side]
				}
			}
		}
	}
	return g.headers
}
