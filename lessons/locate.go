package lessons

import "strings"

// located is a key of a TOML text and where it stands.
type located struct {
	path  string // dotted, as in "step.text.en"
	step  int    // the number of the [[step]], [[drill]] or [[line]] it belongs to, from 0; -1 before the first
	line  int    // from 1
	value byte   // what its value begins with: a quote, a digit, [ or {; 0 for a header
}

// locate lists the keys of a TOML text in order. The TOML library checks the
// text and gives the values, but no place for a key it does not know; this reads
// only as much of the syntax as tells where keys are: headers, keys, and values
// to be skipped. The text must be one that the library accepts.
func locate(text string) []located {
	l := locator{text: text, line: 1, step: -1, count: map[string]int{"step": 0, "drill": 0, "line": 0}}
	for l.at < len(l.text) {
		switch c := l.text[l.at]; {
		case c == '#':
			l.skipLine()
		case c == '[':
			l.header()
		case isBlank(c):
			l.advance(1)
		default:
			l.pair(l.table)
		}
	}
	return l.found
}

type locator struct {
	text  string
	at    int
	line  int
	step  int
	count map[string]int // of each array of tables, so far
	table string         // the header above
	found []located
}

func isBlank(c byte) bool { return c == ' ' || c == '\t' || c == '\r' || c == '\n' }

// advance moves n bytes on and counts the lines.
func (l *locator) advance(n int) {
	end := min(l.at+n, len(l.text))
	l.line += strings.Count(l.text[l.at:end], "\n")
	l.at = end
}

func (l *locator) skipLine() {
	if n := strings.IndexByte(l.text[l.at:], '\n'); n >= 0 {
		l.advance(n)
	} else {
		l.at = len(l.text)
	}
}

func (l *locator) skipBlank() {
	for l.at < len(l.text) && (isBlank(l.text[l.at]) || l.text[l.at] == '#') {
		if l.text[l.at] == '#' {
			l.skipLine()
		} else {
			l.advance(1)
		}
	}
}

// header reads [table] or [[table]].
func (l *locator) header() {
	line := l.line
	array := strings.HasPrefix(l.text[l.at:], "[[")
	for l.at < len(l.text) && l.text[l.at] == '[' {
		l.advance(1)
	}
	l.table = l.key("]")
	if n, counted := l.count[l.table]; array && counted {
		l.step, l.count[l.table] = n, n+1
	}
	l.found = append(l.found, located{path: l.table, step: l.step, line: line})
	for l.at < len(l.text) && l.text[l.at] == ']' {
		l.advance(1)
	}
}

// pair reads key = value below a table.
func (l *locator) pair(table string) {
	line := l.line
	path := l.key("=")
	if table != "" {
		path = table + "." + path
	}
	i := len(l.found)
	l.found = append(l.found, located{path: path, step: l.step, line: line})
	l.advance(1)
	if l.skipBlank(); l.at < len(l.text) {
		l.found[i].value = l.text[l.at]
	}
	l.value(path)
}

// key reads a dotted key up to the byte that ends it, quotes taken off.
func (l *locator) key(end string) string {
	var b strings.Builder
	for l.at < len(l.text) && l.text[l.at] != end[0] {
		switch c := l.text[l.at]; {
		case c == '"' || c == '\'':
			from := l.at
			l.skipString()
			b.WriteString(strings.Trim(l.text[from:l.at], string(c)))
		case isBlank(c):
			l.advance(1)
		default:
			b.WriteByte(c)
			l.advance(1)
		}
	}
	return b.String()
}

// value skips a value; keys of inline tables are listed on the way.
func (l *locator) value(path string) {
	l.skipBlank()
	if l.at == len(l.text) {
		return
	}
	switch l.text[l.at] {
	case '"', '\'':
		l.skipString()
	case '[':
		l.list(']', func() { l.value(path) })
	case '{':
		l.list('}', func() { l.pair(path) })
	default:
		for l.at < len(l.text) && !strings.ContainsRune(",]}#\n", rune(l.text[l.at])) {
			l.advance(1)
		}
	}
}

// list reads items with commas between, up to the closing byte.
func (l *locator) list(closing byte, item func()) {
	l.advance(1)
	for {
		l.skipBlank()
		switch {
		case l.at == len(l.text):
			return
		case l.text[l.at] == closing:
			l.advance(1)
			return
		case l.text[l.at] == ',':
			l.advance(1)
		default:
			from := l.at
			if item(); l.at == from {
				l.advance(1) // no item: never stand still
			}
		}
	}
}

// skipString skips a string of one line or of several.
func (l *locator) skipString() {
	quote := l.text[l.at : l.at+1]
	if strings.HasPrefix(l.text[l.at:], strings.Repeat(quote, 3)) {
		quote = strings.Repeat(quote, 3)
	}
	l.advance(len(quote))
	for l.at < len(l.text) && !strings.HasPrefix(l.text[l.at:], quote) {
		if l.text[l.at] == '\\' && quote[0] == '"' {
			l.advance(1)
		}
		l.advance(1)
	}
	l.advance(len(quote))
	for len(quote) == 3 && l.at < len(l.text) && l.text[l.at] == quote[0] { // """" ends with a quote of the text
		l.advance(1)
	}
}
