package study

import (
	"fyne.io/fyne/v2"

	"terakoya/app/boardmenu"
	"terakoya/app/feedback"
	"terakoya/app/words"
	"terakoya/rules"
	"terakoya/rules/kifu"
	"terakoya/widgets"
)

func (s *Screen) onAttempt(a rules.Attempt) {
	s.release()
	s.settle()
	s.session.begin()
	err := s.session.play(a)
	s.quiet()
	switch illegal := refused(err); {
	case illegal != nil:
		s.foul = illegal
	case err != nil: // more moves than a file may hold
		s.notice = s.env.Words.Say("study.full", nil)
	default:
		s.moving = true
		s.keep(s.session.changed())
		s.panel.list.stale()
	}
	s.render()
}

// release gives the arrow keys back to the list of moves, unless the board is moved on
// by them: a click has taken the focus there.
func (s *Screen) release() {
	if s.board.ByKeys() || s.board.Choosing() {
		return
	}
	if c := fyne.CurrentApp().Driver().CanvasForObject(s.root); c != nil && c.Focused() == fyne.Focusable(s.board) {
		c.Unfocus()
	}
}

// focusBoard brings the cursor of the keyboard to the board.
func (s *Screen) focusBoard() {
	s.board.Enter(&fyne.KeyEvent{Name: fyne.KeyDown})
	s.status.Set(s.env.Words.Say("study.status.board", nil), s.keysText())
}

// leaveBoard takes it away again, and reports whether it was there.
func (s *Screen) leaveBoard() bool {
	if !s.board.ByKeys() {
		return false
	}
	fyne.CurrentApp().Driver().CanvasForObject(s.root).Unfocus()
	s.status.Set(s.statusText(), s.keysText())
	return true
}

// mayChoose reports whether an attempt could be made with promotion and without.
func (s *Screen) mayChoose(a rules.Attempt) bool {
	p := s.session.position()
	return p.Choice(a)
}

// onChoose leaves the keys to the board, which waits for an answer.
func (s *Screen) onChoose(pc rules.Piece) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(s.root); c != nil {
		c.Focus(s.board)
	}
	s.status.Set(s.env.Words.Choosing(pc.Kind()), s.keysText())
}

// targets are the squares to which a piece may go.
func (s *Screen) targets(from rules.Square, drop rules.Kind) rules.SquareSet {
	p := s.session.position()
	return p.Targets(from, drop)
}

// onHold tells which piece is taken up; what was said of an attempt goes away.
func (s *Screen) onHold(pc rules.Piece) {
	s.release()
	if pc == rules.NoPiece {
		s.status.Set(s.statusText(), s.keysText())
		return
	}
	if s.foul != nil || s.told != nil {
		s.foul, s.told = nil, nil
		s.renderNote()
	}
	s.notice = ""
	s.status.Set(s.env.Words.Say("status.held", words.Args{"piece": s.env.Words.Piece(pc.Kind())}), s.keysText())
}

// explained makes the explanation of the foul that is shown.
func (s *Screen) explained() feedback.Foul {
	p := s.session.position()
	return feedback.Explained(&p, s.foul, s.sides.Explain(&p, s.foul))
}

// marks are what is drawn on the board beside the pieces: a foul, or else how the game
// stands and the best move.
func (s *Screen) marks() widgets.Marks {
	p := s.session.position()
	if s.foul != nil {
		return s.explained().Marks()
	}
	if e := s.session.at.Foul; e != nil {
		return feedback.FoulMarks(&p, e)
	}
	return s.analysis.mark(feedback.Standing(&p, move(s.session.at).Move))
}

// onMenu opens the menu of the board.
func (s *Screen) onMenu(at fyne.Position) {
	setup := s.shown()
	boardmenu.Show(s.env.Words, s.board, setup, at, s.sides.Handicap, s.tell)
}

// shown is the position on the board.
func (s *Screen) shown() rules.Setup {
	if s.arrange.active {
		return s.arrange.setup
	}
	p := s.session.position()
	return p.Setup()
}

// tell says something in the status line.
func (s *Screen) tell(text string) {
	s.notice = text
	s.status.Set(s.statusText(), s.keysText())
}

// walk goes a step through the record.
func (s *Screen) walk(to step) { s.goTo(s.session.where(to)) }

func (s *Screen) onRemove() {
	if s.session.at == s.session.record.Root {
		return
	}
	s.change(func() {
		s.session.remove()
		s.notice = s.env.Words.Say("study.status.removed", nil)
	})
}

func (s *Screen) onPromote() {
	if s.session.at.IsMain() {
		return
	}
	s.change(func() {
		s.session.promote()
		s.notice = s.env.Words.Say("study.status.promoted", nil)
	})
}

func (s *Screen) onUndo() {
	s.settle()
	s.quiet()
	if !s.session.undo() {
		s.tell(s.env.Words.Say("study.status.noUndo", nil))
		return
	}
	s.keep(s.session.text)
	s.panel.list.stale()
	s.notice = s.env.Words.Say("study.status.undone", nil)
	s.render()
}

func (s *Screen) onFlip() {
	s.session.turned = !s.session.turned
	s.render()
}

// onPlayFrom begins a game; the learner has the side that sits at the bottom.
func (s *Screen) onPlayFrom() {
	if s.env.PlayFrom == nil || !s.panel.playFrom.Visible() || s.panel.playFrom.Disabled() {
		return
	}
	p, side := s.session.position(), rules.Black
	if s.session.turned {
		side = rules.White
	}
	s.Close()
	s.env.PlayFrom(p, side)
}

func (s *Screen) onLeave() {
	s.Close()
	s.env.Leave()
}

// ended reports whether a game could go on from here, and how it ended if not.
func (s *Screen) ended() (o rules.Outcome, over bool) {
	o = s.session.game().Outcome()
	return o, o.Ending != rules.NotEnded
}

// endWord is what the record itself says of its end here; empty if it says nothing.
func (s *Screen) endWord() string {
	if e := s.session.at.End; e.Kind != kifu.NoEnd {
		return s.endText(e)
	}
	return ""
}

func (s *Screen) endText(e kifu.End) string {
	if e.Kind == kifu.EndOther {
		return e.Text
	}
	return s.env.Words.Say("study.end."+e.String(), nil)
}
