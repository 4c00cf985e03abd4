package play

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"terakoya/rules"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

var (
	_ fyne.Widget       = (*startRow)(nil)
	_ fyne.Tappable     = (*startRow)(nil)
	_ desktop.Hoverable = (*startRow)(nil)
)

// startRow is a start in the list: its name, and for a handicap a picture of what uwate
// has and what is missing.
type startRow struct {
	widget.BaseWidget
	key      string
	handicap rules.Handicap // without key for a start that is none
	onTap    func()
	chosen   bool
	hover    bool
	ground   *canvas.Rectangle
	name     *widgets.Paragraph
	strip    *canvas.Raster
}

const (
	startPad    = 14
	startCorner = 10
	scrollRoom  = 8  // at the right, for the bar of the list
	stripPitch  = 12 // from one small piece to the next
	stripRows   = 3
)

// startHeight is how high a row is.
func startHeight() float32 { return widgets.Holding(46) }

func newStartRow(key, name string, tap func()) *startRow {
	r := &startRow{key: key, onTap: tap, ground: &canvas.Rectangle{}, name: widgets.NewParagraph(name)}
	r.name.Leading = 1.2
	r.strip = canvas.NewRaster(func(wide, _ int) image.Image { return drawStrip(r.handicap, wide, nrgba(r.ink())) })
	r.ExtendBaseWidget(r)
	return r
}

func (r *startRow) ink() fyne.ThemeColorName {
	if r.chosen {
		return widgets.ColorOnAccent
	}
	return widgets.ColorInk
}

// HeightFor returns the height of the row, whatever its width.
func (r *startRow) HeightFor(float32) float32 { return startHeight() }

// setChosen lights the row.
func (r *startRow) setChosen(on bool) {
	if r.chosen != on {
		r.chosen = on
		r.Refresh()
	}
}

// Tapped is part of fyne.Tappable.
func (r *startRow) Tapped(*fyne.PointEvent) { r.onTap() }

// MouseIn is part of desktop.Hoverable.
func (r *startRow) MouseIn(*desktop.MouseEvent) { r.hover = true; r.Refresh() }

// MouseMoved is part of desktop.Hoverable.
func (r *startRow) MouseMoved(*desktop.MouseEvent) {}

// MouseOut is part of desktop.Hoverable.
func (r *startRow) MouseOut() { r.hover = false; r.Refresh() }

// CreateRenderer is part of fyne.Widget.
func (r *startRow) CreateRenderer() fyne.WidgetRenderer {
	x := &startRowRenderer{r}
	x.Refresh()
	return x
}

type startRowRenderer struct{ r *startRow }

func (x *startRowRenderer) Destroy()           {}
func (x *startRowRenderer) MinSize() fyne.Size { return fyne.NewSize(0, startHeight()) }

func (x *startRowRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{x.r.ground, x.r.name, x.r.strip}
}

func (x *startRowRenderer) Layout(size fyne.Size) {
	r := x.r
	size.Width -= scrollRoom
	r.ground.Resize(size)
	const wide, high = 9 * stripPitch, stripRows * stripPitch
	left := size.Width - startPad - wide
	if r.strip.Hidden = r.handicap.Key == ""; r.strip.Hidden {
		left = size.Width
	}
	widgets.Place(r.strip, left, (size.Height-high)/2, wide, high)
	widgets.PlaceMiddle(r.name, startPad, 0, left-2*startPad, size.Height)
}

func (x *startRowRenderer) Refresh() {
	r := x.r
	ground := widgets.ColorTransparent
	switch {
	case r.chosen:
		ground = widgets.ColorAccent
	case r.hover:
		ground = widgets.ColorAccentSoft
	}
	widgets.Fill(r.ground, ground, widgets.ColorTransparent, 0, startCorner)
	r.name.Bold, r.name.Color = r.chosen, r.ink()
	r.name.Refresh()
	r.strip.Refresh()
	x.Layout(r.Size())
	canvas.Refresh(r)
}

// drawStrip draws uwate's three ranks as small marks, hollow where a piece is
// missing: a picture 9 marks wide and 3 high. The pawns are drawn only if they are
// what is missing.
func drawStrip(h rules.Handicap, wide int, ink color.NRGBA) image.Image {
	pitch := wide / 9
	side := pitch * 11 / stripPitch
	img := image.NewRGBA(image.Rect(0, 0, wide, wide/3))
	even, own := rules.Handicaps[0].Setup(), h.Setup()
	lowest := 3
	if own.Board[rules.NewSquare(5, 3)] != rules.NoPiece {
		lowest = 2
	}
	top := (wide/3 - lowest*pitch) / 2
	for rank := 1; rank <= lowest; rank++ {
		for file := 9; file >= 1; file-- {
			sq := rules.NewSquare(file, rank)
			if even.Board[sq] == rules.NoPiece {
				continue
			}
			mark := pieceart.SideMark(own.Board[sq] != rules.NoPiece, side, ink)
			overturn(img, image.Pt((9-file)*pitch, top+(rank-1)*pitch), mark)
		}
	}
	return img
}

// overturn draws a mark upside down, as the far player's pieces lie.
func overturn(dst *image.RGBA, at image.Point, mark *image.RGBA) {
	b := mark.Bounds()
	for y := range b.Dy() {
		for x := range b.Dx() {
			dst.SetRGBA(at.X+x, at.Y+b.Dy()-1-y, mark.RGBAAt(x, y))
		}
	}
}

// stripColumn is how wide the list must be for the longest name.
func stripColumn(rows []*startRow) float32 {
	widest := float32(0)
	for _, r := range rows {
		if r.handicap.Key == "" { // it has the whole width
			continue
		}
		text := fyne.MeasureText(r.name.Text, fynetheme.Size(r.name.TextSize), fyne.TextStyle{Bold: true})
		widest = max(widest, text.Width)
	}
	return widest + 9*stripPitch + 3*startPad + scrollRoom
}
