//go:build !js

package progress

import (
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"modernc.org/sqlite"
)

// patience is how long a call waits for another window to end its writing. A
// write takes some milliseconds; who holds longer is stuck.
const patience = 3 * time.Second

// Open opens the store in a file, and makes the file and its folder if there are
// none. Beside the file, SQLite keeps two more while it is open, with the
// endings -wal and -shm; they belong to it. The disk has to be one of this
// machine: locks over a network are not to be trusted.
//
// The errors are a [*DamagedError], [*NewerError], [*ReadOnlyError],
// [*FullError] or [*BusyError], or one of the system with the path. In the
// browser it is [ErrNoDisk].
func Open(path string) (Store, error) {
	scripts, err := migrations(migrationFiles)
	if err != nil {
		return nil, err
	}
	return open(path, options{patience: patience, scripts: scripts})
}

// options are what tests vary.
type options struct {
	patience time.Duration
	scripts  []string // the migrations
	pragmas  []string // run at each connection, such as "max_page_count(9)"
}

// open is Open with options. It looks at a file by reading alone before it opens
// it for writing, as already the opening would change it.
func open(path string, o options) (Store, error) {
	path, err := filepath.Abs(path)
	if err != nil {
		return nil, err
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return nil, explain(path, err)
	}
	if err := examine(path, o); err != nil {
		return nil, explain(path, err)
	}
	db, err := connect(path, o)
	if err != nil {
		return nil, explain(path, err)
	}
	return &file{path: path, db: db, learner: 1}, nil
}

// connect opens a file for writing and brings it to the newest format. Changing
// a new file over to its log fails at once while another window does the same:
// that is tried again.
func connect(path string, o options) (*sql.DB, error) {
	db, err := sql.Open("sqlite", source(path, "rwc", o))
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(1)
	for deadline := time.Now().Add(o.patience); ; {
		err = migrate(db, o.scripts)
		if primary(err) != codeBusy || time.Now().After(deadline) {
			break
		}
		time.Sleep(time.Millisecond)
	}
	if err != nil {
		return nil, errors.Join(err, db.Close())
	}
	return db, nil
}

// errLog says that a database is empty while its log is not. SQLite would delete
// the log.
var errLog = errors.New("the file is empty or missing, but its log (-wal) holds data")

// examine reads a file whole and says what keeps it from being opened; a new or
// empty file is fine. A program killed within its first start leaves a
// transaction that reading alone cannot roll back: then that is done first.
func examine(path string, o options) error {
	log, logErr := os.Stat(path + "-wal") // before the file, which was there first
	it, err := os.Stat(path)
	if errors.Is(err, os.ErrNotExist) || err == nil && it.Size() == 0 {
		if logErr == nil && log.Size() > 0 {
			return errLog
		}
		return nil
	}
	err = examineAs("ro", path, o)
	if primary(err) == codeReadOnly {
		return examineAs("rw", path, o)
	}
	return err
}

func examineAs(mode, path string, o options) error {
	db, err := sql.Open("sqlite", source(path, mode, o))
	if err != nil {
		return err
	}
	defer db.Close()
	if _, err := formatOf(db, len(o.scripts)); err != nil {
		return err
	}
	var found string
	if err := db.QueryRow("PRAGMA quick_check(1)").Scan(&found); err != nil {
		return err
	}
	if found != "ok" {
		return fmt.Errorf("%w: %s", errMalformed, found)
	}
	return nil
}

// errMalformed says that a database contradicts itself.
var errMalformed = errors.New("the database is malformed")

// source returns the name by which the driver opens a file. A mode to look at
// the file leaves it as it is.
func source(path, mode string, o options) string {
	slashed := filepath.ToSlash(path)
	if !strings.HasPrefix(slashed, "/") {
		slashed = "/" + slashed // C:/Users
	}
	q := url.Values{"mode": {mode}, "_txlock": {"immediate"}}
	q.Add("_pragma", fmt.Sprintf("busy_timeout(%d)", o.patience.Milliseconds()))
	if mode == "rwc" {
		q["_pragma"] = append(q["_pragma"],
			"journal_mode(wal)", "synchronous(full)", "foreign_keys(on)",
			"fullfsync(on)", "checkpoint_fullfsync(on)") // the last two for macOS
		q["_pragma"] = append(q["_pragma"], o.pragmas...)
	}
	return (&url.URL{Scheme: "file", Path: slashed, RawQuery: q.Encode()}).String()
}

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

// primary returns the result code of SQLite that an error holds, or 0.
func primary(err error) int {
	if e := (*sqlite.Error)(nil); errors.As(err, &e) {
		return e.Code() & 0xff
	}
	return 0
}

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
	for _, damage := range []error{errForeign, errLog, errMalformed} {
		if errors.Is(err, damage) {
			return &DamagedError{path, err}
		}
	}
	switch {
	case err == nil:
		return nil
	case errors.Is(err, syscall.ENOSPC):
		return &FullError{path, err}
	case errors.Is(err, os.ErrPermission), errors.Is(err, syscall.EROFS), errors.Is(err, syscall.ENOTDIR):
		return &ReadOnlyError{path, err}
	}
	return fmt.Errorf("%s: %w", path, err)
}
