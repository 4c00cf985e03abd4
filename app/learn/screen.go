// Package learn is the screen of a lesson: the board at the left, beside it what
// is said and asked, and the answer to what the learner tries.
package learn

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

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
	// Leave goes back to the start screen.
	Leave func()
	// Drawn is called after the screen has changed; may be nil.
	Drawn func()
}

// Screen shows a session.
type Screen struct {
	env     Env
	session *lessons.Session
	chapter int // its number, for the heading

	board  *widgets.Board
	header *header
	panel  *panel
	status *status
	root   *fyne.Container
	turned bool
}

// New returns the screen of a session in a chapter of the given number.
func New(env Env, session *lessons.Session, chapter int) *Screen {
	s := &Screen{env: env, session: session, chapter: chapter}
	s.board = widgets.NewBoard(env.Art)
	s.board.OnAttempt = s.onAttempt
	s.board.OnHold = s.onHold
	s.board.OnKey = s.TypedKey
	s.board.Choice = s.mayChoose
	s.header = newHeader(s)
	s.panel = newPanel(s)
	s.status = newStatus()
	s.root = container.New(layout{}, s.header.root, s.board, s.panel.root, s.status.root)
	s.render()
	return s
}

// Content returns what is put in the window.
func (s *Screen) Content() fyne.CanvasObject { return s.root }

// Session returns the session that is shown.
func (s *Screen) Session() *lessons.Session { return s.session }

// render draws the state of the session.
func (s *Screen) render() {
	s.header.render()
	s.renderBoard()
	s.panel.render()
	s.status.set(s.statusText(), s.keysText())
	if s.env.Drawn != nil {
		s.env.Drawn()
	}
}

func (s *Screen) renderBoard() {
	w := s.env.Words
	style := s.board.Style()
	style.Turned = s.turned
	style.Set = pieceart.OneKanji
	if w.Language == lessons.Japanese {
		style.Set = pieceart.TwoKanji
	}
	style.Right = pieceart.Kanji
	if w.Language == lessons.English {
		style.Right = pieceart.Latin
	}
	style.Words = widgets.ChooserWords{Promote: w.Say("promotion.yes", nil), Stay: w.Say("promotion.no", nil)}
	s.board.SetStyle(style)
	setup := s.session.Setup()
	s.board.SetSetup(setup)
	s.board.SetLocked(!s.session.CanTry())
	names := [2]widgets.StandName{{Side: w.Side(rules.Black)}, {Side: w.Side(rules.White)}}
	if step := s.session.Step(); step != nil {
		names[step.Setup.Turn].Player = w.Say("stand.you", nil)
	}
	s.board.SetNames(names)
	s.board.SetMarks(s.marks())
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
	s.session.Try(a)
	s.render()
}

// onHold tells which piece is taken up; the marks of a refused try go away.
func (s *Screen) onHold(pc rules.Piece) {
	if pc != rules.NoPiece && s.session.State() == lessons.Refused {
		s.session.Retry()
		held := pc.Kind()
		s.header.render()
		s.board.SetMarks(s.marks())
		s.panel.render()
		s.status.set(s.heldText(held), s.keysText())
		return
	}
	if pc == rules.NoPiece {
		s.status.set(s.statusText(), s.keysText())
	} else {
		s.status.set(s.heldText(pc.Kind()), s.keysText())
	}
}

func (s *Screen) onNext()  { s.session.Next(); s.render() }
func (s *Screen) onRetry() { s.session.Retry(); s.render() }
func (s *Screen) onHint()  { s.session.Hint(); s.render() }
func (s *Screen) onShow()  { s.session.Reveal(); s.render() }
func (s *Screen) onBack()  { s.session.Back(); s.render() }

func (s *Screen) onFlip() {
	s.turned = !s.turned
	s.render()
}

// onAgain starts the lesson afresh.
func (s *Screen) onAgain() {
	s.session = lessons.NewSession(s.session.Lesson)
	s.render()
}

// onMain is what Enter does: whatever the main button says.
func (s *Screen) onMain() {
	switch s.session.State() {
	case lessons.Finished:
		s.env.Leave()
	case lessons.Refused:
		s.onRetry()
	case lessons.Waiting, lessons.Answered, lessons.Revealed:
		s.onNext()
	}
}

// TypedKey handles the keys of the screen.
func (s *Screen) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		s.onMain()
	case fyne.KeyH:
		s.onHint()
	case fyne.KeyS:
		s.onShow()
	case fyne.KeyU, fyne.KeyBackspace:
		s.onBack()
	case fyne.KeyF:
		s.onFlip()
	case fyne.KeyEscape:
		s.env.Leave()
	case fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight:
		if c := fyne.CurrentApp().Driver().CanvasForObject(s.board); c != nil && s.session.CanTry() {
			c.Focus(s.board)
			s.board.TypedKey(e)
		}
	}
}
