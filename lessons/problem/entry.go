package problem

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/BurntSushi/toml"
)

// entry is one [[table]] of a file: its values and the lines on which they
// stand. Its methods collect what is wrong with it.
type entry struct {
	file   string
	line   int
	keys   []located
	values map[string]any
	read   []string // the keys asked for
	faults []error
}

// located is a key and the line on which it stands.
type located struct {
	name string
	line int
}

// Files of problems are written by program, so only this much of TOML is read:
// tables in a list and one plain key a line. That is what gives every key a
// line, which the TOML library does not.
var (
	headerLine = regexp.MustCompile(`^\[\[([A-Za-z0-9_-]+)\]\]\s*(#.*)?$`)
	keyLine    = regexp.MustCompile(`^([A-Za-z0-9_-]+)\s*=\s*([^\s\[{].*)$`)
)

// entries reads all tables of a name. A file with a fault in its form gives
// none: what stands where could not be told.
func entries(file, text, table string) ([]*entry, error) {
	text = strings.TrimPrefix(text, "\ufeff")
	if !utf8.ValidString(text) {
		return nil, &Fault{File: file, Line: 1, Cause: "the file is not UTF-8"}
	}
	var tree map[string]any
	if _, err := toml.Decode(text, &tree); err != nil {
		return nil, brokenTOML(file, err)
	}
	found, err := locate(file, text, table)
	if err != nil {
		return nil, err
	}
	tables, _ := tree[table].([]map[string]any)
	for i, e := range found {
		e.values = tables[i]
	}
	return found, nil
}

func brokenTOML(file string, err error) error {
	f := &Fault{File: file, Line: 1, Cause: err.Error()}
	var parse toml.ParseError
	if errors.As(err, &parse) {
		f.Line = max(parse.Position.Line, 1)
		if parse.Message != "" {
			f.Cause = parse.Message
		}
	}
	return f
}

// locate finds the tables and keys of a text that the TOML library accepts. What
// stands in another table is not looked at, its header is fault enough.
func locate(file, text, table string) ([]*entry, error) {
	var found []*entry
	var faults []error
	fault := func(line int, format string, args ...any) {
		faults = append(faults, &Fault{File: file, Line: line, Cause: fmt.Sprintf(format, args...)})
	}
	inside := true
	for i, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		header, key := headerLine.FindStringSubmatch(line), keyLine.FindStringSubmatch(line)
		switch {
		case line == "" || line[0] == '#':
		case header != nil && header[1] == table:
			found = append(found, &entry{file: file, line: i + 1})
			inside = true
		case line[0] == '[':
			fault(i+1, "unknown table %s: want [[%s]]", line, table)
			inside = false
		case !inside:
		case key == nil || strings.Contains(line, `"""`) || strings.Contains(line, "'''"):
			fault(i+1, "want a line [[%s]], or one key with a text or a number", table)
		case len(found) == 0:
			fault(i+1, "%s stands before the first [[%s]]", key[1], table)
		default:
			e := found[len(found)-1]
			e.keys = append(e.keys, located{key[1], i + 1})
		}
	}
	return found, errors.Join(faults...)
}

// fault notes what is wrong with a key, or with the whole if it is "".
func (e *entry) fault(key, format string, args ...any) {
	id, _ := e.values["id"].(string)
	e.faults = append(e.faults, &Fault{File: e.file, Line: e.lineOf(key), ID: id, Cause: fmt.Sprintf(format, args...)})
}

// lineOf returns where a key stands, or where the entry begins.
func (e *entry) lineOf(key string) int {
	if i := slices.IndexFunc(e.keys, func(k located) bool { return k.name == key }); i >= 0 {
		return e.keys[i].line
	}
	return e.line
}

// text returns the text of a key that must be there.
func (e *entry) text(key string) string {
	e.read = append(e.read, key)
	switch v := e.values[key].(type) {
	case string:
		if v == "" {
			e.fault(key, "%s is empty", key)
		}
		return v
	case nil:
		e.fault(key, "%s is missing", key)
	default:
		e.fault(key, "%s is a text between quotes", key)
	}
	return ""
}

// number returns the whole number of a key that must be there.
func (e *entry) number(key string) int {
	e.read = append(e.read, key)
	switch v := e.values[key].(type) {
	case int64:
		return int(v)
	case nil:
		e.fault(key, "%s is missing", key)
	default:
		e.fault(key, "%s is a whole number", key)
	}
	return 0
}

// noMore refuses keys that were not asked for.
func (e *entry) noMore() {
	for _, k := range e.keys {
		if slices.Contains(e.read, k.name) {
			continue
		}
		like := slices.IndexFunc(e.read, func(r string) bool { return strings.EqualFold(r, k.name) })
		if like >= 0 {
			e.fault(k.name, "unknown key %q: it is written %q", k.name, e.read[like])
		} else {
			e.fault(k.name, "unknown key %q", k.name)
		}
	}
}
