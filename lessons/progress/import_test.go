//go:build !js

package progress

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// refusedImport wants an import to fail, and the store and the file to stay.
func refusedImport(t *testing.T, to *file, path string) error {
	t.Helper()
	before, backup := dump(t, to.db), contents(t, path)
	_, err := to.Import(path)
	if err == nil {
		t.Fatal("it is imported")
	}
	if !strings.Contains(err.Error(), path) {
		t.Errorf("the error does not name the file: %v", err)
	}
	if dump(t, to.db) != before {
		t.Error("the store has changed")
	}
	if string(contents(t, path)) != string(backup) {
		t.Error("the backup has changed")
	}
	must(t, to.Record(numbered(1)))
	return err
}

// spoils make a good backup one that this program did not write.
var spoils = []string{
	"CREATE TRIGGER t AFTER INSERT ON setting BEGIN DELETE FROM answer; END",
	"DROP TABLE card; CREATE VIEW card AS SELECT * FROM answer",
	"DROP TABLE card", "ALTER TABLE answer DROP COLUMN topic", "DROP TABLE program",
	"UPDATE answer SET result = 'later'", "UPDATE answer SET source = 'later'", "UPDATE answer SET drill = 'both', step = 'both'",
	"UPDATE answer SET foul = 'nifu'", "UPDATE answer SET rating = 9", "UPDATE answer SET free = 2", "UPDATE answer SET free = 1", "UPDATE answer SET question = 3",
	"UPDATE settled SET how = 'later'", "UPDATE game SET fouls = 'later'", "UPDATE game SET side = 'red'", "UPDATE game SET tried = -1", "UPDATE game SET ended = 2",
	"UPDATE past_game SET outcome = 'later'", "UPDATE past_game SET side = 'red'", "UPDATE past_game SET start = ''", "UPDATE past_game SET opponent = ''",
	"UPDATE past_game SET ending = ''", "UPDATE past_game SET fouls = -1", "UPDATE past_game SET plies = -1", "UPDATE past_game SET people = 2", "UPDATE past_game SET foul_mode = 'later'",
	"UPDATE past_game SET times = 'long'", "UPDATE past_game SET slips = '1 5a5c'", "UPDATE game SET slips = 'one 5a5c nifu'", "UPDATE game SET spent = -1", "UPDATE game SET no_book = 2",
	"DROP TABLE past_game",
	"UPDATE card SET stability = 0", "UPDATE card SET stability = 9e999", "UPDATE card SET difficulty = 11",
	"UPDATE paper SET questions = 0", "UPDATE paper SET learner = 1", "UPDATE score SET correct = 99", "UPDATE learner SET uid = uid || 'x'",
	"PRAGMA foreign_keys = off; INSERT INTO place VALUES (77, 'lesson', 'step')", "PRAGMA application_id = 0", "PRAGMA application_id = 77",
}

func TestImportRefused(t *testing.T) {
	from := classroom(t, testOptions(t))
	path := filepath.Join(t.TempDir(), "backup")
	must(t, from.Backup(path, false))
	good := contents(t, path)
	to := opened(t, filepath.Join(t.TempDir(), "progress.db")).(*file)

	for name, b := range map[string][]byte{
		"empty": nil, "a text": []byte("learner,time\r\n"), "noise": noise(8192), "half": good[:len(good)/2], "a byte too short": good[:len(good)-1],
	} {
		t.Run(name, func(t *testing.T) {
			if err := refusedImport(t, to, write(t, b)); !errors.As(err, new(*DamagedError)) {
				t.Errorf("%T: %v", err, err)
			}
		})
	}
	for _, statement := range spoils {
		t.Run(statement, func(t *testing.T) {
			path := write(t, good)
			db := raw(t, path)
			execute(t, db, statement)
			must(t, db.Close())
			if err := refusedImport(t, to, path); !errors.As(err, new(*DamagedError)) {
				t.Errorf("%T: %v", err, err)
			}
		})
	}
	path = write(t, good)
	db := raw(t, path)
	execute(t, db, "PRAGMA user_version = 99")
	must(t, db.Close())
	if e := (*NewerError)(nil); !errors.As(refusedImport(t, to, path), &e) || e.Path != path {
		t.Error("not a NewerError")
	}
}

// TestImportOfNothing: no file, and what is none.
func TestImportOfNothing(t *testing.T) {
	to := opened(t, filepath.Join(t.TempDir(), "progress.db"))
	if _, err := to.Import(filepath.Join(t.TempDir(), "none")); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("no file: %v", err)
	}
	if _, err := to.Import(t.TempDir()); !errors.As(err, new(*ReadOnlyError)) {
		t.Errorf("a folder: %v", err)
	}
}

// fuzzed returns the bytes of a backup.
func fuzzed(f *testing.F, o *options) []byte {
	f.Helper()
	var err error
	if o.scripts, err = migrations(migrationFiles); err != nil {
		f.Fatal(err)
	}
	path := filepath.Join(f.TempDir(), "backup")
	if err := classroom(f, *o).Backup(path, false); err != nil {
		f.Fatal(err)
	}
	good, err := os.ReadFile(path)
	if err != nil {
		f.Fatal(err)
	}
	return good
}

// FuzzImport: whatever a file holds, it comes in whole or changes nothing, and
// what came in can be read.
func FuzzImport(f *testing.F) {
	o := options{patience: patience, pragmas: []string{"synchronous(off)"}}
	good := fuzzed(f, &o)
	f.Add(0, []byte{})
	f.Add(60, []byte{0xff}) // a format below zero
	for _, at := range []int{16, 18, 24, 28, 60, 68, 100, 108, 2000, 4096, 5*4096 + 8, 9*4096 + 4000, 12*4096 + 3000} {
		f.Add(at, []byte{2, 0xff, 0, 1})
	}
	to := classroom(f, o)
	if err := to.RemoveLearner(1); err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, at int, patch []byte) {
		b := append([]byte{}, good...)
		copy(b[max(0, at)%len(b):], patch)
		path := write(t, b)
		before := dump(t, to.db)
		done, err := to.Import(path)
		if err != nil {
			if dump(t, to.db) != before {
				t.Errorf("the store has changed: %v", err)
			}
			return
		}
		for _, l := range done.Learners {
			must(t, to.Use(l.ID))
			told(t, oneLearner{to}, day(9))
			must(t, to.RemoveLearner(l.ID))
		}
	})
}
