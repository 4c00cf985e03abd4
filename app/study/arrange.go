package study

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/piecebox"
	"terakoya/app/words"
	"terakoya/rules"
	"terakoya/rules/kifu"
	"terakoya/widgets"
)

// arrangement is the board while pieces are put on it by hand. Whatever can be drawn can
// stand there; only what can be played is taken over.
type arrangement struct {
	screen  *Screen
	active  bool
	setup   rules.Setup
	before  []rules.Setup // what Backspace goes back to
	raised  rules.Square  // whose piece is taken up by the keys, or OffBoard
	carried piecebox.Carrier
	palette *piecebox.Box
	wrong   string // what is wrong with the SFEN that was typed, in words

	toHand, fromHand *widgets.Button
	turn             *widgets.Segments
	starts           *starts
	clear, begin     *widgets.Button
	sfen             *widgets.Entry
	told             *widgets.Column
	body             *widgets.Column
	scroll           *container.Scroll
	done, undo, off  *widgets.Button
	root             *fyne.Container
}

func newArrangement(s *Screen) *arrangement {
	a := &arrangement{screen: s, raised: rules.OffBoard, carried: piecebox.Carrier{Board: s.board}}
	a.palette = piecebox.New(s.env.Art, s.env.Set, rules.Black, s.render, s.env.OnKey)
	a.palette.OnCarry, a.palette.OnDrop = a.carryNew, a.dropNew
	button := func(kind widgets.ButtonKind, key string, tap func()) *widgets.Button {
		b := widgets.NewButton(kind, "", key, tap)
		b.OnKey = s.env.OnKey
		return b
	}
	a.toHand, a.fromHand = button(widgets.PlainButton, "H", func() { a.hand(1) }), button(widgets.PlainButton, "J", func() { a.hand(-1) })
	a.clear, a.begin = button(widgets.PlainButton, "C", a.onClear), button(widgets.PlainButton, "E", a.onStarts)
	a.done, a.undo = button(widgets.MainButton, "Enter", a.onDone), button(widgets.PlainButton, "U", a.goBack)
	a.off = button(widgets.PlainButton, "Esc", a.onCancel)
	a.turn = widgets.NewSegments(func(i int) { a.change(func(s *rules.Setup) { s.Turn = rules.Color(i) }) }, s.env.OnKey)
	a.turn.Signed = true
	a.sfen = widgets.NewEntry()
	a.sfen.OnDone, a.sfen.OnKey = a.onSFEN, s.env.OnKey
	a.starts = newStarts(a)
	a.lay()
	return a
}

// open begins to put up a position.
func (a *arrangement) open(setup rules.Setup) {
	a.active, a.setup, a.before, a.raised, a.wrong = true, setup, nil, rules.OffBoard, ""
	a.starts.shown = false
}

// onArrange begins with what is on the board.
func (s *Screen) onArrange() {
	s.settle()
	s.quiet()
	p := s.session.position()
	s.arrange.open(p.Setup())
	s.keep(s.session.text)
	s.render()
}

// change makes another setup of the one that stands.
func (a *arrangement) change(do func(*rules.Setup)) {
	next := a.setup
	do(&next)
	a.raised, a.wrong = rules.OffBoard, ""
	if next != a.setup {
		a.before, a.setup = append(a.before, a.setup), next
	}
	a.screen.quiet()
	a.screen.keep(a.screen.session.text)
	a.screen.render()
}

// put puts a piece on a square, or NoPiece.
func (a *arrangement) put(sq rules.Square, pc rules.Piece) {
	a.change(func(s *rules.Setup) { s.Board[sq] = pc })
}

// onPick takes the piece on a square away, or puts the one there that is taken up or
// chosen.
func (a *arrangement) onPick(sq rules.Square) {
	switch pc := a.palette.Piece(); {
	case a.carried.Is():
	case a.raised.OnBoard():
		a.raise(sq)
	case a.setup.Board[sq] != rules.NoPiece:
		a.put(sq, rules.NoPiece)
	case pc == rules.NoPiece:
		a.screen.tell(a.screen.env.Words.Say("arrange.choose", nil))
	default:
		a.put(sq, pc)
	}
}

// move brings a piece from a square to another, in the place of what stands there, or
// off the board.
func (a *arrangement) move(from, to rules.Square) {
	a.change(func(s *rules.Setup) {
		pc := s.Board[from]
		s.Board[from] = rules.NoPiece
		if to.OnBoard() {
			s.Board[to] = pc
		}
	})
}

// hand gives a side one more of the chosen kind in hand, or one less.
func (a *arrangement) hand(by int) {
	pc := a.palette.Piece()
	k := pc.Kind().Base()
	if pc == rules.NoPiece || !k.InHand() {
		a.screen.tell(a.screen.env.Words.Say("study.arrange.noHand", nil))
		return
	}
	a.change(func(s *rules.Setup) {
		held := &s.Hands[pc.Color()][k]
		if n := int(*held) + by; 0 <= n && n <= k.InSet() {
			*held = uint8(n)
		}
	})
}

func (a *arrangement) onClear() {
	a.change(func(s *rules.Setup) { *s = rules.Setup{Turn: s.Turn, Move: 1} })
}

// goBack goes back by one change.
func (a *arrangement) goBack() {
	if len(a.before) == 0 {
		return
	}
	last := len(a.before) - 1
	a.setup, a.before = a.before[last], a.before[:last]
	a.raised, a.wrong = rules.OffBoard, ""
	a.screen.keep(a.screen.session.text)
	a.screen.render()
}

// onSFEN takes over what was typed: a position, or a record that begins with one.
func (a *arrangement) onSFEN() {
	setup, err := rules.ParseSetup(a.sfen.Text)
	if err == nil {
		a.change(func(s *rules.Setup) { *s = setup })
		return
	}
	a.wrong = a.screen.sfenText(err)
	a.screen.render()
}

// onDone takes the position over, if a game can be played from it.
func (a *arrangement) onDone() {
	if a.starts.shown || a.carried.Is() {
		return
	}
	p, _, err := a.setup.Position()
	s := a.screen
	if err != nil {
		s.tell(s.flaw(err))
		return
	}
	a.active = false
	a.unfocus()
	if now := s.session.position(); now.SFEN() == p.SFEN() {
		s.keep(s.session.text)
		s.render()
		return
	}
	s.change(func() {
		s.session.set(kifu.NewRecord(p), "")
		s.file = nil
		s.notice = s.env.Words.Say("study.status.arranged", nil)
	})
}

// onCancel leaves the study as it was.
func (a *arrangement) onCancel() {
	a.active = false
	a.unfocus()
	a.screen.quiet()
	a.screen.keep(a.screen.session.text)
	a.screen.render()
}

// unfocus takes the focus away, and reports whether the line of SFEN had it.
func (a *arrangement) unfocus() (written bool) {
	a.carried.LetGo()
	if c := fyne.CurrentApp().Driver().CanvasForObject(a.screen.root); c != nil {
		written = c.Focused() == fyne.Focusable(a.sfen)
		c.Unfocus()
	}
	return written
}

// verdict says whether a game can be played from what stands there, and what is odd.
func (a *arrangement) verdict() (title, text string, fine bool) {
	s, w := a.screen, a.screen.env.Words
	_, odd, err := a.setup.Position()
	switch {
	case err != nil:
		return w.Say("study.arrange.impossible", nil), s.flaw(err), false
	case odd != 0:
		return w.Say("study.odd.title", nil), s.oddities(odd), true
	}
	return w.Say("study.arrange.fine", words.Args{"side": w.Side(a.setup.Turn)}), "", true
}
