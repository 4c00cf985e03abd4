//go:build !js

package progress

import (
	"database/sql"
	"errors"
	"strings"
	"sync/atomic"
	"time"

	"terakoya/lessons"
)

// file is a store in a file: a database of SQLite, written through a log (WAL)
// that is on the disk before a write returns. It has one connection, so that
// its calls follow each other; each is one statement, and so one transaction.
type file struct {
	path    string
	db      *sql.DB
	learner int64
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

// write runs a statement; the learner is its first argument.
func (f *file) write(statement string, args ...any) error {
	_, err := f.db.Exec(statement, append([]any{f.learner}, args...)...)
	return f.fault(err)
}

// read reads one row; the learner is the query's first argument.
func (f *file) read(query string, args []any, into ...any) (found bool, err error) {
	err = f.db.QueryRow(query, append([]any{f.learner}, args...)...).Scan(into...)
	if errors.Is(err, sql.ErrNoRows) {
		return false, nil
	}
	return err == nil, f.fault(err)
}

func (f *file) Learner() (Learner, error) {
	var l Learner
	_, err := f.read("SELECT id, name FROM learner WHERE id = ?1", nil, &l.ID, &l.Name)
	return l, err
}

func (f *file) SetName(name string) error {
	return f.write("UPDATE learner SET name = ?2 WHERE id = ?1", name)
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

func (f *file) Record(a Answer) error {
	a, err := a.kept()
	if err != nil {
		return err
	}
	return f.write(`INSERT INTO answer (learner, lesson, step, at, result, foul, hints, tried)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
		a.Lesson, a.Step, a.When.UnixMicro(), a.Result.String(), a.Foul, a.Hints, a.Tried)
}

func (f *file) Answers(lesson string) ([]Answer, error) {
	rows, err := f.db.Query(`SELECT step, at, result, foul, hints, tried FROM answer
		WHERE learner = ? AND lesson = ? ORDER BY id`, f.learner, lesson)
	if err != nil {
		return nil, f.fault(err)
	}
	defer rows.Close()
	var answers []Answer
	for rows.Next() {
		a := Answer{Lesson: lesson}
		var at int64
		var result string
		if err := rows.Scan(&a.Step, &at, &result, &a.Foul, &a.Hints, &a.Tried); err != nil {
			return nil, f.fault(err)
		}
		if a.Result, err = parseResult(result); err != nil {
			return nil, &DamagedError{f.path, err}
		}
		a.When = time.UnixMicro(at).UTC()
		answers = append(answers, a)
	}
	return answers, f.fault(rows.Err())
}

func (f *file) Mastery(lesson string) (map[string]lessons.Mastery, error) {
	answers, err := f.Answers(lesson)
	if err != nil {
		return nil, err
	}
	return MasteryOf(answers), nil
}

func (f *file) SaveGame(g Game) error {
	if err := g.check(); err != nil {
		return err
	}
	return f.write(`INSERT OR REPLACE INTO game
		(learner, start, moves, side, opponent, seed, rules, fouls, takebacks, hints, strict)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
		g.Start, strings.Join(g.Moves, " "), g.Side.String(), g.Opponent, int64(g.Seed),
		g.Rules, g.Fouls.String(), g.Takebacks, g.Hints, g.NoTakeback)
}

func (f *file) Game() (Game, bool, error) {
	var g Game
	var moves, side, fouls string
	var seed int64
	found, err := f.read(`SELECT start, moves, side, opponent, seed, rules, fouls, takebacks, hints, strict
		FROM game WHERE learner = ?`, nil,
		&g.Start, &moves, &side, &g.Opponent, &seed, &g.Rules, &fouls, &g.Takebacks, &g.Hints, &g.NoTakeback)
	if err != nil || !found {
		return Game{}, false, err
	}
	var sideErr, foulsErr error
	g.Moves, g.Seed = strings.Fields(moves), uint64(seed)
	g.Side, sideErr = parseSide(side)
	g.Fouls, foulsErr = parseFoulMode(fouls)
	if err := errors.Join(sideErr, foulsErr); err != nil {
		return Game{}, false, &DamagedError{f.path, err}
	}
	return g, true, nil
}

func (f *file) ForgetGame() error { return f.write("DELETE FROM game WHERE learner = ?") }

func (f *file) Close() error {
	if f.closed.Swap(true) {
		return nil
	}
	return explain(f.path, f.db.Close())
}
