//go:build !js

package progress

import (
	"bytes"
	"database/sql"
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// whole returns the bytes of a good store with n answers.
func whole(t *testing.T, n int) []byte {
	t.Helper()
	path := filepath.Join(t.TempDir(), "progress.db")
	s := opened(t, path)
	for i := range n {
		must(t, s.Record(numbered(i+1)))
	}
	must(t, s.Close())
	return contents(t, path)
}

// contents reads a file that no store of this process has open: closing it would
// drop their locks.
func contents(t *testing.T, path string) []byte {
	t.Helper()
	b, err := os.ReadFile(path)
	must(t, err)
	return b
}

// write makes a file in a new folder and returns its path.
func write(t *testing.T, b []byte) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "progress.db")
	must(t, os.WriteFile(path, b, 0o600))
	return path
}

// noise returns n random bytes, the same at each run.
func noise(n int) []byte {
	b := make([]byte, n)
	_, _ = rand.NewChaCha8([32]byte{}).Read(b)
	return b
}

// raw opens a database without any of this package's care.
func raw(t *testing.T, path string) *sql.DB {
	t.Helper()
	db, err := sql.Open("sqlite", source(path, "rwc", options{patience: patience}))
	must(t, err)
	db.SetMaxOpenConns(1)
	t.Cleanup(func() { db.Close() })
	return db
}

func execute(t *testing.T, db *sql.DB, statement string) {
	t.Helper()
	_, err := db.Exec(statement)
	must(t, err)
}

// refused wants Open to fail and every file beside the path to stay as it is.
func refused(t *testing.T, path string) error {
	t.Helper()
	before := map[string][]byte{path: nil, path + "-wal": nil, path + "-journal": nil}
	for name := range before {
		if _, err := os.Stat(name); err == nil {
			before[name] = contents(t, name)
		}
	}
	s, err := Open(path)
	if err == nil {
		s.Close()
		t.Fatal("it is opened")
	}
	if !strings.Contains(err.Error(), path) {
		t.Errorf("the error does not name the file: %v", err)
	}
	for name, b := range before {
		after, err := os.ReadFile(name)
		if !bytes.Equal(after, b) || b != nil && err != nil {
			t.Errorf("%s has changed (%v)", name, err)
		}
	}
	return err
}

func TestDamaged(t *testing.T) {
	good := whole(t, 200)
	overwritten := func(at, n int) []byte {
		b := bytes.Clone(good)
		copy(b[at:at+n], noise(n))
		return b
	}
	for name, b := range map[string][]byte{
		"one byte":             {7},
		"a text":               []byte("id = \"nifu\"\n"),
		"50 random bytes":      noise(50),
		"a page of noise":      noise(4096),
		"100 kB of noise":      noise(100_000),
		"zeros":                make([]byte, len(good)),
		"cut in the header":    good[:60],
		"cut after the header": good[:100],
		"cut in the schema":    good[:3000],
		"cut after a page":     good[:4096],
		"half":                 good[:len(good)/2],
		"a page too short":     good[:len(good)-4096],
		"a byte too short":     good[:len(good)-1],
		"half a page too much": append(good[:len(good):len(good)], noise(2048)...),
		"the name overwritten": overwritten(0, 16),
		"the schema":           overwritten(108, 3900),
		"a format below zero":  overwritten(60, 1),
		"a page":               overwritten(4*4096, 4096),
		"the last page":        overwritten(len(good)-4096, 4096),
	} {
		t.Run(name, func(t *testing.T) {
			path := write(t, b)
			err := refused(t, path)
			if damaged := (*DamagedError)(nil); !errors.As(err, &damaged) || damaged.Path != path {
				t.Errorf("%T: %v", err, err)
			}
		})
	}
}

// TestForeign: a database of another program, by its mark or by its tables.
func TestForeign(t *testing.T) {
	for _, statement := range []string{"PRAGMA application_id = 77", "PRAGMA user_version = 3", "CREATE TABLE bookmark (url TEXT)"} {
		path := filepath.Join(t.TempDir(), "places.db")
		db := raw(t, path)
		execute(t, db, statement)
		must(t, db.Close())
		if damaged := (*DamagedError)(nil); !errors.As(refused(t, path), &damaged) {
			t.Errorf("%s: not a DamagedError", statement)
		}
	}
}

// TestZeroLength: an empty file holds nothing to lose, and a program killed at
// its first start may leave one. With a log beside it, there is something.
func TestZeroLength(t *testing.T) {
	path := write(t, nil)
	must(t, opened(t, path).Record(numbered(1)))

	for _, b := range [][]byte{nil, {0}} {
		path = write(t, b)
		must(t, os.WriteFile(path+"-wal", noise(5000), 0o600))
		if damaged := (*DamagedError)(nil); !errors.As(refused(t, path), &damaged) {
			t.Error("not a DamagedError")
		}
	}
}

// TestDamagedWhileOpen: a page goes bad under an open store. The call that meets
// it says so, and the others go on.
func TestDamagedWhileOpen(t *testing.T) {
	path := write(t, whole(t, 500))
	f := opened(t, path).(*file)
	var page int64
	must(t, f.db.QueryRow("SELECT rootpage FROM sqlite_schema WHERE name = 'answer_of_lesson'").Scan(&page))
	must(t, f.Close())

	s := opened(t, path)
	spoil, err := os.OpenFile(path, os.O_WRONLY, 0)
	must(t, err)
	defer spoil.Close()
	_, err = spoil.WriteAt(noise(4096), (page-1)*4096)
	must(t, err)
	if _, err := s.Answers("lesson"); !errors.As(err, new(*DamagedError)) {
		t.Errorf("%T: %v", err, err)
	}
	if err := s.Record(numbered(1)); !errors.As(err, new(*DamagedError)) {
		t.Errorf("%T: %v", err, err)
	}
	must(t, s.SetSetting("language", "ja"))
}

// TestUnknownNames: names that no format of ours has, which only damage or
// another hand can have written.
func TestUnknownNames(t *testing.T) {
	for _, statement := range []string{
		"UPDATE answer SET result = 'later'", "UPDATE answer SET source = 'later'", "UPDATE settled SET how = 'later'", "UPDATE game SET side = 'red'", "UPDATE game SET fouls = 'later'", "UPDATE past_game SET outcome = 'later'", "UPDATE past_game SET side = 'red'", "UPDATE past_game SET times = 'long'", "UPDATE game SET slips = '1 5a5c'",
	} {
		f := opened(t, filepath.Join(t.TempDir(), "progress.db")).(*file)
		must(t, errors.Join(f.Record(Answer{Lesson: "lesson", Step: "x"}), f.SaveGame(gameOf(1)), f.AddPastGame(pastGame(1))))
		execute(t, f.db, statement)
		_, answers := f.Answers("lesson")
		_, mastery := f.Mastery("lesson")
		_, _, game := f.Game()
		_, past := f.PastGames()
		if err := errors.Join(answers, mastery, game, past); !errors.As(err, new(*DamagedError)) {
			t.Errorf("%s: %v", statement, err)
		}
		must(t, f.SetSetting("language", "ja"))
	}
}

func TestNewer(t *testing.T) {
	newer := func(t *testing.T, err error) {
		t.Helper()
		if e := (*NewerError)(nil); !errors.As(err, &e) || e.Version != 99 || e.Supports != len(testOptions(t).scripts) || e.Path == "" {
			t.Errorf("%T: %v", err, err)
		}
	}
	path := write(t, whole(t, 3))
	db := raw(t, path)
	execute(t, db, "PRAGMA user_version = 99")
	t.Run("still in the log", func(t *testing.T) {
		newer(t, refused(t, crashed(t, path)))
	})
	must(t, db.Close())
	t.Run("in the file", func(t *testing.T) {
		newer(t, refused(t, path))
	})
	t.Run("with tables unknown", func(t *testing.T) {
		db := raw(t, path)
		execute(t, db, "DROP TABLE answer; CREATE TABLE answer (id, later)")
		must(t, db.Close())
		newer(t, refused(t, path))
	})
}

// crashed copies a database with its logs, as a crash would leave them.
func crashed(t *testing.T, path string) string {
	t.Helper()
	to := write(t, contents(t, path))
	for _, log := range []string{"-wal", "-journal"} {
		if _, err := os.Stat(path + log); err == nil {
			must(t, os.WriteFile(to+log, contents(t, path+log), 0o600))
		}
	}
	return to
}

// TestTornLog: a machine that stops may keep only the front part of the log. Of
// the answers in it, those up to some point are there, in order.
func TestTornLog(t *testing.T) {
	path := write(t, whole(t, 1))
	db := raw(t, path)
	f := &file{path: path, db: db}
	f.learner.Store(1)
	for n := 2; n <= 10; n++ {
		must(t, f.Record(numbered(n)))
	}
	file, log := contents(t, path), contents(t, path+"-wal")
	last := 1
	for cut := 0; cut <= len(log); cut += 3089 {
		torn := write(t, file)
		must(t, os.WriteFile(torn+"-wal", log[:cut], 0o600))
		answers, err := opened(t, torn).Answers("lesson")
		must(t, err)
		if len(answers) < last {
			t.Errorf("%d answers from %d bytes of log, %d from less", len(answers), cut, last)
		}
		last = len(answers)
		checkPrefix(t, answers)
	}
	if last < 9 {
		t.Errorf("%d answers from the whole log", last)
	}
}

func checkPrefix(t *testing.T, answers []Answer) {
	t.Helper()
	for i, a := range answers {
		if a.Hints != i+1 {
			t.Errorf("answer %d has number %d", i+1, a.Hints)
		}
	}
}

// TestHotJournal: a program killed while it made the file, before there was a
// log, leaves a transaction to roll back.
func TestHotJournal(t *testing.T) {
	path := filepath.Join(t.TempDir(), "progress.db")
	db, err := sql.Open("sqlite", path+"?_pragma=cache_size(1)")
	must(t, err)
	defer db.Close()
	db.SetMaxOpenConns(1)
	tx, err := db.Begin()
	must(t, err)
	defer tx.Rollback()
	_, err = tx.Exec(`CREATE TABLE filler (t TEXT);
		INSERT INTO filler SELECT hex(randomblob(2000)) FROM (VALUES (1), (2), (3), (4), (5), (6), (7), (8), (9));`)
	must(t, err)
	left := crashed(t, path)
	if b := contents(t, left); len(b) == 0 {
		t.Fatal("nothing was written yet")
	}
	if b := contents(t, left+"-journal"); len(b) < 512 {
		t.Fatal("there is no journal")
	}
	must(t, opened(t, left).Record(numbered(1)))
}
