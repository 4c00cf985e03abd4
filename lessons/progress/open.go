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
	"time"

	_ "modernc.org/sqlite" // the driver
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
	f := &file{path: path, db: db, options: o}
	if err := f.recall(); err != nil {
		return nil, explain(path, errors.Join(err, db.Close()))
	}
	return f, nil
}

// recall makes the store that of whom it was last, or of the first learner.
func (f *file) recall() error {
	var learner sql.NullInt64
	err := f.db.QueryRow(`SELECT coalesce((SELECT learner.id FROM learner JOIN program ON learner.id = program.learner),
		(SELECT min(id) FROM learner))`).Scan(&learner)
	if err == nil && !learner.Valid {
		err = fmt.Errorf("%w: it has no learner", errMalformed)
	}
	f.learner.Store(learner.Int64)
	return err
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

// What examine finds without SQLite.
var (
	errLog     = errors.New("the file is empty or missing, but its log (-wal) holds data") // SQLite would delete the log
	errShort   = errors.New("the file ends within a page")
	errNotFile = errors.New("it is not a file")
)

// pageSize divides the size of every file that this program made.
const pageSize = 4096

// examine reads a file whole and says what keeps it from being opened; a new or
// empty file is fine. A program killed within its first start leaves a
// transaction that reading alone cannot roll back: then that is done first.
func examine(path string, o options) error {
	if empty, err := shape(path); err != nil || empty {
		return err
	}
	err := examineAs("ro", path, o)
	if primary(err) == codeReadOnly {
		return examineAs("rw", path, o)
	}
	return err
}

// shape says what is wrong with a file without looking into it, and whether it
// is missing or empty.
func shape(path string) (empty bool, err error) {
	log, journal := sizeOf(path+"-wal"), sizeOf(path+"-journal") // first, as the file is there before them
	it, err := os.Stat(path)
	missing := errors.Is(err, os.ErrNotExist)
	switch {
	case err != nil && !missing:
		return false, err
	case !missing && !it.Mode().IsRegular():
		return false, errNotFile
	case (missing || it.Size() <= 1) && log > 0: // SQLite takes one byte for none
		return false, errLog
	case missing || it.Size() == 0:
		return true, nil
	case it.Size()%pageSize != 0 && log == 0 && journal == 0: // they may complete the page
		return false, errShort
	}
	return false, nil
}

// sizeOf returns the size of a file, 0 if there is none.
func sizeOf(path string) int64 {
	it, err := os.Stat(path)
	if err != nil {
		return 0
	}
	return it.Size()
}

func examineAs(mode, path string, o options) error {
	db, err := sql.Open("sqlite", source(path, mode, o))
	if err != nil {
		return err
	}
	defer db.Close()
	tx, err := db.Begin() // all that is read is of one moment: another window may be making the file
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := formatOf(tx, len(o.scripts)); err != nil {
		return err
	}
	var found string
	if err := tx.QueryRow("PRAGMA quick_check(1)").Scan(&found); err != nil {
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
	q := url.Values{"mode": {mode}}
	q.Add("_pragma", fmt.Sprintf("busy_timeout(%d)", o.patience.Milliseconds()))
	if mode == "rwc" {
		q.Set("_txlock", "immediate")
		q["_pragma"] = append(q["_pragma"],
			"journal_mode(wal)", "synchronous(full)", "foreign_keys(on)", "trusted_schema(off)",
			"fullfsync(on)", "checkpoint_fullfsync(on)") // the last two for macOS
		q["_pragma"] = append(q["_pragma"], o.pragmas...)
	}
	return (&url.URL{Scheme: "file", Path: slashed, RawQuery: q.Encode()}).String()
}
