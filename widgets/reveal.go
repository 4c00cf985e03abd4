package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// revealEdge is how much is seen around what is revealed, in units.
const revealEdge = 24

// Reveal scrolls as far as needed for something within to be seen whole.
func Reveal(scroll *container.Scroll, o fyne.CanvasObject) {
	of := fyne.CurrentApp().Driver().AbsolutePositionForObject
	y := of(o).Y - of(scroll).Y
	by := float32(0)
	switch low := y + o.Size().Height + revealEdge - scroll.Size().Height; {
	case y < revealEdge:
		by = y - revealEdge
	case low > 0:
		by = min(low, y-revealEdge)
	}
	if by != 0 {
		scroll.ScrollToOffset(fyne.NewPos(0, max(0, scroll.Offset.Y+by)))
	}
}
