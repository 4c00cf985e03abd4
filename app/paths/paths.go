// Package paths is what the program does with paths that people type: it reads them
// as they mean them, proposes them, and writes to them without losing what is there.
package paths

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// Clean is a path as people type or paste it, in quotes or with ~ for their own
// folder, made absolute; empty if nothing is typed.
func Clean(typed string) string {
	file := strings.Trim(strings.TrimSpace(typed), `"'`)
	if file == "" {
		return ""
	}
	if rest, ok := strings.CutPrefix(file, "~"); ok && (rest == "" || os.IsPathSeparator(rest[0])) {
		if dir, err := os.UserHomeDir(); err == nil {
			file = filepath.Join(dir, rest)
		}
	}
	if full, err := filepath.Abs(file); err == nil {
		return full
	}
	return file
}

// WithEnding gives a file the ending of its kind, such as ".csv", so that one kind is
// never written over another.
func WithEnding(path, ending string) string {
	if path == "" || ending == "" || strings.EqualFold(filepath.Ext(path), ending) {
		return path
	}
	return path + ending
}

// Suggest proposes a path for a file in the user's own folder.
func Suggest(file string) string {
	dir, err := os.UserHomeDir()
	if err != nil {
		return file
	}
	if documents := filepath.Join(dir, "Documents"); IsFolder(documents) {
		dir = documents
	}
	return filepath.Join(dir, file)
}

// IsFolder reports whether a path is that of a folder.
func IsFolder(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}

// Write makes a file of what fill writes. The file is whole when it returns, and if
// it fails nothing has changed. It replaces a file only if it is told to; otherwise
// the error is [fs.ErrExist].
func Write(path string, replace bool, fill func(io.Writer) error) error {
	return WriteTogether([]File{{path, fill}}, replace)
}

// name gives a file its name, unless another has come to have it meanwhile.
func name(from, to string) error {
	err := os.Link(from, to)
	switch {
	case err == nil:
		return os.Remove(from)
	case errors.Is(err, fs.ErrExist):
		return err
	}
	return os.Rename(from, to) // a file system that knows no links
}
