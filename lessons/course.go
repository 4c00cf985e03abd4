package lessons

import (
	"fmt"
	"io/fs"
	"path"
	"runtime"
	"strings"
	"sync"
)

// Course is all the lessons that could be read, in the order of their files, and
// what was wrong with the others.
type Course struct {
	Lessons []Lesson
	Faults  []Fault
}

// Load reads every .toml file of a file system, folders in order. A file with a
// fault gives no lesson, only its faults, and does not keep the others away.
func Load(fsys fs.FS) Course {
	files, c := collect(fsys)
	read := make([]parsed, len(files))
	var wait sync.WaitGroup
	for worker := range min(runtime.GOMAXPROCS(0), len(files)) { // most of the time of a start goes into this
		wait.Go(func() {
			for i := worker; i < len(files); i += runtime.GOMAXPROCS(0) {
				read[i].lesson, read[i].faults = Parse(files[i].name, files[i].text)
			}
		})
	}
	wait.Wait()
	ids := map[string]string{} // of lessons and steps, with the file that has them
	for i := range read {
		lesson, faults := &read[i].lesson, read[i].faults
		faults = append(faults, claimIDs(ids, lesson)...)
		if len(faults) > 0 {
			c.Faults = append(c.Faults, faults...)
			continue
		}
		c.Lessons = append(c.Lessons, *lesson)
	}
	return c
}

type (
	lessonFile struct{ name, text string }
	parsed     struct {
		lesson Lesson
		faults []Fault
	}
)

// collect reads the lesson files of a file system; what cannot be read is a fault.
func collect(fsys fs.FS) (files []lessonFile, c Course) {
	unreadable := func(name string, err error) error {
		c.Faults = append(c.Faults, Fault{File: name, Line: 1, Code: Unreadable, Cause: err.Error()})
		return nil
	}
	err := fs.WalkDir(fsys, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return unreadable(name, err)
		}
		if d.IsDir() || !strings.EqualFold(path.Ext(name), ".toml") {
			return nil
		}
		text, err := fs.ReadFile(fsys, name)
		if err != nil {
			return unreadable(name, err)
		}
		files = append(files, lessonFile{name, string(text)})
		return nil
	})
	if err != nil {
		_ = unreadable(".", err)
	}
	return files, c
}

// claimIDs refuses an id that another lesson or step has.
func claimIDs(ids map[string]string, l *Lesson) []Fault {
	var faults []Fault
	claim := func(id string, line int) {
		if other, taken := ids[id]; taken && id != "" {
			faults = append(faults, Fault{File: l.File, Line: line, Step: id, Code: DuplicateID, Cause: fmt.Sprintf("id %q is also in %s", id, other)})
			return
		}
		ids[id] = l.File
	}
	claim(l.ID, l.line(-1, "id"))
	for i, s := range l.Steps {
		claim(s.ID, l.line(i, "step.id"))
	}
	for i, d := range l.Drills {
		claim(d.ID, l.line(i, "drill.id"))
	}
	return faults
}
