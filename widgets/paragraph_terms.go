package widgets

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"terakoya/widgets/linebreak"
)

var (
	_ fyne.Widget        = (*term)(nil)
	_ fyne.Tappable      = (*term)(nil)
	_ desktop.Hoverable  = (*term)(nil)
	_ desktop.Cursorable = (*term)(nil)
)

// SetTerms says which words of the text can be tapped, as [linebreak.Spots] counts
// them. They get dots below them; the lines break as they did. OnTerm is called with
// the number of the one that was tapped.
func (p *Paragraph) SetTerms(spans []linebreak.Span, onTerm func(int)) {
	p.terms, p.onTerm = spans, onTerm
	p.Refresh()
}

// Terms returns what lies over the words that can be tapped: of a word that is
// broken, two. It is for who drives the program.
func (p *Paragraph) Terms() []fyne.CanvasObject {
	if p.shown == nil {
		return nil
	}
	var all []fyne.CanvasObject
	for _, t := range p.shown.all[:p.shown.used] {
		all = append(all, t)
	}
	return all
}

// term is a word, or its part on a line, that can be tapped.
type term struct {
	widget.BaseWidget
	p     *Paragraph
	span  int
	hover bool
}

func newTerm(p *Paragraph) *term {
	t := &term{p: p}
	t.ExtendBaseWidget(t)
	return t
}

// Tapped is part of fyne.Tappable.
func (t *term) Tapped(*fyne.PointEvent) {
	if t.p.onTerm != nil {
		t.p.onTerm(t.span)
	}
}

// MouseIn is part of desktop.Hoverable.
func (t *term) MouseIn(*desktop.MouseEvent) { t.hover = true; t.Refresh() }

// MouseMoved is part of desktop.Hoverable.
func (t *term) MouseMoved(*desktop.MouseEvent) {}

// MouseOut is part of desktop.Hoverable.
func (t *term) MouseOut() { t.hover = false; t.Refresh() }

// Cursor is part of desktop.Cursorable.
func (t *term) Cursor() desktop.Cursor { return desktop.PointerCursor }

// The dots below a term, in units: how high their line is, and from one to the next.
const (
	dotSide  = 1.5
	dotPitch = 4
	dotBelow = 2 // below the line of the letters' boxes
)

// CreateRenderer is part of fyne.Widget.
func (t *term) CreateRenderer() fyne.WidgetRenderer {
	r := &termRenderer{t: t}
	r.dots = canvas.NewRaster(r.draw)
	return r
}

type termRenderer struct {
	t    *term
	dots *canvas.Raster
}

func (r *termRenderer) Destroy()                     {}
func (r *termRenderer) MinSize() fyne.Size           { return fyne.Size{} }
func (r *termRenderer) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.dots} }

// Layout is part of fyne.WidgetRenderer.
func (r *termRenderer) Layout(size fyne.Size) {
	placeObject(r.dots, 0, size.Height-dotSide, size.Width, dotSide)
}

// Refresh is part of fyne.WidgetRenderer.
func (r *termRenderer) Refresh() {
	r.Layout(r.t.Size())
	r.dots.Refresh()
}

// draw makes the dots: squares as high as the picture; a line under the pointer.
func (r *termRenderer) draw(w, h int) image.Image {
	img := image.NewNRGBA(image.Rect(0, 0, w, h))
	ink := ColorInkSoft
	if r.t.hover {
		ink = ColorAccent
	}
	c := color.NRGBAModel.Convert(themeColor(r.t.p.Theme(), ink)).(color.NRGBA)
	pitch := max(2, int(float32(h)*dotPitch/dotSide+0.5))
	for x := range w {
		if r.t.hover || x%pitch < h {
			for y := range h {
				img.SetNRGBA(x, y, c)
			}
		}
	}
	return img
}

// layTerms places what can be tapped over its words.
func (p *Paragraph) layTerms(lines []linebreak.Line, size float32) []fyne.CanvasObject {
	if p.shown == nil {
		if len(p.terms) == 0 {
			return nil
		}
		p.shown = &pool[*term]{make: func() *term { return newTerm(p) }}
	}
	p.shown.reset()
	if len(p.terms) == 0 {
		return nil
	}
	var all []fyne.CanvasObject
	high := size * p.Leading
	for _, spot := range linebreak.Spots(lines, p.Text, p.terms, p.measureAt(size)) {
		t := p.shown.next()
		t.span, t.hover = spot.Span, false
		ink := fyne.MeasureText(p.Text, size, fyne.TextStyle{Bold: p.Bold}).Height
		bottom := (high+min(ink, high))/2 - dotBelow
		placeObject(t, spot.X, float32(int(float32(spot.Line)*high)), spot.Width, float32(int(bottom))+dotSide)
		t.Refresh()
		all = append(all, t)
	}
	return all
}
