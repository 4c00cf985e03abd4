package widgets

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"terakoya/rules"
	"terakoya/widgets/pieceart"
)

var (
	_ fyne.Widget = (*PieceButton)(nil)
	_ fyne.Widget = (*PieceRow)(nil)
)

// pieceRaster is a picture of one piece that fills a box of the shape of a cell.
func pieceRaster(art *pieceart.Artist, face func() (pieceart.Face, pieceart.Set)) *canvas.Raster {
	r := canvas.NewRaster(func(w, h int) image.Image {
		f, set := face()
		pic := art.Piece(f, set, float64(w), float64(h), Palette())
		frame := pieceart.PieceFrame(float64(w), float64(h))
		out := image.NewRGBA(image.Rect(0, 0, w, h)) // Fyne's painter knows no strides
		for y := range min(h, pic.Rect.Dy()) {
			copy(out.Pix[out.PixOffset(0, y):][:4*w], pic.Pix[pic.PixOffset(frame.Cell.X, y):][:4*w])
		}
		return out
	})
	r.ScaleMode = canvas.ImageScaleFastest
	return r
}

// PieceButton is a piece to tap, in a palette.
type PieceButton struct {
	widget.BaseWidget
	Touch
	Piece  rules.Piece
	Set    pieceart.Set
	Turned bool // gote sits at the bottom
	Chosen bool
	// OnCarry is called while the button is dragged, with the pointer's place in the
	// window, in units, and OnDrop at the end.
	OnCarry func(at fyne.Position)
	OnDrop  func()

	art  *pieceart.Artist
	drag *pull
}

// NewPieceButton returns a button of a piece.
func NewPieceButton(art *pieceart.Artist, set pieceart.Set, pc rules.Piece, tap func()) *PieceButton {
	b := &PieceButton{Piece: pc, Set: set, art: art}
	b.OnTap, b.self = tap, b
	b.ExtendBaseWidget(b)
	return b
}

const (
	pieceButton = 36 // width
	pieceInset  = 3
	pieceCorner = 8
)

// MinSize is part of fyne.Widget.
func (b *PieceButton) MinSize() fyne.Size {
	b.ExtendBaseWidget(b)
	return fyne.NewSize(pieceButton, pieceButton*rowRatio+pieceInset)
}

// CreateRenderer is part of fyne.Widget.
func (b *PieceButton) CreateRenderer() fyne.WidgetRenderer {
	ground := &canvas.Rectangle{}
	pic := pieceRaster(b.art, func() (pieceart.Face, pieceart.Set) {
		c := b.Piece.Color()
		return pieceart.Face{Kind: b.Piece.Kind(), Higher: c == rules.White, Down: (c == rules.White) != b.Turned}, b.Set
	})
	all := []fyne.CanvasObject{ground, pic}
	return &flow{b, func(size fyne.Size) { b.lay(size, ground, pic) },
		func(float32) float32 { return b.MinSize().Height }, func() []fyne.CanvasObject { return all }}
}

func (b *PieceButton) lay(size fyne.Size, ground *canvas.Rectangle, pic *canvas.Raster) {
	th := b.Theme()
	fill, line, width := ColorTransparent, ColorTransparent, float32(0)
	switch {
	case b.Chosen:
		fill, line, width = ColorAccentSoft, ColorAccent, 2.5
	case b.hover:
		fill = ColorAccentSoft
	}
	if b.focus {
		line, width = ring(line)
	}
	ground.FillColor, ground.StrokeColor = themeColor(th, fill), themeColor(th, line)
	ground.StrokeWidth, ground.CornerRadius = width, pieceCorner
	placeObject(ground, 0, 0, size.Width, size.Height)
	ground.Refresh()
	w := min(size.Width-2*pieceInset, (size.Height-2*pieceInset)/rowRatio)
	placeObject(pic, (size.Width-w)/2, (size.Height-w*rowRatio)/2, w, w*rowRatio)
	pic.Refresh()
}

// PieceCount is a kind and how many there are of it.
type PieceCount struct {
	Piece rules.Piece
	Count int
}

// PieceRow shows small pieces beside one another, in as many lines as they need;
// what comes more than once has its number beside it.
type PieceRow struct {
	widget.BaseWidget
	pieces []PieceCount
	set    pieceart.Set
	art    *pieceart.Artist
}

// NewPieceRow returns a row of pieces, all upright.
func NewPieceRow(art *pieceart.Artist, set pieceart.Set, pieces []PieceCount) *PieceRow {
	r := &PieceRow{pieces: pieces, set: set, art: art}
	r.ExtendBaseWidget(r)
	return r
}

const (
	smallPiece   = 28 // width
	smallRow     = 33 // height of a line
	smallCount   = 16 // room for a number
	smallPieceUp = 2
)

// places returns where the pieces begin at a width, and the height of all.
func (r *PieceRow) places(width float32) ([]fyne.Position, float32) {
	var at []fyne.Position
	x, y := float32(0), float32(0)
	for _, p := range r.pieces {
		w := float32(smallPiece)
		if p.Count > 1 {
			w += grown(r.Theme(), smallCount)
		}
		if x > 0 && x+w > width {
			x, y = 0, y+smallRow
		}
		at = append(at, fyne.NewPos(x, y))
		x += w
	}
	return at, y + smallRow
}

// HeightFor returns the height needed at a width.
func (r *PieceRow) HeightFor(width float32) float32 {
	_, h := r.places(width)
	return h
}

// CreateRenderer is part of fyne.Widget.
func (r *PieceRow) CreateRenderer() fyne.WidgetRenderer {
	var pics, all []fyne.CanvasObject
	var counts []*canvas.Text
	for _, p := range r.pieces {
		face := pieceart.Face{Kind: p.Piece.Kind(), Higher: p.Piece.Color() == rules.White}
		pic := pieceRaster(r.art, func() (pieceart.Face, pieceart.Set) { return face, r.set })
		text := &canvas.Text{TextStyle: fyne.TextStyle{Bold: true}}
		if p.Count > 1 {
			text.Text = countText(p.Count)
		}
		pics, counts = append(pics, pic), append(counts, text)
		all = append(all, pic, text)
	}
	return &flow{r, func(size fyne.Size) { r.lay(size, pics, counts) }, r.HeightFor, func() []fyne.CanvasObject { return all }}
}

func (r *PieceRow) lay(size fyne.Size, pics []fyne.CanvasObject, counts []*canvas.Text) {
	at, _ := r.places(size.Width)
	th := r.Theme()
	for i, pic := range pics {
		placeObject(pic, at[i].X, at[i].Y+smallPieceUp, smallPiece, smallPiece*rowRatio)
		t := counts[i]
		t.TextSize, t.Color = th.Size(SizeTiny), themeColor(th, ColorInk)
		min := t.MinSize()
		placeObject(t, at[i].X+smallPiece, at[i].Y+smallRow-min.Height, min.Width, min.Height)
	}
}
