// Package shell is the window: it holds the language and the look, and shows one
// screen at a time.
package shell

import (
	"io/fs"
	"path"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"terakoya/app/home"
	"terakoya/app/learn"
	"terakoya/app/parts"
	"terakoya/app/theme"
	"terakoya/app/words"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/widgets/pieceart"
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
	Language lessons.Language
	Dark     bool
	// Lessons are the lessons that the program ships; nil for those of content.
	Lessons fs.FS
	// Own is a folder of a teacher's own lessons; may be nil. OwnName is what
	// faults call it.
	Own     fs.FS
	OwnName string
	// Drawn is called after each change of a screen; may be nil.
	Drawn func(*Shell)
}

// Shell is the window.
type Shell struct {
	app       fyne.App
	window    fyne.Window
	options   Options
	catalogue *words.Catalogue
	art       *pieceart.Artist
	entries   []home.Entry
	faults    []lessons.Fault
	sessions  map[string]*lessons.Session // by id of the lesson
	screen    Screen
}

// Size of the window when it is first opened, in units.
const (
	windowWidth  = 1280
	windowHeight = 800
)

// New makes the window with its start screen. It shows nothing yet.
func New(a fyne.App, o Options) (*Shell, error) {
	catalogue, err := words.Load(content.Messages(), content.Glossary())
	if err != nil {
		return nil, err
	}
	art, err := pieceart.New(content.Font(content.SerifJP), content.Font(content.SansJP))
	if err != nil {
		return nil, err
	}
	s := &Shell{app: a, options: o, catalogue: catalogue, art: art, sessions: map[string]*lessons.Session{}}
	if o.Lessons == nil {
		o.Lessons = content.Lessons()
	}
	s.load(o.Lessons, "")
	if o.Own != nil {
		s.load(o.Own, o.OwnName)
	}
	s.app.Settings().SetTheme(theme.New(o.Language, o.Dark))
	s.window = a.NewWindow("Terakoya")
	s.window.SetPadded(false)
	s.window.SetMaster()
	s.window.Resize(fyne.NewSize(windowWidth, windowHeight))
	s.window.Canvas().SetOnTypedKey(s.typedKey)
	s.Home()
	return s, nil
}

// load reads lessons; what is wrong with a file is shown on the start screen.
func (s *Shell) load(fsys fs.FS, dir string) {
	course := lessons.Load(fsys)
	for _, f := range course.Faults {
		f.File = path.Join(dir, f.File)
		s.faults = append(s.faults, f)
	}
	for i := range course.Lessons {
		l := &course.Lessons[i]
		s.entries = append(s.entries, home.Entry{Lesson: l, Chapter: chapterOf(l.File)})
	}
}

// chapterOf reads the number at the front of a lesson's folder, 08-name.
func chapterOf(file string) int {
	digits, _, _ := strings.Cut(path.Base(path.Dir(file)), "-")
	n, _ := strconv.Atoi(digits)
	return n
}

// Window returns the window.
func (s *Shell) Window() fyne.Window { return s.window }

// Screen returns what is shown.
func (s *Shell) Screen() Screen { return s.screen }

// Faults returns what was wrong with lesson files.
func (s *Shell) Faults() []lessons.Fault { return s.faults }

func (s *Shell) typedKey(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyF11 {
		s.window.SetFullScreen(!s.window.FullScreen())
		return
	}
	s.screen.TypedKey(e)
}

func (s *Shell) show(screen Screen) {
	s.screen = screen
	s.window.SetContent(screen.Content())
	s.drawn()
}

func (s *Shell) drawn() {
	if s.options.Drawn != nil && s.screen != nil {
		s.options.Drawn(s)
	}
}

// Home shows the start screen.
func (s *Shell) Home() {
	for i, e := range s.entries {
		s.entries[i].Step = 0
		if session := s.sessions[e.Lesson.ID]; session != nil && session.Step() != nil {
			s.entries[i].Step = session.At()
		}
	}
	s.show(home.New(home.Env{
		Words: s.catalogue.In(s.options.Language), Art: s.art, Entries: s.entries, Faults: s.faults,
		Dark: s.options.Dark, OnLesson: s.Learn, OnLanguage: s.setLanguage, OnDark: s.setDark, OnQuit: s.app.Quit,
	}))
}

// Learn shows a lesson, at the step where it was left.
func (s *Shell) Learn(e home.Entry) {
	session := s.sessions[e.Lesson.ID]
	if session == nil || session.State() == lessons.Finished {
		session = lessons.NewSession(e.Lesson)
		s.sessions[e.Lesson.ID] = session
	}
	env := learn.Env{Words: s.catalogue.In(s.options.Language), Art: s.art, Set: s.set(), Leave: s.Home, Drawn: s.drawn}
	for i := range s.entries[:len(s.entries)-1] {
		if s.entries[i].Lesson == e.Lesson {
			env.Next = func() { s.Learn(s.entries[i+1]) }
		}
	}
	s.show(learn.New(env, session, e.Chapter))
}

// set is the piece set: for readers of Japanese the two kanji of real pieces,
// for others one kanji with marks that show how the piece moves.
func (s *Shell) set() pieceart.Set {
	if s.options.Language == lessons.Japanese {
		return pieceart.TwoKanji
	}
	return pieceart.Guide
}

func (s *Shell) setLanguage(l lessons.Language) {
	s.options.Language = l
	s.restyle()
}

func (s *Shell) setDark(dark bool) {
	s.options.Dark = dark
	s.restyle()
}

func (s *Shell) restyle() {
	s.app.Settings().SetTheme(theme.New(s.options.Language, s.options.Dark))
	s.Home()
}
