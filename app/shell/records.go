package shell

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"

	"terakoya/app/engines"
	"terakoya/app/paths"
	"terakoya/app/slow"
	"terakoya/app/study"
	"terakoya/app/words"
)

// records reads and writes the files of a study board, off the window's goroutine.
type records struct {
	shell  *Shell
	screen *study.Screen
	work   slow.Work
}

// mostRecord is how large a file of records may be, in bytes: thousands of games.
const mostRecord = 32 << 20

// recordEndings are those of files that may hold records.
var recordEndings = []string{
	".kif", ".kifu", ".ki2", ".ki2u", ".csa", ".usi", ".sfen", ".txt", ".KIF", ".KIFU", ".KI2", ".CSA", ".USI", ".SFEN", ".TXT",
}

// errFolder and errLarge say why a path is not read.
var (
	errFolder = errors.New("a folder")
	errLarge  = errors.New("too large")
)

// takeRecords lets records be dropped on the window and pasted.
func (s *Shell) takeRecords() {
	s.window.SetOnDropped(func(_ fyne.Position, files []fyne.URI) {
		for _, f := range files {
			if f.Scheme() == "file" {
				s.dropped(f.Path())
				return
			}
		}
	})
	c := s.window.Canvas()
	c.AddShortcut(&fyne.ShortcutPaste{}, func(fyne.Shortcut) { s.pasted(s.app.Clipboard().Content()) })
	c.AddShortcut(&fyne.ShortcutCopy{}, func(fyne.Shortcut) {
		if screen, is := s.screen.(*study.Screen); is && s.asked() == nil {
			screen.Copy()
		}
	})
}

// studied returns the study board. Where nothing is lost by that it is shown; in the
// middle of anything else, which a record must not end, it is nil, and what can say where
// records are opened does.
func (s *Shell) studied() *study.Screen {
	if screen, is := s.screen.(*study.Screen); is {
		return screen
	}
	if s.asked() != nil { // what is asked comes first
		return nil
	}
	switch s.screen.Name() {
	case "home", "games", "after", "openings", "mates-setup":
		if s.help != nil {
			s.toggleHelp()
		}
		return s.openStudy()
	}
	if screen, can := s.screen.(interface{ Tell(string) }); can {
		screen.Tell(s.words().Say("study.elsewhere", nil))
	}
	return nil
}

func (s *Shell) dropped(path string) {
	if screen, is := s.screen.(*engines.Screen); is {
		screen.Add(path)
		return
	}
	if screen := s.studied(); screen != nil {
		(&records{shell: s, screen: screen, work: s.work}).read(path)
	}
}

func (s *Shell) pasted(text string) {
	if s.asked() != nil {
		return // the text is for the dialog
	}
	if screen := s.studied(); screen != nil {
		screen.Paste(text)
	}
}

// choose asks for a file by the dialog of the toolkit.
func (r *records) choose() {
	d := dialog.NewFileOpen(func(file fyne.URIReadCloser, err error) {
		if err == nil && file != nil {
			file.Close()
			r.read(file.URI().Path())
		}
	}, r.shell.window)
	d.SetFilter(storage.NewExtensionFileFilter(recordEndings))
	d.Show()
}

// chooseFolder asks for a folder.
func (r *records) chooseFolder(chosen func(string)) {
	dialog.NewFolderOpen(func(dir fyne.ListableURI, err error) {
		if err == nil && dir != nil {
			chosen(dir.Path())
		}
	}, r.shell.window).Show()
}

// read reads a file and gives it to the study board, if that is still shown.
func (r *records) read(path string) {
	r.work.Run(func(context.Context) func() {
		data, err := readRecord(path)
		src := study.Source{Name: filepath.Base(path)}
		if err == nil {
			src = study.Read(src.Name, data)
		}
		return func() {
			if err != nil {
				src.Err = errors.New(r.shell.recordCause(path, err))
			}
			if r.shell.screen == Screen(r.screen) {
				r.screen.Take(src)
			}
		}
	})
}

// readRecord reads a file that is not larger than one of records can be.
func readRecord(path string) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	info, err := f.Stat()
	switch {
	case err != nil:
		return nil, err
	case info.IsDir():
		return nil, errFolder
	}
	data, err := io.ReadAll(io.LimitReader(f, mostRecord+1))
	if err == nil && len(data) > mostRecord {
		err = errLarge
	}
	return data, err
}

// recordCause says why a file could not be read.
func (s *Shell) recordCause(path string, err error) string {
	w, args := s.words(), words.Args{"path": study.Short(filepath.Base(path))}
	switch {
	case errors.Is(err, errFolder):
		return w.Say("study.file.folder", args)
	case errors.Is(err, errLarge):
		return w.Say("study.file.large", args)
	case errors.Is(err, fs.ErrNotExist):
		return w.Say("copies.missing", args)
	case errors.Is(err, fs.ErrPermission):
		return w.Say("study.file.forbidden", args)
	}
	args["cause"] = reason(err).Error()
	return w.Say("copies.failed", args)
}

// save writes a file, whole or not at all; see [study.Env].
func (r *records) save(path string, data []byte, replace bool, done func(exists bool, trouble string)) {
	r.work.Run(func(context.Context) func() {
		err := paths.Write(path, replace, func(out io.Writer) error {
			_, err := out.Write(data)
			return err
		})
		return func() {
			switch {
			case err == nil:
				done(false, "")
			case errors.Is(err, fs.ErrExist):
				done(true, "")
			default:
				done(false, r.shell.copyCause(about(path, err)))
			}
		}
	})
}
