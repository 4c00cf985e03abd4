package learners

import (
	"fmt"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"

	"terakoya/app/page"
	"terakoya/app/parts"
	"terakoya/app/words"
	"terakoya/lessons/progress"
	"terakoya/widgets"
)

// Names of the files that are proposed.
const (
	tableFile  = "terakoya-results.csv"
	backupFile = "terakoya-backup.db"
)

// rename is the form that changes a name.
func (s *Screen) rename(l progress.Learner) fyne.CanvasObject {
	if s.name == nil {
		s.name = s.entry("learners.name", l.Name)
	}
	do := func() {
		if name := s.newName(s.name.Text, l.ID); name != "" {
			s.env.OnRename(l.ID, name)
		}
	}
	s.name.OnDone, s.first = do, s.name
	s.named = append(s.named, parts.Whole("name", s.name))
	return s.sheet(s.name, s.buttons(s.button("yes", widgets.MainButton, "learners.renameDo", do)))
}

// remove asks, and says what is lost.
func (s *Screen) remove(l progress.Learner) fyne.CanvasObject {
	args := words.Args{"name": s.nameOf(l.ID)}
	do := s.button("yes", widgets.PlainButton, "learners.removeDo", func() { s.env.OnRemove(l.ID) })
	return s.ask(s.say("removeAsk", args), s.say("removeLoses", args), do)
}

// ask is a question to which the answer that changes nothing has the focus.
func (s *Screen) ask(question, loses string, do fyne.CanvasObject) fyne.CanvasObject {
	keep := s.button("no", widgets.MainButton, "learners.keep", s.close)
	s.first = keep
	body := widgets.NewColumn(14, widgets.NewColumn(4, page.Lead(page.Folded(question)), widgets.NewParagraph(page.Folded(loses))), page.InRow(keep, do))
	return s.sheet(widgets.NewCard(widgets.ColorWrongSoft, 18, body))
}

// buttons is what does a thing, beside what leaves it be.
func (s *Screen) buttons(do ...fyne.CanvasObject) fyne.CanvasObject {
	return page.InRow(append(do, s.button("no", widgets.TextButton, "learners.cancel", s.close))...)
}

// data is what can be done with what is kept.
func (s *Screen) data() fyne.CanvasObject {
	body := widgets.NewColumn(14, page.Lead(s.say("data", nil)),
		s.deed("export", exporting), s.form(exporting, s.export),
		widgets.NewRule(), s.deed("backup", backing), s.form(backing, s.backup),
		widgets.NewRule(), s.deed("import", importing), s.form(importing, s.bring))
	if len(s.env.Chapters) > 0 {
		body.Items = append(body.Items, widgets.NewRule(), s.deed("reset", choosing), s.form(choosing, s.choose), s.form(resetting, s.reset))
	}
	shown := body.Items[:0]
	for _, o := range body.Items {
		if o != nil {
			shown = append(shown, o)
		}
	}
	body.Items = shown
	return page.Card(shape.Gap, body)
}

// deed is a row that opens a form.
func (s *Screen) deed(name string, t task) fyne.CanvasObject {
	about := widgets.NewParagraph(s.say(name+"About", words.Args{"name": page.Folded(s.nameOf(s.env.Now))}))
	return widgets.NewEnds(shape.Gap, about, s.button(name, widgets.PlainButton, "learners."+name, func() { s.open(t, 0) }))
}

// form is what is open, or nil.
func (s *Screen) form(t task, make func() fyne.CanvasObject) fyne.CanvasObject {
	if s.task != t {
		return nil
	}
	return make()
}

// file is a line for a path, beside what chooses it by a dialog.
func (s *Screen) file(name, key string, do func(), choose func()) fyne.CanvasObject {
	if s.path == nil {
		text := ""
		if name != "" {
			text = s.env.Suggest(name)
		}
		s.path = s.entry("learners.path", text)
	}
	s.path.OnDone, s.first = do, s.path
	s.named = append(s.named, parts.Whole("path", s.path))
	return page.Beside(s.path, s.button("folder", widgets.PlainButton, key, choose))
}

// folder puts another folder before the name of the file.
func (s *Screen) folder() {
	s.env.OnFolder(filepath.Dir(s.path.Text), func(dir string) {
		setText(s.path, filepath.Join(dir, filepath.Base(s.path.Text)))
		s.full = ""
		s.render()
		s.focus()
	})
}

// replace reports whether the file named is the one that may be replaced.
func (s *Screen) replace() bool { return s.full != "" && s.full == strings.TrimSpace(s.path.Text) }

// saveKey is what the button says that writes a file.
func (s *Screen) saveKey(key string) string {
	if s.full != "" {
		return "learners.replace"
	}
	return key
}

func (s *Screen) export() fyne.CanvasObject {
	do := func(everyone bool) func() {
		return func() {
			s.all = everyone
			s.env.OnTable(s.path.Text, everyone, s.replace())
		}
	}
	same := func() { do(s.full != "" && s.all)() }
	line := s.file(tableFile, "learners.folder", same, s.folder)
	buttons := []fyne.CanvasObject{s.button("yes", widgets.MainButton, s.saveKey("learners.exportDo"), same)}
	if len(s.env.All) > 1 && s.full == "" {
		buttons = append(buttons, s.button("everyone", widgets.PlainButton, "learners.exportAll", do(true)))
	}
	return s.sheet(line, s.buttons(buttons...))
}

func (s *Screen) backup() fyne.CanvasObject {
	do := func() { s.env.OnBackup(s.path.Text, s.replace()) }
	line := s.file(backupFile, "learners.folder", do, s.folder)
	return s.sheet(line, s.buttons(s.button("yes", widgets.MainButton, s.saveKey("learners.backupDo"), do)))
}

func (s *Screen) bring() fyne.CanvasObject {
	do := func() { s.env.OnImport(s.path.Text) }
	line := s.file("", "learners.file", do, func() {
		s.env.OnFile(func(path string) {
			setText(s.path, path)
			s.focus()
		})
	})
	return s.sheet(line, s.buttons(s.button("yes", widgets.MainButton, "learners.importDo", do)))
}

// choose lists the chapters in which there is something to forget.
func (s *Screen) choose() fyne.CanvasObject {
	tiles := widgets.NewTiles(rowGap, 300)
	for i, c := range s.env.Chapters {
		row := widgets.NewOption(fmt.Sprint(c.Number), s.env.Words.Chapter(c.Slug), func() { s.pick(c.Number) })
		row.OnKey = s.env.OnKey
		if i == 0 {
			s.first = row
		}
		s.named = append(s.named, parts.Whole(fmt.Sprintf("chapter-%d", c.Number), row))
		tiles.Add(row)
	}
	return s.sheet(tiles, s.buttons())
}

// pick asks whether a chapter is to be forgotten.
func (s *Screen) pick(number int) {
	for _, c := range s.env.Chapters {
		if c.Number == number {
			s.chapter = c
			s.open(resetting, 0)
		}
	}
}

func (s *Screen) reset() fyne.CanvasObject {
	args := words.Args{"chapter": s.env.Words.Chapter(s.chapter.Slug), "name": s.nameOf(s.env.Now)}
	do := s.button("yes", widgets.PlainButton, "learners.resetDo", func() { s.env.OnReset(s.chapter) })
	return s.ask(s.say("resetAsk", args), s.say("resetLoses", args), do)
}
