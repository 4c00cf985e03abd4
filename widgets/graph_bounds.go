package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Bound makes the graph one of something else than how a game stood: a value of 1 is
// called above and one of 0 below, and there is no middle.
func (g *Graph) Bound(above, below string) {
	g.bounds = [2]string{above, below}
	g.Refresh()
}

// bound reports whether the graph has names for its top and its bottom.
func (g *Graph) bound() bool { return g.bounds[0] != "" }

const (
	boundHeight = 156
	boundEdge   = 30 // room for a name
)

func (g *Graph) height() float32 {
	if g.bound() {
		return grown(g.Theme(), boundHeight)
	}
	return graphHeight
}

// edge is what lies above the highest value, and below the lowest.
func (g *Graph) edge() float32 {
	if g.bound() {
		return grown(g.Theme(), boundEdge)
	}
	return graphEdge
}

// left is where the line begins.
func (g *Graph) left() float32 {
	if g.bound() {
		return graphRight
	}
	return graphLeft
}

// graphBounds are the names of top and bottom, each beyond its own line.
type graphBounds struct {
	names [2]*canvas.Text
	lines [2]*canvas.Rectangle
}

func newGraphBounds() graphBounds {
	var b graphBounds
	for i := range b.names {
		b.names[i], b.lines[i] = canvas.NewText("", color.Transparent), &canvas.Rectangle{}
	}
	return b
}

// objects are the names and lines, in the colours of the theme.
func (b *graphBounds) objects(g *Graph) []fyne.CanvasObject {
	var all []fyne.CanvasObject
	th := g.Theme()
	for i, name := range b.names {
		name.Text, name.Color = g.bounds[i], themeColor(th, ColorInkSoft)
		name.TextSize = th.Size(SizeTiny)
		b.lines[i].FillColor = themeColor(th, ColorLine)
		all = append(all, name, b.lines[i])
	}
	return all
}

func (b *graphBounds) lay(g *Graph, size fyne.Size) {
	edge := g.edge()
	for i, name := range b.names {
		fitText(g.Theme(), name, SizeTiny, size.Width-2*graphRight)
		text := name.MinSize()
		y, line := (edge-text.Height)/2, edge
		if i == 1 {
			y, line = size.Height-edge+(edge-text.Height)/2, size.Height-edge
		}
		placeObject(name, graphRight, y, text.Width, text.Height)
		placeObject(b.lines[i], graphRight, line-0.5, size.Width-2*graphRight, 1)
	}
}
