package widgets

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"terakoya/rules"
)

// Play shows a position, as SetSetup does, and the move that led to it from the
// one shown before: its piece slides or comes from the stand, what it takes goes
// to the stand, and a promoting piece turns over. The position is shown from the
// first moment on in all but the pieces that move; what the user does next, or
// the next position, ends the motion.
func (b *Board) Play(next rules.Setup, a rules.Attempt) {
	m, ok := b.moveOf(a)
	if !ok {
		b.SetSetup(next)
		return
	}
	b.rest()
	b.lay(next)
	before := b.geo.shown
	if b.refit(); b.geo.shown != before { // the way was measured on another board
		b.Refresh()
		return
	}
	stand := inHand(m.piece.Color(), m.taken.Kind().Base())
	if at, shown := b.geo.cellOf(stand); shown && m.taken != rules.NoPiece {
		m.stand = &at
	}
	all := m.played()
	all.away = []place{onSquare(a.To)}
	if m.stand != nil {
		all.away = append(all.away, stand)
	}
	b.start(all)
}

// Follow shows a move as Play does, once what is under way has arrived: an answer to
// it. What the user does next shows at once what both lead to. With an attempt that
// goes nowhere only the position is shown.
func (b *Board) Follow(next rules.Setup, a rules.Attempt) {
	if b.motion == nil {
		b.Play(next, a)
		return
	}
	b.motion.sequel = &sequel{next, a}
}

// sequel is a move that is shown once another has been.
type sequel struct {
	setup   rules.Setup
	attempt rules.Attempt
}

// Refuse shows that an attempt comes to nothing: its piece goes there and back.
// The position stays.
func (b *Board) Refuse(a rules.Attempt) {
	m, ok := b.moveOf(a)
	if !ok {
		return
	}
	b.rest()
	all := m.refused()
	all.away = []place{b.placeOf(a)}
	b.start(all)
}

// placeOf returns where the piece of an attempt is taken up.
func (b *Board) placeOf(a rules.Attempt) place {
	if a.Drop != rules.NoKind {
		return inHand(b.gesture.setup.Turn, a.Drop)
	}
	return onSquare(a.From)
}

// moveOf returns what is to move on the board as it is; false if nothing does.
func (b *Board) moveOf(a rules.Attempt) (move, bool) {
	p := b.placeOf(a)
	m := move{Attempt: a, piece: b.gesture.pieceAt(p), placed: b.placed}
	if !a.To.OnBoard() || m.piece == rules.NoPiece || b.geo.cell == 0 || b.renderer == nil || b.isStill() {
		return m, false
	}
	if a.Drop == rules.NoKind {
		m.taken = b.gesture.setup.Board[a.To]
	}
	var there, shown bool
	m.to, there = b.geo.cellOf(onSquare(a.To))
	m.from, shown = b.geo.cellOf(p)
	return m, there && shown
}

// isStill reports whether nothing is to move.
func (b *Board) isStill() bool {
	return b.style.Still || !fyne.CurrentApp().Settings().ShowAnimations()
}

// Moving reports whether a piece is under way.
func (b *Board) Moving() bool { return b.motion != nil }

// start begins a motion.
func (b *Board) start(m *motion) {
	if m.long == 0 {
		b.Refresh()
		return
	}
	b.motion = m
	b.Refresh()
	m.stop = b.animate(m.long, func(q float32) { b.step(m, q) })
}

// animate calls tick with a share of the time that has passed, until it is 1.
func animate(long time.Duration, tick func(float32)) (stop func()) {
	a := fyne.NewAnimation(long, tick)
	a.Curve = fyne.AnimationLinear
	a.Start()
	return a.Stop
}

// step shows a motion at a share of its time. Only what moves is drawn.
func (b *Board) step(m *motion, q float32) {
	switch {
	case b.motion != m:
	case q >= 1:
		b.motion = nil
		if next := m.sequel; next != nil {
			b.Play(next.setup, next.attempt)
			return
		}
		b.Refresh()
	default:
		m.now = time.Duration(q * float32(m.long))
		b.renderer.moveOn()
	}
}

// rest ends what moves: all is at its goal.
func (b *Board) rest() {
	m := b.motion
	if m == nil {
		return
	}
	b.motion = nil
	if m.stop != nil {
		m.stop()
	}
	if m.sequel != nil {
		b.lay(m.sequel.setup)
	}
	b.Refresh()
}

// flying reports whether what lies at a place is drawn as under way.
func (b *Board) flying(p place) bool { return b.motion != nil && slices.Contains(b.motion.away, p) }

// drawMotion draws the pieces that are under way.
func (r *boardRenderer) drawMotion() {
	if r.board.motion == nil {
		return
	}
	for range r.board.motion.flights {
		r.add(r.movers.next().Raster)
	}
	r.moveOn()
}

// moveOn puts the pieces that are under way where they are now.
func (r *boardRenderer) moveOn() {
	m := r.board.motion
	for i, f := range m.flights {
		r.place(r.movers.all[i], f.pose(m.now))
	}
}

// place shows a piece in a pose; the middle of its cell is what it grows around.
func (r *boardRenderer) place(s *sprite, p pose) {
	if p.piece == rules.NoPiece {
		s.Hide()
		return
	}
	g, cell := &r.board.geo, r.board.geo.cellSize()
	pic := r.pics.face(faceKey{r.face(p.piece), r.board.style.Set, p.form})
	x := p.at.X + cell.Width/2 + (g.units(pic.at.X)-cell.Width/2)*p.wide
	y := p.at.Y + cell.Height/2 + (g.units(pic.at.Y)-cell.Height/2)*p.high
	size := fyne.NewSize(g.units(pic.Rect.Dx())*p.wide, g.units(pic.Rect.Dy())*p.high)
	s.stretch(pic.RGBA, fyne.NewPos(x, y), size)
}
