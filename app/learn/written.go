package learn

import (
	"image/color"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"terakoya/app/theme"
	"terakoya/content"
	"terakoya/widgets"
)

// japaneseFont is the font of moves as Japanese books write them: that of another
// language lacks some of the characters.
func japaneseFont() fyne.Resource { return theme.Font(content.SansJP) }

// writtenTheme is the theme of the program with larger text in the font of moves.
type writtenTheme struct{}

func (writtenTheme) now() fyne.Theme { return fyne.CurrentApp().Settings().Theme() }

// Color is part of fyne.Theme.
func (t writtenTheme) Color(name fyne.ThemeColorName, v fyne.ThemeVariant) color.Color {
	return t.now().Color(name, v)
}

// Font is part of fyne.Theme.
func (t writtenTheme) Font(s fyne.TextStyle) fyne.Resource {
	if s.Symbol || s.Monospace {
		return t.now().Font(s)
	}
	return theme.Font(content.SansJP)
}

// Icon is part of fyne.Theme.
func (t writtenTheme) Icon(name fyne.ThemeIconName) fyne.Resource { return t.now().Icon(name) }

// Size is part of fyne.Theme.
func (t writtenTheme) Size(name fyne.ThemeSizeName) float32 {
	switch name {
	case fynetheme.SizeNameText:
		return t.now().Size(widgets.SizeVerdict)
	case fynetheme.SizeNameInnerPadding:
		return inputPadding
	case fynetheme.SizeNameInputRadius:
		return inputCorner
	case fynetheme.SizeNameInputBorder:
		return inputBorder
	}
	return t.now().Size(name)
}

const (
	inputCorner  = 10
	inputBorder  = 2
	inputPadding = 11
)
