//go:build !js

package progress

import (
	"context"
	"database/sql"
	"errors"
	"sync/atomic"
)

// file is a store in a file: a database of SQLite, written through a log (WAL)
// that is on the disk before a write returns. It has one connection, so that
// its calls follow each other; each is one transaction.
type file struct {
	path    string
	db      *sql.DB
	options options
	learner atomic.Int64 // the present one
	closed  atomic.Bool
}

var _ Store = (*file)(nil)

// fault returns an error as one of this package.
func (f *file) fault(err error) error {
	if err != nil && f.closed.Load() {
		return ErrClosed
	}
	return explain(f.path, err)
}

// given returns arguments with the learner as the first.
func (f *file) given(args ...any) []any { return append([]any{f.learner.Load()}, args...) }

// write runs a statement; the learner is its first argument.
func (f *file) write(statement string, args ...any) error {
	_, err := f.db.Exec(statement, f.given(args...)...)
	return f.fault(err)
}

// read reads one row; the learner is the query's first argument.
func (f *file) read(query string, args []any, into ...any) (found bool, err error) {
	err = f.db.QueryRow(query, f.given(args...)...).Scan(into...)
	if errors.Is(err, sql.ErrNoRows) {
		return false, nil
	}
	return err == nil, f.fault(err)
}

// scan is the Scan of a row.
type scan func(into ...any) error

// errEnough ends the reading of rows, without an error.
var errEnough = errors.New("the other rows are not wanted")

// each reads the rows of a query, of which the learner is the first argument.
func (f *file) each(query string, args []any, read func(scan) error) error {
	rows, err := f.db.Query(query, f.given(args...)...)
	if err != nil {
		return f.fault(err)
	}
	defer rows.Close()
	for rows.Next() {
		if err := read(rows.Scan); err == errEnough {
			return nil
		} else if err != nil {
			return f.fault(err)
		}
	}
	return f.fault(rows.Err())
}

// change does several things or, if one fails, none; then, if none failed, what
// follows from them, before any other call.
func (f *file) change(do func(t transaction) error, then ...func()) error {
	c, err := f.db.Conn(context.Background())
	if err != nil {
		return f.fault(err)
	}
	defer c.Close()
	if err := (transaction{c}).run(do); err != nil {
		return f.fault(err)
	}
	for _, follow := range then {
		follow()
	}
	return nil
}

// transaction is a connection within BEGIN and COMMIT. Those of database/sql
// leave one open if its COMMIT fails.
type transaction struct{ c *sql.Conn }

func (t transaction) run(do func(t transaction) error) error {
	if err := t.exec("BEGIN IMMEDIATE"); err != nil {
		return err
	}
	err := do(t)
	if err == nil {
		err = t.exec("COMMIT")
	}
	if err != nil {
		_ = t.exec("ROLLBACK") // fails where SQLite has done it
	}
	return err
}

func (t transaction) exec(statement string, args ...any) error {
	_, err := t.c.ExecContext(context.Background(), statement, args...)
	return err
}

// row reads one row; no row is [sql.ErrNoRows].
func (t transaction) row(query string, args []any, into ...any) error {
	return t.c.QueryRowContext(context.Background(), query, args...).Scan(into...)
}

func (f *file) Setting(key string) (value string, ok bool) {
	ok, _ = f.read("SELECT value FROM setting WHERE learner = ?1 AND key = ?2", []any{key}, &value)
	return value, ok
}

func (f *file) SetSetting(key, value string) error {
	if err := checkKey("setting", key); err != nil {
		return err
	}
	return f.write("INSERT OR REPLACE INTO setting (learner, key, value) VALUES (?1, ?2, ?3)", key, value)
}

func (f *file) Place(lesson string) (step string, ok bool) {
	ok, _ = f.read("SELECT step FROM place WHERE learner = ?1 AND lesson = ?2", []any{lesson}, &step)
	return step, ok
}

func (f *file) SetPlace(lesson, step string) error {
	if err := errors.Join(checkKey("lesson", lesson), checkKey("step", step)); err != nil {
		return err
	}
	return f.write("INSERT OR REPLACE INTO place (learner, lesson, step) VALUES (?1, ?2, ?3)", lesson, step)
}

func (f *file) Close() error {
	if f.closed.Swap(true) {
		return nil
	}
	return explain(f.path, f.db.Close())
}
