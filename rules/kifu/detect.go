package kifu

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Format is a way to write records down.
type Format uint8

// The formats.
const (
	KIF Format = iota // also KIFU, its name in UTF-8, and diagrams (BOD)
	KI2               // moves as books write them, without squares of origin
	CSA
	USI // positions and moves for programs; SFEN is its way to write positions

	formats
)

var formatNames = [formats]string{"kif", "ki2", "csa", "usi"}

// String returns the short name that the console tool uses, such as "kif".
func (f Format) String() string { return formatNames[f] }

// ParseFormat reads the short name of a format.
func ParseFormat(name string) (Format, bool) {
	for f, n := range formatNames {
		if n == name {
			return Format(f), true
		}
	}
	return 0, false
}

// Detect tells the format of a text from its lines; the name of a file says
// nothing. A heading that KIF and KI2 share, and a diagram, are KIF if no move
// follows. The fault says that the text is empty or no record.
func Detect(text string) (Format, *Fault) {
	heading, first, firstAt := false, "", 0
	for n := 1; text != ""; n++ {
		var line string
		line, text = takeLine(text)
		line = strings.TrimLeftFunc(line, unicode.IsSpace)
		if line == "" || line[0] == '#' {
			continue
		}
		if first == "" {
			first, firstAt = line, n
		}
		switch f, told := formatOf(line, heading); {
		case told:
			return f, nil
		case isHeading(line):
			heading = true
		}
	}
	switch {
	case heading:
		return KIF, nil
	case first == "":
		return 0, &Fault{Line: 1, Column: 1, Cause: "the text is empty", Kind: FaultEmpty}
	}
	return 0, &Fault{
		Line: firstAt, Column: 1, Text: glimpse(first),
		Cause: "this is no record: neither KIF, KI2, CSA nor USI", Kind: FaultUnknown,
	}
}

// formatOf tells the format from a line that only one has. After a heading of
// KIF and KI2 nothing is CSA or USI.
func formatOf(line string, heading bool) (Format, bool) {
	switch {
	case isKIFMove(line):
		return KIF, true
	case isKI2Move(line):
		return KI2, true
	case heading:
		return 0, false
	case isCSA(line):
		return CSA, true
	case isUSI(line):
		return USI, true
	}
	return 0, false
}

// isHeading finds lines that KIF and KI2 share: a key with a wide colon, the
// names of the sides, diagrams, comments between the moves.
func isHeading(line string) bool {
	for _, mark := range []string{"+---", "|", "手数", "手合割", "先手", "後手", "下手", "上手", "変化", "まで"} {
		if strings.HasPrefix(line, mark) {
			return true
		}
	}
	key, _, found := strings.Cut(line, "：")
	return found && key != "" && len(key) <= 60
}

// isKIFMove finds the heading of a list of moves, or a number with a move or a
// word after it: "1 ７六歩(77)", "1 投了".
func isKIFMove(line string) bool {
	if strings.HasPrefix(line, "手数--") {
		return true
	}
	after := strings.TrimLeftFunc(line, isDigit)
	if after == line {
		return false
	}
	what := strings.TrimLeftFunc(after, unicode.IsSpace)
	if what == after || strings.TrimFunc(what, blankOrDigit) == "" {
		return false // also the files above a diagram
	}
	what = strings.TrimLeft(what, "123456789")
	return what != "" && what[0] >= utf8.RuneSelf
}

func blankOrDigit(c rune) bool { return unicode.IsSpace(c) || isDigit(c) }

// isKI2Move finds a line that begins with the mark of a side and a square or 同.
func isKI2Move(line string) bool {
	r, n := utf8.DecodeRuneInString(line)
	if !strings.ContainsRune("▲△☗☖▼▽⛊⛉", r) {
		return false
	}
	r, _ = utf8.DecodeRuneInString(strings.TrimLeftFunc(line[n:], unicode.IsSpace))
	return r == '同' || unicode.IsDigit(r)
}

// isCSA finds the statements of CSA.
func isCSA(line string) bool {
	line = strings.TrimRightFunc(line, unicode.IsSpace)
	if len(line) < 2 {
		return line == "+" || line == "-" || line == "'"
	}
	second := line[1]
	switch line[0] {
	case '\'':
		return true
	case 'V':
		return '1' <= second && second <= '9'
	case 'N':
		return second == '+' || second == '-'
	case 'P':
		return second == '+' || second == '-' || line == "PI" ||
			second == 'I' && len(line) >= 6 && isDigits(line[2:4]) ||
			'1' <= second && second <= '9' && len(line) >= 11
	case '$':
		return strings.IndexByte(line, ':') > 1
	case '%':
		return second == '+' || second == '-' || 'A' <= second && second <= 'Z'
	case '+', '-':
		return len(line) >= 7 && isDigits(line[1:5]) && isCapitals(line[5:7])
	}
	return false
}

func isDigits(s string) bool {
	return s != "" && strings.Trim(s, "0123456789") == ""
}

func isCapitals(s string) bool {
	return s != "" && strings.Trim(s, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == ""
}

// isUSI finds "position", "startpos", "sfen", and boards of SFEN, in which
// slashes part the ranks.
func isUSI(line string) bool {
	word, _, _ := strings.Cut(strings.Map(usiBlank, line[:min(len(line), 120)]), " ")
	switch word {
	case "position", "startpos", "sfen":
		return true
	}
	return strings.Count(word, "/") >= 5 && strings.Trim(word, "/+123456789plnsgbrkPLNSGBRK") == ""
}

// takeLine cuts the first line off a text. Lines end in a line feed, in carriage
// returns or in both, as "\r\r\n".
func takeLine(text string) (line, rest string) {
	end := strings.IndexAny(text, "\r\n")
	if end < 0 {
		return text, ""
	}
	next := end
	for next < len(text) && text[next] == '\r' {
		next++
	}
	if next < len(text) && text[next] == '\n' {
		next++
	}
	return text[:end], text[next:]
}

// glimpse shortens what is shown of a file in a fault.
func glimpse(text string) string {
	const most = 40
	n := 0
	for i := range text {
		if n++; n > most {
			return text[:i] + "…"
		}
	}
	return text
}
