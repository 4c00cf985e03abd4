package widgets

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"terakoya/rules"
)

var (
	_ fyne.Widget   = (*Graph)(nil)
	_ fyne.Tappable = (*Graph)(nil)
)

// Graph is a line of how a game stood, sente above the middle: a value after each move,
// the start first, from 0 (gote wins) to 1 (sente wins). Some of them are marked, one is
// the one that the board shows. A click picks the nearest.
type Graph struct {
	widget.BaseWidget
	OnPick func(at int)

	values []float32
	all    int // how many values there will be
	marked []int
	at     int
	bounds [2]string // what its top and its bottom are called; see [Graph.Bound]
}

// NewGraph returns one without values.
func NewGraph(pick func(at int)) *Graph {
	g := &Graph{OnPick: pick}
	g.ExtendBaseWidget(g)
	return g
}

// Set shows values, of as many as there will be, and marks some by their numbers.
func (g *Graph) Set(values []float32, all int, marked []int) {
	g.values, g.all, g.marked = slices.Clone(values), max(all, len(values)), slices.Clone(marked)
	g.Refresh()
}

// Point points at a value by its number.
func (g *Graph) Point(at int) {
	if at != g.at {
		g.at = at
		g.Refresh()
	}
}

const (
	graphHeight = 104
	graphEdge   = 10 // above the highest value and below the lowest
	graphLeft   = 30 // where the line begins, beside the signs
	graphRight  = 12
	graphSign   = 13
	graphLine   = 2
	graphDot    = 9 // diameter of a mark
	graphCorner = 12
)

// Tapped is part of fyne.Tappable.
func (g *Graph) Tapped(e *fyne.PointEvent) {
	if g.OnPick == nil || g.all == 0 {
		return
	}
	at := int((e.Position.X-g.left())/g.pitch() + 0.5)
	g.OnPick(min(max(at, 0), g.all-1))
}

// pitch is the distance of two values.
func (g *Graph) pitch() float32 {
	return (g.Size().Width - g.left() - graphRight) / float32(max(1, g.all-1))
}

// place is where a value lies.
func (g *Graph) place(i int) fyne.Position {
	value := min(max(g.values[i], 0), 1)
	edge := g.edge()
	return fyne.NewPos(g.left()+float32(i)*g.pitch(), edge+(1-value)*(g.Size().Height-2*edge))
}

// Place is where a value lies on the graph, in units; false for one that it does not have.
func (g *Graph) Place(i int) (fyne.Position, bool) {
	if i < 0 || i >= len(g.values) {
		return fyne.Position{}, false
	}
	return g.place(i), true
}

// CreateRenderer is part of fyne.Widget.
func (g *Graph) CreateRenderer() fyne.WidgetRenderer {
	r := &graphRenderer{g: g, ground: &canvas.Rectangle{}, middle: &canvas.Rectangle{}, here: &canvas.Rectangle{}, bounds: newGraphBounds()}
	for i := range r.signs {
		r.signs[i] = NewSideSign(rules.Color(i), ColorInkSoft, graphSign)
	}
	r.Refresh()
	return r
}

type graphRenderer struct {
	g                    *Graph
	ground, middle, here *canvas.Rectangle
	signs                [2]*canvas.Raster
	bounds               graphBounds
	bars                 []*canvas.Rectangle // from the middle to each value
	lines                []*canvas.Line
	dots                 []*canvas.Circle
	objects              []fyne.CanvasObject
}

func (r *graphRenderer) Destroy()                     {}
func (r *graphRenderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *graphRenderer) MinSize() fyne.Size           { return fyne.NewSize(0, r.g.height()) }

// Layout is part of fyne.WidgetRenderer.
func (r *graphRenderer) Layout(size fyne.Size) {
	g, middle := r.g, size.Height/2
	placeObject(r.ground, 0, 0, size.Width, size.Height)
	placeObject(r.middle, graphLeft, middle-0.5, size.Width-graphLeft-graphRight, 1)
	placeObject(r.signs[0], (graphLeft-graphSign)/2, graphEdge, graphSign, graphSign)
	placeObject(r.signs[1], (graphLeft-graphSign)/2, size.Height-graphEdge-graphSign, graphSign, graphSign)
	edge := g.edge()
	placeObject(r.here, g.left()+float32(g.at)*g.pitch()-graphLine/2, edge/2, graphLine, size.Height-edge)
	r.bounds.lay(g, size)
	for i, bar := range r.bars {
		p := g.place(i)
		left, right := max(p.X-g.pitch()/2, g.left()), min(p.X+g.pitch()/2, size.Width-graphRight)
		placeObject(bar, left, min(p.Y, middle), max(0, right-left), max(p.Y, middle)-min(p.Y, middle))
	}
	for i, line := range r.lines {
		line.Position1, line.Position2 = g.place(i), g.place(i+1)
	}
	for i, dot := range r.dots {
		if p, ok := g.Place(g.marked[i]); ok {
			placeObject(dot, p.X-graphDot/2, p.Y-graphDot/2, graphDot, graphDot)
		}
	}
}

// Refresh is part of fyne.WidgetRenderer.
func (r *graphRenderer) Refresh() {
	g, th := r.g, r.g.Theme()
	r.bars, r.lines, r.dots = sized(r.bars, len(g.values)), sized(r.lines, max(0, len(g.values)-1)), sized(r.dots, len(g.marked))
	r.ground.FillColor, r.ground.StrokeColor = themeColor(th, ColorSurface), themeColor(th, ColorLine)
	r.ground.StrokeWidth, r.ground.CornerRadius = 1, graphCorner
	r.middle.FillColor, r.here.FillColor = themeColor(th, ColorLineStrong), themeColor(th, ColorAccent)
	r.objects = append(r.scale(), r.here)
	for _, line := range r.lines {
		line.StrokeColor, line.StrokeWidth = themeColor(th, ColorInk), graphLine
		r.objects = append(r.objects, line)
	}
	for i, dot := range r.dots {
		_, known := g.Place(g.marked[i])
		dot.FillColor, dot.StrokeColor, dot.StrokeWidth = themeColor(th, ColorWhy), themeColor(th, ColorSurface), 1.5
		dot.Hidden = !known
		r.objects = append(r.objects, dot)
	}
	r.Layout(g.Size())
	for _, o := range r.objects {
		o.Refresh()
	}
	canvas.Refresh(g)
}

// scale is what lies behind the line, and tells what up and down mean.
func (r *graphRenderer) scale() []fyne.CanvasObject {
	if r.g.bound() {
		return append([]fyne.CanvasObject{r.ground}, r.bounds.objects(r.g)...)
	}
	all := []fyne.CanvasObject{r.ground, r.signs[0], r.signs[1]}
	for _, bar := range r.bars {
		bar.FillColor = themeColor(r.g.Theme(), ColorAccentSoft)
		all = append(all, bar)
	}
	return append(all, r.middle)
}

// sized is a list with so many objects, those that it has already first.
func sized[T any](all []*T, n int) []*T {
	for len(all) < n {
		all = append(all, new(T))
	}
	return all[:n]
}
