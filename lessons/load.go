package lessons

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"

	"github.com/BurntSushi/toml"
)

// Course is all the lessons that could be read, in the order of their files, and
// what was wrong with the others.
type Course struct {
	Lessons []Lesson
	Faults  []Fault
}

// Fault is something wrong in a lesson file.
type Fault struct {
	File  string
	Line  int // from 1
	Cause string
}

func (f Fault) Error() string { return fmt.Sprintf("%s:%d: %s", f.File, f.Line, f.Cause) }

// Load reads every .toml file of a file system, folders in order. A file with a
// fault gives no lesson, only its faults, and does not keep the others away.
func Load(fsys fs.FS) Course {
	var c Course
	ids := map[string]string{} // of lessons and steps, with the file that has them
	err := fs.WalkDir(fsys, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			c.Faults = append(c.Faults, Fault{name, 1, err.Error()})
			return nil
		}
		if d.IsDir() || path.Ext(name) != ".toml" {
			return nil
		}
		text, err := fs.ReadFile(fsys, name)
		if err != nil {
			c.Faults = append(c.Faults, Fault{name, 1, err.Error()})
			return nil
		}
		lesson, faults := Parse(name, string(text))
		faults = append(faults, claimIDs(ids, &lesson)...)
		if len(faults) > 0 {
			c.Faults = append(c.Faults, faults...)
			return nil
		}
		c.Lessons = append(c.Lessons, lesson)
		return nil
	})
	if err != nil {
		c.Faults = append(c.Faults, Fault{".", 1, err.Error()})
	}
	return c
}

// claimIDs refuses an id that another lesson or step has.
func claimIDs(ids map[string]string, l *Lesson) []Fault {
	var faults []Fault
	claim := func(id string, line int) {
		if other, taken := ids[id]; taken && id != "" {
			faults = append(faults, Fault{l.File, line, fmt.Sprintf("id %q is also in %s", id, other)})
			return
		}
		ids[id] = l.File
	}
	claim(l.ID, 1)
	for _, s := range l.Steps {
		claim(s.ID, s.Line)
	}
	return faults
}

// Parse reads one lesson file. With a fault the lesson is not to be used.
func Parse(file, text string) (Lesson, []Fault) {
	text = strings.TrimPrefix(text, "\ufeff")
	r := reader{file: file}
	var raw rawLesson
	meta, err := toml.Decode(text, &raw)
	if err != nil {
		return Lesson{}, []Fault{tomlFault(file, text, err)}
	}
	r.keys = locate(text)
	r.checkKeys(meta)
	l := r.lesson(raw)
	return l, r.faults
}

// tomlFault says where the TOML itself is broken, and what often causes it.
func tomlFault(file, text string, err error) Fault {
	var parse toml.ParseError
	if !errors.As(err, &parse) {
		return Fault{file, 1, err.Error()}
	}
	f := Fault{file, max(parse.Position.Line, 1), parse.Message}
	if f.Cause == "" {
		f.Cause = parse.Error()
	}
	lines := strings.Split(text, "\n")
	if f.Line > len(lines) {
		f.Line = len(lines)
	}
	switch line := lines[f.Line-1]; {
	case strings.ContainsRune(line, '\u3000'):
		f.Cause += "; the line has a wide blank (U+3000), write an ordinary one"
	case strings.ContainsAny(line, "“”"):
		f.Cause += "; strings are written between straight quotes (\")"
	case strings.Contains(f.Cause, "escape"):
		f.Cause += `; write \\ for a backslash, or put the text between single quotes`
	case strings.Contains(line, "+") && strings.Contains(f.Cause, "'+'"):
		f.Cause += "; a key with + in it is written between quotes"
	}
	return f
}

// reader turns what the TOML library read into a lesson and collects faults.
type reader struct {
	file   string
	keys   []located
	faults []Fault
}

func (r *reader) fault(line int, format string, args ...any) {
	r.faults = append(r.faults, Fault{r.file, line, fmt.Sprintf(format, args...)})
}

// line returns where a key stands; a step's own line, or 1, if it is missing.
func (r *reader) line(step int, path string) int {
	line := 1
	for _, k := range r.keys {
		if k.step != step {
			continue
		}
		if k.path == path {
			return k.line
		}
		if k.path == "step" {
			line = k.line
		}
	}
	return line
}

// checkKeys refuses keys that no lesson has. The TOML library takes ID for id
// without a word, so names are compared exactly.
func (r *reader) checkKeys(meta toml.MetaData) {
	reported := map[located]bool{}
	for _, key := range meta.Keys() {
		name := key.String()
		if knownKeys[name] {
			continue
		}
		for _, k := range r.keys {
			if k.path != name || reported[k] {
				continue
			}
			reported[k] = true
			r.fault(k.line, "%s", unknownKey(name))
		}
	}
}

func unknownKey(name string) string {
	for known := range knownKeys {
		if strings.EqualFold(known, name) {
			return fmt.Sprintf("unknown key %q: it is written %q", name, known)
		}
	}
	table, last, ok := cutLast(name)
	if ok && isText[table] {
		return fmt.Sprintf("unknown language %q in %s: want en, ja, zh-Hant, zh-Hans", last, table)
	}
	return fmt.Sprintf("unknown key %q", name)
}

func cutLast(name string) (table, last string, ok bool) {
	i := strings.LastIndexByte(name, '.')
	if i < 0 {
		return "", name, false
	}
	return name[:i], name[i+1:], true
}
