//go:build !js

package progress

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

func (f *file) Import(path string) (Imported, error) {
	path, err := filepath.Abs(path)
	if err != nil {
		return Imported{}, err
	}
	folder, err := os.MkdirTemp("", "terakoya-import-")
	if err != nil {
		return Imported{}, err
	}
	defer os.RemoveAll(folder)
	fair := filepath.Join(folder, "copy.db")
	if err := fairCopy(path, fair, f.options); err != nil {
		return Imported{}, explain(path, err)
	}
	c, err := f.db.Conn(context.Background())
	if err != nil {
		return Imported{}, f.fault(err)
	}
	defer c.Close()
	t := transaction{c}
	if err := t.exec("ATTACH ? AS backup", fair); err != nil { // not within a transaction
		return Imported{}, f.fault(err)
	}
	var done Imported
	if err = t.sameShape(); err == nil {
		err = t.run(func(t transaction) (err error) {
			done, err = t.merge()
			return err
		})
	}
	if detach := t.exec("DETACH backup"); err == nil {
		err = detach
	}
	if errors.Is(err, errMalformed) { // which can only be the backup
		return Imported{}, explain(path, err)
	} else if err != nil {
		return Imported{}, f.fault(err)
	}
	return done, nil
}

// sameShape fails if the database "backup" lacks a table or a column.
func (t transaction) sameShape() error {
	columns := func(schema string) string {
		return fmt.Sprintf(`SELECT m.name, p.name, p.type, p."notnull", p.pk
			FROM %[1]s.sqlite_schema AS m JOIN pragma_table_info(m.name, '%[1]s') AS p WHERE m.type = 'table'`, schema)
	}
	var lacks bool
	err := t.row("SELECT EXISTS ("+columns("main")+" EXCEPT "+columns("backup")+")", nil, &lacks)
	if err == nil && lacks {
		err = fmt.Errorf("%w: it lacks tables or columns", errMalformed)
	}
	return err
}

// fairCopy makes a copy of a backup that has the newest format and was checked
// whole. The backup itself may be of an older one, or a store in use.
func fairCopy(from, to string, o options) error {
	switch empty, err := shape(from); {
	case err != nil:
		return err
	case empty:
		if _, err := os.Stat(from); err != nil {
			return err
		}
		return errShort
	}
	if err := examineAs("ro", from, o); err != nil {
		return err
	}
	if err := copyDatabase(from, to, o); err != nil {
		return err
	}
	o.pragmas = nil
	db, err := connect(to, o)
	if err != nil {
		return err
	}
	defer db.Close()
	return audit(db)
}

// copyDatabase copies a database that has a format of ours; examineAs let pass
// one that is empty.
func copyDatabase(from, to string, o options) error {
	db, err := sql.Open("sqlite", source(from, "ro", o))
	if err != nil {
		return err
	}
	defer db.Close()
	db.SetMaxOpenConns(1)
	var id int
	if err := db.QueryRow("PRAGMA application_id").Scan(&id); err != nil {
		return err
	}
	if id != applicationID {
		return errForeign
	}
	_, err = db.Exec("VACUUM INTO ?", to)
	return err
}

// audits are queries that find nothing in a database written by this program.
var audits = []struct{ what, query string }{
	{"views and triggers", "SELECT 1 FROM sqlite_schema WHERE type NOT IN ('table', 'index') OR sql LIKE 'CREATE VIRTUAL%'"},
	{"rows without owner", "SELECT 1 FROM pragma_foreign_key_check"},
	{"learners", "SELECT 1 FROM learner WHERE length(uid) <> 32 OR id < 1"},
	{"settings and places", "SELECT 1 FROM setting WHERE key = '' UNION ALL SELECT 1 FROM place WHERE lesson = '' OR step = ''"},
	{"answers", `SELECT 1 FROM answer WHERE result NOT IN ('right', 'missed', 'foul', 'shown')
		OR source NOT IN ('lesson', 'drill', 'review', 'quiz') OR (step = '') = (drill = '') OR lesson = '' AND step <> ''
		OR (result = 'foul') = (foul = '') OR hints < 0 OR took < 0 OR question < 0 OR rating NOT BETWEEN 0 AND 4
		OR free NOT IN (0, 1) OR free AND (rating > 0 OR result NOT IN ('missed', 'foul'))`},
	{"steps", "SELECT 1 FROM settled WHERE how NOT IN ('missed', 'first-try', 'with-help', 'gave') OR lesson = '' OR step = ''"},
	{"cards", `SELECT 1 FROM card WHERE (step = '') = (drill = '') OR lesson = '' AND step <> '' OR reps < 1 OR lapses < 0
		OR stability NOT BETWEEN 0.001 AND 36500 OR difficulty NOT BETWEEN 1 AND 10 OR again NOT IN (0, 1)`},
	{"games", `SELECT 1 FROM game WHERE start = '' OR side NOT IN ('black', 'white') OR strict NOT IN (0, 1)
		OR fouls NOT IN ('explained', 'loses', 'prevented') OR takebacks < 0 OR hints < 0 OR tried < 0 OR ended NOT IN (0, 1)
		OR spent < 0 OR people NOT IN (0, 1) OR no_hints NOT IN (0, 1) OR no_book NOT IN (0, 1)`},
	{"past games", `SELECT 1 FROM past_game WHERE start = '' OR opponent = '' OR ending = '' OR side NOT IN ('black', 'white')
		OR outcome NOT IN ('won', 'lost', 'drawn', 'replay') OR min(plies, takebacks, hints, fouls) < 0
		OR people NOT IN (0, 1) OR foul_mode NOT IN ('explained', 'loses', 'prevented')`},
	{"papers", `SELECT 1 FROM paper WHERE code = '' OR questions < 1 OR took < 0 OR length(uid) <> 32
		UNION ALL SELECT 1 FROM score WHERE correct < 0 OR correct > total
		UNION ALL SELECT 1 FROM answer JOIN paper ON paper.id = answer.paper
			WHERE answer.learner <> paper.learner OR question NOT BETWEEN 1 AND questions`},
}

// audit says what in a database cannot have been written by this program.
func audit(db *sql.DB) error {
	var found string
	if err := db.QueryRow("PRAGMA integrity_check(1)").Scan(&found); err != nil {
		return err
	}
	if found != "ok" {
		return fmt.Errorf("%w: %s", errMalformed, found)
	}
	for _, a := range audits {
		var odd bool
		if err := db.QueryRow("SELECT EXISTS (" + a.query + ")").Scan(&odd); err != nil {
			return fmt.Errorf("%w: %s: %w", errMalformed, a.what, err)
		}
		if odd {
			return fmt.Errorf("%w: %s", errMalformed, a.what)
		}
	}
	return auditCourses(db)
}

// auditCourses reads what SQL cannot judge.
func auditCourses(db *sql.DB) error {
	rows, err := db.Query("SELECT moves, times, slips FROM game UNION ALL SELECT moves, times, slips FROM past_game")
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var c course
		if err := rows.Scan(&c.moves, &c.times, &c.slips); err != nil {
			return err
		}
		if _, _, _, err := c.read(); err != nil {
			return fmt.Errorf("%w: games: %w", errMalformed, err)
		}
	}
	return rows.Err()
}
