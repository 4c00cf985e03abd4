package pack

import (
	"archive/zip"
	"bytes"
	"errors"
	"io"
	"io/fs"
	"path"
	"strings"
)

// Open reads a pack of so many bytes. The file system that it returns holds the
// files that count, .toml .txt .md .png .kif .ki2 .csa, and lies in memory: r is
// not needed any more. An error is an [*Error].
func Open(r io.ReaderAt, size int64) (fs.FS, error) {
	if size > MaxPack {
		return nil, &Error{Flaw: PackTooBig}
	}
	packed := make([]byte, max(size, 0))
	if n, err := r.ReadAt(packed, 0); int64(n) < size {
		return nil, &Error{Flaw: NotZip, Err: err}
	}
	if headers := bytes.Count(packed, []byte("PK\x01\x02")); headers > 2*MaxEntries {
		return nil, &Error{Flaw: TooMany} // before the library makes something of each
	}
	z, err := zip.NewReader(bytes.NewReader(packed), size)
	if err != nil && !errors.Is(err, zip.ErrInsecurePath) {
		return nil, &Error{Flaw: NotZip, Err: err}
	}
	if len(z.File) > MaxEntries {
		return nil, &Error{Flaw: TooMany}
	}
	return unpack(z.File)
}

// unpack checks every entry before it reads any.
func unpack(files []*zip.File) (fs.FS, error) {
	names := names{}
	for _, f := range files {
		name, isDir := strings.CutSuffix(f.Name, "/")
		if err := names.claim(name, isDir); err != nil {
			return nil, err
		}
		if flaw, bad := flawOf(f, isDir); bad {
			return nil, &Error{Flaw: flaw, Entry: f.Name}
		}
	}
	tree := newTree()
	all, lessons := 0, 0
	for _, f := range files {
		if strings.HasSuffix(f.Name, "/") || !isSeen(f.Name) {
			continue
		}
		text, err := read(f, MaxAll-all)
		if err != nil {
			return nil, err
		}
		all += len(text)
		if extension(f.Name) == ".toml" {
			lessons++
		}
		tree.add(f.Name, text)
	}
	if lessons == 0 {
		return nil, &Error{Flaw: NoLessons}
	}
	return tree, nil
}

// names are those of the entries so far, in lower case, and of the folders they
// are in; true for a folder.
type names map[string]bool

// claim refuses a name that cannot be, or is there already. Folders may come
// several times.
func (n names) claim(name string, isDir bool) error {
	if err := checkName(name); err != nil {
		return err
	}
	lower := fold(name)
	wasDir, there := n[lower]
	if there && !(isDir && wasDir) {
		return &Error{Flaw: NameTwice, Entry: name}
	}
	n[lower] = isDir
	for dir := path.Dir(lower); dir != "."; dir = path.Dir(dir) {
		if isDir, there := n[dir]; there && !isDir {
			return &Error{Flaw: NameTwice, Entry: name}
		}
		n[dir] = true
	}
	return nil
}

// fold makes names alike that differ in case alone.
func fold(name string) string { return strings.ToLower(strings.ToUpper(name)) }

// Bits of an entry's flags.
const (
	encrypted       = 1 << 0
	patch           = 1 << 5
	strongEncrypted = 1 << 6
	maskedHeaders   = 1 << 13
)

// flawOf judges an entry by what the directory says of it.
func flawOf(f *zip.File, isDir bool) (Flaw, bool) {
	mode := f.Mode()
	switch {
	case f.Flags&(encrypted|strongEncrypted|maskedHeaders) != 0:
		return Encrypted, true
	case mode.Type()&^fs.ModeDir != 0 || mode.IsDir() != isDir:
		return NoFile, true
	case isDir:
		return 0, false
	case f.Method != zip.Store && f.Method != zip.Deflate || f.Flags&patch != 0:
		return Method, true
	case extension(f.Name) == ".zip":
		return Nested, true
	case isSeen(f.Name) && f.UncompressedSize64 > MaxFile:
		return FileTooBig, true
	}
	return 0, false
}

// read unpacks a file, however large it says it is, up to what is left.
func read(f *zip.File, left int) ([]byte, error) {
	r, err := f.Open()
	if err != nil {
		return nil, &Error{Flaw: Damaged, Entry: f.Name, Err: err}
	}
	defer r.Close()
	text, err := io.ReadAll(io.LimitReader(r, int64(min(MaxFile, left))+1))
	switch {
	case len(text) > MaxFile:
		return nil, &Error{Flaw: FileTooBig, Entry: f.Name}
	case len(text) > left:
		return nil, &Error{Flaw: AllTooBig, Entry: f.Name}
	case err != nil:
		return nil, &Error{Flaw: Damaged, Entry: f.Name, Err: err}
	}
	return text, nil
}
