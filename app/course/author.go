package course

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"terakoya/content"
	"terakoya/lessons"
	"terakoya/lessons/pack"
)

// templateID is the id that the template has, and with which those of its steps
// begin.
const templateID = "my-lesson"

// most is how many names are tried until one is free.
const most = 1_000

// Template returns the lesson to begin with, with an id, and with remarks in one
// language: those of the template begin with # and the language.
func Template(id string, l lessons.Language) []byte {
	var out strings.Builder
	for line := range strings.Lines(string(content.LessonTemplate())) {
		remark := slices.IndexFunc(lessons.Languages[:], func(l lessons.Language) bool { return strings.HasPrefix(line, "#"+string(l)+" ") })
		switch {
		case remark < 0:
			out.WriteString(strings.ReplaceAll(line, templateID, id))
		case lessons.Languages[remark] == l:
			out.WriteString("#" + strings.TrimPrefix(line, "#"+string(l)))
		}
	}
	return []byte(out.String())
}

// NewLesson writes the template into a folder, under a name and with ids that are
// not taken, and returns its path. No file is written over.
func NewLesson(folder string, l lessons.Language, taken func(id string) bool) (string, error) {
	for n := 1; n <= most; n++ {
		id := templateID
		if n > 1 {
			id = fmt.Sprintf("%s%d", templateID, n) // my-lesson-2 is a step of the first
		}
		if taken(id) || taken(id+"-1") {
			continue
		}
		file, err := writeNew(folder, id+".toml", Template(id, l))
		if !errors.Is(err, fs.ErrExist) {
			return file, err
		}
	}
	return "", fs.ErrExist
}

// WritePack makes a pack of a folder's lessons, in the folder itself, and returns
// its path. No file is written over.
func WritePack(folder string) (string, error) {
	root, err := os.OpenRoot(folder)
	if err != nil {
		return "", err
	}
	defer root.Close()
	clean, err := pack.CleanName(filepath.Base(folder))
	if err != nil {
		clean = "lessons.zip"
	}
	name := strings.TrimSuffix(clean, ".zip")
	var text bytes.Buffer
	if err := pack.Write(&text, root.FS(), name); err != nil {
		return "", err
	}
	if text.Len() > pack.MaxPack {
		return "", &pack.Error{Flaw: pack.PackTooBig}
	}
	for n := 1; n <= most; n++ {
		file := name + ".zip"
		if n > 1 {
			file = fmt.Sprintf("%s-%d.zip", name, n)
		}
		path, err := writeNew(folder, file, text.Bytes())
		if !errors.Is(err, fs.ErrExist) {
			return path, err
		}
	}
	return "", fs.ErrExist
}

// writeNew writes a file that is not there yet, to its end or not at all. Links
// are not followed.
func writeNew(folder, name string, text []byte) (path string, err error) {
	root, err := os.OpenRoot(folder)
	if err != nil {
		return "", err
	}
	defer root.Close()
	f, err := root.OpenFile(name, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o666)
	if err != nil {
		return "", err
	}
	_, err = f.Write(text)
	if err == nil {
		err = f.Sync()
	}
	if closed := f.Close(); err == nil {
		err = closed
	}
	if err != nil {
		_ = root.Remove(name)
		return "", err
	}
	return filepath.Join(folder, name), nil
}
