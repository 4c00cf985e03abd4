// Package theme is how Terakoya looks: colours in light and dark, sizes of text
// by role, and a font for each language.
package theme

import (
	"image/color"
	"sync"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"terakoya/app/words"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/widgets"
)

var _ fyne.Theme = Theme{}

// Theme is the look for a language and a variant.
type Theme struct {
	dark          bool
	size          Type
	regular, bold fyne.Resource
}

// New returns the theme of a language, light or dark, in the usual size of type.
func New(l lessons.Language, dark bool) Theme {
	regular, bold := words.Fonts(l)
	return Theme{dark: dark, regular: Font(regular), bold: Font(bold)}
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

// Color is part of fyne.Theme. The variant that the system prefers does not
// count: the learner chooses.
func (t Theme) Color(name fyne.ThemeColorName, _ fyne.ThemeVariant) color.Color {
	switch name {
	case widgets.ColorTransparent:
		return color.Transparent
	case widgets.ColorMarkRim:
		return rim
	case widgets.ColorShade:
		return shade[t.dark]
	}
	p, ok := colors[name]
	switch {
	case !ok && t.dark:
		return fynetheme.DefaultTheme().Color(name, fynetheme.VariantDark)
	case !ok:
		return fynetheme.DefaultTheme().Color(name, fynetheme.VariantLight)
	case t.dark:
		return rgb(p.dark)
	}
	return rgb(p.light)
}

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

// body is the size of running text; the sizes of the other roles follow from it.
const body = 15

var sizes = map[fyne.ThemeSizeName]float32{
	widgets.SizeClock: 2.1, widgets.SizeTitle: 2, fynetheme.SizeNameHeadingText: 1.4, widgets.SizeVerdict: 1.27,
	widgets.SizeLead: 1.13, widgets.SizeBody: 1, fynetheme.SizeNameText: 1,
	widgets.SizeSmall: 0.87, fynetheme.SizeNameCaptionText: 0.87, widgets.SizeTiny: 0.8,
}

// Size is part of fyne.Theme.
func (t Theme) Size(name fyne.ThemeSizeName) float32 {
	scale := float32(t.size.Percent()) / 100
	if name == widgets.SizeScale {
		return scale
	}
	if ratio, ok := sizes[name]; ok {
		return float32(int(body*ratio*scale + 0.5))
	}
	return fynetheme.DefaultTheme().Size(name)
}
