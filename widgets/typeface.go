package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Typeface is a theme that knows which font has the characters of a text: a name may be
// written in those of another language.
type Typeface interface {
	// FontOf returns the font for a text; nil if that of the style has all of it.
	FontOf(text string, style fyne.TextStyle) fyne.Resource
}

// setFont sets a text in a font that has its characters.
func setFont(th fyne.Theme, t *canvas.Text) {
	t.FontSource = nil
	if f, ok := th.(Typeface); ok {
		t.FontSource = f.FontOf(t.Text, t.TextStyle)
	}
}

// setFont sets a label in its own font, or one that has its characters.
func (s *Segments) setFont(t *canvas.Text, label int) {
	if setFont(s.Theme(), t); s.Font != nil {
		t.FontSource = s.font(label, label == s.chosen)
	}
}

// FontOf is part of Typeface.
func (u usual) FontOf(text string, style fyne.TextStyle) fyne.Resource {
	if f, ok := u.Theme.(Typeface); ok {
		return f.FontOf(text, style)
	}
	return nil
}
