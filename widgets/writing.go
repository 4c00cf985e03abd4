package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

var (
	_ fyne.Focusable     = (*Writing)(nil)
	_ fyne.Shortcutable  = (*Writing)(nil)
	_ fyne.CanvasObject  = (*Writing)(nil)
	_ desktop.Cursorable = (*Writing)(nil)
)

// Writing is a text of several lines to write. Enter begins a new line; Ctrl+Enter
// hands the text in.
type Writing struct {
	widget.Entry
	OnDone func()               // for Ctrl+Enter
	OnKey  func(*fyne.KeyEvent) // Escape and the function keys
	ringed bool                 // it has the focus
}

// NewWriting returns an empty text.
func NewWriting() *Writing {
	w := &Writing{}
	w.MultiLine = true
	w.Wrapping = fyne.TextWrapWord
	w.ExtendBaseWidget(w)
	return w
}

// CreateRenderer is part of fyne.Widget.
func (w *Writing) CreateRenderer() fyne.WidgetRenderer {
	return newRinged(&w.ringed, w.Entry.CreateRenderer())
}

// FocusLost is part of fyne.Focusable.
func (w *Writing) FocusLost() {
	w.ringed = false
	w.Entry.FocusLost()
}

// FocusGained is part of fyne.Focusable.
func (w *Writing) FocusGained() {
	w.ringed = true
	w.Entry.FocusGained()
	follow(w)
}

// TypedKey is part of fyne.Focusable.
func (w *Writing) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyEscape, fyne.KeyF1, fyne.KeyF9, fyne.KeyF11:
		if w.OnKey != nil {
			w.OnKey(e)
		}
	default:
		w.Entry.TypedKey(e)
	}
}

// TypedShortcut is part of fyne.Shortcutable.
func (w *Writing) TypedShortcut(s fyne.Shortcut) {
	if c, ok := s.(*desktop.CustomShortcut); ok && c.Modifier&(fyne.KeyModifierControl|fyne.KeyModifierSuper) != 0 &&
		(c.KeyName == fyne.KeyReturn || c.KeyName == fyne.KeyEnter) {
		if w.OnDone != nil {
			w.OnDone()
		}
		return
	}
	w.Entry.TypedShortcut(s)
}
