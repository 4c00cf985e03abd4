// Package shell is the window: it holds the choices of the learner and what is
// remembered of them, and shows one screen at a time.
package shell

import (
	"fmt"
	"io/fs"

	"fyne.io/fyne/v2"

	"terakoya/app/choices"
	"terakoya/app/course"
	"terakoya/app/parts"
	"terakoya/app/slow"
	"terakoya/app/theme"
	"terakoya/app/tsume"
	"terakoya/app/words"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/lessons/progress"
)

// Screen is what the window shows.
type Screen interface {
	Name() string
	Says() string // the status line
	Content() fyne.CanvasObject
	Parts() []parts.Part
	TypedKey(*fyne.KeyEvent)
}

// Options are what the command line and the environment say.
type Options struct {
	// Language is used until the learner has chosen; with Fixed it stands whatever
	// was chosen before, and so do Dark and High, which is high contrast.
	Language lessons.Language
	Fixed    bool
	Dark     bool
	High     bool
	// Lessons are the lessons that the program ships; nil for those of content.
	Lessons fs.FS
	// Own is a folder of a teacher's own lessons; may be nil. OwnName is what
	// faults call it. Another folder may be chosen in the settings.
	Own     fs.FS
	OwnName string
	// Packs is the folder in which packs of lessons are kept; empty if there is
	// none.
	Packs string
	// Store remembers the learner; nil for one that forgets at the end. Trouble is
	// why it is nil.
	Store   progress.Store
	Trouble error
}

// Shell is the window.
type Shell struct {
	stock
	app       fyne.App
	window    fyne.Window
	options   Options
	store     progress.Store
	trouble   error // the last thing that could not be kept
	choices   choices.Choices
	spoken    lessons.Language // by the toolkit
	room      fyne.Size        // of the window, in units
	inForce   theme.Type       // what the window carries of choices.Type
	chapters  []course.Chapter
	faults    []lessons.Fault
	own       own // lessons beside the program's
	memory    memory
	quizzes   quizzes
	screen    Screen
	game      *progress.Game    // as this window last kept it; nil if it has kept none
	shown     filling           // of the window
	projector *projector        // nil until a class is shown
	outsiders outsiders         // engines of the learner's own
	mates     *tsume.Library    // nil until it is needed
	help      fyne.CanvasObject // the list of keys, while it is shown
	work      slow.Work         // how screens work in the background, set by tests

	classNames  classNames // as long as the window is open
	railButtons []parts.Part
}

// Size of the window when it is first opened, in units.
const (
	windowWidth  = 1280
	windowHeight = 800
)

// New makes the window with its first screen. It shows nothing yet.
func New(a fyne.App, o Options) (*Shell, error) {
	k, err := takeStock()
	if err != nil {
		return nil, err
	}
	return k.window(a, o), nil
}

// window makes the window of New.
func (k stock) window(a fyne.App, o Options) *Shell {
	s := &Shell{stock: k, app: a, options: o, store: o.Store, trouble: o.Trouble}
	if s.store == nil {
		s.store = progress.Memory()
	}
	preset := choices.Choices{Language: o.Language, Dark: o.Dark, Set: choices.SetFor(o.Language)}
	chosen, made := choices.Read(s.store, preset)
	if o.Fixed {
		chosen.Language = o.Language
	}
	chosen.Dark, chosen.High = chosen.Dark || o.Dark, chosen.High || o.High
	s.choices = chosen
	s.load()
	s.open()
	s.first(made)
	return s
}

// open makes the window, as large as it was left.
func (s *Shell) open() {
	p := s.app.Preferences()
	w, h := p.FloatWithFallback("width", windowWidth), p.FloatWithFallback("height", windowHeight)
	s.room = fyne.NewSize(float32(w), float32(h))
	s.dress()
	s.window = s.app.NewWindow("Terakoya")
	s.window.SetPadded(false)
	s.shown = filling{window: s.window, layout: carrier{s.sized}}
	s.window.SetMaster()
	s.window.Resize(s.room)
	s.window.SetCloseIntercept(func() {
		size := s.window.Canvas().Size()
		p.SetFloat("width", float64(size.Width))
		p.SetFloat("height", float64(size.Height))
		s.window.Close()
	})
	s.window.SetOnClosed(s.end)
	s.window.Canvas().SetOnTypedKey(s.typedKey)
	s.takeRecords()
}

// load reads the lessons of the program and of the folder on the command line;
// what is wrong with a file is shown on the start screen. The others are read by
// Follow.
func (s *Shell) load() {
	if s.options.Lessons == nil {
		s.options.Lessons = content.Lessons()
	}
	s.own.shipped = course.NewSource(course.Shipped, "", s.options.Lessons, nil)
	s.own.places.Named, s.own.places.NamedName = s.options.Own, s.options.OwnName
	if s.options.Packs != "" {
		s.own.places.Shelf = &course.Shelf{Dir: s.options.Packs}
	}
	s.own.sources = course.Places{Named: s.options.Own, NamedName: s.options.OwnName}.Read(nil)
	s.build()
}

// build makes the chapters of the lessons that were read.
func (s *Shell) build() {
	all, faults := course.Merge(append([]*course.Source{s.own.shipped}, s.own.sources...))
	s.faults = faults
	masteries, err := s.store.Masteries()
	if err != nil {
		s.trouble = err
	}
	s.chapters = course.Build(all, s.chapters, func(l *lessons.Lesson) *lessons.Session {
		step, _ := s.store.Place(l.ID)
		return lessons.Resume(l, step, masteries[l.ID])
	})
}

// Window returns the window.
func (s *Shell) Window() fyne.Window { return s.window }

// Screen returns what is shown.
func (s *Shell) Screen() Screen { return s.screen }

// Faults returns what was wrong with lesson files.
func (s *Shell) Faults() []lessons.Fault { return s.faults }

func (s *Shell) words() *words.Words { return s.catalogue.In(s.choices.Language) }

// kept notes the outcome of keeping something.
func (s *Shell) kept(err error) {
	if err != nil {
		s.trouble = err
		fmt.Fprintln(errorLog, "terakoya:", err)
	}
}

// leave ends what the screen that is shown still does.
func (s *Shell) leave() {
	if c, ok := s.screen.(interface{ Close() }); ok {
		c.Close()
	}
}

// end ends all that the window still does.
func (s *Shell) end() {
	s.leave()
	s.own.stop()
	s.outsiders.running.CloseAll()
}

func (s *Shell) show(screen Screen) {
	s.leave()
	s.tellToolkit()
	s.outsiders.leave(screen)
	s.screen, s.help, s.own.notice, s.own.says = screen, nil, "", ""
	s.tellLessons()
	s.fill(s.framed(screen))
}
