package classroom

import (
	"math/rand/v2"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/boardscreen"
	"terakoya/app/slow"
	"terakoya/app/words"
	"terakoya/lessons"
	class "terakoya/lessons/classroom"
	"terakoya/rules"
	"terakoya/widgets/pieceart"
)

// PresenterEnv is what the teacher's window needs of the rest of the program.
type PresenterEnv struct {
	Words  *words.Words
	Art    *pieceart.Artist
	SetFor func(*lessons.Lesson) pieceart.Set // nil stands for no lesson
	Still  bool                               // pieces do not slide
	Class  *class.Class
	// From is what another screen of the same class has handed on.
	From Standing
	// NewWindow makes the window for the projector, which is not shown yet.
	NewWindow func(title string) fyne.Window
	Leave     func()
	// NextLanguage and OtherLight change the look of both windows.
	NextLanguage, OtherLight func()
	Now                      func() time.Time
	Tick                     func(func()) (stop func())
	Rand                     *rand.Rand
	// Shift reports whether the shift key is held.
	Shift func() bool
	// Soon does something on the window's goroutine once the projector's window has
	// been painted.
	Soon func(func())
	// OnKey is called with keys that no part of the screen uses while it has the
	// focus, and with those of the projector's window; the window gives back to
	// TypedKey those that are not its own.
	OnKey func(*fyne.KeyEvent)
	Work  slow.Work
}

// Presenter is the teacher's side of a class: the slide with its answer, and all that
// is done to it. The class sees the [Projector].
type Presenter struct {
	env     PresenterEnv
	telling *telling
	looks   looks
	since   time.Time

	desk    *desk
	header  *boardscreen.Header
	side    *presenterSide
	tools   *presenterTools
	status  *boardscreen.Status
	root    *fyne.Container
	notice  presenterNotice
	told    string // in the status line, until something else is done
	penUp   bool
	penFrom rules.Square  // where an arrow begins that is drawn by keys
	length  time.Duration // of the next timer
	blank   bool

	projector *Projector // nil while there is none
	work      slow.Work  // finds how lines go
	weighing  slow.Work  // judges moves of lines
	stops     []func()
}

// usualTimer is how long a timer runs, unless the teacher chooses otherwise.
const usualTimer = time.Minute

// NewPresenter returns the teacher's screen of a class, with the projector's window
// that was open before, if there was one.
func NewPresenter(env PresenterEnv) *Presenter {
	s := &Presenter{
		env: env, telling: &telling{words: env.Words, class: env.Class, lines: map[int]string{}},
		looks: looks{set: env.SetFor, still: env.Still, flipped: env.From.flipped},
		since: env.From.since, length: env.From.length, blank: env.From.blank, penFrom: rules.OffBoard,
		work: env.Work, weighing: env.Work,
	}
	if s.since.IsZero() {
		s.since, s.length = env.Now(), usualTimer
	}
	s.desk = newDesk(env.Art, false)
	s.desk.pen.OnRing, s.desk.pen.OnArrow = env.Class.Mark, env.Class.Arrow
	board := s.desk.board
	board.OnAttempt, board.OnHold, board.OnKey = s.onAttempt, s.onHold, env.OnKey
	board.Choice = s.mayChoose
	board.OnChoose = func(pc rules.Piece) { s.Tell(env.Words.Choosing(pc.Kind())) }
	s.tools = newPresenterTools(s)
	s.header = boardscreen.NewHeader(s.onLeave, env.OnKey, s.tools.language, s.tools.light)
	s.header.Leave.Label, s.header.Leave.Key, s.header.Leave.Passing = env.Words.Say("present.end", nil), "Esc", true
	s.side, s.status = newPresenterSide(s), boardscreen.NewStatus()
	s.root = container.New(presenterLayout{s}, s.header.Content(), s.desk.root, s.side.page.Content(), s.tools.scroll, s.status.Content())
	s.stops = []func(){env.Class.Listen(s.changed), env.Tick(s.tick)}
	if w := env.From.window; w != nil {
		s.show(w)
	}
	s.enter()
	return s
}

// Name returns the name of the screen.
func (s *Presenter) Name() string { return "present" }

// Says returns the status line.
func (s *Presenter) Says() string { return s.status.Says() }

// Content returns what is put in the window.
func (s *Presenter) Content() fyne.CanvasObject { return s.root }

// Class returns the class that is shown.
func (s *Presenter) Class() *class.Class { return s.env.Class }

// Close ends the class: the projector's window closes too.
func (s *Presenter) Close() {
	window := s.Hand().window
	if window != nil {
		window.Close()
	}
}

// Standing is what one screen of a class hands on to the next, beside the class.
type Standing struct {
	window         fyne.Window
	since          time.Time
	length         time.Duration
	flipped, blank bool
}

// Hand ends the screen and hands the projector's window on, which stays open: another
// screen of the same class takes it over.
func (s *Presenter) Hand() Standing {
	for _, stop := range s.stops {
		stop()
	}
	s.stops = nil
	s.work.Stop()
	s.weighing.Stop()
	from := Standing{since: s.since, length: s.length, flipped: s.looks.flipped, blank: s.blank}
	if s.projector != nil {
		from.window = s.projector.window
		from.window.SetOnClosed(nil)
		s.projector = nil
	}
	return from
}

// changed draws what has changed of the class: the projector first, for which others
// wait. What can wait a little is drawn here once that window had its frame.
func (s *Presenter) changed(c class.Change) {
	if s.projector != nil {
		s.projector.changed(c, s.looks, s.env.Now())
	}
	s.told = ""
	switch c {
	case class.SlideChanged:
		s.enter()
	case class.BoardChanged:
		s.desk.move(s.telling, s.looks)
		s.side.render()
		s.tools.render()
		s.tell()
	case class.RevealChanged, class.VotesChanged, class.PenChanged, class.PickChanged, class.TeamsChanged, class.TimerChanged:
		s.env.Soon(func() { s.follow(c) })
	}
}

// follow draws in the teacher's window what the projector shows already.
func (s *Presenter) follow(c class.Change) {
	if s.stops == nil { // it has ended meanwhile
		return
	}
	switch c {
	case class.RevealChanged:
		s.desk.reveal(s.telling, s.looks)
		if _, tried := s.env.Class.Last(); tried { // what is said of it may be another thing now
			s.side.render()
		} else {
			s.side.renderVotes()
		}
	case class.VotesChanged:
		s.side.renderVotes()
	case class.PenChanged:
		s.desk.draw(s.telling)
	case class.PickChanged:
		s.side.render()
	case class.TeamsChanged, class.TimerChanged, class.SlideChanged, class.BoardChanged:
	}
	s.tools.render()
	s.tell()
}

// enter shows a slide.
func (s *Presenter) enter() {
	s.weighing.Stop()
	s.desk.set(s.telling, s.looks)
	s.lock()
	s.findLine()
	s.renderHeader()
	s.side.render()
	s.side.page.ToTop()
	s.tools.render()
	s.tell()
}

// tick shows that time has passed.
func (s *Presenter) tick() {
	now := s.env.Now()
	if s.projector != nil {
		s.projector.tick(now)
	}
	if s.projector != nil && s.notice == dragNotice && s.projector.window.FullScreen() {
		s.setNotice(noNotice)
	}
	s.tools.renderClock()
	s.renderHeader()
}
