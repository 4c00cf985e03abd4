//go:build !js

package progress

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/google/go-cmp/cmp"

	"terakoya/rules"
)

// TestMigrate: a step that fails leaves the format and the data of the one
// before; one that succeeds keeps the data.
func TestMigrate(t *testing.T) {
	path := filepath.Join(t.TempDir(), "progress.db")
	o := testOptions(t)
	s, err := open(path, o)
	must(t, err)
	must(t, s.Record(numbered(1)))
	must(t, s.Close())

	broken := o
	newest := len(o.scripts)
	broken.scripts = append(o.scripts[:newest:newest], "DELETE FROM answer; ALTER TABLE nothing ADD x;")
	if s, err := open(path, broken); err == nil || !strings.Contains(err.Error(), fmt.Sprint("migration ", newest+1)) {
		s.Close()
		t.Fatalf("a broken migration: %v", err)
	}
	s, err = open(path, o) // the old program still can
	must(t, err)
	if a, err := s.Answers("lesson"); len(a) != 1 || err != nil {
		t.Errorf("%d answers after a broken migration, %v", len(a), err)
	}
	must(t, s.Close())

	better := o
	better.scripts = append(o.scripts[:newest:newest], "ALTER TABLE answer ADD mood REAL;", "CREATE TABLE mood (step TEXT);")
	s, err = open(path, better)
	must(t, err)
	if a, err := s.Answers("lesson"); len(a) != 1 || err != nil {
		t.Errorf("%d answers after two migrations, %v", len(a), err)
	}
	var version int
	if err := s.(*file).db.QueryRow("PRAGMA user_version").Scan(&version); err != nil || version != newest+2 {
		t.Errorf("format %d, %v", version, err)
	}
	must(t, s.Close())
	refused(t, path) // by the old program
}

func TestMigrationNumbers(t *testing.T) {
	script := func(names ...string) fstest.MapFS {
		fsys := fstest.MapFS{}
		for _, n := range names {
			fsys["migrations/"+n] = &fstest.MapFile{Data: []byte(n)}
		}
		return fsys
	}
	got, err := migrations(script("0002-b.sql", "0001-a.sql"))
	if err != nil || strings.Join(got, " ") != "0001-a.sql 0002-b.sql" {
		t.Errorf("%v, %v", got, err)
	}
	for _, bad := range []fstest.MapFS{
		script("0002-b.sql"), script("0001-a.sql", "0003-c.sql"), script("0001-a.sql", "0001-b.sql"), script("1.sql"),
	} {
		if got, err := migrations(bad); err == nil {
			t.Errorf("%v is taken", got)
		}
	}
}

// TestMigrateGames: games of before the dojo are read as they were played.
func TestMigrateGames(t *testing.T) {
	path := filepath.Join(t.TempDir(), "progress.db")
	o := testOptions(t)
	before := o
	before.scripts = o.scripts[:4]
	s, err := open(path, before)
	must(t, err)
	execute(t, s.(*file).db, `INSERT INTO game (learner, start, moves, side, opponent, seed, rules, fouls, takebacks, hints, strict)
		VALUES (1, 's', '7g7f pass', 'white', '4', 5, 'jsa', 'loses', 1, 2, 1)`)
	execute(t, s.(*file).db, `INSERT INTO past_game (learner, at, start, side, opponent, outcome, ending, plies, takebacks, hints, fouls)
		VALUES (1, 0, 's', 'white', '4', 'won', 'mate', 9, 1, 2, 3)`)
	must(t, s.Close())
	s, err = open(path, o)
	must(t, err)
	defer s.Close()
	game, _, err := s.Game()
	must(t, err)
	want := Game{
		Start: "s", Moves: []string{"7g7f", Pass}, Side: rules.White, Opponent: "4", Seed: 5, Rules: "jsa", Fouls: FoulLoses,
		Takebacks: 1, Hints: 2, NoTakeback: true,
	}
	if !game.Equal(want) {
		t.Errorf("%+v", game)
	}
	past, err := s.PastGames()
	diff := cmp.Diff([]PastGame{{
		ID: 1, When: time.UnixMicro(0).UTC(), Start: "s", Side: rules.White, Opponent: "4", Outcome: GameWon, Ending: "mate",
		Plies: 9, Takebacks: 1, Hints: 2, Fouls: 3, Rules: "jsa",
	}}, past)
	if diff != "" || err != nil {
		t.Error(diff, err)
	}
}
