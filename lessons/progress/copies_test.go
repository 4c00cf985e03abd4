//go:build !js

package progress

import (
	"bytes"
	"database/sql"
	"encoding/csv"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
)

// classroom opens a store with two learners who did some of everything.
func classroom(t testing.TB, o options) *file {
	t.Helper()
	s, err := open(filepath.Join(t.TempDir(), "progress.db"), o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	check := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	ben, err := s.AddLearner("Ben")
	check(err)
	for _, id := range []int64{1, ben.ID} {
		check(s.Use(id))
		check(s.SetSetting("language", fmt.Sprint("of ", id)))
		check(s.SetPlace("nifu", "a"))
		check(s.SaveGame(gameOf(3)))
		check(s.AddPastGame(pastGame(1)))
		check(s.AddPastGame(pastGame(2)))
		for n := range 4 {
			check(s.Record(Answer{Lesson: "nifu", Step: fmt.Sprint("step-", n), When: day(n + 1), Result: Result(n), Foul: []string{"", "", "nifu", ""}[n]}))
		}
		p, err := s.BeginPaper("code", 2, day(5))
		check(err)
		check(s.Record(Answer{Drill: "pins", Level: 1, Seed: 1<<64 - 1, Source: FromQuiz, Paper: p.ID, Question: 1, When: day(5)}))
		check(s.EndPaper(p.ID, day(5), 1e9, []Score{{"pins", 1, 2}}))
		_, err = s.BeginPaper("begun", 2, day(6))
		check(err)
	}
	return s.(*file)
}

// dump is all that a database holds, without what is this machine's own.
func dump(t testing.TB, db *sql.DB) string {
	t.Helper()
	var all strings.Builder
	for _, table := range []string{"learner", "setting", "place", "game", "past_game", "paper", "score", "settled", "card", "answer"} {
		rows, err := db.Query("SELECT * FROM " + table + " ORDER BY 1, 2, 3")
		if err != nil {
			t.Fatal(err)
		}
		columns, _ := rows.Columns()
		for rows.Next() {
			cells, into := make([]any, len(columns)), make([]any, len(columns))
			for i := range cells {
				into[i] = &cells[i]
			}
			if err := rows.Scan(into...); err != nil {
				t.Fatal(err)
			}
			fmt.Fprintln(&all, table, cells)
		}
		rows.Close()
	}
	return all.String()
}

func TestBackup(t *testing.T) {
	s := classroom(t, testOptions(t))
	folder := t.TempDir()
	path := filepath.Join(folder, "折本 100%?#.terakoya")
	must(t, s.Backup(path, false))
	copied := raw(t, path)
	if diff := cmp.Diff(dump(t, s.db), dump(t, copied)); diff != "" {
		t.Error(diff)
	}
	must(t, copied.Close())
	before := contents(t, path)
	must(t, s.SetName("changed"))
	if err := s.Backup(path, false); !errors.Is(err, fs.ErrExist) || !bytes.Equal(before, contents(t, path)) {
		t.Errorf("a file is replaced: %v", err)
	}
	must(t, s.Backup(path, true))
	if bytes.Equal(before, contents(t, path)) {
		t.Error("a file is not replaced")
	}
	for name, path := range map[string]string{
		"its own file": s.path, "a folder": folder, "in no folder": filepath.Join(folder, "none", "x"),
	} {
		if err := s.Backup(path, true); err == nil || !strings.Contains(err.Error(), path) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if left, err := os.ReadDir(folder); len(left) != 1 || err != nil {
		t.Errorf("%v is left, %v", left, err)
	}
	must(t, s.Record(numbered(1)))
}

// TestImport: a backup brings all to another machine; a second time, nothing.
func TestImport(t *testing.T) {
	from := classroom(t, testOptions(t))
	backup := filepath.Join(t.TempDir(), "backup")
	must(t, from.Backup(backup, false))

	to := opened(t, filepath.Join(t.TempDir(), "progress.db")).(*file)
	must(t, to.SetName("already here"))
	must(t, to.Record(numbered(1)))
	done, err := to.Import(backup)
	if diff := cmp.Diff(Imported{[]Learner{{2, ""}, {3, "Ben"}}, 10}, done); diff != "" || err != nil {
		t.Fatal(diff, err)
	}
	for here, there := range map[int64]int64{2: 1, 3: 2} {
		must(t, errors.Join(to.Use(here), from.Use(there)))
		if diff := cmp.Diff(alone(t, from), alone(t, to), cmp.AllowUnexported(Card{})); diff != "" {
			t.Error(diff)
		}
	}
	must(t, to.Use(1))
	if a, err := to.Answers("lesson"); len(a) != 1 || err != nil {
		t.Errorf("who was here has %d answers, %v", len(a), err)
	}
	for _, path := range []string{backup, from.path} { // a store in use is a backup too
		before := dump(t, to.db)
		if done, err := to.Import(path); len(done.Learners) != 0 || done.Answers != 0 || err != nil {
			t.Errorf("again: %+v, %v", done, err)
		}
		if diff := cmp.Diff(before, dump(t, to.db)); diff != "" {
			t.Error("again:", diff)
		}
	}
}

// alone is what a store tells of its learner, without numbers given by the
// machine.
func alone(t *testing.T, s Store) map[string]any {
	t.Helper()
	all := told(t, oneLearner{s}, day(9))
	answers, err := s.Answers("nifu")
	must(t, err)
	game, ok, err := s.Game()
	must(t, err)
	language, _ := s.Setting("language")
	place, _ := s.Place("nifu")
	papers := all["0 papers"].([]Paper)
	for i := range papers {
		papers[i].ID = 0
	}
	delete(all, "table") // is of all
	all["answers"], all["game"], all["ok"], all["language"], all["place"] = answers, game, ok, language, place
	return all
}

// oneLearner is a store that knows of no other learners.
type oneLearner struct{ Store }

func (oneLearner) Learners() ([]Learner, error) { return []Learner{{}}, nil }
func (oneLearner) Use(int64) error              { return nil }

// TestMerge: both machines went on from one backup. Each then gets what the other
// did, and keeps its own.
func TestMerge(t *testing.T) {
	here := classroom(t, testOptions(t))
	must(t, here.Use(1))
	backup := filepath.Join(t.TempDir(), "backup")
	must(t, here.Backup(backup, false))
	there := opened(t, write(t, contents(t, backup))).(*file)
	must(t, there.Use(1))

	papers, err := there.Papers()
	must(t, err)
	must(t, there.Record(Answer{Drill: "x", Source: FromQuiz, Paper: papers[0].ID, Question: 1, When: day(7)}))
	must(t, there.EndPaper(papers[0].ID, day(7), 1e9, []Score{{"x", 1, 2}}))
	must(t, there.Record(Answer{Lesson: "nifu", Step: "step-1", When: day(8)})) // it was missed
	must(t, there.SetSetting("language", "there"))
	must(t, there.SetPlace("pins", "p"))
	must(t, here.Record(Answer{Lesson: "nifu", Step: "step-0", When: day(9), Result: Missed}))
	must(t, there.Backup(backup, true))

	done, err := here.Import(backup)
	if len(done.Learners) != 0 || done.Answers != 2 || err != nil {
		t.Errorf("%+v, %v", done, err)
	}
	answers, err := here.Answers("nifu")
	must(t, err)
	mastery, err := here.Mastery("nifu")
	if diff := cmp.Diff(MasteryOf(answers), mastery); diff != "" || len(answers) != 6 || len(mastery) != 3 || err != nil {
		t.Errorf("%d answers, %v (%v): %s", len(answers), mastery, err, diff)
	}
	got, err := here.Papers()
	if diff := cmp.Diff(Paper{ID: got[0].ID, Code: "begun", Questions: 2, Began: day(6), Ended: day(7), Took: 1e9, Scores: []Score{{"x", 1, 2}}}, got[0]); diff != "" || err != nil {
		t.Error(diff, err)
	}
	c0, _, _ := here.Card(Item{Lesson: "nifu", Step: "step-0"})
	c1, _, _ := here.Card(Item{Lesson: "nifu", Step: "step-1"})
	language, _ := here.Setting("language")
	place, _ := here.Place("pins")
	if c0.Rated != day(9) || c1.Rated != day(8) || language != "of 1" || place != "p" {
		t.Errorf("%v, %v, %q, %q", c0, c1, language, place)
	}
}

// TestOlderBackup: one of the first format comes in, and stays as it is.
func TestOlderBackup(t *testing.T) {
	path := firstFormat(t)
	before := contents(t, path)
	to := opened(t, filepath.Join(t.TempDir(), "progress.db")).(*file)
	done, err := to.Import(path)
	if len(done.Learners) != 1 || done.Answers != 8 || err != nil {
		t.Errorf("%+v, %v", done, err)
	}
	if !bytes.Equal(before, contents(t, path)) {
		t.Error("the backup has changed")
	}
}

// FuzzCell: a cell is read as it is written, on one line, and no spreadsheet
// takes it for a formula.
func FuzzCell(f *testing.F) {
	for _, s := range []string{"", "Aki", "=1+1", " =1", "\t=1", "@x", "-2", "+4", "a,b", `a"b`, "a\r\nb", "\xff", "＝1", "\ufeff=1", "'=1"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		got := cell(s)
		if cell(got) != got || !utf8.ValidString(got) || strings.ContainsAny(got, "\r\n") {
			t.Errorf("%q is %q", s, got)
		}
		if trimmed := strings.TrimSpace(got); trimmed != "" && strings.ContainsAny(trimmed[:1], "=+-@") {
			t.Errorf("%q is a formula: %q", s, got)
		}
		var b bytes.Buffer
		must(t, Table{}.write(&b, []row{{learner: s}}))
		rows, err := csv.NewReader(&b).ReadAll()
		if err != nil || len(rows) != 2 || rows[1][0] != got {
			t.Errorf("%q, %v, want %q", rows, err, got)
		}
	})
}
