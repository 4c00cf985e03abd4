package shell

import (
	"fmt"
	"io"
	"path/filepath"
	"slices"

	"fyne.io/fyne/v2"

	"terakoya/app/course"
	"terakoya/app/learners"
	"terakoya/app/page"
	"terakoya/app/paths"
	"terakoya/app/print"
	"terakoya/app/quiz"
	"terakoya/app/saving"
	"terakoya/app/words"
	"terakoya/app/worksheet"
	"terakoya/lessons/progress"
	"terakoya/widgets"
)

// certificateEnding is that of the file.
const certificateEnding = ".pdf"

// nameGap is between the line for a name and what is said of it, in units.
const nameGap = 4

// certificate asks where the certificate of a chapter that was passed is to be kept, and
// for whom it is, above the screen with the root; tell is told what came of it.
func (s *Shell) certificate(root fyne.CanvasObject, chapter string, tell func(string)) {
	i := slices.IndexFunc(s.chapters, func(c course.Chapter) bool { return c.Slug == chapter })
	passed, is := quiz.PassedIn(s.papers(), s.chapters).Papers[chapter]
	if i < 0 || !is {
		return
	}
	w, files, of := s.words(), &records{shell: s, work: s.work}, s.chapters[i]
	name, options := widgets.NewEntry(), print.Options{Words: w, Page: s.sheetChoice().Page, Set: s.choices.Set}
	learner, err := s.store.Learner()
	s.kept(err)
	name.SetText(learner.Name) // empty if they have given none
	card := saving.Ask(root, saving.Question{
		Words: w, Title: w.Say("certificate.where", nil), Name: chapter + certificateEnding, Ending: func() string { return certificateEnding },
		Above: []fyne.CanvasObject{widgets.NewColumn(nameGap, page.Soft(w.Say("certificate.name", nil)), name)}, Folder: files.chooseFolder,
		Write: func(path string, replace bool, done func(bool, string)) {
			c := s.certificateOf(of, passed)
			if c.Learner = learners.CleanName(name.Text); c.Learner == "" {
				done(false, w.Say("certificate.noName", nil))
				return
			}
			fill := func(out io.Writer) error { return print.WriteCertificate(out, c, options) }
			files.together([]paths.File{{Path: path, Fill: fill}}, replace, done)
		},
		Done: func(path, trouble string) {
			if trouble == "" {
				trouble = w.Say("menu.saved", words.Args{"path": filepath.Base(path)}) // the card has said where
			}
			tell(trouble)
		},
	})
	name.OnDone, name.OnKey = card.Save, func(e *fyne.KeyEvent) {
		if e.Name == fyne.KeyEscape {
			card.Close()
		}
	}
	if name.Text == "" {
		page.Focus(root, name)
	}
}

// certificateOf says what was passed, without the name.
func (s *Shell) certificateOf(c course.Chapter, passed progress.Paper) print.Certificate {
	w := s.words()
	right, total := 0, 0
	for _, score := range passed.Scores {
		right, total = right+score.Right, total+score.Total
	}
	return print.Certificate{
		Title: w.Say("lesson.chapter", words.Args{"number": fmt.Sprint(c.Number), "title": w.Chapter(c.Slug)}),
		Line:  w.Say("certificate.line", nil), Date: passed.Ended.In(s.clock().Location()),
		Score: w.Say("quiz.sum", words.Args{"right": fmt.Sprint(right), "total": fmt.Sprint(total)}),
	}
}

// sheetChoice is what was chosen for a worksheet last.
func (s *Shell) sheetChoice() worksheet.Choice {
	last, _ := s.store.Setting(keyPaper)
	return worksheet.ParseChoice(last, s.chapters, s.choices.Language, s.choices.Set)
}
