package words

import (
	"errors"
	"fmt"
	"strings"

	"github.com/BurntSushi/toml"

	"terakoya/lessons"
)

// LintGlossary returns what is amiss with a glossary beside its words: a file that is
// no TOML, keys that no term has, boards, marks and arrows that cannot be read. Lines
// are those of the term, or of its key; the file is named by who calls.
func LintGlossary(data []byte) []lessons.Fault {
	terms, unknown, err := readGlossary(data)
	if err != nil {
		line := 1
		if parse := (toml.ParseError{}); errors.As(err, &parse) {
			line = parse.Position.Line
		}
		return []lessons.Fault{{Line: line, Code: lessons.BrokenTOML, Cause: err.Error()}}
	}
	var faults []lessons.Fault
	fault := func(key, sub string, code lessons.Code, cause string) {
		faults = append(faults, lessons.Fault{
			Line: lineOfTerm(data, key, sub), Code: code, Cause: fmt.Sprintf("%s: %s", key, cause),
		})
	}
	for _, key := range unknown {
		fault(key[0], key[len(key)-1], lessons.UnknownKey, fmt.Sprintf("no term has %q", key[1:].String()))
	}
	for _, key := range terms.Keys() {
		var amiss *FigureError
		if _, err := terms[key].Figure(); errors.As(err, &amiss) {
			fault(key, keyOf(amiss.Code), amiss.Code, amiss.Error())
		}
	}
	return faults
}

// keyOf is the key that a fault of a board is of.
func keyOf(c lessons.Code) string {
	if c == lessons.BadMark {
		return "marks"
	}
	if c == lessons.BadArrow {
		return "arrows"
	}
	return "board"
}

// lineOfTerm finds a key of a term; if it is not there, the term.
func lineOfTerm(data []byte, term, key string) int {
	found, inside := 1, false
	for i, line := range strings.Split(string(data), "\n") {
		line = strings.TrimSpace(line)
		switch {
		case line == "["+term+"]":
			found, inside = i+1, true
		case strings.HasPrefix(line, "["):
			inside = false
		case inside && strings.HasPrefix(strings.TrimSpace(strings.TrimPrefix(line, key)), "=") && strings.HasPrefix(line, key):
			return i + 1
		}
	}
	return found
}
