//go:build !js

package progress

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"syscall"

	"modernc.org/sqlite"
)

// Result codes of SQLite, without what it adds above the lowest byte.
const (
	codePermission = 3
	codeBusy       = 5
	codeLocked     = 6
	codeReadOnly   = 8
	codeCorrupt    = 11
	codeFull       = 13
	codeCantOpen   = 14
	codeProtocol   = 15 // too many programs are after the same lock
	codeNotADB     = 26
)

// codeNoRoom is a whole code: the file of shared memory, -shm, cannot grow.
const codeNoRoom = 19<<8 | 10

// codeForeignKey is a whole code: a row that others refer to is gone, which can
// only be the learner.
const codeForeignKey = 19 | 3<<8

// code returns the result code of SQLite that an error holds, or 0.
func code(err error) int {
	if e := (*sqlite.Error)(nil); errors.As(err, &e) {
		return e.Code()
	}
	return 0
}

// primary returns the lowest byte of the result code that an error holds.
func primary(err error) int { return code(err) & 0xff }

// explain returns an error of SQLite or of the system as one of this package.
func explain(path string, err error) error {
	if newer := (*NewerError)(nil); errors.As(err, &newer) {
		return &NewerError{Path: path, Version: newer.Version, Supports: newer.Supports}
	}
	switch primary(err) {
	case codeCorrupt, codeNotADB:
		return &DamagedError{path, err}
	case codeReadOnly, codePermission, codeCantOpen:
		return &ReadOnlyError{path, err}
	case codeFull:
		return &FullError{path, err}
	case codeBusy, codeLocked, codeProtocol:
		return &BusyError{path, err}
	}
	is := func(causes ...error) bool {
		return slices.ContainsFunc(causes, func(cause error) bool { return errors.Is(err, cause) })
	}
	switch {
	case err == nil:
		return nil
	case code(err) == codeForeignKey:
		return fmt.Errorf("%s: %w", path, ErrNoLearner)
	case is(errForeign, errLog, errShort, errMalformed):
		return &DamagedError{path, err}
	case code(err) == codeNoRoom, is(syscall.ENOSPC):
		return &FullError{path, err}
	case is(errNotFile, os.ErrPermission, syscall.EROFS, syscall.ENOTDIR):
		return &ReadOnlyError{path, err}
	}
	return fmt.Errorf("%s: %w", path, err)
}
