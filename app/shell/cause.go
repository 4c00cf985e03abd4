package shell

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"strings"
	"syscall"
	"unicode"

	"terakoya/app/course"
	"terakoya/app/words"
	"terakoya/lessons/pack"
	"terakoya/lessons/progress"
)

// errorLog is where faults are written that no screen can wait for.
var errorLog io.Writer = os.Stderr

// troubleText says in the learner's language why nothing can be kept; empty if
// all is well.
func (s *Shell) troubleText() string {
	if s.trouble == nil {
		return ""
	}
	return s.words().Say("store.memory", words.Args{"cause": s.cause(s.trouble)})
}

// cause puts an error of the store into words.
func (s *Shell) cause(err error) string {
	w := s.words()
	var damaged *progress.DamagedError
	var newer *progress.NewerError
	var readOnly *progress.ReadOnlyError
	var full *progress.FullError
	var busy *progress.BusyError
	switch {
	case errors.As(err, &damaged):
		return w.Say("store.damaged", words.Args{"path": damaged.Path})
	case errors.As(err, &newer):
		return w.Say("store.newer", words.Args{"path": newer.Path})
	case errors.As(err, &readOnly):
		return w.Say("store.readOnly", words.Args{"path": readOnly.Path})
	case errors.As(err, &full):
		return w.Say("store.full", nil)
	case errors.As(err, &busy):
		return w.Say("store.busy", words.Args{"path": busy.Path})
	}
	var pack *pack.Error
	if errors.As(err, &pack) {
		return s.packCause(pack)
	}
	switch {
	case errors.Is(err, errElsewhere):
		return w.Say("store.elsewhere", nil)
	case errors.Is(err, errNoShelf):
		return w.Say("own.noShelf", nil)
	case errors.Is(err, course.ErrFull):
		return w.Say("own.full", nil)
	case errors.Is(err, course.ErrNoFolder):
		return w.Say("own.gone", nil)
	case errors.Is(err, syscall.ENOSPC):
		return w.Say("store.full", nil)
	case errors.Is(err, fs.ErrPermission):
		return w.Say("own.forbidden", nil)
	}
	return err.Error()
}

// packCause says why a pack is refused, and for which file in it.
func (s *Shell) packCause(err *pack.Error) string {
	text := s.words().Say("pack."+err.Flaw.String(), nil)
	if err.Entry == "" {
		return text
	}
	entry := []rune(strings.ToValidUTF8(err.Entry, "\ufffd"))
	if len(entry) > longestEntry {
		entry = append(entry[:longestEntry], '…')
	}
	return s.words().Say("pack.entry", words.Args{"entry": printable(entry), "cause": text})
}

// longestEntry is how many characters of a name in a pack are told.
const longestEntry = 80

// printable leaves out what could make a message look like another.
func printable(name []rune) string {
	return strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) || r == '\ufffd' {
			return '?'
		}
		return r
	}, string(name))
}

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
