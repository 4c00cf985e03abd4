package pieceart

// Part is a rectangle of cells, its column and row counted as in
// [BoardStyle.Corner]. The zero Part is the whole board.
type Part struct{ Left, Top, Cols, Rows int }

// Rim is what is seen of the next cell where the board goes on beyond a part, in
// widths or heights of a cell.
const Rim = 0.5

// rimShade is how strongly the rim is dimmed, by the colour of the board's side.
const rimShade = 0.42

// Whole returns the part itself, or all cells for the zero Part.
func (p Part) Whole() Part {
	if p == (Part{}) {
		return Part{Cols: ranks, Rows: ranks}
	}
	return p
}

// Rims returns how many rims there are beside the part, 0 to 2, and how many above
// and below.
func (p Part) Rims() (beside, above int) {
	left, top, right, bottom := p.goesOn()
	for _, on := range []struct {
		there bool
		count *int
	}{{left, &beside}, {right, &beside}, {top, &above}, {bottom, &above}} {
		if on.there {
			*on.count++
		}
	}
	return beside, above
}

// goesOn reports on which sides there are more cells.
func (p Part) goesOn() (left, top, right, bottom bool) {
	p = p.Whole()
	return p.Left > 0, p.Top > 0, p.Left+p.Cols < ranks, p.Top+p.Rows < ranks
}

// rims returns the widths of the rims, in pixels; 0 on the sides where the board ends.
func (b BoardStyle) rims() (left, top, right, bottom int) {
	l, t, r, d := b.Part.goesOn()
	rim := func(on bool, cell float64) int {
		if !on {
			return 0
		}
		return round(Rim * cell)
	}
	return rim(l, b.CellW), rim(t, b.CellH), rim(r, b.CellW), rim(d, b.CellH)
}

// dim shades the rims, so that the part stands out.
func (cv *canvas) dim(b BoardStyle, pal Palette) {
	p := b.Part.Whole()
	near, far := b.Corner(p.Left, p.Top), b.Corner(p.Left+p.Cols, p.Top+p.Rows)
	left, top, right, bottom := b.rims()
	x0, x1, y0, y1 := near.X-left, far.X+right, near.Y-top, far.Y+bottom
	var all path
	for _, strip := range [...][4]int{
		{x0, y0, x1, near.Y}, {x0, far.Y, x1, y1}, {x0, near.Y, near.X, far.Y}, {far.X, near.Y, x1, far.Y},
	} {
		if strip[0] < strip[2] && strip[1] < strip[3] {
			all = append(all, bar(strip[0], strip[1], strip[2], strip[3])...)
		}
	}
	cv.fill(all, flat(fade(pal.BoardEdge, rimShade)))
}
