package pieceart

import (
	"image"
	"image/color"
	"math"
	"slices"

	"terakoya/rules"
)

// What a piece is made of, in shares of c (in h where noted).
const (
	shadowBlur  = 0.03
	shadowRight = 0.012
	restingDrop = 0.06  // of the shadow, in h
	liftedDrop  = 0.095 // of the shadow of a lifted piece, in h
	thickness   = 0.032 // of the side, in h
	sideEdge    = 0.012
	faceEdge    = 0.014
	flatEdge    = 0.035
	bevelWidth  = 0.02
	bevelInset  = 0.03
	grainWidth  = 0.012
	grainFrom   = 40 // cells narrower than this have no grain, in pixels
)

// How strongly it shows.
const (
	restingShade = 0.34
	liftedShade  = 0.38
	grainShade   = 0.17
	bevelShade   = 0.60
)

// grainLines are the places of the grain across the box.
var grainLines = [...]float64{0.14, 0.255, 0.385, 0.48, 0.605, 0.735, 0.85}

// Piece draws a piece that lies on a cell of cellW by cellH pixels. The
// picture is larger than the cell, see [PieceFrame]; in it, the box of the
// piece is centred in the cell, 0.012 of cellH above the middle. A face
// without a kind leaves the picture empty.
func (a *Artist) Piece(f Face, set Set, cellW, cellH float64, pal Palette) *image.RGBA {
	return a.piece(f, set, cellW, cellH, pal, light{restingDrop, restingShade})
}

// Lifted draws the same piece, in the same place of a picture of the same
// size, with the shadow of a piece held above the board. Raising and enlarging
// it is the caller's work.
func (a *Artist) Lifted(f Face, set Set, cellW, cellH float64, pal Palette) *image.RGBA {
	return a.piece(f, set, cellW, cellH, pal, light{liftedDrop, liftedShade})
}

// light is what the shadow tells of a piece's height above the board: how far
// down it falls, in h, and its darkness, 0 to 1.
type light struct{ drop, shade float64 }

func (a *Artist) piece(f Face, set Set, cellW, cellH float64, pal Palette, l light) *image.RGBA {
	frame := PieceFrame(cellW, cellH)
	cv := newCanvas(frame.Size.X, frame.Size.Y)
	if f.Kind < rules.Pawn || f.Kind > rules.Dragon || frame.Size == (image.Point{}) {
		return cv.img
	}
	b := boxOf(f, point{float64(frame.Cell.X), float64(frame.Cell.Y)}, cellW, cellH)
	if pal.flat() {
		cv.slab(b, cellW, pal)
	} else {
		cv.wood(b, cellW, cellH, pal, l)
	}
	a.write(cv, b, f, set, pal)
	if l := set.lettering(); l.guided {
		marks := b.guide(f.Kind, l.lone.centres[0], cellW, edgeWidth(cellW, pal))
		cv.fill(marks, flat(fade(pal.marks(f.Kind, l), set.Fade(f.Kind).share())))
	}
	return cv.img
}

// ink returns the colour of the characters of a kind.
func (p *Palette) ink(k rules.Kind) color.NRGBA {
	if k.IsPromoted() {
		return p.KanjiPro
	}
	return p.Kanji
}

// marks returns the colour of the guide's marks around a kind.
func (p *Palette) marks(k rules.Kind, l *lettering) color.NRGBA {
	if l.letters {
		return p.ink(k)
	}
	return p.MMove
}

// edgeWidth returns the width of the line around a face, half of it outside.
func edgeWidth(c float64, pal Palette) float64 {
	if pal.flat() {
		return math.Max(1, flatEdge*c)
	}
	return faceEdge * c
}

// slab draws the bare piece of the contrast themes.
func (cv *canvas) slab(b box, c float64, pal Palette) {
	g := b.figure()
	cv.fill(g.path(), flat(pal.Piece))
	cv.fill(g.edge(edgeWidth(c, pal)), flat(pal.PieceEdge))
}

// wood draws the bare piece: shadow, side, face, grain and bevel. The figure
// may be turned; the order, the directions and the gradient are the screen's.
func (cv *canvas) wood(b box, c, h float64, pal Palette, l light) {
	g := b.figure()
	cv.shadow(g.moved(point{shadowRight * c, l.drop * h}), shadowBlur*c, l.shade)

	side := g.moved(point{0, thickness * h})
	cv.fill(side.path(), flat(pal.PieceSide))
	cv.fill(side.edge(sideEdge*c), flat(pal.PieceEdge))

	cv.fill(g.path(), ink{top: pal.Piece, low: pal.PieceLow, from: b.y, to: b.y + b.h})
	cv.fill(g.edge(edgeWidth(c, pal)), flat(pal.PieceEdge))
	if c >= grainFrom {
		cv.fill(grainOn(g.inset(edgeWidth(c, pal)/2), b, c), flat(fade(pal.PieceSide, grainShade)))
	}
	white := color.NRGBA{255, 255, 255, 255}
	cv.fill(bevelOf(g, b.down, c), flat(fade(white, bevelShade)))
}

// shadow lays the blurred dark shape of g over the picture.
func (cv *canvas) shadow(g polygon, radius, shade float64) {
	p := g.path()
	low, high := p.bounds()
	reach := blurReach(radius)
	r := image.Rect(floor(low.x), floor(low.y), ceil(high.x), ceil(high.y))
	cv.shape(p, r.Inset(-reach))
	blur(&cv.mask, radius)
	cv.paint(flat(fade(color.NRGBA{A: 255}, shade)))
}

// grainOn returns the fine lines along the wood of a face.
func grainOn(face polygon, b box, c float64) path {
	var p path
	for _, share := range grainLines {
		x := b.at(point{share, 0}).x
		if top, bottom, ok := face.span(x); ok {
			p = append(p, stroke([]point{{x, top}, {x, bottom}}, grainWidth*c, false)...)
		}
	}
	return p
}

// bevelOf returns the bright strip along those edges that face up and left on
// the screen: the left side and both shoulders, or, of a piece upside down,
// its base and the side that is then on the left. It ends on the bisectors of
// the corners, as a cut edge does.
func bevelOf(g polygon, down bool, c float64) path {
	outer := g.inset((bevelInset - bevelWidth/2) * c)
	inner := g.inset((bevelInset + bevelWidth/2) * c)
	lit := []int{3, 4, 0, 1}
	if down {
		lit = []int{1, 2, 3}
	}
	var strip polygon
	for _, i := range lit {
		strip = append(strip, outer[i])
	}
	for _, i := range slices.Backward(lit) {
		strip = append(strip, inner[i])
	}
	return strip.path()
}

// write puts the characters on a piece.
func (a *Artist) write(cv *canvas, b box, f Face, set Set, pal Palette) {
	l := set.lettering()
	glyphs := a.kanji
	if l.letters {
		glyphs = a.letters
	}
	text, where := l.of(f)
	size := math.Min(where.perHeight*b.h, where.perWidth*b.w)
	if b.down {
		size = -size
	}
	for i, r := range text {
		centre := b.at(point{0.5, where.centres[i]})
		cv.fill(glyphs[r].crispAt(centre, size), flat(pal.ink(f.Kind)))
	}
}
