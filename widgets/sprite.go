package widgets

import (
	"image"
	"image/color"
	"image/draw"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"terakoya/widgets/pieceart"
)

// pool gives out canvas objects of one kind and takes them back for the next
// drawing: Fyne keeps what it painted by object, so new ones would pile up.
type pool[T fyne.CanvasObject] struct {
	make func() T
	all  []T
	used int
}

func (p *pool[T]) next() T {
	if p.used == len(p.all) {
		p.all = append(p.all, p.make())
	}
	p.used++
	return p.all[p.used-1]
}

func (p *pool[T]) reset() { p.used = 0 }

// sprite is a picture of exact pixels.
type sprite struct {
	*canvas.Raster
	img *image.RGBA
}

func newSprite() *sprite {
	s := &sprite{}
	s.Raster = canvas.NewRaster(func(int, int) image.Image {
		if s.img == nil {
			return image.NewRGBA(image.Rect(0, 0, 1, 1))
		}
		return s.img
	})
	s.ScaleMode = canvas.ImageScaleFastest
	return s
}

// show puts a picture at a position, in units.
func (s *sprite) show(img *image.RGBA, at fyne.Position, scale float32) {
	s.stretch(img, at, fyne.NewSize(float32(img.Rect.Dx())/scale, float32(img.Rect.Dy())/scale))
}

// stretch puts a picture at a position, in a size.
func (s *sprite) stretch(img *image.RGBA, at fyne.Position, size fyne.Size) {
	s.Move(at)
	if s.img != img || s.Size() != size {
		s.img = img
		s.Resize(size)
		s.Refresh()
	}
	s.Show()
}

// Palette returns the colours of the theme for what is drawn by pieceart.
func Palette() pieceart.Palette { return palette(fyne.CurrentApp().Settings().Theme()) }

// palette asks a theme for the colours of what is drawn by pieceart.
func palette(th fyne.Theme) pieceart.Palette {
	v := fyne.CurrentApp().Settings().ThemeVariant()
	c := func(name fyne.ThemeColorName) color.NRGBA {
		return color.NRGBAModel.Convert(th.Color(name, v)).(color.NRGBA)
	}
	return pieceart.Palette{
		Piece: c(ColorPiece), PieceLow: c(ColorPieceLow), PieceSide: c(ColorPieceSide), PieceEdge: c(ColorPieceEdge),
		Kanji: c(ColorKanji), KanjiPro: c(ColorKanjiRed), Board: c(ColorBoard), BoardHi: c(ColorBoardHigh),
		BoardEdge: c(ColorBoardEdge), Grid: c(ColorGrid), Coord: c(ColorCoordinate), Stand: c(ColorStand),
		MWrong: c(ColorMarkWrong), MWhy: c(ColorMarkWhy), MRight: c(ColorMarkRight), HintFill: c(ColorHintFill),
		MMove: c(ColorMarkMove), MarkInk: c(ColorMarkInk),
	}
}

// pictures keeps what pieceart has drawn, for one palette and size of cell.
type pictures struct {
	art    *pieceart.Artist
	pal    pieceart.Palette
	cell   [2]int
	faces  map[faceKey]picture
	badges map[badgeKey]*image.RGBA
	board  *image.RGBA
	style  pieceart.BoardStyle
	stands map[image.Point]*image.RGBA
	sides  map[sideKey]*image.RGBA
}

type faceKey struct {
	face pieceart.Face
	set  pieceart.Set
	form form
}

// form is how a piece is there: lying on the board, lifted off it, or only tried.
type form uint8

const (
	lying form = iota
	lifted
	ghostly
)

// ghostShade is how much of a ghost there is.
const ghostShade = 0.62

type badgeKey struct {
	mark pieceart.Mark
	size int
}

type sideKey struct {
	filled bool
	size   int
	ink    color.NRGBA
}

// renew forgets the pictures if they are of another size or palette.
func (p *pictures) renew(th fyne.Theme, g *geometry) {
	pal, cell := palette(th), [2]int{g.cell, g.row}
	if p.faces != nil && p.pal == pal && p.cell == cell {
		return
	}
	p.pal, p.cell, p.board = pal, cell, nil
	p.faces = map[faceKey]picture{}
	p.badges = map[badgeKey]*image.RGBA{}
	p.stands = map[image.Point]*image.RGBA{}
	p.sides = map[sideKey]*image.RGBA{}
}

// picture is what is drawn of a piece, and where it begins in the cell.
type picture struct {
	*image.RGBA
	at image.Point
}

func (p *pictures) face(k faceKey) picture {
	pic, drawn := p.faces[k]
	if !drawn {
		paint := p.art.Piece
		if k.form == lifted {
			paint = p.art.Lifted
		}
		w, h := float64(p.cell[0]), float64(p.cell[1])
		img := paint(k.face, k.set, w, h, p.pal)
		if k.form == ghostly {
			for i, v := range img.Pix { // premultiplied: all four channels fade
				img.Pix[i] = uint8(float64(v)*ghostShade + 0.5)
			}
		}
		pic = trimmed(img)
		pic.at = pic.at.Sub(pieceart.PieceFrame(w, h).Cell)
		p.faces[k] = pic
	}
	return pic
}

// trimmed cuts off the empty margin: a third of what a painter would have to lay
// over the board.
func trimmed(img *image.RGBA) picture {
	var ink image.Rectangle
	for y := range img.Rect.Dy() {
		row := img.Pix[img.PixOffset(0, y):][:4*img.Rect.Dx()]
		for x := range img.Rect.Dx() {
			if row[4*x+3] != 0 {
				ink = ink.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	tight := image.NewRGBA(image.Rect(0, 0, ink.Dx(), ink.Dy())) // Fyne's painter knows no strides
	draw.Draw(tight, tight.Rect, img, ink.Min, draw.Src)
	return picture{tight, ink.Min}
}

func (p *pictures) badge(m pieceart.Mark, size int) *image.RGBA {
	k := badgeKey{m, size}
	if p.badges[k] == nil {
		p.badges[k] = pieceart.Badge(m, size, p.pal)
	}
	return p.badges[k]
}

func (p *pictures) wood(style pieceart.BoardStyle) *image.RGBA {
	if p.board == nil || p.style != style {
		p.board, p.style = p.art.Board(style, p.pal), style
	}
	return p.board
}

func (p *pictures) stand(size image.Point) *image.RGBA {
	if p.stands[size] == nil {
		p.stands[size] = p.art.Stand(size.X, size.Y, float64(p.cell[0]), p.pal)
	}
	return p.stands[size]
}

func (p *pictures) sideMark(filled bool, size int, th fyne.Theme) *image.RGBA {
	ink := color.NRGBAModel.Convert(themeColor(th, ColorInk)).(color.NRGBA)
	k := sideKey{filled, size, ink}
	if p.sides[k] == nil {
		p.sides[k] = pieceart.SideMark(filled, size, ink)
	}
	return p.sides[k]
}

// themeColor asks the theme of an object for a colour.
func themeColor(th fyne.Theme, name fyne.ThemeColorName) color.Color {
	return th.Color(name, fyne.CurrentApp().Settings().ThemeVariant())
}

// faded is a colour at a share of its opacity.
func faded(c color.Color, share float64) color.Color {
	n := color.NRGBAModel.Convert(c).(color.NRGBA)
	n.A = uint8(float64(n.A)*share + 0.5)
	return n
}
