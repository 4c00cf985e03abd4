package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"terakoya/rules"
)

// Tapped is part of fyne.Tappable.
func (b *Board) Tapped(e *fyne.PointEvent) {
	b.focus()
	b.tap(e.Position)
}

// tap handles a click, also one whose hand shook and so came as a drag.
func (b *Board) tap(pos fyne.Position) {
	b.rest()
	if b.choosing != nil {
		b.choose(b.choosing.answerAt(pos))
		return
	}
	b.click(b.geo.placeAt(pos))
}

func (b *Board) click(p place) {
	if b.locked {
		return
	}
	b.gesture.cursor = p
	if p == nowhere {
		b.gesture.cursor = b.geo.home()
	}
	if b.OnPick != nil {
		if p.square.OnBoard() {
			b.OnPick(p.square)
		}
		return
	}
	a, tried := b.gesture.tap(p)
	b.after(a, tried, false)
}

// after reports what a gesture came to. The piece is placed if it was dragged.
func (b *Board) after(a rules.Attempt, tried, placed bool) {
	b.drag = nil
	switch {
	case !tried:
		b.reportHold()
	case a.Drop == rules.NoKind && b.Choice != nil && b.Choice(a):
		b.choosing = newChooser(b, a)
		if b.OnChoose != nil {
			b.OnChoose(b.choosing.piece)
		}
	default:
		b.attempt(a, placed)
	}
	b.Refresh()
}

func (b *Board) attempt(a rules.Attempt, placed bool) {
	b.placed = placed
	if b.OnAttempt != nil {
		b.OnAttempt(a)
	}
	b.placed = false
}

func (b *Board) reportHold() {
	b.askTargets()
	if b.OnHold != nil {
		b.OnHold(b.Held())
	}
}

// cancel puts down what is held; false if that is nothing.
func (b *Board) cancel() bool {
	if b.gesture.held == nowhere && b.choosing == nil {
		return false
	}
	b.gesture.held = nowhere
	b.drop()
	b.reportHold()
	b.Refresh()
	return true
}

// drop ends a drag or a choice without its having come to anything.
func (b *Board) drop() {
	b.endCarry()
	b.drag, b.choosing = nil, nil
}

// shake is how far a hand may slip in a click, in units.
const shake = 6

// pull is a drag under way: where it began, what was held before, and where the
// pointer is.
type pull struct {
	start   fyne.Position
	before  place
	now     fyne.Position
	carried bool // where pieces are dragged beside OnPick: it is under the pointer
}

// Dragged is part of fyne.Draggable. The first event takes up the piece where
// the drag began.
func (b *Board) Dragged(e *fyne.DragEvent) {
	if b.drag == nil {
		if b.pulling {
			return // this drag was called off
		}
		b.pulling = true
		b.rest()
		b.focus()
		b.drag = &pull{start: e.Position.SubtractXY(e.Dragged.DX, e.Dragged.DY), before: b.gesture.held}
		if !b.locked && b.choosing == nil && b.OnPick == nil {
			b.gesture.take(b.geo.placeAt(b.drag.start))
			b.reportHold()
		}
	}
	b.drag.now = e.Position
	b.carry()
	b.Refresh()
}

// DragEnd is part of fyne.Draggable. A drag that ends where it began was a click
// with a shaking hand.
func (b *Board) DragEnd() {
	b.pulling = false
	d := b.drag
	if d == nil {
		return
	}
	b.endCarry()
	b.drag = nil
	from, to := b.geo.placeAt(d.start), b.geo.placeAt(d.now)
	switch {
	case d.carried:
		b.bring(from.square, to.square)
		return
	case b.choosing != nil:
		if shift := d.now.Subtract(d.start); max(shift.X, -shift.X, shift.Y, -shift.Y) < shake {
			b.tap(d.now)
		}
		return
	case from == to:
		if !b.locked {
			b.gesture.held = d.before
		}
		b.tap(d.now)
		return
	}
	if !b.locked && b.OnPick == nil {
		a, tried := b.gesture.bring(to)
		b.after(a, tried, true)
	}
}

// MouseIn is part of desktop.Hoverable.
func (b *Board) MouseIn(e *desktop.MouseEvent) { b.MouseMoved(e) }

// MouseMoved is part of desktop.Hoverable.
func (b *Board) MouseMoved(e *desktop.MouseEvent) { b.setHover(b.geo.placeAt(e.Position)) }

// MouseOut is part of desktop.Hoverable.
func (b *Board) MouseOut() { b.setHover(nowhere) }

func (b *Board) setHover(p place) {
	if b.locked {
		p = nowhere
	}
	if b.hover != p {
		b.hover = p
		b.Refresh()
	}
}

// Cursor shows a hand over what can be taken up.
func (b *Board) Cursor() desktop.Cursor {
	if b.choosing == nil && !b.locked && (b.gesture.held != nowhere || b.gesture.pieceAt(b.hover) != rules.NoPiece || b.OnPick != nil && b.hover.square.OnBoard()) {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// FocusGained is part of fyne.Focusable.
func (b *Board) FocusGained() {
	b.focused, b.tabbed = true, !b.clicked
	b.Refresh()
}

// FocusLost is part of fyne.Focusable.
func (b *Board) FocusLost() {
	b.focused, b.keyed, b.tabbed = false, false, false
	b.Refresh()
}

// TypedRune is part of fyne.Focusable; letters come as keys.
func (b *Board) TypedRune(rune) {}

// TypedKey is part of fyne.Focusable.
func (b *Board) TypedKey(e *fyne.KeyEvent) {
	b.rest()
	if b.choosing != nil {
		if a := b.choosing.answerTo(e.Name); a != noAnswer {
			b.choose(a)
			return
		}
		b.forward(e)
		return
	}
	right, down := arrow(e.Name)
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		if left := b.LeaveEnter && e.Name != fyne.KeySpace; b.keyed && !b.locked && !left {
			b.click(b.gesture.cursor)
			return
		}
	case fyne.KeyEscape:
		if b.gesture.held != nowhere {
			b.cancel()
			return
		}
	case desktop.KeyMenu:
		if b.menuByKey() {
			return
		}
	}
	if right == 0 && down == 0 || b.locked {
		b.forward(e)
		return
	}
	if b.keyed {
		b.gesture.walk(&b.geo, right, down)
	}
	b.keyed = true // the first arrow only shows the cursor
	b.Refresh()
}

// Enter brings the focus to the board with an arrow key that came to its screen.
// A key that the board itself has passed on is left alone: it has no use for it.
func (b *Board) Enter(e *fyne.KeyEvent) {
	c := fyne.CurrentApp().Driver().CanvasForObject(b)
	if c == nil || b.focused || b.locked {
		return
	}
	c.Focus(b)
	b.TypedKey(e)
}

// arrow tells where an arrow key points, right and down positive.
func arrow(key fyne.KeyName) (right, down int) {
	switch key {
	case fyne.KeyLeft:
		return -1, 0
	case fyne.KeyRight:
		return 1, 0
	case fyne.KeyUp:
		return 0, -1
	case fyne.KeyDown:
		return 0, 1
	}
	return 0, 0
}

func (b *Board) forward(e *fyne.KeyEvent) {
	if b.OnKey != nil {
		b.OnKey(e)
	}
}

func (b *Board) focus() {
	b.keyed, b.tabbed, b.clicked = false, false, true
	if c := fyne.CurrentApp().Driver().CanvasForObject(b); c != nil {
		c.Focus(b)
	}
	b.clicked = false
}
