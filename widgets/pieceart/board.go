package pieceart

import "image"

// BoardStyle is the size of a board and what stands beside it. It is
// comparable, so it can be part of the key of a cache.
type BoardStyle struct {
	// CellW and CellH are the cell, Margin the wood around the lines, in
	// device pixels. Whole numbers give cells of equal size.
	CellW, CellH, Margin float64

	Files       Script // above the board, 9 to 1
	Left, Right Script // beside the ranks; the left one is a tenth smaller

	// Turned is the board as gote sees it. The names of files and ranks stay
	// with their squares, the scripts with their margins.
	Turned bool

	// Large writes the names of files and ranks to be read from the back of a room.
	Large bool

	// Part is what is drawn of the board. On the sides where the board goes on,
	// half a cell more is seen, dimmed.
	Part Part
}

// What a board is made of, in c.
const (
	boardSide  = 0.13
	gridLine   = 0.017
	frameLine  = 0.04
	star       = 0.058 // radius
	coordinate = 0.24  // em
	fromAfar   = 0.29  // em, where they are large
)

// smaller is the size of the left coordinates beside the right ones.
const smaller = 0.9

// ranks is how many cells a board has each way.
const ranks = 9

// Corner returns the upper left corner of the cell in column col, from the
// left, and row row, from the top, both counted from 0; 9 gives the far edge.
// The lines are centred on these places. Cells that the part leaves out have
// places outside the picture.
func (b BoardStyle) Corner(col, row int) image.Point {
	left, top, _, _ := b.rims()
	return image.Pt(
		round(b.Margin+float64(col-b.Part.Left)*b.CellW)+left,
		round(b.Margin+float64(row-b.Part.Top)*b.CellH)+top,
	)
}

// FaceSize returns the size of the board without its side, in pixels.
func (b BoardStyle) FaceSize() image.Point {
	p := b.Part.Whole()
	_, _, right, bottom := b.rims()
	return b.Corner(p.Left+p.Cols, p.Top+p.Rows).Add(image.Pt(right+round(b.Margin), bottom+round(b.Margin)))
}

// Size returns the size of the picture: the face and, below it, the side,
// 0.13 c high.
func (b BoardStyle) Size() image.Point {
	return b.FaceSize().Add(image.Pt(0, sidePixels(boardSide, b.CellW)))
}

func sidePixels(share, cell float64) int { return max(1, round(share*cell)) }

// Board returns the empty board: wood, lines, the four star points, and the
// coordinates. Its size is [BoardStyle.Size]. The picture is shared by all who ask
// for the same: it is not to be drawn on.
func (a *Artist) Board(b BoardStyle, pal Palette) *image.RGBA {
	return a.boards.get(boardKey{b, pal}, func() *image.RGBA { return a.board(b, pal) })
}

func (a *Artist) board(b BoardStyle, pal Palette) *image.RGBA {
	face := b.FaceSize()
	cv := plank{
		w: face.X, h: face.Y, side: b.Size().Y - face.Y, cell: b.CellW,
		dark: pal.Board, bright: pal.BoardHi, edge: pal.BoardEdge, flat: pal.plain(),
	}.saw()
	cv.grid(b, pal)
	cv.dim(b, pal)
	a.coordinates(cv, b, pal)
	return cv.img
}

// grid draws lines and star points. Lines fill whole pixels.
func (cv *canvas) grid(b BoardStyle, pal Palette) {
	thin := max(1, round(gridLine*b.CellW))
	thick := max(2, round(frameLine*b.CellW))
	part := b.Part.Whole()
	near, far := b.linesEnd(thick)
	width := func(i int) int {
		if i == 0 || i == ranks {
			return thick
		}
		return thin
	}
	var p path
	for i := part.Left; i <= part.Left+part.Cols; i++ {
		x := b.Corner(i, 0).X - width(i)/2
		p = append(p, bar(x, near.Y, x+width(i), far.Y)...)
	}
	for i := part.Top; i <= part.Top+part.Rows; i++ {
		y := b.Corner(0, i).Y - width(i)/2
		p = append(p, bar(near.X, y, far.X, y+width(i))...)
	}
	for _, i := range [...]int{3, 6} {
		for _, k := range [...]int{3, 6} {
			at := b.Corner(i, k)
			if !at.In(image.Rectangle{near, far}) {
				continue
			}
			// The middle of the lines that cross, not of the pixel's corner.
			half := float64(thin)/2 - float64(thin/2)
			p = append(p, disc(point{float64(at.X) + half, float64(at.Y) + half}, star*b.CellW)...)
		}
	}
	cv.fill(p, flat(pal.Grid))
}

// linesEnd returns the corners of what the lines fill: to the outside of the frame, or
// through the rim where there is none.
func (b BoardStyle) linesEnd(frame int) (near, far image.Point) {
	p := b.Part.Whole()
	near, far = b.Corner(p.Left, p.Top), b.Corner(p.Left+p.Cols, p.Top+p.Rows)
	left, top, right, bottom := b.rims()
	beyond := func(rim, frame int) int {
		if rim > 0 {
			return rim
		}
		return frame
	}
	near = near.Sub(image.Pt(beyond(left, frame/2), beyond(top, frame/2)))
	return near, far.Add(image.Pt(beyond(right, frame-frame/2), beyond(bottom, frame-frame/2)))
}

// bar returns a rectangle of whole pixels.
func bar(x0, y0, x1, y1 int) path {
	return roundRect(float64(x0), float64(y0), float64(x1), float64(y1), 0)
}

// coordinates writes the names of files and ranks in the margins.
func (a *Artist) coordinates(cv *canvas, b BoardStyle, pal Palette) {
	size := coordinate * b.CellW
	if b.Large {
		size = fromAfar * b.CellW
	}
	middle := b.Margin / 2
	right := float64(b.FaceSize().X) - middle
	named := func(i int) int { // the file or rank of a column from the right or row from the top
		if b.Turned {
			return ranks - 1 - i
		}
		return i
	}
	part := b.Part.Whole()
	var p path
	for i := part.Left; i < part.Left+part.Cols; i++ {
		x, _ := b.cellMiddle(i)
		// Along the files a crisp character would stand higher or lower than
		// its neighbours; beside the ranks each stands alone.
		p = append(p, a.label(b.Files, named(ranks-1-i)).at(point{x, middle}, size)...)
	}
	for i := part.Top; i < part.Top+part.Rows; i++ {
		_, y := b.cellMiddle(i)
		p = append(p, a.label(b.Left, named(i)).crispAt(point{middle, y}, size*smaller)...)
		p = append(p, a.label(b.Right, named(i)).crispAt(point{right, y}, size)...)
	}
	cv.fill(p, flat(pal.Coord))
}

// cellMiddle returns the middle of the i-th column and of the i-th row.
func (b BoardStyle) cellMiddle(i int) (x, y float64) {
	p, q := b.Corner(i, i), b.Corner(i+1, i+1)
	return float64(p.X+q.X) / 2, float64(p.Y+q.Y) / 2
}

// label returns the i-th character of a script.
func (a *Artist) label(s Script, i int) glyph {
	if int(s) >= len(scripts) || i >= len(scripts[s]) {
		return glyph{}
	}
	return a.labels[scripts[s][i]]
}
