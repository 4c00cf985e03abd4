package shell

import (
	"errors"
	"io/fs"
	"os"
	"syscall"

	"terakoya/app/words"
	"terakoya/lessons/progress"
)

// pathError is an error about a file that does not name it by itself.
type pathError struct {
	path string
	err  error
}

func (e *pathError) Error() string { return e.path + ": " + e.err.Error() }
func (e *pathError) Unwrap() error { return e.err }

// about says which file an error is about.
func about(path string, err error) error { return &pathError{path, err} }

// copyCause puts an error of the learners, or of a file that is written or read for
// them, into words: which file, what is the matter, and what can be done.
func (s *Shell) copyCause(err error) string {
	key, path := copyFault(err)
	args := words.Args{"path": path}
	if key == "failed" {
		if args["cause"] = reason(err).Error(); path == "" {
			return err.Error()
		}
	}
	return s.words().Say("copies."+key, args)
}

// copyFault returns the message of an error and the file that it is about.
func copyFault(err error) (key, path string) {
	var at *pathError
	if errors.As(err, &at) {
		path = at.path
	}
	var damaged *progress.DamagedError
	var newer *progress.NewerError
	var readOnly *progress.ReadOnlyError
	var full *progress.FullError
	var busy *progress.BusyError
	switch {
	case errors.As(err, &damaged):
		return "damaged", damaged.Path
	case errors.As(err, &newer):
		return "newer", newer.Path
	case errors.As(err, &full):
		return "full", full.Path
	case errors.As(err, &busy):
		return "busy", busy.Path
	case errors.Is(err, fs.ErrNotExist):
		return "missing", path
	case errors.As(err, &readOnly):
		return "readOnly", readOnly.Path
	case errors.Is(err, progress.ErrNoDisk):
		return "noDisk", path
	case errors.Is(err, progress.ErrNoLearner):
		return "gone", path
	case errors.Is(err, progress.ErrLastLearner):
		return "last", path
	case errors.Is(err, syscall.ENOSPC):
		return "full", path
	case errors.Is(err, os.ErrPermission), errors.Is(err, syscall.EROFS), errors.Is(err, syscall.ENOTDIR), errors.Is(err, syscall.EISDIR):
		return "readOnly", path
	}
	var own *fs.PathError
	if errors.As(err, &own) && own.Op == "backup" {
		return "own", path
	}
	return "failed", path
}
