package words

import (
	"fmt"

	"golang.org/x/image/font/sfnt"

	"terakoya/content"
	"terakoya/lessons"
)

// Fonts returns the names of the regular and the bold font of a language, as
// content.Font takes them. Fyne passes no language to the shaper, so the shape
// of a Han character is that of the font: each language needs its own.
func Fonts(l lessons.Language) (regular, bold string) {
	switch l {
	case lessons.Traditional:
		return content.SansTC, content.SansTCBold
	case lessons.Simplified:
		return content.SansSC, content.SansSCBold
	case lessons.English, lessons.Japanese:
	}
	return content.SansJP, content.SansJPBold
}

// Typesetter knows which characters the fonts have.
type Typesetter struct {
	faces map[lessons.Language][]*sfnt.Font
}

// NewTypesetter reads the fonts of all languages.
func NewTypesetter() (*Typesetter, error) {
	t := &Typesetter{map[lessons.Language][]*sfnt.Font{}}
	for _, l := range lessons.Languages {
		regular, bold := Fonts(l)
		for _, name := range []string{regular, bold} {
			f, err := sfnt.Parse(content.Font(name))
			if err != nil {
				return nil, fmt.Errorf("font %s: %w", name, err)
			}
			t.faces[l] = append(t.faces[l], f)
		}
	}
	return t, nil
}

// Missing returns the characters of a text that the regular or the bold font of
// the language lacks.
func (t *Typesetter) Missing(l lessons.Language, text string) []rune {
	var missing []rune
	var buf sfnt.Buffer
	for _, r := range text {
		for _, f := range t.faces[l] {
			if i, err := f.GlyphIndex(&buf, r); (err != nil || i == 0) && r != '\n' {
				missing = append(missing, r)
				break
			}
		}
	}
	return missing
}
