package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

var (
	_ fyne.Widget = (*Page)(nil)
	_ fyne.Widget = (*Pair)(nil)
	_ fyne.Widget = (*Tiles)(nil)
	_ flowing     = (*Pair)(nil)
	_ flowing     = (*Tiles)(nil)
	_ Holder      = (*Page)(nil)
	_ Holder      = (*Pair)(nil)
	_ Holder      = (*Tiles)(nil)
)

// Page puts a body in the middle of a window, no wider than can be read, which is more
// where type is larger. It belongs into a scroll.
type Page struct {
	widget.BaseWidget
	most, edge float32
	body       fyne.CanvasObject
}

// NewPage returns a page that is at most so wide in the usual type, with an edge around
// it.
func NewPage(most, edge float32, body fyne.CanvasObject) *Page {
	p := &Page{most: most, edge: edge, body: body}
	p.ExtendBaseWidget(p)
	return p
}

func (p *Page) width(all float32) float32 {
	return min(grown(p.Theme(), p.most), all-2*p.edge)
}

// HeightFor returns the height needed at a width.
func (p *Page) HeightFor(width float32) float32 { return heightOf(p.body, p.width(width)) + 2*p.edge }

// CreateRenderer is part of fyne.Widget.
func (p *Page) CreateRenderer() fyne.WidgetRenderer {
	return &flow{p, func(size fyne.Size) {
		w := p.width(size.Width)
		placeObject(p.body, (size.Width-w)/2, p.edge, w, heightOf(p.body, w))
	}, p.HeightFor, p.Held}
}

// Held is part of Holder.
func (p *Page) Held() []fyne.CanvasObject { return []fyne.CanvasObject{p.body} }

// Pair puts two objects beside each other, of equal height; where there is
// little room, below each other.
type Pair struct {
	widget.BaseWidget
	gap, share  float32
	left, right fyne.CanvasObject
}

// NewPair returns a pair whose left part takes a share of the width.
func NewPair(gap, share float32, left, right fyne.CanvasObject) *Pair {
	p := &Pair{gap: gap, share: share, left: left, right: right}
	p.ExtendBaseWidget(p)
	return p
}

// narrowPair is the width below which a pair stands in one column, in the usual type.
const narrowPair = 860

// narrow reports whether a width is too small for two columns: sooner with large type.
func (p *Pair) narrow(width float32) bool { return width < grown(p.Theme(), narrowPair) }

func (p *Pair) widths(all float32) (left, right float32) {
	if p.narrow(all) {
		return all, all
	}
	left = (all - p.gap) * p.share
	return left, all - p.gap - left
}

// HeightFor returns the height needed at a width.
func (p *Pair) HeightFor(width float32) float32 {
	l, r := p.widths(width)
	left, right := heightOf(p.left, l), heightOf(p.right, r)
	if p.narrow(width) {
		return left + p.gap + right
	}
	return max(left, right)
}

// CreateRenderer is part of fyne.Widget.
func (p *Pair) CreateRenderer() fyne.WidgetRenderer {
	return &flow{p, p.lay, p.HeightFor, p.Held}
}

// Held is part of Holder.
func (p *Pair) Held() []fyne.CanvasObject { return []fyne.CanvasObject{p.left, p.right} }

func (p *Pair) lay(size fyne.Size) {
	l, r := p.widths(size.Width)
	if p.narrow(size.Width) {
		high := heightOf(p.left, l)
		placeObject(p.left, 0, 0, l, high)
		placeObject(p.right, 0, high+p.gap, r, heightOf(p.right, r))
		return
	}
	high := p.HeightFor(size.Width)
	placeObject(p.left, 0, 0, l, high)
	placeObject(p.right, l+p.gap, 0, r, high)
}

// Tiles is a grid of objects of equal width, as many in a row as fit.
type Tiles struct {
	widget.BaseWidget
	gap, least float32
	items      []fyne.CanvasObject
}

// NewTiles returns an empty grid whose tiles are at least so wide in the usual type.
func NewTiles(gap, least float32) *Tiles {
	t := &Tiles{gap: gap, least: least}
	t.ExtendBaseWidget(t)
	return t
}

// Add adds a tile.
func (t *Tiles) Add(o fyne.CanvasObject) { t.items = append(t.items, o) }

// grid returns the columns and the width of a tile.
func (t *Tiles) grid(width float32) (columns int, tile float32) {
	least := grown(t.Theme(), t.least)
	columns = max(1, min(len(t.items), int((width+t.gap)/(least+t.gap))))
	return columns, (width - float32(columns-1)*t.gap) / float32(columns)
}

// rows returns the height of each row.
func (t *Tiles) rows(width float32) []float32 {
	columns, tile := t.grid(width)
	var rows []float32
	for i, o := range t.items {
		if i%columns == 0 {
			rows = append(rows, 0)
		}
		rows[len(rows)-1] = max(rows[len(rows)-1], heightOf(o, tile))
	}
	return rows
}

// HeightFor returns the height needed at a width.
func (t *Tiles) HeightFor(width float32) float32 {
	h := -t.gap
	for _, row := range t.rows(width) {
		h += row + t.gap
	}
	return max(0, h)
}

// CreateRenderer is part of fyne.Widget.
func (t *Tiles) CreateRenderer() fyne.WidgetRenderer {
	return &flow{t, t.lay, t.HeightFor, t.Held}
}

// Held is part of Holder.
func (t *Tiles) Held() []fyne.CanvasObject { return t.items }

func (t *Tiles) lay(size fyne.Size) {
	columns, tile := t.grid(size.Width)
	rows := t.rows(size.Width)
	y := float32(0)
	for i, o := range t.items {
		row := i / columns
		placeObject(o, float32(i%columns)*(tile+t.gap), y, tile, rows[row])
		if (i+1)%columns == 0 {
			y += rows[row] + t.gap
		}
	}
}
