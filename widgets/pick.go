package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

var (
	_ fyne.Widget = (*Pick)(nil)
	_ flowing     = (*Pick)(nil)
)

// Pick is one of several cards of which one holds: a title, a note and perhaps a
// picture.
type Pick struct {
	widget.BaseWidget
	Touch
	Chosen  bool
	Font    fyne.Resource     // of the title, if it is not in the theme's font
	Picture fyne.CanvasObject // below the texts; may be nil

	title  *canvas.Text
	note   *Paragraph
	ground *canvas.Rectangle
}

// NewPick returns a card; the note may be empty.
func NewPick(title, note string, tap func()) *Pick {
	p := &Pick{title: canvas.NewText(title, nil), ground: &canvas.Rectangle{}}
	if note != "" {
		p.note = NewParagraph(note)
		p.note.TextSize, p.note.Color, p.note.Leading = SizeSmall, ColorInkSoft, 1.35
	}
	p.OnTap, p.self = tap, p
	p.ExtendBaseWidget(p)
	return p
}

const (
	pickPad = 14
	pickGap = 4
)

// parts are the objects of the card that are there.
func (p *Pick) parts() []fyne.CanvasObject {
	all := []fyne.CanvasObject{p.ground, p.title}
	if p.note != nil {
		all = append(all, p.note)
	}
	if p.Picture != nil {
		all = append(all, p.Picture)
	}
	return all
}

// HeightFor returns the height needed at a width.
func (p *Pick) HeightFor(width float32) float32 {
	p.style()
	h := 2*pickPad + p.title.MinSize().Height
	if p.note != nil {
		h += pickGap + p.note.HeightFor(width-2*pickPad)
	}
	if p.Picture != nil {
		h += pickGap + p.Picture.MinSize().Height
	}
	return h
}

// style gives the title its size; it is measured before it is drawn.
func (p *Pick) style() {
	p.title.TextSize, p.title.FontSource = p.Theme().Size(SizeBody), p.Font
	p.title.TextStyle = fyne.TextStyle{Bold: true}
	p.title.Color = themeColor(p.Theme(), ColorInk)
}

// CreateRenderer is part of fyne.Widget.
func (p *Pick) CreateRenderer() fyne.WidgetRenderer {
	p.style()
	return &flow{p, p.lay, p.HeightFor, p.parts}
}

func (p *Pick) lay(size fyne.Size) {
	th := p.Theme()
	p.style()
	fill, line, width := ColorSurface, ColorLine, float32(1)
	if p.Chosen {
		fill, line, width = ColorAccentSoft, ColorAccent, 2.5
	}
	if p.hover && !p.Chosen {
		fill = ColorAccentSoft
	}
	if p.focus {
		line, width = ring(line)
	}
	p.ground.FillColor, p.ground.StrokeColor = themeColor(th, fill), themeColor(th, line)
	p.ground.StrokeWidth, p.ground.CornerRadius = width, buttonCorner
	placeObject(p.ground, 0, 0, size.Width, size.Height)
	p.ground.Refresh()
	fitText(th, p.title, SizeBody, size.Width-2*pickPad)
	text := p.title.MinSize()
	y := float32(pickPad)
	if p.note == nil && p.Picture == nil {
		y = (size.Height - text.Height) / 2
	}
	placeObject(p.title, pickPad, y, text.Width, text.Height)
	p.title.Refresh()
	y += text.Height + pickGap
	if p.note != nil {
		h := p.note.HeightFor(size.Width - 2*pickPad)
		placeObject(p.note, pickPad, y, size.Width-2*pickPad, h)
		y += h + pickGap
	}
	if p.Picture != nil {
		min := p.Picture.MinSize()
		placeObject(p.Picture, pickPad-4, y, min.Width, min.Height)
	}
}
