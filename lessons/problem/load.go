package problem

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"terakoya/rules"
)

// Set is all the problems of a folder, in the order of its files.
type Set struct {
	Mates     []Mate // those of length 1 first
	PawnDrops []PawnDrop
}

// The names of the files and of the tables in them.
const (
	PawnDropFile  = "uchifuzume.toml"
	pawnDropTable = "pawn-drop"
	mateTable     = "mate"
)

// MateFile returns the name of the file of mate problems of a length.
func MateFile(length int) string { return fmt.Sprintf("mate-%d.toml", length) }

// Load reads the files of problems in a folder: [PawnDropFile] and [MateFile] of
// each length, those that are there. Every entry is held to its Err, its id and
// its position must be its own. Entries with faults are left out and the others
// returned; the error joins one [*Fault] for each fault, see [Faults].
func Load(fsys fs.FS) (Set, error) {
	names, _ := fs.Glob(fsys, "*.toml") // fails for a bad pattern only
	l := loader{ids: map[string]string{}, twins: map[string]string{}}
	for _, name := range names {
		text, err := fs.ReadFile(fsys, name)
		if err != nil {
			l.faults = append(l.faults, &Fault{File: name, Line: 1, Cause: err.Error()})
			continue
		}
		l.file(name, string(text))
	}
	return l.set, errors.Join(l.faults...)
}

type loader struct {
	set    Set
	ids    map[string]string // where an id was seen first
	twins  map[string]string // the id of a position's first problem
	faults []error
}

func (l *loader) file(name, text string) {
	length := 0
	if i := slices.IndexFunc(Lengths, func(n int) bool { return name == MateFile(n) }); i >= 0 {
		length = Lengths[i]
	}
	switch {
	case name == PawnDropFile:
		l.each(name, text, pawnDropTable, l.pawnDrop)
	case length > 0:
		l.each(name, text, mateTable, func(e *entry) { l.mate(e, length) })
	default:
		l.faults = append(l.faults, &Fault{File: path.Base(name), Line: 1, Cause: "no file of problems has this name"})
	}
}

func (l *loader) each(name, text, table string, read func(*entry)) {
	found, err := entries(name, text, table)
	if err != nil {
		l.faults = append(l.faults, err)
		return
	}
	for _, e := range found {
		read(e)
		l.faults = append(l.faults, e.faults...)
	}
}

func (l *loader) pawnDrop(e *entry) {
	d := PawnDrop{ID: l.id(e), Position: e.position(), Line: e.line}
	var err error
	if move := e.text("move"); move != "" {
		if d.Move, err = rules.ParseAttempt(move); err != nil {
			e.fault("move", "%v", err)
		}
	}
	if name := e.text("kind"); name != "" {
		var known bool
		if d.Kind, known = ParseKind(name); !known {
			e.fault("kind", "kind %q is not one of %s", name, strings.Join(kindNames[1:], ", "))
		}
	}
	if l.settle(e, d.Err); len(e.faults) > 0 {
		return
	}
	if l.alone(e, d.ID, twin(&d.Position, d.Move)); len(e.faults) == 0 {
		l.set.PawnDrops = append(l.set.PawnDrops, d)
	}
}

func (l *loader) mate(e *entry, length int) {
	m := Mate{ID: l.id(e), Position: e.position(), Length: e.number("length"), Grade: e.number("grade"), Line: e.line}
	if len(e.faults) == 0 && m.Length != length {
		e.fault("length", "length is %d, but this file has length %d", m.Length, length)
	}
	if l.settle(e, m.Err); len(e.faults) > 0 {
		return
	}
	if l.alone(e, m.ID, twin(&m.Position, rules.Attempt{From: rules.OffBoard, To: rules.OffBoard})); len(e.faults) == 0 {
		l.set.Mates = append(l.set.Mates, m)
	}
}

// settle ends the reading of an entry: no more keys, and, if it could be read,
// nothing wrong with what it says.
func (l *loader) settle(e *entry, laws func() error) {
	e.noMore()
	if len(e.faults) > 0 {
		return
	}
	if err := laws(); err != nil {
		e.fault("", "%v", err)
	}
}

// alone refuses a position that another problem of its sort has, mirrored too.
func (l *loader) alone(e *entry, id, form string) {
	if first, seen := l.twins[form]; seen {
		e.fault("sfen", "the same position and move as %s, or mirrored", first)
		return
	}
	l.twins[form] = id
}

var idForm = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)

// id reads an id and claims it.
func (l *loader) id(e *entry) string {
	id := e.text("id")
	switch where, taken := l.ids[id]; {
	case id == "":
	case !idForm.MatchString(id):
		e.fault("id", "an id is written in small letters, digits and hyphens")
	case taken:
		e.fault("id", "the id is also at %s", where)
	default:
		l.ids[id] = e.file + ":" + strconv.Itoa(e.lineOf("id"))
	}
	return id
}

func (e *entry) position() rules.Position {
	text := e.text("sfen")
	if text == "" {
		return rules.Position{}
	}
	p, _, err := rules.ParseSFEN(text)
	if err != nil {
		e.fault("sfen", "%v", err)
	}
	return p
}
