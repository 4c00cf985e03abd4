package pieceart

import (
	"image"

	"terakoya/rules"
)

// Face is what a piece shows.
type Face struct {
	Kind   rules.Kind
	Higher bool // of the two kings 王, the higher player's, not 玉
	Down   bool // upside down: a piece of the player on the far side
}

// proportion is the size of a piece's box in shares of c and h.
type proportion struct{ width, height float64 }

// proportions are by rank: the nobler the piece, the larger.
var proportions = [...]proportion{
	rules.Pawn:   {0.69, 0.775},
	rules.Lance:  {0.725, 0.825},
	rules.Knight: {0.765, 0.825},
	rules.Silver: {0.83, 0.86},
	rules.Bishop: {0.86, 0.885},
	rules.Rook:   {0.86, 0.885},
	rules.Gold:   {0.83, 0.86},
	rules.King:   {0.88, 0.90},
}

// raised is how far above the middle of its cell a box is centred, in h.
const raised = 0.012

// outline is a piece in its box: the point up, clockwise from it.
var outline = [...]point{{0.5, 0}, {0.862, 0.165}, {1, 1}, {0, 1}, {0.138, 0.165}}

// box is where a piece lies on the picture.
type box struct {
	x, y, w, h float64
	down       bool
}

// at returns the place of p, given in shares of the box as the owner of the
// piece sees it.
func (b box) at(p point) point {
	if b.down {
		p = point{1 - p.x, 1 - p.y}
	}
	return point{b.x + p.x*b.w, b.y + p.y*b.h}
}

// figure returns the outline of the piece.
func (b box) figure() polygon {
	g := make(polygon, len(outline))
	for i, p := range outline {
		g[i] = b.at(p)
	}
	return g
}

// Frame says where the cell of a piece lies in the picture of the piece,
// which is larger than the cell by what the shadow needs.
type Frame struct {
	Size image.Point // of the picture
	Cell image.Point // upper left corner of the cell in it
}

// PieceFrame returns the frame of every picture of a piece, lifted or not,
// for cells of cellW by cellH pixels. The margin is the same on the left and
// on the right and there is none above: for cells of 60 by 66, the picture
// measures 68 by 75 and the cell begins at (4, 0).
func PieceFrame(cellW, cellH float64) Frame {
	if !(cellW > 0 && cellH > 0) {
		return Frame{}
	}
	reach := float64(blurReach(shadowBlur * cellW))
	king := proportions[rules.King]
	right := (0.5+king.width/2+shadowRight)*cellW + reach
	below := (0.5-raised+king.height/2+liftedDrop)*cellH + reach
	side := max(0, ceil(right)-ceil(cellW))
	return Frame{
		Size: image.Pt(ceil(cellW)+2*side, max(ceil(cellH), ceil(below))),
		Cell: image.Pt(side, 0),
	}
}

// boxOf returns the box of a face in a cell that begins at cell. Its upper
// and lower edges run through the middle of a row of pixels, which keeps the
// line along the base crisp.
func boxOf(f Face, cell point, cellW, cellH float64) box {
	size := proportions[f.Kind.Base()]
	w, h := size.width*cellW, size.height*cellH
	x, y := cell.x+(cellW-w)/2, cell.y+(0.5-raised)*cellH-h/2
	top, base := float64(floor(y))+0.5, float64(floor(y+h))+0.5
	return box{x: x, y: top, w: w, h: base - top, down: f.Down}
}
