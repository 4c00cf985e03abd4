package print

import (
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets/pieceart"
)

// Proportions of a diagram in shares of its width.
const (
	handShare  = 0.148 // the room for pieces in hand, at either side
	coordShare = 0.042 // the room for coordinates, above and at the right
	cellRatio  = 1.09  // height of a cell, in its width
	mostHigh   = 0.74  // of the board itself, so that a high part does not grow too large
)

// cells is how many squares a board has each way.
const cells = 9

// diagram is a board on paper: lines, pieces, hands and marks.
type diagram struct {
	setup  *rules.Setup
	turned bool
	set    pieceart.Set
	marks  []Mark
	part   part
	names  [2]string // of the sides, by rules.Color

	x, y float64 // of the upper left corner
	wide float64
	cell float64 // width of a square
}

// part is what is drawn of a board, in columns from the left and rows from the top.
type part struct{ left, top, cols, rows int }

// newDiagram returns a diagram of a width; its place is set when it is drawn.
func newDiagram(setup *rules.Setup, turned bool, area rules.SquareSet, marks []Mark, set pieceart.Set, wide float64) diagram {
	d := diagram{setup: setup, turned: turned, set: set, marks: marks, wide: wide}
	d.part = d.partOf(area)
	left, top, right, bottom := d.goesOn()
	across := float64(d.part.cols) + pieceart.Rim*float64(left+right)
	down := cellRatio * (float64(d.part.rows) + pieceart.Rim*float64(top+bottom))
	d.cell = min(d.boardWide()/across, mostHigh*wide/down)
	return d
}

func (d *diagram) boardWide() float64 { return d.wide * (1 - 2*handShare - coordShare) }

// partOf returns the columns and rows of an area, or all.
func (d *diagram) partOf(area rules.SquareSet) part {
	if area.Empty() {
		return part{0, 0, cells, cells}
	}
	left, top, right, bottom := cells, cells, 0, 0
	for s := range area.All() {
		col, row := d.place(s)
		left, right = min(left, col), max(right, col)
		top, bottom = min(top, row), max(bottom, row)
	}
	return part{left, top, right - left + 1, bottom - top + 1}
}

// place returns the column and the row of a square.
func (d *diagram) place(s rules.Square) (col, row int) {
	if d.turned {
		s = s.Turned()
	}
	return cells - s.File(), s.Rank() - 1
}

// goesOn returns 1 for each side on which there are more squares, else 0.
func (d *diagram) goesOn() (left, top, right, bottom int) {
	more := func(on bool) int {
		if on {
			return 1
		}
		return 0
	}
	return more(d.part.left > 0), more(d.part.top > 0),
		more(d.part.left+d.part.cols < cells), more(d.part.top+d.part.rows < cells)
}

// row is the height of a square.
func (d *diagram) row() float64 { return cellRatio * d.cell }

// height is that of the whole diagram.
func (d *diagram) height() float64 {
	_, top, _, bottom := d.goesOn()
	return coordShare*d.wide + d.row()*(float64(d.part.rows)+pieceart.Rim*float64(top+bottom)) + 1
}

// corner returns the upper left corner of a square by column and row of the board.
func (d *diagram) corner(col, row int) spot {
	left, top, right, _ := d.goesOn()
	across := d.cell * (float64(d.part.cols) + pieceart.Rim*float64(left+right))
	return spot{
		X: d.x + handShare*d.wide + (d.boardWide()-across)/2 + d.cell*(float64(col-d.part.left)+pieceart.Rim*float64(left)),
		Y: d.y + coordShare*d.wide + d.row()*(float64(row-d.part.top)+pieceart.Rim*float64(top)),
	}
}

// shows reports whether a square is drawn.
func (d *diagram) shows(s rules.Square) bool {
	if !s.OnBoard() {
		return false
	}
	col, row := d.place(s)
	return col >= d.part.left && col < d.part.left+d.part.cols && row >= d.part.top && row < d.part.top+d.part.rows
}

// middle returns the middle of a square.
func (d *diagram) middle(s rules.Square) spot {
	at := d.corner(d.place(s))
	return spot{X: at.X + d.cell/2, Y: at.Y + d.row()/2}
}

// draw puts a diagram on the page, its upper left corner at a place.
func (p *paper) draw(d diagram, x, y float64) {
	d.x, d.y = x, y
	p.tints(&d)
	p.grid(&d)
	p.coordinates(&d)
	for i, pc := range d.setup.Board {
		if s := rules.Square(i); pc != rules.NoPiece && d.shows(s) {
			p.piece(&d, pc, d.corner(d.place(s)), d.cell)
		}
	}
	p.marks(&d)
	for _, c := range [...]rules.Color{rules.White, rules.Black} {
		p.hand(&d, c)
	}
}

// Widths of lines, in widths of a square.
const (
	thin  = 0.022
	thick = 0.055
	star  = 0.06 // radius of the points
)

// grid draws the lines: those at the board's edge thick, and where the board goes on a
// little farther.
func (p *paper) grid(d *diagram) {
	left, top, right, bottom := d.goesOn()
	a, b := d.corner(d.part.left, d.part.top), d.corner(d.part.left+d.part.cols, d.part.top+d.part.rows)
	a.X, a.Y = a.X-d.cell*pieceart.Rim*float64(left), a.Y-d.row()*pieceart.Rim*float64(top)
	b.X, b.Y = b.X+d.cell*pieceart.Rim*float64(right), b.Y+d.row()*pieceart.Rim*float64(bottom)
	weight := func(i int) float64 {
		if i == 0 || i == cells {
			return thick * d.cell
		}
		return thin * d.cell
	}
	over := thick * d.cell / 2 // so that the corners of the frame are closed
	for i := d.part.left; i <= d.part.left+d.part.cols; i++ {
		x := d.corner(i, 0).X
		p.line(spot{X: x, Y: a.Y - over}, spot{X: x, Y: b.Y + over}, weight(i), grid)
	}
	for i := d.part.top; i <= d.part.top+d.part.rows; i++ {
		y := d.corner(0, i).Y
		p.line(spot{X: a.X - over, Y: y}, spot{X: b.X + over, Y: y}, weight(i), grid)
	}
	for _, col := range [...]int{3, 6} {
		for _, row := range [...]int{3, 6} {
			if at := d.corner(col, row); at.X > a.X && at.X < b.X && at.Y > a.Y && at.Y < b.Y {
				p.fill(disc(at, star*d.cell), grid)
			}
		}
	}
}

// coordinates writes the files above the board and the ranks at its right, in the
// script of the language.
func (p *paper) coordinates(d *diagram) {
	room := coordShare * d.wide
	f := face{size: 0.72 * room, ink: soft}
	_, top, right, _ := d.goesOn()
	ranks := []rune(rankScript(p.language).String())
	files := []rune(pieceart.Arabic.String())
	name := func(all []rune, i int) string {
		if d.turned {
			i = cells - 1 - i
		}
		return string(all[i])
	}
	above := d.corner(0, d.part.top).Y - d.row()*pieceart.Rim*float64(top) - 0.3*room
	for i := d.part.left; i < d.part.left+d.part.cols; i++ {
		p.writeMiddle(d.corner(i, 0).X+d.cell/2, above, name(files, cells-1-i), f)
	}
	beside := d.corner(d.part.left+d.part.cols, 0).X + d.cell*pieceart.Rim*float64(right) + 0.6*room
	for i := d.part.top; i < d.part.top+d.part.rows; i++ {
		p.writeMiddle(beside, d.corner(0, i).Y+d.row()/2+0.36*f.size, name(ranks, i), f)
	}
}

// rankScript is how a language names the ranks.
func rankScript(l lessons.Language) pieceart.Script {
	if l == lessons.English {
		return pieceart.Latin
	}
	return pieceart.Kanji
}
