package worksheet

import (
	"image"
	"image/draw"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynetheme "fyne.io/fyne/v2/theme"

	"terakoya/app/page"
	"terakoya/app/setupscreen"
	"terakoya/app/words"
	"terakoya/widgets"
)

// preview shows a page of the sheet as it will be printed, with what leads to the others.
type preview struct {
	paper      *canvas.Raster
	edge       *canvas.Rectangle
	about      *widgets.Paragraph
	back, next *widgets.Button

	pages  pages
	number int // of the page, from 0
	ready  bool
	drawn  image.Image // the page in the size that was asked for last; nil to draw it anew
}

// Lengths of the preview, in units.
const (
	turnWide  = 52
	turnGap   = 8
	edgeWidth = 1
	paperSide = 1.4142 // height of a page in its width, while there is none
)

func newPreview(w *words.Words, turn func(int)) *preview {
	p := &preview{about: page.Soft(""), edge: &canvas.Rectangle{}}
	p.about.TextSize, p.about.Leading = widgets.SizeSmall, 1.35
	p.paper = canvas.NewRaster(p.draw)
	p.back = widgets.NewButton(widgets.PlainButton, "", "", func() { turn(-1) })
	p.next = widgets.NewButton(widgets.PlainButton, "", "", func() { turn(1) })
	p.back.Icon, p.next.Icon = fynetheme.NavigateBackIcon(), fynetheme.NavigateNextIcon()
	return p
}

func (p *preview) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.paper, p.edge, p.about, p.back, p.next}
}

// show shows a page of a sheet, and what is said of it. While a sheet is made, or if
// none can be, the paper is blank.
func (p *preview) show(m made, number int, ready bool, about string) {
	if ready != p.ready || number != p.number || m.layout != p.pages {
		p.pages, p.number, p.ready, p.drawn = m.layout, number, ready, nil
		p.paper.Refresh()
	}
	p.about.SetText(about)
	widgets.Enable(p.back, ready && number > 0)
	widgets.Enable(p.next, ready && number < m.layout.count()-1)
	widgets.Fill(p.edge, widgets.ColorTransparent, widgets.ColorLineStrong, edgeWidth, 0)
}

// hide takes the page away where there is no room for it.
func (p *preview) hide(away bool) {
	for _, o := range p.objects() {
		widgets.Show(o, !away)
	}
}

// draw draws the page, so many pixels wide and high.
func (p *preview) draw(w, h int) image.Image {
	if p.drawn != nil && p.drawn.Bounds().Size() == image.Pt(w, h) {
		return p.drawn
	}
	if p.ready {
		p.drawn = p.pages.draw(p.number, w, h)
		return p.drawn
	}
	blank := image.NewGray(image.Rect(0, 0, w, h))
	draw.Draw(blank, blank.Bounds(), image.White, image.Point{}, draw.Src)
	p.drawn = blank
	return p.drawn
}

// place puts the page into a room as large as it can be, with the line below it.
func (p *preview) place(room setupscreen.Room) {
	turn := p.back.MinSize().Height
	text := room.Width - 2*(turnWide+turnGap)
	foot := max(turn, p.about.HeightFor(text))
	side := p.pages.side()
	wide := min(room.Width, (room.Height-foot-turnGap)/side)
	high := wide * side
	x := room.X + (room.Width-wide)/2
	widgets.Place(p.paper, x, room.Y, wide, high)
	widgets.Place(p.edge, x-edgeWidth, room.Y-edgeWidth, wide+2*edgeWidth, high+2*edgeWidth)
	y := room.Y + high + turnGap
	widgets.Place(p.back, room.X, y, turnWide, turn)
	widgets.Place(p.next, room.X+room.Width-turnWide, y, turnWide, turn)
	widgets.PlaceMiddle(p.about, room.X+turnWide+turnGap, y, text, foot)
}
