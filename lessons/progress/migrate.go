//go:build !js

package progress

import (
	"database/sql"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
)

// The migrations: the n-th file, named 000n-what.sql, brings a database from
// format n-1 to format n. Files that were released are never changed.
//
//go:embed migrations/*.sql
var migrationFiles embed.FS

// applicationID marks a database as ours; the first migration sets it.
const applicationID = 0x54657261

// migrations returns the scripts in order.
func migrations(fsys fs.FS) ([]string, error) {
	names, err := fs.Glob(fsys, "migrations/*.sql")
	if err != nil {
		return nil, err
	}
	slices.Sort(names)
	scripts := make([]string, len(names))
	for i, name := range names {
		if want := fmt.Sprintf("%04d-", i+1); !strings.HasPrefix(path.Base(name), want) {
			return nil, fmt.Errorf("%s: migration %s is missing", name, want)
		}
		script, err := fs.ReadFile(fsys, name)
		if err != nil {
			return nil, err
		}
		scripts[i] = string(script)
	}
	return scripts, nil
}

// migrate brings a database to the newest format, one transaction a step. If one
// fails, the database has the format of the step before. Of several programs
// that start at once, each step is done by one.
func migrate(db *sql.DB, scripts []string) error {
	for {
		more, err := migrateOnce(db, scripts)
		if err != nil || !more {
			return err
		}
	}
}

// migrateOnce takes one step, if there is one to take.
func migrateOnce(db *sql.DB, scripts []string) (more bool, err error) {
	tx, err := db.Begin() // immediate: see the name of the source
	if err != nil {
		return false, err
	}
	defer func() {
		if rollback := tx.Rollback(); !errors.Is(rollback, sql.ErrTxDone) {
			err = errors.Join(err, rollback)
		}
	}()
	version, err := formatOf(tx, len(scripts))
	if err != nil {
		return false, err
	}
	if version == len(scripts) {
		// Changes nothing and is rolled back; but in a file that is read only, it
		// fails now, where beginning does not.
		return false, setFormat(tx, version)
	}
	if _, err := tx.Exec(scripts[version]); err != nil {
		return false, fmt.Errorf("migration %d: %w", version+1, err)
	}
	if err := setFormat(tx, version+1); err != nil {
		return false, err
	}
	return true, tx.Commit()
}

func setFormat(tx *sql.Tx, version int) error {
	_, err := tx.Exec(fmt.Sprintf("PRAGMA user_version = %d", version))
	return err
}

// errForeign says that a database is another program's.
var errForeign = errors.New("the database belongs to another program")

// formatOf returns the format of a database: 0 if it is empty. The errors are
// errForeign, errMalformed and a [*NewerError] without a path.
func formatOf(tx *sql.Tx, newest int) (int, error) {
	var id, version, tables int
	if err := tx.QueryRow("PRAGMA application_id").Scan(&id); err != nil {
		return 0, err
	}
	if err := tx.QueryRow("PRAGMA user_version").Scan(&version); err != nil {
		return 0, err
	}
	if id == applicationID {
		switch {
		case version > newest:
			return 0, &NewerError{Version: version, Supports: newest}
		case version < 1: // the mark and the first format are written together
			return 0, fmt.Errorf("%w: it has format %d", errMalformed, version)
		}
		return version, nil
	}
	if err := tx.QueryRow("SELECT count(*) FROM sqlite_schema").Scan(&tables); err != nil {
		return 0, err
	}
	if id != 0 || version != 0 || tables != 0 {
		return 0, errForeign
	}
	return 0, nil
}
