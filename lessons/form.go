package lessons

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/BurntSushi/toml"
)

// form is what a kind of file may hold.
type form struct {
	values map[string]valueType
	known  map[string]bool
	texts  map[string]bool        // the tables that hold a text in each language
	arrays map[string]string      // the tables in a list, and how to write one
	free   func(name string) bool // keys whose names the file chooses; may be nil
}

var lessonForm = form{
	values: valueOf, known: knownKeys, texts: isText, free: inDrill,
	arrays: map[string]string{"step": stepsBelow, "drill": stepsBelow},
}

// decode reads a text as far as its form goes, into raw. It reports whether it
// could; the faults are in the reader.
func decode(file, text string, f *form, raw any) (r reader, ok bool) {
	r = reader{file: file, form: f}
	text = strings.TrimLeft(text, "\ufeff")
	if !utf8.ValidString(text) {
		r.fault(NotUTF8, 1, "the file is not UTF-8")
		return r, false
	}
	var tree map[string]any
	if _, err := toml.Decode(text, &tree); err != nil {
		r.faults = append(r.faults, tomlFault(file, text, err))
		return r, false
	}
	r.keys = locate(text)
	if r.checkTypes(); len(r.faults) > 0 {
		return r, false
	}
	meta, err := toml.Decode(text, raw)
	if err != nil {
		r.faults = append(r.faults, tomlFault(file, text, err))
		return r, false
	}
	r.meta = meta
	r.checkKeys(meta)
	return r, true
}

// checkTypes refuses values of the wrong type. The TOML library takes a text for
// an empty table without a word, and names the wrong line.
func (r *reader) checkTypes() {
	for _, k := range r.keys {
		want, known := r.form.values[k.path]
		how, inList := r.form.arrays[k.path]
		switch {
		case inList && k.value != 0:
			r.fault(WrongType, k.line, "%s", how)
		case known && k.value != 0 && !strings.ContainsRune(want.begins, rune(k.value)):
			r.fault(WrongType, k.line, "%s is %s", k.path, want.name)
		}
	}
}

// checkKeys refuses keys that no file of the form has. The TOML library takes ID
// for id without a word, so names are compared exactly.
func (r *reader) checkKeys(meta toml.MetaData) {
	dotted := func(s string) bool { return strings.Contains(s, ".") }
	reported := map[string]bool{}
	for _, key := range meta.Keys() {
		name := strings.Join(key, ".")
		if reported[name] || r.form.has(name) && !slices.ContainsFunc(key, dotted) {
			continue
		}
		reported[name] = true
		found := false
		for _, k := range r.keys {
			if k.path == name {
				r.fault(UnknownKey, k.line, "%s", r.form.unknown(name))
				found = true
			}
		}
		if !found {
			r.fault(UnknownKey, 1, "%s", r.form.unknown(name))
		}
	}
}

// has reports whether a file of the form may have a key.
func (f *form) has(name string) bool { return f.known[name] || f.free != nil && f.free(name) }

// unknown says what is amiss with a key that the form does not have.
func (f *form) unknown(name string) string {
	for known := range f.known {
		if strings.EqualFold(known, name) {
			return fmt.Sprintf("unknown key %q: it is written %q", name, known)
		}
	}
	table, last, ok := cutLast(name)
	if ok && f.texts[table] {
		return fmt.Sprintf("unknown language %q in %s: want en, ja, zh-Hant, zh-Hans", last, table)
	}
	return fmt.Sprintf("unknown key %q", name)
}
