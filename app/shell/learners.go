package shell

import (
	"context"
	"errors"
	"io/fs"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"

	"terakoya/app/choices"
	"terakoya/app/course"
	"terakoya/app/learners"
	"terakoya/app/paths"
	"terakoya/app/words"
	"terakoya/lessons/progress"
)

// first shows the first screen of the program: where several learn, who it is this
// time.
func (s *Shell) first(made bool) {
	all, now := s.learners()
	switch {
	case len(all) > 1 && !s.options.Fixed:
		s.show(learners.NewChoice(s.words(), all, now, s.useLearner, s.typedKey))
	case made || s.options.Fixed:
		s.Home()
	default:
		s.Welcome()
	}
}

// useLearner goes over to a learner: to their language, their settings and their
// progress.
func (s *Shell) useLearner(id int64) {
	if err := s.store.Use(id); err != nil {
		s.kept(err)
		if screen, ok := s.screen.(*learners.Screen); ok {
			screen.Tell(s.copyCause(err), true)
		}
		return
	}
	s.takeOver()
	_, made := choices.Read(s.store, s.choices)
	if made {
		s.Home()
	} else {
		s.Welcome()
	}
}

// takeOver reads everything that belongs to the present learner.
func (s *Shell) takeOver() {
	s.memory.reads.Stop()
	s.memory.run = nil
	now := s.choices
	preset := choices.Choices{
		Language: now.Language, Dark: now.Dark, High: now.High, Safe: now.Safe, Type: now.Type, Set: choices.SetFor(now.Language),
	}
	s.choices, _ = choices.Read(s.store, preset)
	s.dress()
	s.game, s.chapters = nil, nil
	s.build()
	if s.own.watching.Running() { // the folder of lessons is theirs too
		s.Follow()
	}
}

// Learners shows who learns on this machine, and what can be done with what is kept
// of them.
func (s *Shell) Learners() {
	all, now := s.learners()
	var screen *learners.Screen
	screen = learners.New(learners.Env{
		Words: s.words(), All: all, Now: now, Chapters: s.touched(),
		OnUse:    s.useLearner,
		OnAdd:    func(name string) { s.addLearner(screen, name) },
		OnRename: func(id int64, name string) { s.change(screen, s.store.Rename(id, name), "learners.renamed", name) },
		OnRemove: func(id int64) { s.removeLearner(id, all) },
		OnTable:  func(path string, everyone, replace bool) { s.writeTable(screen, path, everyone, replace) },
		OnBackup: func(path string, replace bool) { s.backup(screen, path, replace) },
		OnImport: func(path string) { s.bring(screen, path) },
		OnReset:  func(c course.Chapter) { s.reset(c) },
		Suggest:  paths.Suggest, OnFolder: s.askFolder, OnFile: s.askFile,
		OnBack: s.Figures, OnKey: s.typedKey,
	})
	s.show(screen)
}

// touched are the chapters in which the present learner has done something.
func (s *Shell) touched() []course.Chapter {
	counts, err := s.store.Counts(progress.ByLesson)
	s.kept(err)
	return slices.DeleteFunc(slices.Clone(s.chapters), func(c course.Chapter) bool {
		return !slices.ContainsFunc(c.Entries, func(e *course.Entry) bool {
			_, placed := s.store.Place(e.Lesson.ID)
			return placed || counts[e.Lesson.ID].Answers > 0
		})
	})
}

// change tells what came of a change among the learners.
func (s *Shell) change(screen *learners.Screen, err error, key, name string) {
	if err != nil {
		screen.Tell(s.copyCause(err), true)
		return
	}
	screen.SetAll(s.learners())
	screen.Tell(s.words().Say(key, words.Args{"name": name}), false)
}

func (s *Shell) addLearner(screen *learners.Screen, name string) {
	_, err := s.store.AddLearner(name)
	s.change(screen, err, "learners.added", name)
}

// removeLearner forgets a learner. If it was the present one, the window goes over
// to whom the store is then.
func (s *Shell) removeLearner(id int64, before []progress.Learner) {
	name := ""
	if i := slices.IndexFunc(before, func(l progress.Learner) bool { return l.ID == id }); i >= 0 {
		name = learners.NameOf(s.words(), before[i], i+1)
	}
	_, now := s.learners()
	err := s.store.RemoveLearner(id)
	if err == nil && id == now {
		s.takeOver()
	}
	s.Learners()
	s.change(s.screen.(*learners.Screen), err, "learners.removed", name)
}

// reset forgets a chapter.
func (s *Shell) reset(c course.Chapter) {
	var ids []string
	for _, e := range c.Entries {
		ids = append(ids, e.Lesson.ID)
	}
	err := s.store.Reset(ids...)
	if err == nil {
		s.chapters = nil // the sessions begin anew
		s.build()
	}
	s.Learners()
	screen := s.screen.(*learners.Screen)
	if err != nil {
		screen.Tell(s.copyCause(err), true)
		return
	}
	screen.Tell(s.words().Say("learners.resetDone", words.Args{"chapter": s.words().Chapter(c.Slug)}), false)
}

// fileDeed does something with a file off the window's goroutine, and tells the page
// of the learners what came of it, if it is still shown.
func (s *Shell) fileDeed(screen *learners.Screen, typed, ending string, do func(path string) (func() string, error)) {
	path := paths.WithEnding(paths.Clean(typed), ending)
	if path == "" {
		screen.Tell(s.words().Say("learners.noPath", nil), true)
		return
	}
	s.background(&s.memory.deeds).Run(func(context.Context) func() {
		says, err := do(path)
		return func() {
			shown := s.screen == Screen(screen)
			switch {
			case err == nil:
				text := says()
				if now, ok := s.screen.(*learners.Screen); ok {
					now.Tell(text, false)
				}
			case !shown:
				s.kept(err)
			case errors.Is(err, fs.ErrExist):
				screen.AskReplace(path)
			default:
				screen.Tell(s.copyCause(about(path, err)), true)
			}
		}
	})
}

func (s *Shell) writeTable(screen *learners.Screen, path string, everyone, replace bool) {
	store, where := s.store, s.clock().Location()
	s.fileDeed(screen, path, ".csv", func(path string) (func() string, error) {
		err := learners.WriteTable(store, path, replace, progress.Table{Everyone: everyone, Mark: true, Where: where})
		return func() string { return s.words().Say("learners.exported", words.Args{"path": path}) }, err
	})
}

func (s *Shell) backup(screen *learners.Screen, path string, replace bool) {
	store := s.store
	s.fileDeed(screen, path, ".db", func(path string) (func() string, error) {
		err := store.Backup(path, replace)
		return func() string { return s.words().Say("learners.backedUp", words.Args{"path": path}) }, err
	})
}

// bring adds what a backup holds; the sessions of lessons are then those of what is
// kept now.
func (s *Shell) bring(screen *learners.Screen, path string) {
	store := s.store
	s.fileDeed(screen, path, "", func(path string) (func() string, error) {
		done, err := store.Import(path)
		return func() string {
			s.chapters = nil
			s.build()
			if s.screen == Screen(screen) {
				s.Learners()
			}
			return s.importedText(done)
		}, err
	})
}

// importedText says what an import added.
func (s *Shell) importedText(done progress.Imported) string {
	w := s.words()
	if len(done.Learners) == 0 && done.Answers == 0 {
		return w.Say("learners.nothingNew", nil)
	}
	answers := w.Count("learners.newAnswers", done.Answers, nil)
	if len(done.Learners) == 0 {
		return answers
	}
	all, _ := s.learners()
	var names []string
	for _, l := range done.Learners {
		number := 1 + slices.IndexFunc(all, func(other progress.Learner) bool { return other.ID == l.ID })
		names = append(names, learners.NameOf(w, l, number))
	}
	new := w.Count("learners.newLearners", len(names), words.Args{"names": strings.Join(names, w.Say("own.and", nil))})
	return w.Say("figures.both", words.Args{"one": new, "two": answers})
}

// askFolder and askFile ask by the dialogs of the toolkit.
func (s *Shell) askFolder(now string, then func(string)) {
	d := dialog.NewFolderOpen(func(dir fyne.ListableURI, err error) {
		if err == nil && dir != nil {
			then(dir.Path())
		}
	}, s.window)
	if here, err := storage.ListerForURI(storage.NewFileURI(now)); err == nil && paths.IsFolder(now) {
		d.SetLocation(here)
	}
	d.Show()
}

func (s *Shell) askFile(then func(string)) {
	dialog.ShowFileOpen(func(file fyne.URIReadCloser, err error) {
		if err == nil && file != nil {
			file.Close()
			then(file.URI().Path())
		}
	}, s.window)
}
