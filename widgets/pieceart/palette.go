package pieceart

import "image/color"

// Palette holds the colours of one theme, named as the theme names them. It
// is comparable, so it can be part of the key of a cache.
type Palette struct {
	// Piece and PieceLow are the face of a piece: lit end, shaded end. Pieces on which
	// they are the same are flat, as in the contrast themes: a thick outline instead
	// of shadow, side, grain and bevel.
	Piece, PieceLow color.NRGBA
	PieceSide       color.NRGBA // its thickness, and the grain on it
	PieceEdge       color.NRGBA // its outline
	Kanji, KanjiPro color.NRGBA // characters: upright side, promoted side

	// Board and BoardHi are the dark and light grain of the board. Where they are the
	// same, board and stands have no grain, but an outline.
	Board, BoardHi color.NRGBA
	BoardEdge      color.NRGBA // side of board and stands; their outline if they have one
	Grid, Coord    color.NRGBA // lines and star points; coordinates
	Stand          color.NRGBA

	MMove                          color.NRGBA // marks of the guide; its opacity is theirs
	MWrong, MWhy, MRight, HintFill color.NRGBA // grounds of the badges
	MarkInk                        color.NRGBA // rim and sign of the badges
}

// flat reports whether pieces have neither light nor thickness.
func (p *Palette) flat() bool { return p.Piece == p.PieceLow }

// plain reports whether boards and stands have no grain.
func (p *Palette) plain() bool { return p.Board == p.BoardHi }

// fade returns c with its opacity multiplied by share, 0 to 1.
func fade(c color.NRGBA, share float64) color.NRGBA {
	c.A = uint8(float64(c.A)*share + 0.5)
	return c
}

// mix returns the colour that lies share of the way from a to b.
func mix(a, b color.NRGBA, share float64) color.NRGBA {
	lerp := func(a, b uint8) uint8 {
		return uint8(float64(a) + (float64(b)-float64(a))*share + 0.5)
	}
	return color.NRGBA{lerp(a.R, b.R), lerp(a.G, b.G), lerp(a.B, b.B), lerp(a.A, b.A)}
}
