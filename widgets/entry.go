package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

var _ fyne.Focusable = (*Entry)(nil)

// Entry is a line of text to write. What an input method is still composing never
// reaches it; only whole characters do, and only Enter hands them in.
type Entry struct {
	widget.Entry
	OnDone func()               // for Enter
	OnKey  func(*fyne.KeyEvent) // keys that it does not use
	ringed bool                 // it has the focus
}

// NewEntry returns an empty line.
func NewEntry() *Entry {
	e := &Entry{}
	e.Wrapping = fyne.TextWrap(fyne.TextTruncateClip)
	e.ExtendBaseWidget(e)
	return e
}

// CreateRenderer is part of fyne.Widget.
func (e *Entry) CreateRenderer() fyne.WidgetRenderer {
	return newRinged(&e.ringed, e.Entry.CreateRenderer())
}

// FocusLost is part of fyne.Focusable.
func (e *Entry) FocusLost() {
	e.ringed = false
	e.Entry.FocusLost()
}

// FocusGained is part of fyne.Focusable.
func (e *Entry) FocusGained() {
	e.ringed = true
	e.Entry.FocusGained()
	follow(e)
}

// TypedKey is part of fyne.Focusable. A closed line leaves all keys to its screen.
func (e *Entry) TypedKey(k *fyne.KeyEvent) {
	switch k.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		if !e.Disabled() {
			if e.OnDone != nil {
				e.OnDone()
			}
			return
		}
	case fyne.KeyEscape, fyne.KeyUp, fyne.KeyDown, fyne.KeyF1, fyne.KeyF2, fyne.KeyF3, fyne.KeyF4, fyne.KeyF5,
		fyne.KeyF6, fyne.KeyF7, fyne.KeyF8, fyne.KeyF9, fyne.KeyF10, fyne.KeyF11, fyne.KeyF12:
	default:
		if !e.Disabled() {
			e.Entry.TypedKey(k)
			return
		}
	}
	if e.OnKey != nil {
		e.OnKey(k)
	}
}

// Put writes a text at the cursor, as if it were typed.
func (e *Entry) Put(text string) {
	for _, r := range text {
		e.TypedRune(r)
	}
}

// Rub takes away what stands before the cursor.
func (e *Entry) Rub() { e.Entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyBackspace}) }
