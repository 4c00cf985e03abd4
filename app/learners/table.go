package learners

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"terakoya/lessons/progress"
)

// WriteTable writes answers to a file as a table. The file is whole when it
// returns, and if it fails nothing has changed. It replaces a file only if it is
// told to; otherwise the error is [fs.ErrExist].
func WriteTable(store progress.Copies, path string, replace bool, t progress.Table) (err error) {
	if _, err := os.Lstat(path); err == nil && !replace {
		return &fs.PathError{Op: "write", Path: path, Err: fs.ErrExist}
	}
	f, err := os.CreateTemp(filepath.Dir(path), ".terakoya-*")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, os.Remove(f.Name()))
		}
	}()
	if err := errors.Join(store.WriteCSV(f, t), f.Sync(), f.Close()); err != nil {
		return err
	}
	if !replace {
		return place(f.Name(), path)
	}
	return os.Rename(f.Name(), path)
}

// place gives a file its name, unless another has come to have it meanwhile.
func place(from, to string) error {
	err := os.Link(from, to)
	switch {
	case err == nil:
		return os.Remove(from)
	case errors.Is(err, fs.ErrExist):
		return err
	}
	return os.Rename(from, to) // a file system that knows no links
}
