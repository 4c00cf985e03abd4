package lessons

import (
	"fmt"
	"io/fs"
	"slices"

	"terakoya/rules"
	"terakoya/rules/joseki"
)

// Opening is one file of opening lines (joseki), all from the start of one
// handicap.
type Opening struct {
	ID       string
	Handicap rules.Handicap
	Name     Text
	Plan     Text // what the side the file is written for is after
	Sources  []Source
	Lines    []OpeningLine
	File     string

	keys []located
}

// Source is where moves were taken from.
type Source struct {
	ID      string // lines name it so, such as "S1"
	Address string
}

// OpeningLine is a line of an opening with what is told of it.
type OpeningLine struct {
	joseki.Line
	ID      string // within its opening
	Title   Text
	Status  Status
	Checked int      // the first ply that is our own and checked by an engine; 0 for none
	From    []string // the sources, by id
	Notes   []Note
	At      int // where it begins in the file, from 1
}

// Note is what is told of one move of a line.
type Note struct {
	Ply     int // from 1
	Purpose Text
	Line    int // where it begins in the file, from 1
}

// Status says where the moves of a line come from.
type Status uint8

// The statuses.
const (
	FromBooks     Status = iota // the line of the books
	FromTeaching                // a model game of a teacher
	FromHistory                 // a game that was played, and no model
	FromSelfPlay                // a game of engines
	EngineChecked               // our own, checked by an engine

	statuses
)

var statusNames = [statuses]string{"traditional", "teaching-game", "historic-game", "self-play", "engine-checked"}

// AllStatuses lists the statuses.
var AllStatuses = []Status{FromBooks, FromTeaching, FromHistory, FromSelfPlay, EngineChecked}

// String returns the word that files use.
func (s Status) String() string { return statusNames[s] }

// ParseStatus reads the word of a status.
func ParseStatus(word string) (Status, bool) {
	i := slices.Index(statusNames[:], word)
	return Status(max(i, 0)), i >= 0
}

// Openings are the openings of a folder and what is wrong with the others.
type Openings struct {
	All    []Opening
	Faults []Fault
}

// LoadOpenings reads every .toml file of a file system, in the order of their
// names. A file with a fault gives no opening, only its faults.
func LoadOpenings(fsys fs.FS) Openings {
	files, c := collect(fsys)
	all := Openings{Faults: c.Faults}
	ids := map[string]string{} // with the file that has them
	for _, f := range files {
		o, faults := ParseOpening(f.name, f.text)
		if other, taken := ids[o.ID]; taken && o.ID != "" {
			faults = append(faults, Fault{File: f.name, Line: lineOf(o.keys, -1, "id"), Code: DuplicateID, Cause: fmt.Sprintf("id %q is also in %s", o.ID, other)})
		}
		if len(faults) > 0 {
			all.Faults = append(all.Faults, faults...)
			continue
		}
		ids[o.ID] = f.name
		all.All = append(all.All, o)
	}
	return all
}

// Book returns the book of all the openings. The lines were proved when they were
// read; an error is that of [joseki.New].
func (o *Openings) Book() (*joseki.Book, error) {
	var lines []joseki.Line
	for i := range o.All {
		for j := range o.All[i].Lines {
			lines = append(lines, o.All[i].Lines[j].Line)
		}
	}
	return joseki.New(lines)
}

// OpeningBook reads the openings of a file system and returns their book. The
// error is the first fault of a file; the book is then that of the other files.
func OpeningBook(fsys fs.FS) (*joseki.Book, error) {
	all := LoadOpenings(fsys)
	book, err := all.Book()
	if err == nil && len(all.Faults) > 0 {
		err = all.Faults[0]
	}
	return book, err
}
