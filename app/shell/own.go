package shell

import (
	"context"
	"path"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/chapters"
	"terakoya/app/course"
	"terakoya/app/home"
	"terakoya/app/learn"
	"terakoya/app/quiz"
	"terakoya/app/settings"
	"terakoya/app/slow"
	"terakoya/app/watch"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/widgets"
)

// keyFolder is the setting that names the folder of a teacher's lessons.
const keyFolder = "lessons-folder"

// own is what the window knows of lessons, and what it does to read those that
// are not the program's afresh.
type own struct {
	shipped *course.Source
	sources []*course.Source // the others
	places  course.Places
	print   watch.Print // what they looked like when they were read; 0 before

	watching slow.Work // looks for changes
	deeds    slow.Work // adds, removes and writes
	checks   slow.Work // proves lessons

	says  string // what came of the last deed
	wrong bool   // it failed

	preview *lessons.Session // what is only looked at
	lost    lostLesson       // shown, but its file has a fault now or is gone
	notice  string           // stands above the screen
}

// lostLesson is a lesson and where it came from.
type lostLesson struct {
	lesson *lessons.Lesson
	source *course.Source
}

func (o *own) stop() {
	o.watching.Stop()
	o.deeds.Stop()
	o.checks.Stop()
}

// Follow reads the lessons that the settings name, and reads them again whenever
// one is saved, until the window is closed. It comes back at once.
func (s *Shell) Follow() {
	s.own.places.Folder, _ = s.store.Setting(keyFolder)
	s.follow(0)
}

// follow waits until lessons look otherwise than last.
func (s *Shell) follow(last watch.Print) {
	places, old := s.own.places, s.own.sources
	s.own.watching.Run(func(ctx context.Context) func() {
		print, changed := watch.Next(ctx, last, places.Print)
		if !changed {
			return func() {}
		}
		now := places.Read(old)
		return func() {
			s.own.print = print
			s.reread(now)
			s.follow(print)
		}
	})
}

// reread takes over lessons that were read again. The screen is shown anew if
// what it shows has changed; a lesson at its step.
func (s *Shell) reread(now []*course.Source) {
	if slices.Equal(now, s.own.sources) {
		return
	}
	from := s.own.lost
	if l, ok := s.screen.(*learn.Screen); ok && from.lesson != l.Session().Lesson && !s.isRun(l.Session()) {
		from = lostLesson{l.Session().Lesson, s.sourceOf(l.Session().Lesson)}
	}
	s.own.sources = now
	s.build()
	switch screen := s.screen.(type) {
	case *home.Screen:
		s.Home()
	case *chapters.Screen:
		s.Chapters(-1)
	case *learn.Screen:
		s.relearn(screen, from)
	case interface{ Reread(quiz.Env) }:
		screen.Reread(s.quizEnv())
	default:
		s.tellLessons()
	}
}

// sourceOf returns where a lesson came from; nil if it is of none.
func (s *Shell) sourceOf(l *lessons.Lesson) *course.Source {
	for _, src := range append([]*course.Source{s.own.shipped}, s.own.sources...) {
		if slices.Contains(src.Lessons, l) {
			return src
		}
	}
	return nil
}

// relearn shows a lesson that was read again, at the step that was shown. If its file has
// a fault now, the old one stays and a notice says so.
func (s *Shell) relearn(screen *learn.Screen, from lostLesson) {
	session := screen.Session()
	old := session.Lesson
	if s.isRun(session) {
		return // it has taken what it needs
	}
	if s.sourceOf(old) != nil {
		return // it has not changed
	}
	entry := s.entry(old.ID)
	if entry == nil {
		s.own.lost = from
		s.setNotice(s.lostText(from))
		return
	}
	step := old.Steps[session.At()].ID
	if session == s.own.preview {
		s.preview(entry.Lesson, stepAt(entry.Lesson, step))
		return
	}
	mastery, err := s.store.Mastery(old.ID)
	s.kept(err)
	if entry.Session = lessons.Resume(entry.Lesson, step, mastery); entry.Finished() {
		entry.Session = lessons.Resume(entry.Lesson, step, nil) // else it would begin again
	}
	s.Learn(entry)
}

// entry finds a lesson by its id.
func (s *Shell) entry(id string) *course.Entry {
	for _, e := range course.Flat(s.chapters) {
		if e.Lesson.ID == id {
			return e
		}
	}
	return nil
}

// stepAt returns the number of a step, or 0 if it is not there.
func stepAt(l *lessons.Lesson, id string) int {
	return max(0, slices.IndexFunc(l.Steps, func(s lessons.Step) bool { return s.ID == id }))
}

// lostText says what is wrong with the file of a lesson that is still shown.
func (s *Shell) lostText(from lostLesson) string {
	text := s.words().Say("own.lost", nil)
	if from.source == nil {
		return text
	}
	file := path.Join(from.source.Title(), from.lesson.File)
	for _, f := range s.faults {
		if f.File == file {
			return text + "\n" + s.words().Fault(f.Code) + "\n" + f.Error()
		}
	}
	return text
}

// setNotice puts a text above the screen, or takes it away.
func (s *Shell) setNotice(text string) {
	if s.own.notice == text {
		return
	}
	s.own.notice = text
	content := s.framed(s.screen)
	if text != "" {
		card := widgets.NewCard(widgets.ColorWrongSoft, 12, widgets.NewParagraph(text))
		card.Resize(fyne.NewSize(s.window.Canvas().Size().Width, 1)) // its height follows from its width
		content = container.NewBorder(card, nil, nil, nil, content)
	}
	s.fill(content)
}

// preview shows a lesson at a step, to be looked at: nothing is kept of it.
func (s *Shell) preview(l *lessons.Lesson, step int) {
	session := lessons.Resume(l, l.Steps[step].ID, nil)
	chapter := 0
	if e := s.entry(l.ID); e != nil {
		chapter = e.Chapter
	}
	s.own.preview = session
	screen := learn.New(learn.Env{
		Words: s.words(), Art: s.art, Set: s.setFor(&course.Entry{Lesson: l}), Still: s.choices.Still,
		Leave: s.LessonFiles, OnKey: s.typedKey, Work: s.work, Terms: s.terms(nil),
	}, session, chapter)
	s.show(screen)
	screen.Shown()
}

// LessonFiles shows the lesson files that are not the program's.
func (s *Shell) LessonFiles() {
	s.show(settings.NewFiles(settings.FilesEnv{
		Words: s.words(), OnPreview: s.preview, OnCheck: s.check, OnBack: s.Settings, OnKey: s.typedKey,
	}))
}

// check proves what the lessons of a source state.
func (s *Shell) check(src *course.Source, then func([]lessons.Fault, error)) {
	places, terms := s.own.places, s.catalogue.Glossary()
	s.own.checks.Run(func(context.Context) func() {
		set, err := words.NewTypesetter()
		var found []lessons.Fault
		if err == nil {
			found, err = places.Lint(src, set, terms)
		}
		return func() { then(found, err) }
	})
}

// tellLessons hands the lessons to a screen that is about them.
func (s *Shell) tellLessons() {
	if screen, ok := s.screen.(interface{ SetLessons(settings.Lessons) }); ok {
		screen.SetLessons(settings.Lessons{
			Sources: s.own.sources, Folder: s.own.places.Folder, Says: s.own.says, Wrong: s.own.wrong, Cause: s.cause,
			OnPath: s.addPath, OnFolder: s.chooseFolder, OnPack: s.choosePack, OnRemove: s.remove,
			OnTemplate: s.newLesson, OnMake: s.makePack, OnFiles: s.LessonFiles,
		})
	}
}
