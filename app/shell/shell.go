// Package shell is the window: it holds the choices of the learner and what is
// remembered of them, and shows one screen at a time.
package shell

import (
	"fmt"
	"io/fs"
	"path"

	"fyne.io/fyne/v2"

	"terakoya/app/choices"
	"terakoya/app/course"
	"terakoya/app/parts"
	"terakoya/app/theme"
	"terakoya/app/words"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/lessons/progress"
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
	// Language is used until the learner has chosen; with Fixed it stands whatever
	// was chosen before, and so does Dark.
	Language lessons.Language
	Fixed    bool
	Dark     bool
	// Lessons are the lessons that the program ships; nil for those of content.
	Lessons fs.FS
	// Own is a folder of a teacher's own lessons; may be nil. OwnName is what
	// faults call it.
	Own     fs.FS
	OwnName string
	// Store remembers the learner; nil for one that forgets at the end. Trouble is
	// why it is nil.
	Store   progress.Store
	Trouble error
}

// Shell is the window.
type Shell struct {
	app       fyne.App
	window    fyne.Window
	options   Options
	catalogue *words.Catalogue
	art       *pieceart.Artist
	store     progress.Store
	trouble   error // the last thing that could not be kept
	choices   choices.Choices
	chapters  []course.Chapter
	faults    []lessons.Fault
	screen    Screen
	game      *progress.Game    // as this window last kept it; nil if it has kept none
	help      fyne.CanvasObject // the list of keys, while it is shown

	railButtons []parts.Part
}

// Size of the window when it is first opened, in units.
const (
	windowWidth  = 1280
	windowHeight = 800
)

// New makes the window with its first screen. It shows nothing yet.
func New(a fyne.App, o Options) (*Shell, error) {
	catalogue, err := words.Load(content.Messages(), content.Glossary())
	if err != nil {
		return nil, err
	}
	art, err := pieceart.New(content.Font(content.SerifJP), content.Font(content.SansJP))
	if err != nil {
		return nil, err
	}
	s := &Shell{app: a, options: o, catalogue: catalogue, art: art, store: o.Store, trouble: o.Trouble}
	if s.store == nil {
		s.store = progress.Memory()
	}
	preset := choices.Choices{Language: o.Language, Dark: o.Dark, Set: choices.SetFor(o.Language)}
	chosen, made := choices.Read(s.store, preset)
	if o.Fixed {
		chosen.Language = o.Language
	}
	chosen.Dark = chosen.Dark || o.Dark
	s.choices = chosen
	s.load()
	s.app.Settings().SetTheme(theme.New(s.choices.Language, s.choices.Dark))
	s.open()
	if made || o.Fixed {
		s.Home()
	} else {
		s.Welcome()
	}
	return s, nil
}

// open makes the window, as large as it was left.
func (s *Shell) open() {
	s.window = s.app.NewWindow("Terakoya")
	s.window.SetPadded(false)
	s.window.SetMaster()
	p := s.app.Preferences()
	w, h := p.FloatWithFallback("width", windowWidth), p.FloatWithFallback("height", windowHeight)
	s.window.Resize(fyne.NewSize(float32(w), float32(h)))
	s.window.SetCloseIntercept(func() {
		size := s.window.Canvas().Size()
		p.SetFloat("width", float64(size.Width))
		p.SetFloat("height", float64(size.Height))
		s.window.Close()
	})
	s.window.Canvas().SetOnTypedKey(s.typedKey)
}

// load reads the lessons, those of the program first; what is wrong with a file
// is shown on the start screen.
func (s *Shell) load() {
	if s.options.Lessons == nil {
		s.options.Lessons = content.Lessons()
	}
	all := lessons.Load(s.options.Lessons)
	s.faults = all.Faults
	if s.options.Own != nil {
		own := lessons.Load(s.options.Own)
		for _, f := range own.Faults {
			f.File = path.Join(s.options.OwnName, f.File)
			s.faults = append(s.faults, f)
		}
		all.Lessons = append(all.Lessons, own.Lessons...)
	}
	s.chapters = course.Build(all.Lessons, s.resume)
}

// resume returns the session of a lesson, where the learner left it.
func (s *Shell) resume(l *lessons.Lesson) *lessons.Session {
	step, _ := s.store.Place(l.ID)
	mastery, err := s.store.Mastery(l.ID)
	if err != nil {
		s.trouble = err
	}
	return lessons.Resume(l, step, mastery)
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

func (s *Shell) show(screen Screen) {
	if c, ok := s.screen.(interface{ Close() }); ok {
		c.Close()
	}
	s.screen, s.help = screen, nil
	s.window.SetContent(s.framed(screen))
}
