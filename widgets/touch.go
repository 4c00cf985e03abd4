package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

var (
	_ fyne.Tappable     = (*Touch)(nil)
	_ fyne.Focusable    = (*Touch)(nil)
	_ desktop.Hoverable = (*Touch)(nil)
)

// Touch is what everything that is tapped has in common: it feels the pointer, takes
// the focus and then comes into view, and is tapped by Space and Enter too. It is
// embedded.
type Touch struct {
	OnTap func()
	OnKey func(*fyne.KeyEvent) // keys that it does not use

	self         fyne.Widget // the widget that embeds it
	hover, focus bool
}

// Tapped is part of fyne.Tappable.
func (t *Touch) Tapped(*fyne.PointEvent) {
	if t.OnTap != nil {
		t.OnTap()
	}
}

// FocusGained is part of fyne.Focusable.
func (t *Touch) FocusGained() {
	t.focus = true
	t.self.Refresh()
	follow(t.self)
}

// FocusLost is part of fyne.Focusable.
func (t *Touch) FocusLost() { t.focus = false; t.self.Refresh() }

// TypedRune is part of fyne.Focusable; letters come as keys.
func (t *Touch) TypedRune(rune) {}

// TypedKey is part of fyne.Focusable.
func (t *Touch) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		t.self.(fyne.Tappable).Tapped(nil)
	default:
		if t.OnKey != nil {
			t.OnKey(e)
		}
	}
}

// MouseIn is part of desktop.Hoverable.
func (t *Touch) MouseIn(*desktop.MouseEvent) { t.hover = true; t.self.Refresh() }

// MouseMoved is part of desktop.Hoverable.
func (t *Touch) MouseMoved(*desktop.MouseEvent) {}

// MouseOut is part of desktop.Hoverable.
func (t *Touch) MouseOut() { t.hover = false; t.self.Refresh() }

// Widths of the edge of what has the focus, in units.
const (
	ringWide       = 3.5
	ringChosenWide = 4.5
)

// ring is the edge of something that has the focus, by the edge that it has without. What
// is chosen has the accent's edge already: it gets one of ink, wide enough to be seen.
func ring(line fyne.ThemeColorName) (fyne.ThemeColorName, float32) {
	if line == ColorAccent {
		return ColorInk, ringChosenWide
	}
	return ColorAccent, ringWide
}
