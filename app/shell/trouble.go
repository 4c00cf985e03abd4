package shell

import (
	"errors"
	"io"
	"os"

	"terakoya/app/words"
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
	if errors.Is(err, errElsewhere) {
		return w.Say("store.elsewhere", nil)
	}
	return err.Error()
}
