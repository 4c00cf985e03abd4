// Package page is what the screens have in common that are read from top to bottom:
// a body in the middle of the window, which scrolls by the keys for it and follows
// the focus, perhaps a status line below it, and the titles, cards and lines of
// which the body is made.
//
//	p := page.New(page.Wide, page.Title("Lessons"), page.Card(page.Wide.Gap, list))
//	window.SetContent(p.Content())
package page

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/widgets"
)

// Shape is how wide a body is at most, how far from the edges of its window it stays,
// and how far from each other its parts lie, in units.
type Shape struct{ Width, Edge, Gap float32 }

// The shapes. Wide is for cards beside each other, Narrow for rows that are read.
var (
	Wide   = Shape{Width: 1110, Edge: 36, Gap: 24}
	Narrow = Shape{Width: 860, Edge: 36, Gap: 24}
)

// Page is a body that scrolls.
type Page struct {
	body   *widgets.Column
	scroll *container.Scroll
	foot   *widgets.Foot // nil if there is no status line
	root   fyne.CanvasObject
}

// New returns a page without a status line.
func New(shape Shape, items ...fyne.CanvasObject) *Page {
	p := &Page{body: widgets.NewColumn(shape.Gap, items...)}
	p.scroll = container.NewVScroll(widgets.NewPage(shape.Width, shape.Edge, p.body))
	p.root = p.scroll
	return p
}

// NewTelling returns a page with a status line.
func NewTelling(shape Shape, items ...fyne.CanvasObject) *Page {
	p := New(shape, items...)
	p.foot = widgets.NewFoot()
	p.root = container.NewBorder(nil, p.foot, nil, nil, p.scroll)
	return p
}

// Content returns what is put in the window.
func (p *Page) Content() fyne.CanvasObject { return p.root }

// Set changes what the body is made of.
func (p *Page) Set(items ...fyne.CanvasObject) {
	p.body.SetItems(items...)
	p.Refresh()
}

// Add puts something below the rest. It is for a page that is not shown yet.
func (p *Page) Add(items ...fyne.CanvasObject) { p.body.Items = append(p.body.Items, items...) }

// Refresh lays the page out again, after something in it has become higher or lower.
func (p *Page) Refresh() {
	p.scroll.Content.Refresh()
	p.scroll.Refresh()
}

// Tell says something in the status line, if there is one.
func (p *Page) Tell(text string) {
	if p.foot != nil {
		p.foot.SetText(text)
	}
}

// Says returns what the status line says; nothing if there is none.
func (p *Page) Says() string {
	if p.foot == nil {
		return ""
	}
	return p.foot.Text()
}

// ToTop scrolls to the top.
func (p *Page) ToTop() { p.scroll.ScrollToTop() }

// To scrolls to something in the body, unless it is seen in the upper half already.
func (p *Page) To(o fyne.CanvasObject) {
	if y := o.Position().Y; y > p.scroll.Size().Height/2 {
		p.scroll.ScrollToOffset(fyne.NewPos(0, y))
	}
}

// Reveal scrolls as far as needed for something within to be seen whole.
func (p *Page) Reveal(o fyne.CanvasObject) { widgets.Reveal(p.scroll, o) }

// line is how far an arrow key scrolls, in units.
const line = 60

// TypedKey scrolls by the keys for it, so that all can be seen without a pointer.
func (p *Page) TypedKey(e *fyne.KeyEvent) {
	seen, all := p.scroll.Size().Height, p.scroll.Content.MinSize().Height
	by := map[fyne.KeyName]float32{
		fyne.KeyDown: line, fyne.KeyUp: -line, fyne.KeyPageDown: seen - line, fyne.KeyPageUp: line - seen,
		fyne.KeyEnd: all, fyne.KeyHome: -all,
	}[e.Name]
	if by == 0 {
		return
	}
	most := max(0, all-seen)
	p.scroll.ScrollToOffset(fyne.NewPos(0, max(0, min(p.scroll.Offset.Y+by, most))))
}
