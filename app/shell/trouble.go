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
