package widgets

import (
	"math"

	"fyne.io/fyne/v2"

	"terakoya/rules"
	"terakoya/widgets/pieceart"
)

// Proportions of a board with its stands, in widths of a cell.
const (
	rowRatio    = 1.09 // height of a cell
	marginRatio = 0.44 // wood around the lines, where the coordinates stand
	bareMargin  = 0.16 // wood without coordinates
	sideRatio   = 0.13 // side of the board, below
	standWide   = 1.52
	standNarrow = 1.16
	standGap    = 0.2
	slotRatio   = 0.98 // height of a place in a stand, in heights of a cell
	standPad    = 0.16 // above the first and below the last place, likewise
	slotsLeast  = 2
	slotsFull   = 5 // more kinds than these share the height of these
)

// geometry is where everything of a board lies. Lengths are in device pixels,
// whole ones, so that lines are sharp at any scale; scale turns them to units.
type geometry struct {
	scale      float32
	cell, row  int // width and height of a cell
	margin     int
	standWidth int // 0 without stands
	origin     fyne.Position
	turned     bool
	hands      [2]rules.Hand
	part       pieceart.Part   // of the board that is shown
	shown      rules.SquareSet // its squares
}

// fit returns the largest board that a space holds, in its middle.
func fit(space fyne.Size, scale float32, style Style, hands [2]rules.Hand) geometry {
	w, h := float64(space.Width*scale), float64(space.Height*scale)
	part := partOf(style.Area, style.Turned)
	edge, wide, high := proportions(part, style)
	c := math.Floor(h / high)
	if !style.Area.Empty() {
		whole := style
		whole.Area = rules.SquareSet{}
		c = min(c, math.Floor(zoomMost*float64(fit(space, scale, whole, hands).cell)))
	}
	stand := 0.0
	if style.Stands {
		stand = standWide
		if w < c*(wide+2*(standWide+standGap)) {
			stand = standNarrow
		}
		wide += 2 * (stand + standGap)
	}
	c = math.Max(1, math.Min(c, math.Floor(w/wide)))
	var g geometry
	var all fyne.Size
	for ; ; c-- { // the parts are rounded up: together they may be a few pixels too large
		g = geometry{
			scale: scale, cell: int(c), row: int(math.Round(rowRatio * c)), margin: int(math.Round(edge * c)),
			standWidth: int(math.Round(stand * c)), turned: style.Turned, hands: hands,
			part: part, shown: squaresOf(style.Area),
		}
		if all = g.size(); c <= 1 || all.Width <= space.Width && all.Height <= space.Height {
			break
		}
	}
	g.origin = fyne.NewPos(g.whole((space.Width-all.Width)/2), g.whole((space.Height-all.Height)/2))
	return g
}

// proportions returns the margin of a part of a board, its width without stands and
// its height with them, in widths of a cell.
func proportions(part pieceart.Part, style Style) (edge, wide, high float64) {
	edge = marginRatio
	if style.Bare {
		edge = bareMargin
	}
	beside, above := part.Rims()
	cells := part.Whole()
	wide = float64(cells.Cols) + pieceart.Rim*float64(beside) + 2*edge
	high = rowRatio*(float64(cells.Rows)+pieceart.Rim*float64(above)) + 2*edge + sideRatio
	if style.Stands {
		high = max(high, rowRatio*standsHigh)
	}
	return edge, wide, high
}

// whole moves a length in units to a whole pixel.
func (g geometry) whole(u float32) float32 {
	return float32(math.Round(float64(u*g.scale))) / g.scale
}

// units turns pixels to units.
func (g geometry) units(px int) float32 { return float32(px) / g.scale }

// share is a part of a cell's width, in units.
func (g geometry) share(part float64) float32 { return float32(part*float64(g.cell)) / g.scale }

func (g geometry) style() pieceart.BoardStyle {
	return pieceart.BoardStyle{
		CellW: float64(g.cell), CellH: float64(g.row), Margin: float64(g.margin), Turned: g.turned, Part: g.part,
	}
}

// narrow reports whether the stands are the narrow ones.
func (g geometry) narrow() bool { return g.standWidth < int(1.3*float64(g.cell)) }

func (g geometry) gap() int {
	if g.standWidth == 0 {
		return 0
	}
	return int(math.Round(standGap * float64(g.cell)))
}

// size returns the size of board and stands together, in units.
func (g geometry) size() fyne.Size {
	return fyne.NewSize(g.units(g.style().Size().X+2*(g.standWidth+g.gap())), g.units(g.high()))
}

// high is the height of board and stands, in pixels: that of the board, unless a
// small part of it is lower than a full stand.
func (g geometry) high() int {
	board := g.style().Size().Y
	if g.standWidth == 0 {
		return board
	}
	return max(board, int(standsHigh*float64(g.row)))
}

// boardAt returns the upper left corner of the board, in units.
func (g geometry) boardAt() fyne.Position {
	above := (g.high() - g.style().Size().Y) / 2
	return g.origin.AddXY(g.units(g.standWidth+g.gap()), g.units(above))
}

// squareAt returns the upper left corner of a square, in units.
func (g geometry) squareAt(s rules.Square) fyne.Position {
	col, row := columnOf(s, g.turned)
	p := g.style().Corner(col, row)
	return g.boardAt().AddXY(g.units(p.X), g.units(p.Y))
}

func (g geometry) cellSize() fyne.Size { return fyne.NewSize(g.units(g.cell), g.units(g.row)) }

// middle returns the middle of a square.
func (g geometry) middle(s rules.Square) fyne.Position {
	return g.squareAt(s).AddXY(g.units(g.cell)/2, g.units(g.row)/2)
}

// near reports whether a side sits at the bottom.
func (g geometry) near(c rules.Color) bool { return (c == rules.Black) != g.turned }

// held lists the kinds that a side has in hand, in the order of its stand.
func (g geometry) held(c rules.Color) []rules.Kind {
	var kinds []rules.Kind
	for _, k := range rules.HandKinds {
		if g.hands[c].Count(k) > 0 {
			kinds = append(kinds, k)
		}
	}
	return kinds
}

// slotHeight is the height of a place in a stand, in pixels.
func (g geometry) slotHeight(c rules.Color) int {
	h := slotRatio * float64(g.row)
	if n := len(g.held(c)); n > slotsFull {
		h *= float64(slotsFull) / float64(n)
	}
	return int(h)
}

// standRect returns the tray of a side: at the top left for the far side, at the
// bottom right for the near one.
func (g geometry) standRect(c rules.Color) (fyne.Position, fyne.Size) {
	n := max(slotsLeast, len(g.held(c)))
	high := n*g.slotHeight(c) + int(2*standPad*float64(g.row)) + pieceart.StandSide(float64(g.cell))
	size := fyne.NewSize(g.units(g.standWidth), g.units(high))
	if !g.near(c) {
		return g.origin, size
	}
	all := g.size()
	return g.origin.AddXY(all.Width-size.Width, all.Height-size.Height), size
}

// slotAt returns the upper left corner of the place of the i-th kind held, and
// the size of the place.
func (g geometry) slotAt(c rules.Color, i int) (fyne.Position, fyne.Size) {
	at, size := g.standRect(c)
	slot := fyne.NewSize(size.Width, g.units(g.slotHeight(c)))
	pad := g.whole(float32(standPad) * g.units(g.row))
	if !g.near(c) {
		return at.AddXY(0, pad+float32(i)*slot.Height), slot
	}
	side := g.units(pieceart.StandSide(float64(g.cell)))
	fromBottom := float32(len(g.held(c))-i)*slot.Height + pad + side
	return at.AddXY(0, size.Height-fromBottom), slot
}

// pieceInSlot returns the cell of the piece in a place for n of a kind: with a
// number beside it, it makes room.
func (g geometry) pieceInSlot(at fyne.Position, size fyne.Size, n int) fyne.Position {
	x := (size.Width - g.units(g.cell)) / 2
	if n > 1 && !g.narrow() {
		x -= g.share(0.17)
	}
	return at.AddXY(g.whole(x), g.whole((size.Height-g.units(g.row))/2))
}

// cellOf returns the cell of a piece that lies at a place; false if that place is
// not there.
func (g geometry) cellOf(p place) (fyne.Position, bool) {
	at, size := g.rectOf(p)
	if size.IsZero() || !p.square.OnBoard() && g.standWidth == 0 {
		return at, false
	}
	if p.square.OnBoard() {
		return at, true
	}
	return g.pieceInSlot(at, size, g.hands[p.side].Count(p.kind)), true
}

// place is what a pointer or the keyboard is on: a square, a piece in hand, or
// nothing.
type place struct {
	square rules.Square // OffBoard if it is no square
	side   rules.Color  // of a piece in hand
	kind   rules.Kind   // of a piece in hand, NoKind if it is none
}

var nowhere = place{square: rules.OffBoard}

func onSquare(s rules.Square) place { return place{square: s} }

func inHand(c rules.Color, k rules.Kind) place {
	return place{square: rules.OffBoard, side: c, kind: k}
}

// placeAt returns what lies at a position, in units.
func (g geometry) placeAt(pos fyne.Position) place {
	cell := g.cellSize()
	first := g.squareAt(rules.NewSquare(9, 1))
	if g.turned {
		first = g.squareAt(rules.NewSquare(1, 9))
	}
	col := int(math.Floor(float64((pos.X - first.X) / cell.Width)))
	row := int(math.Floor(float64((pos.Y - first.Y) / cell.Height)))
	if 0 <= col && col < 9 && 0 <= row && row < 9 {
		if g.turned {
			col, row = 8-col, 8-row
		}
		s := rules.NewSquare(9-col, row+1)
		if !g.shows(s) {
			return nowhere // on the rim
		}
		return onSquare(s)
	}
	for _, c := range []rules.Color{rules.Black, rules.White} {
		for i, k := range g.held(c) {
			at, size := g.slotAt(c, i)
			if pos.X >= at.X && pos.X < at.X+size.Width && pos.Y >= at.Y && pos.Y < at.Y+size.Height {
				return inHand(c, k)
			}
		}
	}
	return nowhere
}

// rectOf returns where a place lies; an empty size if it is not there.
func (g geometry) rectOf(p place) (fyne.Position, fyne.Size) {
	if g.shows(p.square) {
		return g.squareAt(p.square), g.cellSize()
	}
	for i, k := range g.held(p.side) {
		if k == p.kind {
			return g.slotAt(p.side, i)
		}
	}
	return fyne.Position{}, fyne.Size{}
}
