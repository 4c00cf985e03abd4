package widgets

import "fyne.io/fyne/v2"

var _ fyne.Draggable = (*PieceButton)(nil)

// Dragged is part of fyne.Draggable. A hand that shakes in a tap carries nothing.
func (b *PieceButton) Dragged(e *fyne.DragEvent) {
	if b.drag == nil {
		b.drag = &pull{start: e.Position.SubtractXY(e.Dragged.DX, e.Dragged.DY)}
	}
	b.drag.now = e.Position
	if way := b.drag.now.Subtract(b.drag.start); max(way.X, -way.X, way.Y, -way.Y) >= shake {
		b.drag.carried = true
	}
	if b.drag.carried && b.OnCarry != nil {
		b.OnCarry(fyne.CurrentApp().Driver().AbsolutePositionForObject(b).Add(e.Position))
	}
}

// DragEnd is part of fyne.Draggable.
func (b *PieceButton) DragEnd() {
	d := b.drag
	b.drag = nil
	switch {
	case d == nil:
	case !d.carried:
		b.Tapped(nil)
	case b.OnDrop != nil:
		b.OnDrop()
	}
}
