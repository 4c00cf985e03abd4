package progress

import (
	"errors"
	"fmt"
)

// ErrClosed says that a store was used after its Close.
var ErrClosed = errors.New("the store of progress is closed")

// ErrNoDisk says that this build of the program has no disk to keep a file on:
// it runs in a browser. What a learner does there ends with the page.
var ErrNoDisk = errors.New("there is no disk here to keep progress on")

// DamagedError says that a file cannot be read as a store of progress: it is no
// database, a part of it is lost or overwritten, or it belongs to another
// program. It was not written to; a copy kept elsewhere may be put in its place.
type DamagedError struct {
	Path string
	Err  error // what SQLite found
}

// Error names the file and what was found.
func (e *DamagedError) Error() string {
	return fmt.Sprintf("%s is damaged or was not written by this program; it is left as it is: %v", e.Path, e.Err)
}

// Unwrap returns what SQLite found.
func (e *DamagedError) Unwrap() error { return e.Err }

// NewerError says that a file was written by a newer version of the program. It
// was not touched.
type NewerError struct {
	Path     string
	Version  int // of the file
	Supports int // the newest that this program knows
}

// Error names the file and both versions.
func (e *NewerError) Error() string {
	return fmt.Sprintf("%s was written by a newer version of this program (its format is %d, the newest known here %d); it is left as it is",
		e.Path, e.Version, e.Supports)
}

// ReadOnlyError says that a file or its folder cannot be made or written to.
type ReadOnlyError struct {
	Path string
	Err  error
}

// Error names the file and the cause.
func (e *ReadOnlyError) Error() string {
	return fmt.Sprintf("%s cannot be written to: %v", e.Path, e.Err)
}

// Unwrap returns the cause.
func (e *ReadOnlyError) Unwrap() error { return e.Err }

// FullError says that the disk is full. What was kept before is still there.
type FullError struct {
	Path string
	Err  error
}

// Error names the file that could not grow.
func (e *FullError) Error() string {
	return fmt.Sprintf("%s could not be written: the disk is full: %v", e.Path, e.Err)
}

// Unwrap returns the cause.
func (e *FullError) Unwrap() error { return e.Err }

// BusyError says that another window or program was writing to the file for
// longer than this one waits. The call may be tried again.
type BusyError struct {
	Path string
	Err  error
}

// Error names the file.
func (e *BusyError) Error() string {
	return fmt.Sprintf("%s is in use by another window or program: %v", e.Path, e.Err)
}

// Unwrap returns the cause.
func (e *BusyError) Unwrap() error { return e.Err }
