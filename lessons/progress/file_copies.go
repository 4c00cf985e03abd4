//go:build !js

package progress

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

func (f *file) WriteCSV(w io.Writer, t Table) error {
	var rows []row // all of them before the first is written, as writing may take its time
	err := f.each("SELECT "+answerColumns+`, learner.name, coalesce(paper.code, ''), rating
		FROM answer JOIN learner ON learner.id = answer.learner LEFT JOIN paper ON paper.id = answer.paper
		WHERE answer.learner = ?1 OR ?2 ORDER BY answer.learner, answer.id`, []any{t.Everyone}, func(s scan) (err error) {
		var r row
		r.Answer, err = scanAnswer(s, &r.learner, &r.code, &r.rating)
		rows = append(rows, r)
		return err
	})
	if err != nil {
		return err
	}
	return t.write(w, rows)
}

func (f *file) Reset(lessons ...string) error {
	learner := f.learner.Load()
	return f.change(func(t transaction) error {
		for _, lesson := range lessons {
			if lesson == "" {
				continue // drills of no lesson are in none
			}
			for _, statement := range []string{
				`DELETE FROM answer WHERE learner = ? AND lesson = ?
					AND (paper IS NULL OR paper NOT IN (SELECT id FROM paper WHERE ended IS NULL))`,
				"DELETE FROM settled WHERE learner = ? AND lesson = ?",
				"DELETE FROM card WHERE learner = ? AND lesson = ?",
				"DELETE FROM place WHERE learner = ? AND lesson = ?",
			} {
				if err := t.exec(statement, learner, lesson); err != nil {
					return err
				}
			}
		}
		return nil
	})
}

func (f *file) Backup(path string, replace bool) error {
	path, err := filepath.Abs(path)
	if err != nil {
		return err
	}
	if err := f.mayReplace(path, replace); err != nil {
		return err
	}
	temp, err := os.CreateTemp(filepath.Dir(path), ".terakoya-*.tmp")
	if err != nil {
		return explain(path, err)
	}
	defer os.Remove(temp.Name())
	defer temp.Close()
	// SQLite writes into a file that is empty, and leaves the flush to us.
	if _, err := f.db.Exec("VACUUM INTO ?", temp.Name()); err != nil {
		if at := primary(err); at == codeFull || at == codeReadOnly || at == codeCantOpen {
			return explain(path, err)
		}
		return f.fault(err)
	}
	if err := errors.Join(temp.Sync(), temp.Close()); err != nil {
		return explain(path, err)
	}
	if err := f.mayReplace(path, replace); err != nil { // another program may have been quicker
		return err
	}
	if err := os.Rename(temp.Name(), path); err != nil {
		return explain(path, err)
	}
	flushFolder(filepath.Dir(path))
	return nil
}

// mayReplace fails for a file that may not be replaced.
func (f *file) mayReplace(path string, replace bool) error {
	it, err := os.Lstat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err != nil:
		return explain(path, err)
	case !it.Mode().IsRegular():
		return explain(path, errNotFile)
	case !replace:
		return &fs.PathError{Op: "backup", Path: path, Err: fs.ErrExist}
	}
	if own, err := os.Stat(f.path); err == nil && os.SameFile(it, own) {
		return &fs.PathError{Op: "backup", Path: path, Err: errOwn}
	}
	return nil
}

var errOwn = errors.New("it is the file of the store itself")

// flushFolder makes a new name in a folder last. Systems without that, such as
// Windows, write names down in order by themselves.
func flushFolder(path string) {
	if folder, err := os.Open(path); err == nil {
		_ = folder.Sync()
		folder.Close()
	}
}
