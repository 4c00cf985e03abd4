package course

import (
	"bytes"
	"cmp"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"slices"
	"strings"
	"time"

	"terakoya/app/watch"
	"terakoya/lessons"
	"terakoya/lessons/pack"
)

// Shelf is the folder in which packs are kept, each as the .zip that it came as.
// Nothing is unpacked, and nothing is written beside it.
type Shelf struct {
	Dir string // made when the first pack is added
}

// maxPacks is how many packs are looked at.
const maxPacks = 100

// item is a pack on the shelf.
type item struct {
	name  string
	print watch.Print
}

// in does something within the folder; no name leads out of it.
func (s *Shelf) in(do func(*os.Root) error) error {
	root, err := os.OpenRoot(s.Dir)
	if err != nil {
		return err
	}
	defer root.Close()
	return do(root)
}

// items lists the packs.
func (s *Shelf) items() []item {
	var all []item
	_ = s.in(func(root *os.Root) error {
		list, err := fs.ReadDir(root.FS(), ".")
		for _, d := range list {
			info, err := d.Info()
			if err != nil || !info.Mode().IsRegular() || d.Name()[0] == '.' || !strings.EqualFold(path.Ext(d.Name()), ".zip") {
				continue
			}
			print := watch.Join(watch.Print(info.Size()), watch.Print(info.ModTime().UnixNano()))
			if all = append(all, item{d.Name(), print}); len(all) == maxPacks {
				break
			}
		}
		return err
	})
	slices.SortFunc(all, func(a, b item) int { return cmp.Compare(a.name, b.name) })
	return all
}

// Print returns what the shelf looks like now.
func (s *Shelf) Print() watch.Print {
	files := []watch.Print{}
	for _, i := range s.items() {
		name := watch.Print(0)
		for _, b := range []byte(i.name) {
			name = name*31 + watch.Print(b)
		}
		files = append(files, name, i.print)
	}
	return watch.Join(files...)
}

// Open reads a pack.
func (s *Shelf) Open(name string) (fsys fs.FS, err error) {
	err = s.in(func(root *os.Root) error {
		f, err := root.Open(name)
		if err != nil {
			return err
		}
		defer f.Close()
		info, err := f.Stat()
		if err != nil {
			return err
		}
		fsys, err = pack.Open(f, info.Size())
		return err
	})
	return fsys, err
}

func (s *Shelf) source(i item, old *Source) *Source {
	fsys, err := s.Open(i.name)
	if err != nil {
		return &Source{Kind: Pack, Name: i.name, Print: i.print, Err: err}
	}
	src := NewSource(Pack, i.name, fsys, old)
	src.Print = i.print
	return src
}

// ErrFull says that no more packs can be kept.
var ErrFull = errors.New("there are as many packs as can be kept")

// Add copies a pack onto the shelf, once it is known to be sound, and returns its
// name there. A later version of a pack, one of the same file name with some of
// the same lessons, takes its place. The copy is there as a whole or not at all.
func (s *Shelf) Add(file string) (string, error) {
	bytes, fsys, err := readPack(file)
	if err != nil {
		return "", err
	}
	clean, err := pack.CleanName(file)
	if err != nil {
		return "", err
	}
	if err := os.MkdirAll(s.Dir, 0o700); err != nil {
		return "", err
	}
	name, err := s.place(clean, fsys)
	if err != nil {
		return "", err
	}
	return name, s.in(func(root *os.Root) error { return keep(root, name, bytes) })
}

// readPack reads a .zip that someone chose and checks it.
func readPack(file string) ([]byte, fs.FS, error) {
	info, err := os.Stat(file)
	if err != nil {
		return nil, nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, nil, &pack.Error{Flaw: pack.NotZip}
	}
	f, err := os.Open(file)
	if err != nil {
		return nil, nil, err
	}
	defer f.Close()
	all, err := io.ReadAll(io.LimitReader(f, pack.MaxPack+1))
	if err != nil {
		return nil, nil, err
	}
	fsys, err := pack.Open(bytes.NewReader(all), int64(len(all)))
	return all, fsys, err
}

// place finds the name under which a pack is kept: its own, or one with a number
// if another pack has it.
func (s *Shelf) place(clean string, fsys fs.FS) (string, error) {
	there := s.items()
	ids := lessonIDs(fsys)
	for n := 1; n <= maxPacks; n++ {
		name := clean
		if n > 1 {
			name = fmt.Sprintf("%s-%d.zip", strings.TrimSuffix(clean, ".zip"), n)
		}
		i := slices.IndexFunc(there, func(i item) bool { return strings.EqualFold(i.name, name) })
		if i < 0 {
			if len(there) >= maxPacks {
				return "", ErrFull
			}
			return name, nil
		}
		old, err := s.Open(there[i].name)
		if err != nil || slices.ContainsFunc(lessonIDs(old), func(id string) bool { return slices.Contains(ids, id) }) {
			return there[i].name, nil
		}
	}
	return "", ErrFull
}

func lessonIDs(fsys fs.FS) []string {
	var ids []string
	for _, l := range lessons.LoadBounded(fsys).Lessons {
		ids = append(ids, l.ID)
	}
	return ids
}

// keep writes a file: under another name first, which nobody reads, and under its
// own once it is on the disk.
func keep(root *os.Root, name string, text []byte) (err error) {
	sweep(root)
	half := halfMark + rand.Text()
	f, err := root.OpenFile(half, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			_ = root.Remove(half)
		}
	}()
	_, err = f.Write(text)
	if err == nil {
		err = f.Sync()
	}
	if closed := f.Close(); err == nil {
		err = closed
	}
	if err == nil {
		err = root.Rename(half, name)
	}
	if err != nil {
		return err
	}
	if dir, opened := root.Open("."); opened == nil { // not every system can; then it does by itself
		_ = dir.Sync()
		dir.Close()
	}
	return nil
}

// halfMark begins the name of a file that is not yet written to its end.
const halfMark = ".half-"

// sweep removes what a program that ended early left half written.
func sweep(root *os.Root) {
	list, _ := fs.ReadDir(root.FS(), ".")
	for _, d := range list {
		info, err := d.Info()
		if err == nil && strings.HasPrefix(d.Name(), halfMark) && time.Since(info.ModTime()) > time.Hour {
			_ = root.Remove(d.Name())
		}
	}
}

// Remove takes a pack from the shelf. What the learner did with its lessons stays
// in the store.
func (s *Shelf) Remove(name string) error {
	if !slices.ContainsFunc(s.items(), func(i item) bool { return i.name == name }) {
		return fs.ErrNotExist
	}
	return s.in(func(root *os.Root) error { return root.Remove(name) })
}
