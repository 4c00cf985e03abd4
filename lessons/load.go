package lessons

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/BurntSushi/toml"

	"terakoya/rules"
)

// Parse reads one lesson file. With a fault the lesson is not to be used.
func Parse(file, text string) (Lesson, []Fault) {
	var raw rawLesson
	r, ok := decode(file, text, &lessonForm, &raw)
	if !ok {
		return Lesson{}, r.faults
	}
	l := r.lesson(raw)
	l.keys = r.keys
	for i := range r.faults {
		r.faults[i].Step = l.stepAt(r.faults[i].Line)
	}
	slices.SortStableFunc(r.faults, func(a, b Fault) int { return a.Line - b.Line })
	return l, r.faults
}

// tomlFault says where the TOML itself is broken, and what often causes it.
func tomlFault(file, text string, err error) Fault {
	var parse toml.ParseError
	if !errors.As(err, &parse) {
		return typeFault(file, err)
	}
	f := Fault{File: file, Line: max(parse.Position.Line, 1), Code: BrokenTOML, Cause: parse.Message}
	if f.Cause == "" {
		f.Cause = parse.Error()
	}
	f.Line = min(f.Line, strings.Count(text, "\n")+1)
	switch cause := f.Cause; {
	case strings.ContainsRune(cause, '\u3000') || strings.Contains(cause, "3000"):
		f.Cause += "; the line has a wide blank (U+3000), write an ordinary one"
	case strings.ContainsAny(cause, "“”"):
		f.Cause += "; strings are written between straight quotes (\")"
	case strings.Contains(cause, "escape"):
		f.Cause += `; write \\ for a backslash, or put the text between single quotes`
	case strings.Contains(cause, "'+'"):
		f.Cause += "; a key with + in it is written between quotes"
	}
	return f
}

// typed is how the TOML library begins an error about the type of a value.
var typed = regexp.MustCompile(`^toml: line (\d+) \(last key "([^"]+)"\): `)

// typeFault says which value has the wrong type, within a list, say.
func typeFault(file string, err error) Fault {
	f := Fault{File: file, Line: 1, Code: WrongType, Cause: err.Error()}
	at := typed.FindStringSubmatch(f.Cause)
	if at == nil {
		return f
	}
	f.Line, _ = strconv.Atoi(at[1])
	f.Cause = at[2] + ": " + f.Cause[len(at[0]):]
	switch {
	case at[2] == "step":
		f.Cause = stepsBelow
	case valueOf[at[2]] == aList && at[2] != "step.options":
		f.Cause = at[2] + " is a list of texts, each between quotes"
	}
	return f
}

const stepsBelow = "steps are written below a line [[step]] each, drills below [[drill]]"

// reader turns what the TOML library read into a lesson and collects faults.
type reader struct {
	file   string
	form   *form
	rules  rules.RuleSet // that of the lesson
	keys   []located
	meta   toml.MetaData
	faults []Fault
}

func (r *reader) fault(code Code, line int, format string, args ...any) {
	r.faults = append(r.faults, Fault{File: r.file, Line: line, Code: code, Cause: fmt.Sprintf(format, args...)})
}

// disproved is fault for what the file states and the rules find otherwise.
func (r *reader) disproved(line int, found any, format string, args ...any) {
	r.fault(Disproved, line, format, args...)
	r.faults[len(r.faults)-1].Found = fmt.Sprint(found)
}

func (r *reader) line(step int, path string) int { return lineOf(r.keys, step, path) }

// has reports whether a step has a key.
func (r *reader) has(step int, path string) bool {
	return slices.ContainsFunc(r.keys, func(k located) bool { return k.step == step && k.path == path })
}

// lineOf returns where a key stands; a step's own line, or 1, if it is missing.
// Keys of the file itself may also stand below its tables.
func lineOf(keys []located, step int, path string) int {
	line := 1
	array, _, _ := strings.Cut(path, ".")
	inArray := array == "step" || array == "drill" || array == "line"
	for _, k := range keys {
		if k.step != step && inArray {
			continue
		}
		if k.path == path {
			return k.line
		}
		if k.path == array && inArray {
			line = k.line
		}
	}
	return line
}

func cutLast(name string) (table, last string, ok bool) {
	i := strings.LastIndexByte(name, '.')
	if i < 0 {
		return "", name, false
	}
	return name[:i], name[i+1:], true
}
