package pack

import (
	"cmp"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"
	"time"
)

var (
	_ fs.ReadDirFS  = tree{}
	_ fs.ReadFileFS = tree{}
)

// tree is a file system in memory: folders and files by their paths.
type tree map[string]*node

// node is a file or, with entries, a folder. It is its own fs.FileInfo and
// fs.DirEntry.
type node struct {
	name    string
	text    []byte
	folder  bool
	entries []fs.DirEntry
}

func newTree() tree { return tree{".": {name: ".", folder: true}} }

// add puts a file into its folder, which is made if need be.
func (t tree) add(name string, text []byte) {
	n := &node{name: path.Base(name), text: text}
	t[name] = n
	for dir := path.Dir(name); ; dir = path.Dir(dir) {
		parent, there := t[dir]
		if !there {
			parent = &node{name: path.Base(dir), folder: true}
			t[dir] = parent
		}
		parent.entries = append(parent.entries, n)
		if there {
			slices.SortFunc(parent.entries, func(a, b fs.DirEntry) int { return cmp.Compare(a.Name(), b.Name()) })
			return
		}
		n = parent
	}
}

func (t tree) find(op, name string) (*node, error) {
	if !fs.ValidPath(name) {
		return nil, &fs.PathError{Op: op, Path: name, Err: fs.ErrInvalid}
	}
	n, ok := t[name]
	if !ok {
		return nil, &fs.PathError{Op: op, Path: name, Err: fs.ErrNotExist}
	}
	return n, nil
}

// Open is part of fs.FS.
func (t tree) Open(name string) (fs.File, error) {
	n, err := t.find("open", name)
	if err != nil {
		return nil, err
	}
	if n.folder {
		return &openFolder{node: n}, nil
	}
	return &openFile{node: n, Reader: strings.NewReader(string(n.text))}, nil
}

// ReadFile is part of fs.ReadFileFS.
func (t tree) ReadFile(name string) ([]byte, error) {
	n, err := t.find("read", name)
	if err == nil && n.folder {
		err = &fs.PathError{Op: "read", Path: name, Err: fs.ErrInvalid}
	}
	if err != nil {
		return nil, err
	}
	return slices.Clone(n.text), nil
}

// ReadDir is part of fs.ReadDirFS.
func (t tree) ReadDir(name string) ([]fs.DirEntry, error) {
	n, err := t.find("readdir", name)
	if err == nil && !n.folder {
		err = &fs.PathError{Op: "readdir", Path: name, Err: fs.ErrInvalid}
	}
	if err != nil {
		return nil, err
	}
	return slices.Clone(n.entries), nil
}

// Name, Size and so on are parts of fs.FileInfo and fs.DirEntry.
func (n *node) Name() string               { return n.name }
func (n *node) Size() int64                { return int64(len(n.text)) }
func (n *node) ModTime() time.Time         { return time.Time{} }
func (n *node) IsDir() bool                { return n.folder }
func (n *node) Sys() any                   { return nil }
func (n *node) Type() fs.FileMode          { return n.Mode().Type() }
func (n *node) Info() (fs.FileInfo, error) { return n, nil }

// Mode is part of fs.FileInfo.
func (n *node) Mode() fs.FileMode {
	if n.folder {
		return fs.ModeDir | 0o555
	}
	return 0o444
}

// openFile is an open file.
type openFile struct {
	*node
	*strings.Reader
}

func (f *openFile) Stat() (fs.FileInfo, error) { return f.node, nil }
func (f *openFile) Close() error               { return nil }
func (f *openFile) Size() int64                { return f.node.Size() }

// openFolder is an open folder.
type openFolder struct {
	*node
	at int
}

func (f *openFolder) Stat() (fs.FileInfo, error) { return f.node, nil }
func (f *openFolder) Close() error               { return nil }

// Read is part of fs.File; a folder has nothing to read.
func (f *openFolder) Read([]byte) (int, error) {
	return 0, &fs.PathError{Op: "read", Path: f.name, Err: fs.ErrInvalid}
}

// ReadDir is part of fs.ReadDirFile.
func (f *openFolder) ReadDir(n int) ([]fs.DirEntry, error) {
	rest := f.entries[f.at:]
	if n > 0 && len(rest) == 0 {
		return nil, io.EOF
	}
	if n > 0 && n < len(rest) {
		rest = rest[:n]
	}
	f.at += len(rest)
	return slices.Clone(rest), nil
}
