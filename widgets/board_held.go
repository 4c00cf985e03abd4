package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"

	"terakoya/rules"
)

// drawCursor draws the frame of the keyboard outside the edge of a square, or around the
// whole board while Tab has come to it and no arrow key yet.
func (r *boardRenderer) drawCursor() {
	b := r.board
	if b.tabbed && (!b.keyed || b.locked) {
		at, size := b.BoardRect()
		o := r.rect(at.SubtractXY(ringWide, ringWide), size.AddWidthHeight(2*ringWide, 2*ringWide), color.Transparent)
		o.StrokeColor, o.StrokeWidth = r.color(ColorAccent), ringWide
		o.Refresh()
	}
	if !b.focused || !b.keyed || b.locked {
		return
	}
	at, size := b.geo.rectOf(b.gesture.cursor)
	out := b.geo.share(frameWidth / 2)
	r.frame(at.SubtractXY(out, out), size.AddWidthHeight(2*out, 2*out), ColorMarkRim, focusWidth, color.Transparent, 0.07)
	r.frame(at.SubtractXY(out, out), size.AddWidthHeight(2*out, 2*out), ColorMarkMove, frameWidth, color.Transparent, 0.07)
}

// drawHeld draws the piece that is taken up: a little higher, or at the pointer.
func (r *boardRenderer) drawHeld() {
	b := r.board
	pc := b.Held()
	if pc == rules.NoPiece || b.choosing != nil {
		return
	}
	cell := b.geo.cellSize()
	switch {
	case b.drag != nil && b.drag.carried: // the caller draws it
	case b.drag != nil:
		r.piece(pc, b.drag.now.SubtractXY(cell.Width/2, cell.Height/2), lifted)
	case b.gesture.held.square.OnBoard():
		up := b.geo.whole(raise * cell.Height)
		r.piece(pc, b.geo.squareAt(b.gesture.held.square).SubtractXY(0, up), lifted)
	}
}

func (r *boardRenderer) drawChooser() {
	c := r.board.choosing
	if c == nil {
		return
	}
	b := r.board
	cell := b.geo.cellSize()
	r.piece(c.piece, b.geo.squareAt(c.attempt.To), lifted)
	at, size := c.rect()
	r.frame(at, size, ColorLineStrong, 0.02, r.color(ColorSurface), 0.15)
	half := fyne.NewSize(size.Width/2, size.Height)
	pad := b.geo.share(0.08)
	r.frame(at.AddXY(pad, pad), half.SubtractWidthHeight(1.5*pad, 2*pad), ColorAccent, 0.035, r.color(ColorAccentSoft), 0.12)
	for i, word := range []string{b.style.Words.Promote, b.style.Words.Stay} {
		pc := c.piece
		if i == 0 {
			pc = rules.NewPiece(pc.Color(), pc.Kind().Promoted())
		}
		left := at.AddXY(float32(i)*half.Width, 0)
		ink := ColorInk
		if i == 0 {
			ink = ColorAccent
		}
		r.piece(pc, left.AddXY((half.Width-cell.Width)/2, cell.Height*0.12), lying)
		t := r.text(word, b.geo.share(0.22), ink, i == 0)
		word := t.MinSize()
		t.Move(left.AddXY((half.Width-word.Width)/2, size.Height-1.7*pad-word.Height))
		r.add(t)
	}
}
