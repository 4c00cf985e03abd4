package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

var (
	_ fyne.Widget = (*Tile)(nil)
	_ flowing     = (*Tile)(nil)
)

// Tile is a card to tap: a numeral, a title, a note and a bar that shows a share.
type Tile struct {
	widget.BaseWidget
	Touch
	Numeral     string
	NumeralFont fyne.Resource
	Note        string
	Share       float32 // of the bar, 0 to 1
	Chosen      bool

	title *Paragraph
}

// NewTile returns a tile.
func NewTile(title string, tap func()) *Tile {
	t := &Tile{title: NewParagraph(title)}
	t.title.Leading = 1.3
	t.OnTap, t.self = tap, t
	t.ExtendBaseWidget(t)
	return t
}

const (
	tilePad     = 14
	tileNumeral = 34
	tileBar     = 6
	tileTitle   = 42 // room for two lines
)

// HeightFor returns the height needed at a width.
func (t *Tile) HeightFor(width float32) float32 {
	th := t.Theme()
	note := th.Size(SizeTiny) * 1.6
	return 2*tilePad + grown(th, tileNumeral) + 8 + max(grown(th, tileTitle), t.title.HeightFor(width-2*tilePad)) + 8 + note + tileBar
}

// CreateRenderer is part of fyne.Widget.
func (t *Tile) CreateRenderer() fyne.WidgetRenderer {
	ground, trough, bar := &canvas.Rectangle{}, &canvas.Rectangle{}, &canvas.Rectangle{}
	numeral, note := canvas.NewText("", color.Transparent), canvas.NewText("", color.Transparent)
	all := []fyne.CanvasObject{ground, numeral, t.title, note, trough, bar}
	return &flow{t, func(size fyne.Size) { t.lay(size, ground, trough, bar, numeral, note) }, t.HeightFor, func() []fyne.CanvasObject { return all }}
}

func (t *Tile) lay(size fyne.Size, ground, trough, bar *canvas.Rectangle, numeral, note *canvas.Text) {
	th := t.Theme()
	fill, line, width := ColorSurface, ColorLine, float32(1)
	if t.Chosen {
		line, width = ColorAccent, 2.5
	}
	if t.hover {
		fill = ColorAccentSoft
	}
	if t.focus {
		line, width = ring(line)
	}
	ground.FillColor, ground.StrokeColor = themeColor(th, fill), themeColor(th, line)
	ground.StrokeWidth, ground.CornerRadius = width, cardCorner
	placeObject(ground, 0, 0, size.Width, size.Height)
	ground.Refresh()
	ink := ColorInkSoft
	switch {
	case t.Share >= 1:
		ink = ColorRight
	case t.Chosen:
		ink = ColorAccent
	}
	head := grown(th, tileNumeral)
	numeral.Text, numeral.TextSize, numeral.FontSource = t.Numeral, head-6, t.NumeralFont
	numeral.Color = themeColor(th, ink)
	placeObject(numeral, tilePad, tilePad-4, numeral.MinSize().Width, head)
	numeral.Refresh()
	placeObject(t.title, tilePad, tilePad+head+8, size.Width-2*tilePad, t.title.HeightFor(size.Width-2*tilePad))
	note.Text, note.Color = t.Note, themeColor(th, ColorInkSoft)
	fitText(th, note, SizeTiny, size.Width-2*tilePad)
	h := note.MinSize().Height
	placeObject(note, tilePad, size.Height-tilePad-tileBar-4-h, note.MinSize().Width, h)
	note.Refresh()
	t.bar(size, trough, bar)
}

func (t *Tile) bar(size fyne.Size, trough, bar *canvas.Rectangle) {
	th := t.Theme()
	trough.FillColor, trough.CornerRadius = themeColor(th, ColorSunk), tileBar/2
	bar.FillColor, bar.CornerRadius = themeColor(th, ColorAccent), tileBar/2
	if t.Share >= 1 {
		bar.FillColor = themeColor(th, ColorRight)
	}
	w := size.Width - 2*tilePad
	placeObject(trough, tilePad, size.Height-tilePad-tileBar, w, tileBar)
	placeObject(bar, tilePad, size.Height-tilePad-tileBar, w*min(1, t.Share), tileBar)
	bar.Hidden = t.Share <= 0
	trough.Refresh()
	bar.Refresh()
}
