package lessons

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"
)

// What lesson files may be at most, whoever wrote them. No course comes near;
// beyond, reading would take the memory or the patience of the machine.
const (
	MaxFileSize = 1 << 20  // bytes of a file
	MaxAllSize  = 32 << 20 // bytes of all files of a folder
	MaxFiles    = 2_000    // lesson files of a folder
	MaxEntries  = 20_000   // files and folders of any kind in it
	MaxFolders  = 16       // folders within one another
	MaxSteps    = 500      // steps of a lesson
	MaxDrills   = 100      // drills of a lesson
	MaxNesting  = 32       // lists, tables and parts of a key within one another
	MaxItems    = 2_000    // things in a list
	MaxKeys     = 12_000   // keys of a file
	MaxFaults   = 50       // faults told of a file
)

// LimitError says that a file or folder is beyond one of the limits.
type LimitError struct {
	Line  int // from 1; 1 if it is about the whole file
	Cause string
}

func (e *LimitError) Error() string { return e.Cause }

// LoadBounded is [Load] for lessons of others: whatever the folder holds, it ends
// soon. A file beyond a limit is a fault and is not parsed. Names that begin with
// a dot are not seen, and links to folders are not followed.
func LoadBounded(fsys fs.FS) Course { return LoadNoting(fsys, nil) }

// LoadNoting is [LoadBounded] for whoever wants to know the text that each lesson
// was read from.
func LoadNoting(fsys fs.FS, note func(file string, text []byte)) Course {
	b := &bounded{fsys: fsys, refused: map[string]*LimitError{}, note: note}
	c := Load(b)
	told := map[string]int{}
	kept := c.Faults[:0]
	for _, f := range c.Faults {
		if e := b.refused[f.File]; e != nil && f.Code == Unreadable {
			f.Line = e.Line
		}
		if told[f.File]++; told[f.File] <= MaxFaults {
			kept = append(kept, f)
		}
	}
	c.Faults = kept
	return c
}

// Bounded returns the folder as [LoadBounded] sees it, for one reading.
func Bounded(fsys fs.FS) fs.FS { return &bounded{fsys: fsys, refused: map[string]*LimitError{}} }

// bounded is a file system that refuses what is beyond the limits.
type bounded struct {
	fsys             fs.FS
	files, seen, all int
	refused          map[string]*LimitError
	note             func(file string, text []byte) // may be nil
}

var (
	_ fs.ReadDirFS  = (*bounded)(nil)
	_ fs.ReadFileFS = (*bounded)(nil)
)

// Open is part of fs.FS.
func (b *bounded) Open(name string) (fs.File, error) { return b.fsys.Open(name) }

func (b *bounded) refuse(name string, line int, format string, args ...any) error {
	e := &LimitError{line, fmt.Sprintf(format, args...)}
	b.refused[name] = e
	return e
}

// ReadDir is part of fs.ReadDirFS. With an error it returns what is within the
// limits.
func (b *bounded) ReadDir(name string) ([]fs.DirEntry, error) {
	if name != "." && strings.Count(name, "/")+1 > MaxFolders {
		return nil, b.refuse(name, 1, "more than %d folders within one another", MaxFolders)
	}
	list, err := readSome(b.fsys, name, MaxEntries-b.seen+1)
	if err != nil {
		return nil, err
	}
	b.seen += len(list)
	if b.seen > MaxEntries {
		return nil, b.refuse(name, 1, "more than %d files: choose a folder that has the lessons alone", MaxEntries)
	}
	slices.SortFunc(list, func(x, y fs.DirEntry) int { return cmp.Compare(x.Name(), y.Name()) })
	var within []fs.DirEntry
	for _, d := range list {
		switch {
		case d.Name()[0] == '.':
			continue
		case !d.IsDir() && strings.EqualFold(path.Ext(d.Name()), ".toml"):
			if b.files++; b.files > MaxFiles {
				return within, b.refuse(name, 1, "more than %d lesson files", MaxFiles)
			}
		}
		within = append(within, d)
	}
	return within, nil
}

// readSome reads at most n entries of a folder.
func readSome(fsys fs.FS, name string, n int) ([]fs.DirEntry, error) {
	f, err := fsys.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	dir, ok := f.(fs.ReadDirFile)
	if !ok {
		return nil, &fs.PathError{Op: "readdir", Path: name, Err: errors.New("no folder")}
	}
	list, err := dir.ReadDir(max(n, 1))
	if errors.Is(err, io.EOF) {
		err = nil
	}
	return list, err
}

// ReadFile is part of fs.ReadFileFS. The size that a file states is not trusted.
func (b *bounded) ReadFile(name string) ([]byte, error) {
	info, err := fs.Stat(b.fsys, name)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() { // reading a pipe would never end
		return nil, b.refuse(name, 1, "this is no file")
	}
	f, err := b.fsys.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, MaxFileSize+1))
	if err != nil {
		return nil, err
	}
	b.all += len(text)
	switch {
	case len(text) > MaxFileSize:
		return nil, b.refuse(name, 1, "the file is over %d MB; a lesson has a few kB", MaxFileSize>>20)
	case b.all > MaxAllSize:
		return nil, b.refuse(name, 1, "the lesson files are over %d MB together", MaxAllSize>>20)
	}
	if e := outsized(string(text)); e != nil {
		b.refused[name] = e
		return nil, e
	}
	if b.note != nil {
		b.note(name, text)
	}
	return text, nil
}

// outsized finds what in a TOML text is beyond the limits; nil if nothing is. It
// reads only as much of the syntax as it takes to count, and needs no recursion:
// the TOML library and [locate] have one call for each list within a list.
func outsized(text string) *LimitError {
	c := counter{locator: locator{text: text, line: 1}, items: []int{0}, fresh: true}
	for c.at < len(c.text) {
		if cause := c.next(); cause != "" {
			return &LimitError{c.line, cause}
		}
	}
	return nil
}

// counter is a locator that counts.
type counter struct {
	locator
	items               []int // commas in each list that is open
	dots                int   // of the present key
	keys, steps, drills int
	fresh               bool // nothing yet on this line
}

// next reads on by one character, string or comment, and returns which limit was
// passed.
func (c *counter) next() string {
	fresh := c.fresh
	switch b := c.text[c.at]; b {
	case '"', '\'':
		c.fresh = false
		c.skipString()
		return ""
	case '#':
		c.skipLine()
		c.fresh, c.dots = true, 0
		return ""
	case '\n':
		c.fresh, c.dots = true, 0
	case ' ', '\t', '\r':
	default:
		c.fresh = false
		if cause := c.count(b, fresh); cause != "" {
			return cause
		}
	}
	c.advance(1)
	return ""
}

func (c *counter) count(b byte, fresh bool) string {
	last := len(c.items) - 1
	switch b {
	case '[', '{':
		if fresh && last == 0 {
			if cause := c.array(); cause != "" {
				return cause
			}
		}
		c.items, c.dots = append(c.items, 0), 0
	case ']', '}':
		c.items, c.dots = c.items[:max(last, 1)], 0
	case ',':
		c.items[last]++
		c.dots = 0
	case '=':
		c.keys++
		c.dots = 0
	case '.':
		c.dots++
	}
	switch {
	case len(c.items)-1 > MaxNesting || c.dots > MaxNesting:
		return fmt.Sprintf("more than %d lists or tables within one another", MaxNesting)
	case last > 0 && b == ',' && c.items[last] > MaxItems:
		return fmt.Sprintf("a list of more than %d things", MaxItems)
	case c.keys > MaxKeys:
		return fmt.Sprintf("more than %d keys", MaxKeys)
	}
	return ""
}

// array counts a header such as [[step]].
func (c *counter) array() string {
	rest := c.text[c.at:]
	if !strings.HasPrefix(rest, "[[") {
		return ""
	}
	name, _, _ := strings.Cut(rest[2:min(len(rest), 40)], "]")
	switch strings.Trim(name, " \t\"'") {
	case "step":
		if c.steps++; c.steps > MaxSteps {
			return fmt.Sprintf("a lesson of more than %d steps", MaxSteps)
		}
	case "drill":
		if c.drills++; c.drills > MaxDrills {
			return fmt.Sprintf("a lesson of more than %d drills", MaxDrills)
		}
	}
	return ""
}
