package pack

import (
	"fmt"
	"io/fs"
	"path"
	"strings"
	"unicode/utf8"
)

// What a pack may be at most.
const (
	MaxPack    = 32 << 20 // bytes of the .zip
	MaxFile    = 1 << 20  // bytes of a file in it, unpacked
	MaxAll     = 32 << 20 // bytes of all of them
	MaxEntries = 2_000    // files and folders
	MaxFolders = 16       // folders within one another
)

// Flaw is why a pack is refused.
type Flaw uint8

// The flaws.
const (
	NotZip      Flaw = iota // no .zip, or one that is cut off or whose directory is wrong
	PackTooBig              // over MaxPack
	TooMany                 // over MaxEntries
	FileTooBig              // a file over MaxFile
	AllTooBig               // all together over MaxAll
	NameOutside             // ../a, /a, C:\a: the name leads out of the pack
	NameOdd                 // empty, not UTF-8, or with a character that no name has
	NameTwice               // two names that are one, but for upper and lower case
	TooDeep                 // over MaxFolders
	NoFile                  // a link or a device
	Nested                  // a .zip within
	Encrypted
	Method  // packed in a way that is not known
	Damaged // what is unpacked is not what was packed
	NoLessons

	flaws
)

// AllFlaws lists every flaw.
var AllFlaws = func() (all []Flaw) {
	for f := range flaws {
		all = append(all, f)
	}
	return all
}()

var flawNames = [flaws]string{
	"not-zip", "pack-too-big", "too-many", "file-too-big", "all-too-big", "name-outside", "name-odd", "name-twice",
	"too-deep", "no-file", "nested", "encrypted", "method", "damaged", "no-lessons",
}

// String returns the name of the flaw, such as "not-zip".
func (f Flaw) String() string { return flawNames[f] }

var flawTexts = [flaws]string{
	"this is no .zip file, or it is damaged", "the pack is over 32 MB", "more than 2,000 files", "the file is over 1 MB",
	"the files are over 32 MB together", "the name leads out of the pack", "the name cannot be read",
	"another file has this name, or one that differs in upper and lower case alone", "more than 16 folders within one another",
	"this is a link, not a file", "a pack within a pack", "the file needs a password", "packed in a way that is not known",
	"the file is damaged", "no lesson file (.toml) is in it",
}

// Error says why a pack is refused.
type Error struct {
	Flaw  Flaw
	Entry string // the name within the pack; empty if it is about the whole
	Err   error  // what lies behind; may be nil
}

func (e *Error) Error() string {
	s := flawTexts[e.Flaw]
	if e.Entry != "" {
		s = fmt.Sprintf("%.200q: %s", e.Entry, s)
	}
	if e.Err != nil {
		s += ": " + e.Err.Error()
	}
	return s
}

// Unwrap returns what lies behind.
func (e *Error) Unwrap() error { return e.Err }

// checkName judges the name of an entry, a folder's without its last slash.
func checkName(name string) error {
	bad := func(f Flaw) error { return &Error{Flaw: f, Entry: name} }
	switch {
	case name == "" || !utf8.ValidString(name) || len(name) > 1000 || strings.ContainsFunc(name, unprintable):
		return bad(NameOdd)
	case strings.ContainsAny(name, `\:`) || strings.HasPrefix(name, "/"):
		return bad(NameOutside)
	}
	for part := range strings.SplitSeq(name, "/") {
		if part == ".." {
			return bad(NameOutside)
		}
	}
	if !fs.ValidPath(name) || name == "." {
		return bad(NameOdd)
	}
	if strings.Count(name, "/") > MaxFolders {
		return bad(TooDeep)
	}
	return nil
}

// unprintable are control characters and those that turn the direction of
// writing, with which one name looks like another.
func unprintable(r rune) bool {
	return r < ' ' || r >= 0x7F && r < 0xA0 || r >= 0x202A && r <= 0x202E || r >= 0x2066 && r <= 0x2069
}

// seen are the files that a pack can hold; others are left alone.
var seen = map[string]bool{
	".toml": true, ".txt": true, ".md": true, ".png": true, ".kif": true, ".ki2": true, ".csa": true,
}

// isSeen reports whether a file of the name counts. Files of the systems
// themselves, .DS_Store and __MACOSX, do not, nor anything else that is hidden.
func isSeen(name string) bool {
	for part := range strings.SplitSeq(name, "/") {
		if part[0] == '.' || part == "__MACOSX" {
			return false
		}
	}
	return seen[extension(name)]
}

func extension(name string) string { return strings.ToLower(path.Ext(name)) }
