package print

import (
	"fmt"
	"strings"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"terakoya/app/words"
	"terakoya/content"
	"terakoya/lessons"
)

// face is how a text is set.
type face struct {
	size float64
	ink  ink
	bold bool
	// piece is the font of what stands on pieces; it has little else.
	piece bool
}

// tag begins the name of a font of which a PDF holds a part.
const tag = "TERAKO+"

// fontsFor returns the fonts that a text may be set in, the wanted one first.
func fontsFor(l lessons.Language, f face) []string {
	regular, bold := words.Fonts(l)
	var all []string
	if f.piece {
		all = append(all, content.SerifJP)
	}
	if f.bold || f.piece {
		all = append(all, bold)
	}
	return append(append(all, regular), words.Fallbacks[:]...)
}

// run is a stretch of text in one font.
type run struct{ font, text string }

// runs splits a text by the fonts that have its characters.
func (p *paper) runs(text string, f face) []run {
	var all []run
	for _, r := range tidy(text) {
		name := p.fontOf(r, f)
		if n := len(all); n > 0 && all[n-1].font == name {
			all[n-1].text += string(r)
		} else {
			all = append(all, run{name, string(r)})
		}
	}
	return all
}

// tidy leaves out what is no character on paper.
func tidy(text string) string {
	return strings.NewReplacer("\t", " ", "\r", "", "\u200b", "", "\ufeff", "").Replace(text)
}

// fontOf returns the first font that has a character. That none has it is an error of
// the whole paper: a hole in a text would be found by those who read it.
func (p *paper) fontOf(r rune, f face) string {
	fonts := fontsFor(p.language, f)
	for _, name := range fonts {
		if p.has(name, r) {
			return name
		}
	}
	p.fail(fmt.Errorf("print: no font has the character %c (%U)", r, r))
	return fonts[0]
}

// has reports whether a font has a character.
func (p *paper) has(name string, r rune) bool {
	key := glyph{name, r}
	known, asked := p.glyphs[key]
	if !asked && r <= 0xFFFF { // the maps from glyphs to text hold no more
		p.use(name, 1)
		var err error
		known, err = p.pdf.IsCurrFontContainGlyph(r)
		p.fail(err)
		p.glyphs[key] = known
	}
	return known
}

// use chooses a font, and reads it when it is first used.
func (p *paper) use(name string, size float64) {
	if !p.fonts[name] {
		p.fonts[name] = true
		p.fail(p.pdf.AddTTFFontData(tag+strings.TrimSuffix(name, ".ttf"), content.Font(name)))
	}
	p.fail(p.pdf.SetFont(tag+strings.TrimSuffix(name, ".ttf"), "", size))
}

// glyph is a character in a font.
type glyph struct {
	font string
	r    rune
}

// middle returns where the middle of a character's ink lies from where it is written,
// to the right and up, in shares of its size.
func (p *paper) middle(name string, r rune) (x, up float64) {
	f := p.outlines[name]
	if f == nil {
		var err error
		if f, err = sfnt.Parse(content.Font(name)); err != nil {
			p.fail(fmt.Errorf("print: font %s: %w", name, err))
			return 0, 0
		}
		p.outlines[name] = f
	}
	em := fixed.I(int(f.UnitsPerEm()))
	index, err := f.GlyphIndex(nil, r)
	if err == nil {
		var ink fixed.Rectangle26_6
		ink, _, err = f.GlyphBounds(nil, index, em, font.HintingNone)
		x, up = float64(ink.Min.X+ink.Max.X)/2/float64(em), -float64(ink.Min.Y+ink.Max.Y)/2/float64(em)
	}
	p.fail(err)
	return x, up
}
