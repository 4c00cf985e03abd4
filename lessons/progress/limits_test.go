//go:build !js

package progress

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"
)

// testOptions are those of Open, but with little patience.
func testOptions(t *testing.T, pragmas ...string) options {
	t.Helper()
	scripts, err := migrations(migrationFiles)
	must(t, err)
	return options{patience: 50 * time.Millisecond, scripts: scripts, pragmas: pragmas}
}

// TestFull limits the number of pages, upon which SQLite fails as it does on a
// full disk. TestDiskFull has a disk that is full.
func TestFull(t *testing.T) {
	path := filepath.Join(t.TempDir(), "progress.db")
	s, err := open(path, testOptions(t, "max_page_count(40)"))
	must(t, err)
	must(t, s.SaveGame(gameOf(10)))
	acknowledged := fill(t, s)
	if err := s.SaveGame(gameOf(30_000)); !errors.As(err, new(*FullError)) {
		t.Errorf("a long game: %T: %v", err, err)
	}
	stillThere(t, s, acknowledged)
	must(t, s.Close())
	s = opened(t, path)
	stillThere(t, s, acknowledged)
	must(t, s.Record(numbered(acknowledged+1)))
}

// fill records answers until one fails, and returns how many were acknowledged.
func fill(t *testing.T, s Store) int {
	t.Helper()
	for n := 1; n < 10_000; n++ {
		if err := s.Record(numbered(n)); err != nil {
			if !errors.As(err, new(*FullError)) {
				t.Errorf("%T: %v", err, err)
			}
			return n - 1
		}
	}
	t.Fatal("it never gets full")
	return 0
}

// stillThere wants the answers recorded and the game of ten moves.
func stillThere(t *testing.T, s Store, acknowledged int) {
	t.Helper()
	answers, err := s.Answers("lesson")
	if err != nil || len(answers) != acknowledged {
		t.Errorf("%d answers (%v), %d were acknowledged", len(answers), err, acknowledged)
	}
	checkPrefix(t, answers)
	if g, ok, err := s.Game(); err != nil || !ok || len(g.Moves) != 10 {
		t.Errorf("a game of %d moves, %v, %v", len(g.Moves), ok, err)
	}
}

// TestNotAFile: what root cannot write to either. Permissions do not bind root,
// who may run these tests; TestReadOnly has a disk that is read only.
func TestNotAFile(t *testing.T) {
	dir := t.TempDir()
	text := filepath.Join(dir, "text")
	must(t, os.WriteFile(text, []byte("x"), 0o600))
	for name, path := range map[string]string{
		"a folder":         dir,
		"below a file":     filepath.Join(text, "progress.db"),
		"deeper below one": filepath.Join(text, "deeper", "progress.db"),
	} {
		s, err := Open(path)
		if err == nil {
			s.Close()
		}
		if e := (*ReadOnlyError)(nil); !errors.As(err, &e) || e.Path != path {
			t.Errorf("%s: %T: %v", name, err, err)
		}
	}
}

// TestBusy: another window writes and does not end.
func TestBusy(t *testing.T) {
	path := filepath.Join(t.TempDir(), "progress.db")
	s, err := open(path, testOptions(t))
	must(t, err)
	defer s.Close()
	must(t, s.SetSetting("language", "ja"))
	stuck, err := raw(t, path).Begin()
	must(t, err)
	began := time.Now()
	for name, err := range map[string]error{
		"Record": s.Record(numbered(1)), "SaveGame": s.SaveGame(gameOf(1)), "SetSetting": s.SetSetting("language", "en"),
	} {
		if e := (*BusyError)(nil); !errors.As(err, &e) || e.Path != path {
			t.Errorf("%s: %T: %v", name, err, err)
		}
	}
	if waited := time.Since(began); waited < 3*50*time.Millisecond {
		t.Errorf("three calls waited %v", waited)
	}
	if _, err := open(path, testOptions(t)); !errors.As(err, new(*BusyError)) {
		t.Errorf("Open: %T: %v", err, err)
	}
	if v, ok := s.Setting("language"); v != "ja" || !ok {
		t.Errorf("while another writes, a setting is %q, %v", v, ok)
	}
	must(t, stuck.Rollback())
	must(t, s.Record(numbered(1)))
}
