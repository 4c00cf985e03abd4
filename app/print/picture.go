package print

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"io"
	"math"
	"sync"

	"terakoya/app/words"
	"terakoya/content"
	"terakoya/rules"
	"terakoya/widgets/pieceart"
)

// Proportions of a picture, in widths of a square: as the screen draws a board.
const (
	pictureEdge  = 0.2 // around all
	pictureWood  = 0.44
	pictureStand = 1.52
	pictureGap   = 0.2
	pictureAll   = cells + 2*(pictureWood+pictureStand+pictureGap+pictureEdge)
	slotHigh     = 0.98 // a place in a stand, in heights of a square
	slotPad      = 0.16
	slotsLeast   = 2
	slotsMost    = 5 // more kinds than these share their height
	countSize    = 0.31
	nameSize     = 0.27
)

// The least and the most that a picture may be wide, in pixels.
const (
	leastWide = 160
	mostWide  = 8192
)

// lightWood are the colours of a board in the light theme.
var lightWood = pieceart.Palette{
	Piece: rgb(0xF9EAC3), PieceLow: rgb(0xEBD097), PieceSide: rgb(0xB3833D), PieceEdge: rgb(0x7A5A2A),
	Kanji: rgb(0x1B1510), KanjiPro: rgb(0xA81E17), Board: rgb(0xE3BD79), BoardHi: rgb(0xEBCB8F),
	BoardEdge: rgb(0xB68340), Grid: rgb(0x3A2812), Coord: rgb(0x4B371C), Stand: rgb(0xCDA261),
	MMove: rgb(0x1C3F74), MWrong: rgb(0xA31D0D), MWhy: rgb(0x5E1F63), MRight: rgb(0x0F5233),
	HintFill: rgb(0xB57A0C), MarkInk: rgb(0xFFFFFF),
}

func rgb(hex uint32) color.NRGBA {
	return color.NRGBA{uint8(hex >> 16), uint8(hex >> 8), uint8(hex), 0xFF}
}

func (k ink) color() color.NRGBA { return color.NRGBA{k.r, k.g, k.b, 0xFF} }

// artist draws boards and pieces with the fonts of the program.
var artist = sync.OnceValues(func() (*pieceart.Artist, error) {
	return pieceart.New(content.Font(content.SerifJP), content.Font(content.SansJP), content.Font(content.SansJPBold))
})

// WriteDiagram writes a PNG of a position as the screen draws it in the light theme,
// so many pixels wide, with the stands and the sides at both hands. It needs no window.
// The error says if the width is none that a picture can have.
func WriteDiagram(out io.Writer, setup rules.Setup, marks []Mark, pixels int, o Options) error {
	if pixels < leastWide || pixels > mostWide {
		return fmt.Errorf("print: a picture is %d to %d pixels wide, not %d", leastWide, mostWide, pixels)
	}
	art, err := artist()
	if err != nil {
		return err
	}
	p := newPicture(art, &setup, pixels, o)
	p.board(marks)
	for _, c := range [...]rules.Color{rules.White, rules.Black} {
		p.hand(c)
	}
	var whole bytes.Buffer
	if err := errors.Join(p.err, png.Encode(&whole, p.img)); err != nil {
		return err
	}
	return send(out, whole.Bytes())
}

// picture is a position as pixels.
type picture struct {
	art   *pieceart.Artist
	setup *rules.Setup
	set   pieceart.Set
	words *words.Words
	style pieceart.BoardStyle
	at    image.Point // of the board
	img   *image.RGBA
	err   error
}

func newPicture(art *pieceart.Artist, setup *rules.Setup, pixels int, o Options) *picture {
	c := math.Floor(float64(pixels) / pictureAll)
	p := &picture{art: art, setup: setup, set: o.Set, words: o.Words}
	p.style = pieceart.BoardStyle{
		CellW: c, CellH: math.Round(cellRatio * c), Margin: math.Round(pictureWood * c),
		Files: pieceart.Arabic, Left: pieceart.Kanji, Right: rankScript(o.Words.Language),
	}
	if p.style.Right == pieceart.Kanji {
		p.style.Left = pieceart.Latin
	}
	size, edge := p.style.Size(), int(math.Round(pictureEdge*c))
	p.img = image.NewRGBA(image.Rect(0, 0, pixels, size.Y+2*edge))
	p.at = image.Pt((pixels-size.X)/2, edge)
	draw.Draw(p.img, p.img.Bounds(), image.NewUniform(washi.color()), image.Point{}, draw.Src)
	return p
}

// lay draws a picture over what is there.
func (p *picture) lay(src image.Image, at image.Point) {
	draw.Draw(p.img, src.Bounds().Add(at), src, image.Point{}, draw.Over)
}

// board draws the board, its pieces and the marks.
func (p *picture) board(marks []Mark) {
	p.lay(p.art.Board(p.style, lightWood), p.at)
	d := p.diagram(marks)
	p.tint(d)
	for i, pc := range p.setup.Board {
		if pc != rules.NoPiece {
			p.piece(pc, p.cell(rules.Square(i)))
		}
	}
	p.marks(d)
}

// cell is the upper left corner of a square.
func (p *picture) cell(s rules.Square) image.Point {
	return p.style.Corner(cells-s.File(), s.Rank()-1).Add(p.at)
}

// piece draws a piece in a cell.
func (p *picture) piece(pc rules.Piece, cell image.Point) {
	f := pieceart.Face{Kind: pc.Kind(), Higher: pc.Color() == rules.White, Down: pc.Color() == rules.White}
	frame := pieceart.PieceFrame(p.style.CellW, p.style.CellH)
	p.lay(p.art.Piece(f, p.set, p.style.CellW, p.style.CellH, lightWood), cell.Sub(frame.Cell))
}

// hand draws the stand of a side, what lies on it, and its name: gote's at the upper
// left, sente's at the lower right.
func (p *picture) hand(c rules.Color) {
	var kinds []rules.Kind
	for _, k := range rules.HandKinds {
		if p.setup.Hands[c].Count(k) > 0 {
			kinds = append(kinds, k)
		}
	}
	cell, row := p.style.CellW, p.style.CellH
	slot, pad := slotHigh*row, slotPad*row
	if n := len(kinds); n > slotsMost {
		slot *= float64(slotsMost) / float64(n)
	}
	wide := int(pictureStand * cell)
	high := int(slot*float64(max(slotsLeast, len(kinds)))+2*pad) + pieceart.StandSide(cell)
	x, y := p.at.X-int((pictureStand+pictureGap)*cell), p.at.Y
	nameAt := y + high + int(0.34*cell)
	if c == rules.Black {
		x, y = p.at.X+p.style.Size().X+int(pictureGap*cell), p.at.Y+p.style.Size().Y-high
		nameAt = y - int(0.18*cell)
	}
	p.lay(p.art.Stand(wide, high, cell, lightWood), image.Pt(x, y))
	p.name(c, x, nameAt, wide)
	first := float64(y) + pad
	if c == rules.Black {
		first = float64(y+high-pieceart.StandSide(cell)) - pad - slot*float64(len(kinds))
	}
	for i, k := range kinds {
		p.held(c, k, x, int(first+slot*float64(i)+(slot-row)/2), wide)
	}
}

// held draws one kind on a stand, and how many there are if it is not one.
func (p *picture) held(c rules.Color, k rules.Kind, x, y, wide int) {
	n := p.setup.Hands[c].Count(k)
	left := (float64(wide) - p.style.CellW) / 2
	if n > 1 {
		left -= 0.17 * p.style.CellW
	}
	p.piece(rules.NewPiece(c, k), image.Pt(x+int(left), y))
	if n > 1 {
		size := countSize * p.style.CellW
		p.text(fmt.Sprint(n), float64(x)+left+0.95*p.style.CellW, float64(y)+p.style.CellH/2+0.36*size, size, black)
	}
}

// name writes the name of a side with its sign.
func (p *picture) name(c rules.Color, x, y, wide int) {
	size := nameSize * p.style.CellW
	name := sideNames(p.words, false)[c]
	if all := p.measure(name, size) + 1.2*size; all > float64(wide) {
		size *= float64(wide) / all
	}
	p.lay(pieceart.SideMark(c == rules.Black, int(size), black.color()), image.Pt(x, y-int(0.88*size)))
	p.text(name, float64(x)+1.2*size, float64(y), size, black)
}
