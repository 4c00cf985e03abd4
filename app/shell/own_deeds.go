package shell

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"

	"terakoya/app/course"
	"terakoya/app/paths"
	"terakoya/app/words"
)

// deed does something with files off the window's goroutine, says what came of it, and
// reads the lessons again.
func (s *Shell) deed(do func() (key string, args words.Args, err error)) {
	s.own.deeds.Run(func(context.Context) func() {
		key, args, err := do()
		return func() {
			s.own.wrong = err != nil
			if s.own.says = s.words().Say(key, args); err != nil {
				s.own.says = s.fileCause(err)
			}
			s.tellLessons()
			s.follow(0)
		}
	})
}

// errNeither says that a path leads to nothing that lessons can come from.
var errNeither = errors.New("neither a folder nor a .zip file")

// addPath takes over a folder, or adds a pack, by its path.
func (s *Shell) addPath(typed string) {
	file := paths.Clean(typed)
	if file == "" {
		s.useFolder("")
		return
	}
	shelf := s.own.places.Shelf
	s.own.deeds.Run(func(context.Context) func() {
		info, err := os.Stat(file) // which may take its time on a network
		switch {
		case err == nil && info.IsDir():
			return func() { s.useFolder(file) }
		case err == nil && !strings.EqualFold(filepath.Ext(file), ".zip"):
			err = errNeither
		case err == nil:
			return func() { s.addPack(file, shelf) }
		}
		return func() {
			s.deed(func() (string, words.Args, error) {
				return "", nil, &os.PathError{Op: "open", Path: file, Err: reason(err)}
			})
		}
	})
}

// reason is what an error of a path is about, without the path.
func reason(err error) error {
	var at *os.PathError
	if errors.As(err, &at) {
		return at.Err
	}
	return err
}

// useFolder remembers the folder of a teacher's lessons; an empty one is none.
func (s *Shell) useFolder(dir string) {
	err := s.store.SetSetting(keyFolder, dir)
	s.kept(err)
	s.own.places.Folder = dir
	key := "own.uses"
	if dir == "" {
		key = "own.usesNone"
	}
	s.deed(func() (string, words.Args, error) { return key, words.Args{"path": dir}, err })
}

// errNoShelf says that there is no folder to keep packs in.
var errNoShelf = errors.New("there is no folder to keep packs in")

func (s *Shell) addPack(file string, shelf *course.Shelf) {
	s.deed(func() (string, words.Args, error) {
		if shelf == nil {
			return "", nil, errNoShelf
		}
		name, err := shelf.Add(file)
		return "own.added", words.Args{"name": name}, err
	})
}

// remove takes away a folder, which stays where it is, or a pack.
func (s *Shell) remove(src *course.Source) {
	switch src.Kind {
	case course.Folder:
		s.useFolder("")
	case course.Pack:
		shelf := s.own.places.Shelf
		s.deed(func() (string, words.Args, error) {
			return "own.removed", words.Args{"name": src.Name}, shelf.Remove(src.Name)
		})
	case course.Named, course.Shipped:
	}
}

// newLesson writes a lesson to begin with into the folder.
func (s *Shell) newLesson() {
	folder, language := s.own.places.Folder, s.choices.Language
	taken := map[string]bool{}
	for _, e := range course.Flat(s.chapters) {
		taken[e.Lesson.ID] = true
		for i := range e.Lesson.Steps {
			taken[e.Lesson.Steps[i].ID] = true
		}
	}
	s.deed(func() (string, words.Args, error) {
		file, err := course.NewLesson(folder, language, func(id string) bool { return taken[id] })
		return "own.wrote", words.Args{"path": file}, err
	})
}

// makePack makes a pack of the folder.
func (s *Shell) makePack() {
	folder := s.own.places.Folder
	s.deed(func() (string, words.Args, error) {
		file, err := course.WritePack(folder)
		return "own.made", words.Args{"path": file}, err
	})
}

// chooseFolder and choosePack ask by the dialogs of the toolkit.
func (s *Shell) chooseFolder() {
	d := dialog.NewFolderOpen(func(dir fyne.ListableURI, err error) {
		if err == nil && dir != nil {
			s.addPath(dir.Path())
		}
	}, s.window)
	if here, err := storage.ListerForURI(storage.NewFileURI(s.own.places.Folder)); err == nil && s.own.places.Folder != "" {
		d.SetLocation(here)
	}
	d.Show()
}

func (s *Shell) choosePack() {
	d := dialog.NewFileOpen(func(file fyne.URIReadCloser, err error) {
		if err == nil && file != nil {
			file.Close()
			s.addPath(file.URI().Path())
		}
	}, s.window)
	d.SetFilter(storage.NewExtensionFileFilter([]string{".zip", ".ZIP"}))
	d.Show()
}

// fileCause puts an error of a deed into words, with the path it is about.
func (s *Shell) fileCause(err error) string {
	var at *os.PathError
	text := s.cause(err)
	if errors.As(err, &at) {
		switch {
		case errors.Is(err, errNeither):
			return s.words().Say("own.neither", words.Args{"path": at.Path})
		case errors.Is(err, fs.ErrNotExist):
			return s.words().Say("own.missing", words.Args{"path": at.Path})
		}
		return s.words().Say("own.failed", words.Args{"path": at.Path, "cause": reason(err).Error()})
	}
	return text
}
