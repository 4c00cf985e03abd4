package pieceart

// Figure is a piece as lines and text, for files that keep both: PDF. Places are in
// shares of the cell, x to the right and y down, (0, 0) its upper left corner.
type Figure struct {
	Outline [5][2]float64 // clockwise from the point, as seen by the piece's owner
	Letters []Letter
	Down    bool // outline and letters are already turned; the letters stand upside down
}

// Letter is a character on a piece.
type Letter struct {
	Rune rune
	X, Y float64 // the middle of its ink
	Size float64 // of its em, in widths of the cell
}

// Figure returns what a set draws for a face, on cells of so many times their width in
// height. No marks of movement are drawn, and the characters of the guide take their
// room. Without the marks some letters do not tell what is promoted: who draws them has
// to do it, as app/print does by the outline.
func (s Set) Figure(f Face, ratio float64) Figure {
	if s.whole() == Guide {
		s = OneKanji
	}
	size := proportions[f.Kind.Base()]
	b := box{x: (1 - size.width) / 2, y: 0.5 - raised - size.height/2, w: size.width, h: size.height, down: f.Down}
	fig := Figure{Down: f.Down}
	for i, p := range outline {
		q := b.at(p)
		fig.Outline[i] = [2]float64{q.x, q.y}
	}
	runes, l := s.lettering().of(f)
	em := min(l.perHeight*b.h*ratio, l.perWidth*b.w)
	for i, r := range runes {
		at := b.at(point{0.5, l.centres[i]})
		fig.Letters = append(fig.Letters, Letter{Rune: r, X: at.x, Y: at.y, Size: em})
	}
	return fig
}
