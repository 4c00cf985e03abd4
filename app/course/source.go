package course

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"

	"terakoya/app/watch"
	"terakoya/lessons"
)

// SourceKind is what kind of place lessons come from.
type SourceKind uint8

// The kinds.
const (
	Shipped SourceKind = iota // with the program
	Named                     // a folder named on the command line
	Folder                    // a folder chosen in the settings
	Pack                      // a pack that was added
)

// Source is a place that lessons come from, as it was last read. It is not
// changed afterwards, but for what [Merge] sets.
type Source struct {
	Kind  SourceKind
	Name  string      // the path of a folder, the file name of a pack
	Print watch.Print // what it looked like when it was read
	Err   error       // why nothing of it could be read

	Lessons []*lessons.Lesson // those that can be taught; set by Merge
	Faults  []lessons.Fault   // of the others, files as paths within it; set by Merge

	good []*lessons.Lesson // as they were read
	bad  []lessons.Fault
	sums map[string]sum // of the files of lessons
}

// sum is that of a file's text.
type sum [sha256.Size]byte

// NewSource reads the lessons of a folder; those of others within limits. A lesson
// whose file is the same as in old, which may be nil, is that of old.
func NewSource(kind SourceKind, name string, fsys fs.FS, old *Source) *Source {
	s := &Source{Kind: kind, Name: name, sums: map[string]sum{}}
	var c lessons.Course
	if kind == Shipped {
		c = lessons.Load(fsys)
	} else {
		s.Print = watch.Of(fsys) // before it is read: what is written meanwhile is read again
		c = lessons.LoadNoting(fsys, func(file string, text []byte) { s.sums[file] = sha256.Sum256(text) })
	}
	s.bad = c.Faults
	for i := range c.Lessons {
		l := &c.Lessons[i]
		if same := old.lesson(l.File); same != nil && old.sums[l.File] == s.sums[l.File] {
			l = same
		}
		s.good = append(s.good, l)
	}
	return s
}

// lesson finds the lesson of a file.
func (s *Source) lesson(file string) *lessons.Lesson {
	if s == nil {
		return nil
	}
	i := slices.IndexFunc(s.good, func(l *lessons.Lesson) bool { return l.File == file })
	if i < 0 {
		return nil
	}
	return s.good[i]
}

// Title is what faults call the source.
func (s *Source) Title() string {
	switch s.Kind {
	case Named:
		return s.Name
	case Folder:
		return filepath.Base(s.Name)
	case Pack:
		return s.Name
	case Shipped:
	}
	return ""
}

// Merge says which lessons of all sources are taught, and in which order: those of
// the program first, packs last. A lesson of a folder takes the place of one of
// the program with the same id; else progress could not tell lessons and steps of
// one id apart, and the later one is a fault. The faults returned have the titles of their
// sources before the names of files.
func Merge(sources []*Source) ([]*lessons.Lesson, []lessons.Fault) {
	m := merger{own: map[string]*lessons.Lesson{}, owner: map[string]string{}}
	for _, s := range sources {
		for _, l := range s.good {
			if (s.Kind == Named || s.Kind == Folder) && m.own[l.ID] == nil {
				m.own[l.ID] = l
			}
		}
	}
	var faults []lessons.Fault
	for _, s := range sources {
		m.take(s)
	}
	for _, s := range sources {
		for _, f := range s.Faults {
			if f.File = path.Join(s.Title(), f.File); len(faults) < mostFaults {
				faults = append(faults, f)
			}
		}
	}
	return m.all, faults
}

// mostFaults is how many faults are returned, of all sources together.
const mostFaults = 300

type merger struct {
	own   map[string]*lessons.Lesson // of folders, by id
	owner map[string]string          // of each id of a lesson, step or drill: its file
	all   []*lessons.Lesson
}

func (m *merger) take(s *Source) {
	s.Lessons, s.Faults = nil, slices.Clone(s.bad)
	if s.Err != nil {
		s.Faults = append(s.Faults, lessons.Fault{Line: 1, Code: lessons.Unreadable, Cause: s.Err.Error()})
	}
	for _, l := range s.good {
		at := len(m.all)
		if own := m.own[l.ID]; s.Kind == Shipped && own != nil {
			m.all = append(m.all, own) // in its place; whether it can stay is seen when its source is read
			continue
		}
		fault := m.claim(s, l)
		for n, other := range m.all {
			if other == l { // it stands in for one of the program
				at = n
			}
		}
		switch {
		case fault != nil:
			s.Faults = append(s.Faults, *fault)
			if at < len(m.all) {
				m.all = append(m.all[:at], m.all[at+1:]...)
			}
			continue
		case at == len(m.all):
			m.all = append(m.all, l)
		}
		s.Lessons = append(s.Lessons, l)
	}
}

// claim refuses a lesson with an id that is taken.
func (m *merger) claim(s *Source, l *lessons.Lesson) *lessons.Fault {
	type id struct {
		name string
		line int
	}
	ids := []id{{l.ID, 1}}
	for i := range l.Steps {
		ids = append(ids, id{l.Steps[i].ID, l.Steps[i].Line})
	}
	for i := range l.Drills {
		ids = append(ids, id{l.Drills[i].ID, l.Drills[i].Line})
	}
	for _, id := range ids {
		if file, taken := m.owner[id.name]; taken {
			return &lessons.Fault{
				File: l.File, Line: id.line, Step: id.name, Code: lessons.DuplicateID,
				Cause: fmt.Sprintf("id %q is also in %s", id.name, file),
			}
		}
	}
	for _, id := range ids {
		m.owner[id.name] = path.Join(s.Title(), l.File)
	}
	return nil
}

// Places are where lessons beside the program's own are looked for.
type Places struct {
	Named     fs.FS // a folder named on the command line; may be nil
	NamedName string
	Folder    string // a folder chosen in the settings; may be empty
	Shelf     *Shelf // the packs; may be nil
}

// ErrNoFolder says that the folder is not there.
var ErrNoFolder = errors.New("there is no such folder")

// inFolder does something with the folder that was chosen. Links that lead out
// of it are not followed. It is opened anew each time: another may have taken its place.
func (p Places) inFolder(do func(fs.FS)) error {
	root, err := os.OpenRoot(p.Folder)
	if errors.Is(err, fs.ErrNotExist) {
		return ErrNoFolder
	}
	if err != nil {
		return err
	}
	defer root.Close()
	do(root.FS())
	return nil
}

// Print returns what all of them look like now.
func (p Places) Print() watch.Print {
	var named, folder, shelf watch.Print
	if p.Named != nil {
		named = watch.Of(p.Named)
	}
	if p.Folder != "" {
		_ = p.inFolder(func(fsys fs.FS) { folder = watch.Of(fsys) })
	}
	if p.Shelf != nil {
		shelf = p.Shelf.Print()
	}
	return watch.Join(named, folder, shelf)
}

// Read returns the sources as they are now; those that have not changed are taken
// from old.
func (p Places) Read(old []*Source) []*Source {
	var now []*Source
	was := func(kind SourceKind, name string) *Source {
		i := slices.IndexFunc(old, func(s *Source) bool { return s.Kind == kind && s.Name == name && s.Err == nil })
		if i < 0 {
			return nil
		}
		return old[i]
	}
	add := func(kind SourceKind, name string, fsys fs.FS) {
		s := was(kind, name)
		if s == nil || s.Print != watch.Of(fsys) {
			s = NewSource(kind, name, fsys, s)
		}
		now = append(now, s)
	}
	if p.Named != nil {
		add(Named, p.NamedName, p.Named)
	}
	if p.Folder != "" {
		if err := p.inFolder(func(fsys fs.FS) { add(Folder, p.Folder, fsys) }); err != nil {
			now = append(now, &Source{Kind: Folder, Name: p.Folder, Err: err})
		}
	}
	if p.Shelf == nil {
		return now
	}
	for _, item := range p.Shelf.items() {
		s := was(Pack, item.name)
		if s == nil || s.Print != item.print {
			s = p.Shelf.source(item, s)
		}
		now = append(now, s)
	}
	return now
}

// Lint proves what the lessons of a source state; see [lessons.Lint].
func (p Places) Lint(s *Source, set lessons.Typesetter, terms lessons.Glossary) (found []lessons.Fault, err error) {
	lint := func(fsys fs.FS) { found = lessons.Lint(lessons.Bounded(fsys), set, terms) }
	switch s.Kind {
	case Named:
		lint(p.Named)
	case Folder:
		err = p.inFolder(lint)
	case Pack:
		fsys, failed := p.Shelf.Open(s.Name)
		if failed != nil {
			return nil, failed
		}
		lint(fsys)
	case Shipped:
	}
	return found, err
}
