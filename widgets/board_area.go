package widgets

import (
	"fyne.io/fyne/v2"

	"terakoya/rules"
	"terakoya/widgets/pieceart"
)

// Limits of a board of which only an area is shown.
const (
	// zoomMost is how much larger its cells are than those of the whole board, at most.
	zoomMost = 2.0
	// standsHigh is the least height of board and stands, in heights of a cell: a full
	// stand, and its name. So the cells stay as they are when pieces are taken.
	standsHigh = slotsFull*slotRatio + 2*standPad + 0.9
)

// squaresOf returns the squares of an area, all for the empty one.
func squaresOf(area rules.SquareSet) rules.SquareSet {
	if area.Empty() {
		return area.Complement()
	}
	return area
}

// columnOf returns the column and row of a square as they are drawn, from 0 at the
// upper left.
func columnOf(s rules.Square, turned bool) (col, row int) {
	if turned {
		s = s.Turned()
	}
	return 9 - s.File(), s.Rank() - 1
}

// partOf returns the smallest part of a board that holds an area.
func partOf(area rules.SquareSet, turned bool) pieceart.Part {
	if area.Empty() {
		return pieceart.Part{}
	}
	left, top, right, bottom := 8, 8, 0, 0
	for s := range area.All() {
		col, row := columnOf(s, turned)
		left, right = min(left, col), max(right, col)
		top, bottom = min(top, row), max(bottom, row)
	}
	return pieceart.Part{Left: left, Top: top, Cols: right - left + 1, Rows: bottom - top + 1}
}

// shows reports whether a square is among those drawn.
func (g geometry) shows(s rules.Square) bool { return g.shown.Has(s) }

// nearest returns the square drawn that is nearest to one.
func (g geometry) nearest(s rules.Square) rules.Square {
	far := func(q rules.Square) int { return apart(q.File(), s.File()) + apart(q.Rank(), s.Rank()) }
	best := s // nothing has been drawn yet
	for q := range g.shown.All() {
		if !g.shows(best) || far(q) < far(best) {
			best = q
		}
	}
	return best
}

// home is where the cursor of the keyboard begins.
func (g geometry) home() place { return onSquare(g.nearest(center.square)) }

// area returns what is shown of the board. A piece that lies outside would be lost
// to the eye: then it is the whole board.
func (b *Board) area() rules.SquareSet {
	for i, pc := range b.gesture.setup.Board {
		if pc != rules.NoPiece && !b.style.Area.Has(rules.Square(i)) {
			return rules.SquareSet{}
		}
	}
	return b.style.Area
}

// scale is how many pixels of the screen a unit has. A board is laid out once before the
// toolkit knows its window; until then it is that of the windows there are.
func (b *Board) scale() float32 {
	driver := fyne.CurrentApp().Driver()
	if b.fixed != 0 {
		return b.fixed
	}
	if c := driver.CanvasForObject(b); c != nil {
		return c.Scale()
	}
	scale := float32(1)
	for _, w := range driver.AllWindows() {
		scale = max(scale, w.Canvas().Scale())
	}
	return scale
}

// refit computes where everything lies.
func (b *Board) refit() {
	style := b.style
	style.Area = b.area()
	b.geo = fit(b.Size(), b.scale(), style, b.gesture.setup.Hands)
	if at := b.gesture.cursor.square; at.OnBoard() {
		b.gesture.cursor = onSquare(b.geo.nearest(at))
	}
}

// within returns what of the marks lies on some squares. A line or an arrow that
// leaves them is left out.
func (m Marks) within(shown rules.SquareSet) Marks {
	for _, set := range []*rules.SquareSet{
		&m.Lane, &m.Area, &m.Rings, &m.Dots, &m.Offered, &m.Chosen, &m.Crosses, &m.Check,
	} {
		*set = set.And(shown)
	}
	m.Squares = kept(m.Squares, func(s SquareMark) bool { return shown.Has(s.Square) })
	m.Ghosts = kept(m.Ghosts, func(g Ghost) bool { return shown.Has(g.Square) })
	m.Numbers = kept(m.Numbers, func(n NumberMark) bool { return shown.Has(n.Square) })
	m.Arrows = kept(m.Arrows, func(a ArrowMark) bool { return shown.Has(a.From) && shown.Has(a.To) })
	if n := len(m.Last); n > 0 && !shown.Has(m.Last[n-1]) {
		m.Last = nil
	}
	m.Last = kept(m.Last, shown.Has)
	if len(kept(m.Line, shown.Has)) < len(m.Line) {
		m.Line = nil
	}
	for s := range m.Control.Counts {
		if !shown.Has(rules.Square(s)) {
			m.Control.Counts[s] = 0
		}
	}
	return m
}

// kept returns the elements of a list that are wanted, in a list of its own.
func kept[T any](all []T, wanted func(T) bool) []T {
	var some []T
	for _, one := range all {
		if wanted(one) {
			some = append(some, one)
		}
	}
	return some
}
