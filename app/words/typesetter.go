package words

import (
	"fmt"

	"terakoya/content"
	"terakoya/lessons"
	"terakoya/widgets/linebreak"
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

var (
	_ lessons.Typesetter = (*Typesetter)(nil)
	_ lessons.Measurer   = (*Typesetter)(nil)
)

// Typesetter knows which characters the fonts have and how wide they are. It may be
// used by several goroutines at once.
type Typesetter struct {
	faces map[lessons.Language][]*face // regular, bold
	names map[string]*face             // by the name of the font
}

// NewTypesetter reads the fonts of all languages.
func NewTypesetter() (*Typesetter, error) {
	read := map[string]*face{} // languages share fonts
	t := &Typesetter{map[lessons.Language][]*face{}, read}
	for _, l := range lessons.Languages {
		regular, bold := Fonts(l)
		for _, name := range []string{regular, bold} {
			if read[name] == nil {
				f, err := newFace(content.Font(name))
				if err != nil {
					return nil, fmt.Errorf("font %s: %w", name, err)
				}
				read[name] = f
			}
			t.faces[l] = append(t.faces[l], read[name])
		}
	}
	return t, nil
}

// Missing returns the characters of a text that the regular or the bold font of
// the language lacks.
func (t *Typesetter) Missing(l lessons.Language, text string) []rune {
	var missing []rune
	for _, r := range text {
		for _, f := range t.faces[l] {
			if r != '\n' && f.glyph(r).index == 0 {
				missing = append(missing, r)
				break
			}
		}
	}
	return missing
}

// Height is part of lessons.Measurer.
func (t *Typesetter) Height(l lessons.Language, text string, s lessons.Setting, width float32) float32 {
	regular, bold := t.faces[l][0], t.faces[l][1]
	lines := linebreak.Wrap(text, s.Bold, width, func(text string, heavy bool) float32 {
		if heavy {
			return bold.width(text, s.Size)
		}
		return regular.width(text, s.Size)
	})
	return float32(len(lines)) * s.Size * s.Leading
}
