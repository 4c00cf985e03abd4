package worksheet

import (
	"io"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"

	"terakoya/app/page"
	"terakoya/app/paths"
	"terakoya/app/print"
	"terakoya/app/saving"
	"terakoya/app/words"
)

// ending is that of the files.
const ending = ".pdf"

// Save asks where the sheet is to be kept, once it is made.
func (s *Screen) Save() {
	if !s.ready {
		s.wanted = s.work.Running()
		return
	}
	var above []fyne.CanvasObject
	if !s.choice.Alone {
		above = append(above, page.Soft(s.env.Words.Say("paper.beside", nil)))
	}
	sheet, options, alone := s.made.sheet, s.order().options(), s.choice.Alone
	s.card = saving.Ask(s.root, saving.Question{
		Words: s.env.Words, Title: s.env.Words.Say("paper.where", nil), Name: s.made.name + ending,
		Ending: func() string { return ending }, Above: above, Folder: s.env.Folder,
		Write: func(path string, replace bool, done func(bool, string)) {
			s.env.Write(filesOf(sheet, options, path, alone), replace, done)
		},
		Done: func(path, trouble string) { s.saved(path, trouble, alone) },
	})
}

// filesOf are the files of a sheet: the questions, and the answers unless it is alone.
func filesOf(sheet print.Worksheet, o print.Options, path string, alone bool) []paths.File {
	files := []paths.File{{Path: path, Fill: func(out io.Writer) error { return print.WriteWorksheet(out, sheet, o) }}}
	if alone {
		return files
	}
	return append(files, paths.File{Path: answersPath(path), Fill: func(out io.Writer) error { return print.WriteAnswers(out, sheet, o) }})
}

// answersPath is where the answers to a sheet are kept.
func answersPath(path string) string {
	end := filepath.Ext(path)
	return strings.TrimSuffix(path, end) + "-answers" + end
}

// saved tells what came of it.
func (s *Screen) saved(path, trouble string, alone bool) {
	w := s.env.Words
	switch {
	case trouble != "":
		s.told = trouble
	case alone:
		s.told = w.Say("menu.saved", words.Args{"path": path})
	default:
		s.told = w.Say("paper.savedBoth", words.Args{"path": path, "answers": filepath.Base(answersPath(path))})
	}
	s.render()
}
