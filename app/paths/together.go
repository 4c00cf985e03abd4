package paths

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
)

// File is a file that is to be written: what Fill writes, at a path.
type File struct {
	Path string
	Fill func(io.Writer) error
}

// WriteTogether makes several files as [Write] makes one: all of them or none. No two
// have the same path.
func WriteTogether(files []File, replace bool) (err error) {
	var temps []string
	defer func() {
		for _, temp := range temps {
			if removed := os.Remove(temp); err != nil && !errors.Is(removed, fs.ErrNotExist) {
				err = errors.Join(err, removed)
			}
		}
	}()
	for _, f := range files {
		if err := free(f.Path, replace); err != nil {
			return err
		}
	}
	for _, f := range files {
		temp, err := stage(f)
		if temps = append(temps, temp); err != nil {
			return err
		}
	}
	var done []undo
	for i, f := range files {
		u, err := put(temps[i], f.Path, replace, i < len(files)-1)
		if err != nil {
			return errors.Join(err, takeBack(done))
		}
		done = append(done, u)
	}
	for _, u := range done {
		u.forget()
	}
	return nil
}

// free reports why a file cannot have a path.
func free(path string, replace bool) error {
	info, err := os.Lstat(path)
	switch {
	case err != nil:
		return nil // if the folder is not there either, that comes out when it is written to
	case !replace:
		return &fs.PathError{Op: "write", Path: path, Err: fs.ErrExist}
	case info.IsDir():
		return &fs.PathError{Op: "write", Path: path, Err: syscall.EISDIR}
	}
	return nil
}

// stage writes a file under another name, in the same folder.
func stage(f File) (temp string, err error) {
	out, err := os.CreateTemp(filepath.Dir(f.Path), ".terakoya-*")
	if err != nil {
		return "", err
	}
	return out.Name(), errors.Join(f.Fill(out), out.Sync(), out.Close())
}

// undo is what a file was before it was replaced: old is empty if it was not there.
type undo struct{ path, old string }

// put gives a file its name. With keep, what it replaces is still there, as undo says.
func put(temp, path string, replace, keep bool) (undo, error) {
	u := undo{path: path}
	if !replace {
		return u, name(temp, path)
	}
	if keep {
		old := temp + ".old"
		if os.Link(path, old) == nil || os.Rename(path, old) == nil { // not every file system knows links
			u.old = old
		}
	}
	err := os.Rename(temp, path)
	if err != nil && u.old != "" {
		err = errors.Join(err, u.restore())
	}
	return u, err
}

// takeBack leaves files as they were.
func takeBack(done []undo) (err error) {
	for _, u := range done {
		if u.old == "" {
			if removed := os.Remove(u.path); !errors.Is(removed, fs.ErrNotExist) {
				err = errors.Join(err, removed)
			}
			continue
		}
		err = errors.Join(err, u.restore())
	}
	return err
}

// restore gives what was replaced its name again.
func (u undo) restore() error {
	err := os.Rename(u.old, u.path)
	u.forget() // two names of one file stay two names
	return err
}

// forget removes what was kept in case it had to be taken back.
func (u undo) forget() {
	if u.old != "" {
		_ = os.Remove(u.old) // all that matters is written, or there again
	}
}
