package shell

import (
	"context"
	"errors"
	"io/fs"

	"terakoya/app/course"
	"terakoya/app/paths"
	"terakoya/app/worksheet"
)

// keyPaper is the setting that keeps the last choice of a worksheet.
const keyPaper = "paper"

// Paper shows the screen on which worksheets are made.
func (s *Shell) Paper() {
	last, _ := s.store.Setting(keyPaper)
	files := &records{shell: s, work: s.work}
	lesson, _ := s.store.Setting(keyLesson)
	if e := course.Current(s.chapters, lesson, s.choices.Level.Chapter()); e != nil {
		lesson = e.Lesson.ID
	}
	screen := worksheet.New(worksheet.Env{
		Words: s.words(), In: s.catalogue.In, Set: s.choices.Set, Chapters: s.chapters, Bank: s.bank(), Bench: s.bench(),
		Last: last, Lesson: lesson, Keep: func(choice string) { s.kept(s.store.SetSetting(keyPaper, choice)) },
		Seed: s.drawPaper, Work: s.work, Write: files.together, Folder: files.chooseFolder, Leave: s.Class, OnKey: s.typedKey,
	})
	s.show(screen)
	screen.Shown()
}

// together writes files, all of them or none; see [worksheet.Env].
func (r *records) together(files []paths.File, replace bool, done func(exists bool, trouble string)) {
	r.work.Run(func(context.Context) func() {
		err := paths.WriteTogether(files, replace)
		return func() {
			switch {
			case err == nil:
				done(false, "")
			case errors.Is(err, fs.ErrExist):
				done(true, "")
			default:
				done(false, r.shell.copyCause(about(files[0].Path, err)))
			}
		}
	})
}
