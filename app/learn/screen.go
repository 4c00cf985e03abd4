// Package learn is the screen of a lesson: the board at the left, beside it what
// is said and asked, and the answer to what the learner tries. Each kind of step
// has a view of its own.
package learn

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/boardscreen"
	"terakoya/app/slow"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// Env is what the screen needs of the rest of the program.
type Env struct {
	Words *words.Words
	Art   *pieceart.Artist
	Set   pieceart.Set
	Still bool // pieces do not slide
	// Leave goes back to the start screen.
	Leave func()
	// Next opens the lesson after this one; nil if there is none. Check begins a
	// quiz about the lesson, which is offered at its end; nil if there is none.
	Next  func()
	Check func()
	// Terms says what terms mean; nil if they are not to be tapped.
	Terms Terms
	// Exam makes the screen ask single questions of a quiz; nil for a lesson.
	Exam *Exam
	// Practise offers practice at the end; nil if there is none.
	Practise func()
	// Row says what the steps are, if they are no lesson; else nil.
	Row *Row
	// Entered is called with each step that is shown, Tried with each verdict, Gave
	// when the answer is shown. Each may be nil.
	Entered func(*lessons.Step)
	Tried   func(*lessons.Step, lessons.Verdict)
	Gave    func(*lessons.Step)
	// OnKey is called with keys that no part of the screen uses while it has the
	// focus; the window gives back to TypedKey those that are not its own.
	OnKey func(*fyne.KeyEvent)
	// Work does what takes long; the zero Work serves.
	Work slow.Work
}

// Screen shows a session.
type Screen struct {
	env     Env
	session *lessons.Session
	chapter int // its number, for the heading

	board   *widgets.Board
	header  *header
	panel   *panel
	status  *status
	root    *fyne.Container
	turned  bool
	control *rules.Color   // whose squares are shown; nil for nobody's
	at      *lessons.Step  // the step that the view is of
	view    view           // of the present step
	moving  *rules.Attempt // the move just tried, to be shown in motion
	showing bool           // the board has been told what to show
	playout *playout       // of a miss
	work    slow.Work
}

// New returns the screen of a session in a chapter of the given number.
func New(env Env, session *lessons.Session, chapter int) *Screen {
	s := &Screen{env: env, session: session, chapter: chapter, work: env.Work}
	s.board = widgets.NewBoard(env.Art)
	s.board.OnAttempt = s.onAttempt
	s.board.OnHold = s.onHold
	s.board.OnKey = env.OnKey
	s.board.OnMenu = s.onMenu
	s.board.Choice = s.mayChoose
	s.board.OnChoose = func(pc rules.Piece) { s.Tell(s.env.Words.Choosing(pc.Kind())) }
	s.playout = newPlayout(s)
	s.header = newHeader(s)
	s.panel = newPanel(s)
	s.status = newStatus()
	top := fyne.CanvasObject(s.header.root)
	if env.Exam != nil {
		top = env.Exam.Header
	}
	s.root = container.New(boardscreen.Layout{}, top, container.NewStack(s.board, s.playout.veil), s.panel.root, s.status.root)
	s.render()
	return s
}

// Content returns what is put in the window.
func (s *Screen) Content() fyne.CanvasObject { return s.root }

// Session returns the session that is shown.
func (s *Screen) Session() *lessons.Session { return s.session }

// Shown is called once the screen is in its window.
func (s *Screen) Shown() { s.focus() }

// Close ends what is still being worked out. The screen is of no use then.
func (s *Screen) Close() { s.work.Stop(); s.playout.drop() }

// render draws the state of the session.
func (s *Screen) render() {
	step := s.session.Step()
	if s.view != nil && step == s.at {
		s.refresh()
		return
	}
	s.enter(step)
	s.refresh()
	s.focus()
}

// enter begins with a step.
func (s *Screen) enter(step *lessons.Step) {
	s.work.Stop()
	s.unfocus()
	s.inRow()
	s.at, s.view = step, s.viewOf(step)
	s.control = nil // it would tell the answer of the next step
	if step != nil && s.env.Entered != nil {
		s.env.Entered(step)
	}
}

// refresh draws the step anew, as it is.
func (s *Screen) refresh() {
	s.header.render()
	s.renderBoard()
	s.panel.render()
	s.status.set(s.statusText(), s.keysText())
}

// Tell says something in the status line, until something is done.
func (s *Screen) Tell(text string) { s.status.set(text, s.keysText()) }

// focus gives the keys to the part of the step that wants them, if any.
func (s *Screen) focus() {
	f := s.view.focus()
	c := fyne.CurrentApp().Driver().CanvasForObject(s.root)
	if f != nil && c != nil && s.panel.root.Visible() {
		c.Focus(f)
	}
}

// unfocus takes the keys from a part that goes away with its step.
func (s *Screen) unfocus() {
	c := fyne.CurrentApp().Driver().CanvasForObject(s.root)
	if s.view != nil && c != nil && c.Focused() != nil && c.Focused() != fyne.Focusable(s.board) {
		c.Unfocus()
	}
}

func (s *Screen) renderBoard() {
	s.playout.drop()
	w := s.env.Words
	step := s.session.Step()
	boardscreen.Dress(s.board, w, s.env.Set, s.env.Still, s.upsideDown())
	s.zoom(step)
	s.move()
	s.board.OnPick, s.board.OnBring, s.board.LeaveEnter = nil, nil, false
	s.view.dress(s.board)
	names := [2]widgets.StandName{{Side: w.Side(rules.Black)}, {Side: w.Side(rules.White)}}
	if step != nil {
		seats := w.Seats(step)
		names = [2]widgets.StandName{{Side: seats.Name(rules.Black)}, {Side: seats.Name(rules.White)}}
		if plays(step) {
			names[step.Setup.Turn].Player = w.Say("stand.you", nil)
		}
	}
	s.board.SetNames(names)
	s.board.SetMarks(s.marks())
}

// zoom shows the part of the board that a step is about; at the end the whole of it. A
// lesson in which no piece is ever in hand has no stands.
func (s *Screen) zoom(step *lessons.Step) {
	style := s.board.Style()
	style.Stands = s.env.Row != nil || s.env.Exam != nil || s.session.Lesson.Hands()
	style.Area = rules.SquareSet{}
	if step != nil {
		style.Area = step.Area
	}
	s.board.SetStyle(style)
}

// plays reports whether the learner plays a side at a step.
func plays(step *lessons.Step) bool {
	return step.Kind == lessons.PlayMove || step.Kind == lessons.PlayLine || step.Kind == lessons.WriteMove && step.Read
}

// move shows the position: an answer just given moves its piece, a refused one
// goes there and back.
func (s *Screen) move() {
	now := s.view.setup()
	tried, showing := s.moving, s.showing
	s.moving, s.showing = nil, false
	switch {
	case showing:
	case tried != nil && s.session.State() == lessons.Answered:
		s.board.Play(now, *tried)
	case tried != nil && s.session.State() == lessons.Refused && s.session.Verdict().Result == lessons.Foul:
		s.board.SetSetup(now)
		s.board.Refuse(*tried)
	default:
		s.board.SetSetup(now)
	}
}

// try hands an answer to the session.
func (s *Screen) try(r lessons.Response) {
	step := s.session.Step()
	if e := s.env.Exam; e != nil {
		e.Try(r)
	} else {
		s.session.Try(r)
	}
	s.judged(step)
}

// judged tells what became of a try. A right move of a line that goes on is no
// answer yet.
func (s *Screen) judged(step *lessons.Step) {
	v := s.session.Verdict()
	if s.env.Tried != nil && (v.Result != lessons.Right || s.session.State() == lessons.Answered) {
		s.env.Tried(step, v)
	}
	s.render()
}

// mayChoose reports whether an attempt could be made with promotion and without.
func (s *Screen) mayChoose(a rules.Attempt) bool {
	p := s.view.position()
	return p.Choice(a)
}

func (s *Screen) onAttempt(a rules.Attempt) {
	p := s.view.position()
	a = p.Meant(a) // a piece that must promote does
	s.view.attempt(a)
}

// onHold tells which piece is taken up; the marks of a refused try go away.
func (s *Screen) onHold(pc rules.Piece) {
	if pc != rules.NoPiece && s.session.State() == lessons.Refused {
		s.session.Retry()
		s.header.render()
		s.board.SetMarks(s.marks())
		s.panel.render()
	}
	text := s.statusText()
	if pc != rules.NoPiece {
		text = s.heldText(pc.Kind())
	}
	s.Tell(text)
}
