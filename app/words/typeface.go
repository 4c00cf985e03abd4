package words

import (
	"slices"

	"terakoya/content"
	"terakoya/lessons"
)

// Fallbacks are the fonts that are asked, in this order, for what the font of a language
// lacks, such as a name in the characters of another.
var Fallbacks = [...]string{content.SansJP, content.SansTC, content.SansSC}

// Typeface returns the name of the font in which a text of a language is set: its regular
// or its bold one; if that lacks a character, the first other that has all of them. If none
// has, it is the language's own.
func (t *Typesetter) Typeface(l lessons.Language, text string, bold bool) string {
	regular, heavy := Fonts(l)
	own := regular
	if bold {
		own = heavy
	}
	for _, name := range slices.Concat([]string{own, regular}, Fallbacks[:]) {
		if t.has(name, text) {
			return name
		}
	}
	return own
}

func (t *Typesetter) has(name, text string) bool {
	f := t.names[name]
	for _, r := range text {
		if r != '\n' && f.glyph(r).index == 0 {
			return false
		}
	}
	return true
}
