package widgets

import (
	"fyne.io/fyne/v2"

	"terakoya/rules"
)

// brings reports whether pieces are dragged, though squares are picked.
func (b *Board) brings() bool { return b.OnPick != nil && b.OnBring != nil }

// carry takes a piece along once the pointer leaves its square: before that it may
// be a click with a shaking hand.
func (b *Board) carry() {
	d := b.drag
	if !b.brings() || b.locked {
		return
	}
	if from := b.geo.placeAt(d.start); !d.carried && from.square.OnBoard() && b.geo.placeAt(d.now) != from {
		b.gesture.take(from)
		if b.Held() == rules.NoPiece {
			return
		}
		d.carried = true
		b.reportHold()
	}
	if d.carried {
		b.hover = b.geo.placeAt(d.now)
		b.report(b.Held(), d.now)
	}
}

// report tells what is under the pointer.
func (b *Board) report(pc rules.Piece, at fyne.Position) {
	if b.OnCarry != nil {
		b.OnCarry(pc, at)
	}
}

// endCarry ends the way of a piece, wherever it is.
func (b *Board) endCarry() {
	if b.drag != nil && b.drag.carried {
		b.hover = nowhere // a finger leaves no pointer behind
		b.report(rules.NoPiece, b.drag.now)
	}
}

// bring puts a piece down and tells where. Back on its own square nothing has come
// of it.
func (b *Board) bring(from, to rules.Square) {
	b.gesture.held = nowhere
	b.reportHold()
	b.Refresh()
	if from != to && b.OnBring != nil {
		b.OnBring(from, to)
	}
}

// Aim lights the square at a position within the widget, in units, as a pointer
// above it does, and returns it; [rules.OffBoard] beside the squares, and if nothing
// can be tried.
func (b *Board) Aim(at fyne.Position) rules.Square {
	b.setHover(b.geo.placeAt(at))
	return b.hover.square
}
