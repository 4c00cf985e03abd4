// Package pieceart draws what a game of shogi is played with: pieces, board,
// stands, the badges that mark squares, and the icon of the program. It knows
// no windows, and of the rules only the names of the pieces and how they move;
// the same pictures serve the screen, PNG and PDF.
//
// Words used here. A cell is one square of the board, c its width and h its
// height, in device pixels; every other length is a fraction of them, so a
// picture is exact at any scale. The box of a piece is the rectangle around
// its five-cornered outline. A face is what a piece shows: its kind, which of
// the two kings it is, and whether it stands upside down because its owner
// sits on the far side. A piece that stands upside down is turned; the light
// is not, it always falls from the top of the screen.
//
// Every picture is an *image.RGBA whose bounds begin at (0, 0), transparent
// where nothing is drawn. Colours come from a [Palette], which the theme fills.
package pieceart

import (
	"fmt"
	"strings"

	"golang.org/x/image/font/sfnt"
)

// Artist draws with three fonts. It is made by [New], never changes afterwards,
// and may be used by several goroutines at once.
type Artist struct {
	kanji   map[rune]glyph // what stands on pieces
	letters map[rune]glyph // the same, of sets that write letters
	labels  map[rune]glyph // what stands beside the board
	boards  shelf          // the last ones drawn
}

// New reads the outlines of every character that any [Set] or [Script] needs.
// pieceFont (a bold serif with kanji) and letterFont (a bold sans) are for the
// pieces, textFont (a sans) for the coordinates; all are TrueType or OpenType
// files, not collections. The error of a font that lacks characters names them.
func New(pieceFont, textFont, letterFont []byte) (*Artist, error) {
	kanji, err := loadGlyphs(pieceFont, pieceRunes(false))
	if err != nil {
		return nil, fmt.Errorf("pieceart: piece font: %w", err)
	}
	letters, err := loadGlyphs(letterFont, pieceRunes(true))
	if err != nil {
		return nil, fmt.Errorf("pieceart: letter font: %w", err)
	}
	labels, err := loadGlyphs(textFont, labelRunes())
	if err != nil {
		return nil, fmt.Errorf("pieceart: text font: %w", err)
	}
	return &Artist{kanji: kanji, letters: letters, labels: labels}, nil
}

// loadGlyphs reads the outlines of runes out of a font file.
func loadGlyphs(file []byte, runes []rune) (map[rune]glyph, error) {
	font, err := sfnt.Parse(file)
	if err != nil {
		return nil, err
	}
	glyphs := make(map[rune]glyph, len(runes))
	var missing []string
	var buf sfnt.Buffer
	for _, r := range runes {
		index, err := font.GlyphIndex(&buf, r)
		if err != nil {
			return nil, fmt.Errorf("glyph of %c (%U): %w", r, r, err)
		}
		if index == 0 {
			missing = append(missing, fmt.Sprintf("%c (%U)", r, r))
			continue
		}
		g, err := loadGlyph(font, &buf, index)
		if err != nil {
			return nil, fmt.Errorf("glyph of %c (%U): %w", r, r, err)
		}
		glyphs[r] = g
	}
	if missing != nil {
		return nil, fmt.Errorf("no glyph for %s", strings.Join(missing, ", "))
	}
	return glyphs, nil
}
