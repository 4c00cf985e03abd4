// Package learn is the screen of a lesson: the board at the left, beside it what
// is said and asked, and the answer to what the learner tries.
package learn

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/boardscreen"
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
	// Next opens the lesson after this one; nil if there is none.
	Next func()
	// Entered is called with each step that is shown, Tried with each verdict, Gave
	// when the answer is shown. Each may be nil.
	Entered func(*lessons.Step)
	Tried   func(*lessons.Step, lessons.Verdict)
	Gave    func(*lessons.Step)
	// OnKey is called with keys that no part of the screen uses while it has the
	// focus; the window gives back to TypedKey those that are not its own.
	OnKey func(*fyne.KeyEvent)
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
	control *rules.Color    // whose squares are shown; nil for nobody's
	picked  rules.SquareSet // at a step that asks for squares
	tried   []int           // the options already refused, at a step that offers some
	at      *lessons.Step   // the step that picked and tried belong to
	moving  *rules.Attempt  // the move just tried, to be shown in motion
}

// New returns the screen of a session in a chapter of the given number.
func New(env Env, session *lessons.Session, chapter int) *Screen {
	s := &Screen{env: env, session: session, chapter: chapter}
	s.board = widgets.NewBoard(env.Art)
	s.board.OnAttempt = s.onAttempt
	s.board.OnHold = s.onHold
	s.board.OnKey = env.OnKey
	s.board.OnMenu = s.onMenu
	s.board.Choice = s.mayChoose
	s.header = newHeader(s)
	s.panel = newPanel(s)
	s.status = newStatus()
	s.root = container.New(boardscreen.Layout{}, s.header.root, s.board, s.panel.root, s.status.root)
	s.render()
	return s
}

// Content returns what is put in the window.
func (s *Screen) Content() fyne.CanvasObject { return s.root }

// Session returns the session that is shown.
func (s *Screen) Session() *lessons.Session { return s.session }

// render draws the state of the session.
func (s *Screen) render() {
	if step := s.session.Step(); step != s.at {
		s.at, s.picked, s.tried = step, rules.SquareSet{}, nil
		s.control = nil // it would tell the answer of the next step
		if step != nil && s.env.Entered != nil {
			s.env.Entered(step)
		}
	}
	s.header.render()
	s.renderBoard()
	s.panel.render()
	s.status.set(s.statusText(), s.keysText())
}

func (s *Screen) renderBoard() {
	w := s.env.Words
	boardscreen.Dress(s.board, w, s.env.Set, s.env.Still, s.turned)
	step := s.session.Step()
	s.move(step)
	s.board.OnPick = nil
	if step != nil && step.Kind == lessons.TapSquares {
		s.board.OnPick = s.onPick
	}
	s.board.SetLocked(!s.session.CanTry() || step.Kind == lessons.Judgement || step.Kind == lessons.Choice)
	names := [2]widgets.StandName{{Side: w.Side(rules.Black)}, {Side: w.Side(rules.White)}}
	if step != nil && step.Kind == lessons.PlayMove {
		names[step.Setup.Turn].Player = w.Say("stand.you", nil)
	}
	s.board.SetNames(names)
	s.board.SetMarks(s.marks())
}

// move shows the position: an answer just given moves its piece, a refused one
// goes there and back.
func (s *Screen) move(step *lessons.Step) {
	now := s.session.Setup()
	tried := s.moving
	s.moving = nil
	switch {
	case tried != nil && step != nil && s.session.State() == lessons.Answered:
		s.board.Play(now, *tried)
	case tried != nil && step != nil && s.session.State() == lessons.Refused && s.session.Verdict().Result == lessons.Foul:
		s.board.SetSetup(now)
		s.board.Refuse(*tried)
	default:
		s.board.SetSetup(now)
	}
}

// try hands an answer to the session.
func (s *Screen) try(r lessons.Response) {
	step := s.session.Step()
	s.session.Try(r)
	if s.env.Tried != nil {
		s.env.Tried(step, s.session.Verdict())
	}
	s.render()
}

// mayChoose reports whether an attempt could be made with promotion and without.
func (s *Screen) mayChoose(a rules.Attempt) bool {
	p := &s.session.Step().Position
	turned := a
	turned.Promote = true
	return p.Check(a) == nil && p.Check(turned) == nil
}

func (s *Screen) onAttempt(a rules.Attempt) {
	p := &s.session.Step().Position
	if turned := a; a.Drop == rules.NoKind && p.Check(a) != nil {
		if turned.Promote = true; p.Check(turned) == nil {
			a = turned // a piece that must promote does
		}
	}
	s.moving = &a
	s.try(lessons.Response{Attempt: a})
}

// onPick chooses a square, or takes it back.
func (s *Screen) onPick(sq rules.Square) {
	if step := s.session.Step(); !step.Among.Has(sq) {
		return
	}
	one := rules.SetOf(sq)
	if s.session.State() == lessons.Refused {
		s.session.Retry()
	}
	if s.picked.Has(sq) {
		s.picked = s.picked.Without(one)
	} else {
		s.picked = s.picked.Or(one)
	}
	s.header.render()
	s.board.SetMarks(s.marks())
	s.panel.render()
	s.status.set(s.statusText(), s.keysText())
}

// onOption answers with one of the options stated, from 0.
func (s *Screen) onOption(i int) {
	step := s.session.Step()
	if step == nil || !s.session.CanTry() || i >= optionCount(step) {
		return
	}
	r := lessons.Response{Option: i}
	if step.Kind == lessons.Judgement {
		r.Foul = step.Offer[i]
	}
	if slices.Contains(s.tried, i) {
		return // it has been refused
	}
	s.tried = append(s.tried, i)
	s.try(r)
}

// optionCount is how many answers a step offers.
func optionCount(step *lessons.Step) int {
	switch step.Kind {
	case lessons.Judgement:
		return len(step.Offer)
	case lessons.Choice:
		return len(step.Option)
	case lessons.Show, lessons.PlayMove, lessons.TapSquares:
	}
	return 0
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
	s.status.set(text, s.keysText())
}
