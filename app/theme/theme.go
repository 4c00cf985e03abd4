// Package theme is how Terakoya looks: colours in light and dark, each also in high
// contrast or with marks for any sight of colours; sizes of text by role; and a font for
// each language.
package theme

import (
	"sync"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"terakoya/app/words"
	"terakoya/content"
	"terakoya/lessons"
)

var _ fyne.Theme = Theme{}

// Theme is the look for a language, by what was chosen. It is comparable.
type Theme struct {
	dark          bool
	high          bool // contrast
	safe          bool // marks, unless the contrast is high
	size          Type
	language      lessons.Language
	regular, bold fyne.Resource
}

// New returns the theme of a language, light or dark, in the usual size of type.
func New(l lessons.Language, dark bool) Theme {
	regular, bold := words.Fonts(l)
	return Theme{dark: dark, language: l, regular: Font(regular), bold: Font(bold)}
}

// High returns the theme in high contrast, light or dark as before.
func (t Theme) High() Theme {
	t.high = true
	return t
}

// Safe returns the theme with marks that can be told apart with any sight of colours.
func (t Theme) Safe() Theme {
	t.safe = true
	return t
}

// fonts are those that were asked for, by name. Fyne reads a font anew for every resource
// that it is given, and keeps some ten megabytes of each.
var fonts sync.Map

// Font returns a font of content as Fyne takes it, each time the same.
func Font(name string) fyne.Resource {
	f, ok := fonts.Load(name)
	if !ok {
		f, _ = fonts.LoadOrStore(name, fyne.NewStaticResource(name, content.Font(name)))
	}
	return f.(fyne.Resource)
}

// Written is the style of text in the font of moves as Japanese books write them: that of
// another language lacks some of the characters.
var Written = fyne.TextStyle{Monospace: true}

// Font is part of fyne.Theme.
func (t Theme) Font(style fyne.TextStyle) fyne.Resource {
	switch {
	case style.Monospace:
		return Font(content.SansJP)
	case style.Symbol:
		return fynetheme.DefaultTheme().Font(style)
	case style.Bold:
		return t.bold
	}
	return t.regular
}

// Icon is part of fyne.Theme.
func (t Theme) Icon(name fyne.ThemeIconName) fyne.Resource {
	return fynetheme.DefaultTheme().Icon(name)
}
