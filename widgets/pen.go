package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"terakoya/rules"
)

var (
	_ fyne.Widget        = (*Pen)(nil)
	_ fyne.Tappable      = (*hand)(nil)
	_ fyne.Draggable     = (*hand)(nil)
	_ desktop.Cursorable = (*hand)(nil)
)

// Pen is what a teacher draws on a board by hand: rings and arrows, above the pieces
// and all marks. It lies over its board, in the same place and of the same size. While
// it is taken up it gets the clicks and drags that the board would have.
type Pen struct {
	widget.BaseWidget
	// OnRing is called for a click on a square, OnArrow for a drag from one square to
	// another.
	OnRing  func(rules.Square)
	OnArrow func(from, to rules.Square)

	board  *Board
	rings  rules.SquareSet
	arrows []ArrowMark
	draft  *ArrowMark // while it is being drawn
	hand   *hand
	drawn  *penRenderer
}

// NewPen returns a pen for a board, with which nothing is drawn yet.
func NewPen(board *Board) *Pen {
	p := &Pen{board: board}
	p.hand = &hand{pen: p}
	p.hand.ExtendBaseWidget(p.hand)
	p.hand.Hide()
	p.ExtendBaseWidget(p)
	return p
}

// Set shows what is drawn in place of what was before.
func (p *Pen) Set(rings rules.SquareSet, arrows []ArrowMark) {
	p.rings, p.arrows = rings, arrows
	p.Refresh()
}

// TakeUp takes the pen up, or puts it down.
func (p *Pen) TakeUp(up bool) {
	Show(p.hand, up)
	p.draft = nil
	p.Refresh()
}

// Refresh draws everything anew. It is to be called after the board has moved.
func (p *Pen) Refresh() {
	if p.drawn != nil {
		p.drawn.Refresh()
	}
}

// MinSize is part of fyne.Widget.
func (p *Pen) MinSize() fyne.Size { return p.board.MinSize() }

// CreateRenderer is part of fyne.Widget.
func (p *Pen) CreateRenderer() fyne.WidgetRenderer {
	p.drawn = &penRenderer{boardRenderer: boardRenderer{board: p.board}, pen: p}
	p.drawn.init()
	p.drawn.Refresh()
	return p.drawn
}

// penRenderer draws with what the board draws with.
type penRenderer struct {
	boardRenderer
	pen *Pen
}

// Layout is part of fyne.WidgetRenderer.
func (r *penRenderer) Layout(size fyne.Size) {
	r.pen.hand.Resize(size)
	r.Refresh()
}

// Refresh is part of fyne.WidgetRenderer.
func (r *penRenderer) Refresh() {
	if r.board.Size().IsZero() {
		return
	}
	r.board.refit()
	r.objects = r.objects[:0]
	r.circles.reset()
	r.lines.reset()
	r.heads.reset()
	r.add(&r.pulse)
	for sq := range r.pen.rings.And(r.board.geo.shown).All() {
		r.ring(sq)
	}
	arrows := r.pen.arrows
	if r.pen.draft != nil {
		arrows = append(arrows[:len(arrows):len(arrows)], *r.pen.draft)
	}
	for _, a := range (Marks{Arrows: arrows}).within(r.board.geo.shown).Arrows {
		r.arrow(a)
	}
	r.add(r.pen.hand)
	r.pulse.Refresh()
}

// ringRound is the radius of a ring drawn by hand, in widths of a cell.
const ringRound = 0.46

// ring draws a ring around a square, with a light rim on both sides as arrows have.
func (r *penRenderer) ring(sq rules.Square) {
	g := &r.board.geo
	wide, rim := g.share(arrowWidth*0.8), g.share(arrowRim)
	round := g.share(ringRound)
	middle := g.middle(sq)
	for _, c := range []struct {
		by, width float32
		ink       color.Color
	}{{rim, wide + 2*rim, r.color(ColorMarkRim)}, {0, wide, faded(r.color(ColorMarkMove), arrowTint)}} {
		radius := round + c.by
		r.circle(middle.SubtractXY(radius, radius), 2*radius, color.Transparent, c.ink, c.width)
	}
}

// hand is the ground on which a pen that is taken up writes.
type hand struct {
	widget.BaseWidget
	pen   *Pen
	start fyne.Position
	now   fyne.Position
	drags bool
}

// CreateRenderer is part of fyne.Widget.
func (h *hand) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(color.Transparent))
}

// Cursor is part of desktop.Cursorable.
func (h *hand) Cursor() desktop.Cursor { return desktop.CrosshairCursor }

// Tapped is part of fyne.Tappable.
func (h *hand) Tapped(e *fyne.PointEvent) {
	h.pen.board.focus()
	if sq := h.square(e.Position); sq.OnBoard() && h.pen.OnRing != nil {
		h.pen.OnRing(sq)
	}
}

// Dragged is part of fyne.Draggable: the arrow is seen while it is drawn.
func (h *hand) Dragged(e *fyne.DragEvent) {
	if !h.drags {
		h.drags, h.start = true, e.Position.SubtractXY(e.Dragged.DX, e.Dragged.DY)
	}
	h.now = e.Position
	var draft *ArrowMark
	if from, to := h.square(h.start), h.square(h.now); from != to && from.OnBoard() && to.OnBoard() {
		draft = &ArrowMark{From: from, To: to}
	}
	if old := h.pen.draft; old == nil && draft == nil || old != nil && draft != nil && *old == *draft {
		return
	}
	h.pen.draft = draft
	h.pen.Refresh()
}

// DragEnd is part of fyne.Draggable. A drag within a square was a click with a shaking
// hand.
func (h *hand) DragEnd() {
	h.drags, h.pen.draft = false, nil
	from, to := h.square(h.start), h.square(h.now)
	switch {
	case from == to:
		h.Tapped(&fyne.PointEvent{Position: h.now})
	case from.OnBoard() && to.OnBoard() && h.pen.OnArrow != nil:
		h.pen.OnArrow(from, to)
	default:
		h.pen.Refresh()
	}
}

// square returns the square at a position, or [rules.OffBoard].
func (h *hand) square(at fyne.Position) rules.Square { return h.pen.board.geo.placeAt(at).square }
