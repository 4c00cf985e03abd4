package lessons

import (
	"fmt"
	"slices"
)

// ListForm is what a TOML file may hold that is a list of tables, such as a playlist.
// It is read as strictly as a lesson: keys are compared exactly, and every fault has
// its line.
type ListForm struct {
	Table   string   // the name of the tables in the list
	Texts   []string // keys of the file, and, after the table and a dot, of its tables
	Numbers []string // whole ones
}

// Lines are where the keys of such a file stand.
type Lines struct {
	keys  []located
	table string
}

// Decode reads a text into raw, as the TOML library does. With faults it is not to be
// used.
func (l ListForm) Decode(file, text string, raw any) (Lines, []Fault) {
	below := fmt.Sprintf("each is written below a line [[%s]]", l.Table)
	f := form{
		values: map[string]valueType{}, known: map[string]bool{l.Table: true},
		arrays: map[string]string{l.Table: below},
	}
	for _, key := range l.Texts {
		f.values[key], f.known[key] = aText, true
	}
	for _, key := range l.Numbers {
		f.values[key], f.known[key] = aWholeNumber, true
	}
	r, ok := decode(file, text, &f, raw)
	if !ok && len(r.faults) == 0 {
		r.fault(BrokenTOML, 1, "the file cannot be read")
	}
	slices.SortStableFunc(r.faults, func(a, b Fault) int { return a.Line - b.Line })
	return Lines{r.keys, l.Table}, r.faults
}

// aWholeNumber may be less than zero: whether that is in range, the file's reader says.
var aWholeNumber = valueType{"0123456789+-", "a whole number"}

// Of returns the line, from 1, on which a key of a table stands, the tables numbered
// from 0; that of the table where the key is missing or empty.
func (l Lines) Of(table int, key string) int {
	n, line := -1, 1
	for _, k := range l.keys {
		if k.path == l.table && k.value == 0 {
			n++
		}
		switch {
		case n == table && k.path == l.table:
			line = k.line
		case n == table && key != "" && k.path == l.table+"."+key:
			return k.line
		}
	}
	return line
}
