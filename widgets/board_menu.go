package widgets

import "fyne.io/fyne/v2"

// TappedSecondary puts down what is held; if that is nothing, it asks for a menu.
func (b *Board) TappedSecondary(e *fyne.PointEvent) {
	b.rest()
	if !b.cancel() && b.OnMenu != nil {
		b.OnMenu(e.AbsolutePosition)
	}
}

// menuByKey asks for a menu in the middle of the place that the keyboard is on.
func (b *Board) menuByKey() bool {
	if b.OnMenu == nil || b.gesture.held != nowhere {
		return false
	}
	at, size := b.geo.rectOf(b.gesture.cursor)
	corner := fyne.CurrentApp().Driver().AbsolutePositionForObject(b)
	b.OnMenu(corner.AddXY(at.X+size.Width/2, at.Y+size.Height/2))
	return true
}
