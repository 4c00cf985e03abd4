package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

type openingMapRenderer struct {
	m       *OpeningMap
	objects []fyne.CanvasObject
}

// Widths of lines of an opening map, in units.
const (
	mapStroke = 2
	mapPassed = 3
	mapEdge   = 1.5
	mapCross  = 1.8
	mapArm    = 3.2 // from the middle of a cross to an end
)

func (m *OpeningMap) geometry() *mapGeometry {
	th := m.Theme()
	label := grown(th, mapLabel)
	plies := float32(lastPly(m.lanes))
	pitch := (m.Size().Width - 2*mapPad) / plies
	return &mapGeometry{
		lanes: m.lanes, rows: m.rows, pitch: max(mapLeast, min(mapMost, pitch)),
		label: label, row: label + mapRing + mapBetween,
	}
}

func (r *openingMapRenderer) Destroy()                     {}
func (r *openingMapRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Layout draws anew: where everything lies follows from the width.
func (r *openingMapRenderer) Layout(fyne.Size) { r.draw() }

// MinSize is the least that every label and every dot need.
func (r *openingMapRenderer) MinSize() fyne.Size {
	g := r.m.geometry()
	wide := 2*mapPad + float32(lastPly(r.m.lanes))*mapLeast
	for i := range r.m.lanes {
		wide = max(wide, r.labelWidth(r.label(i))+mapPad)
	}
	return fyne.NewSize(wide, float32(len(r.m.lanes))*g.row)
}

func (r *openingMapRenderer) Refresh() {
	r.draw()
	canvas.Refresh(r.m)
}

func (r *openingMapRenderer) color(name fyne.ThemeColorName) color.Color {
	return themeColor(r.m.Theme(), name)
}

// draw makes everything: ways below labels, and dots above all.
func (r *openingMapRenderer) draw() {
	g := r.m.geometry()
	r.objects = r.objects[:0]
	for _, passed := range []bool{false, true} {
		for i := range r.m.lanes {
			r.ways(g, i, passed)
		}
	}
	for i := range r.m.lanes {
		r.writes(g, i)
	}
	for i, lane := range r.m.lanes {
		for n, d := range lane.Dots {
			r.dot(g.dot(i, lane.First+n), d)
		}
	}
}

// ways draws those stretches of a lane that the way here leads over, or the others.
func (r *openingMapRenderer) ways(g *mapGeometry, i int, passed bool) {
	lane := r.m.lanes[i]
	if len(lane.Dots) == 0 {
		return
	}
	if lane.Dots[0].Passed == passed {
		r.stretch(passed, g.way(i)...)
	}
	for n := 1; n < len(lane.Dots); n++ {
		if lane.Dots[n].Passed == passed {
			r.stretch(passed, g.dot(i, lane.First+n-1), g.dot(i, lane.First+n))
		}
	}
	if lane.Into >= 0 && !passed {
		r.stretch(false, g.back(i)...)
	}
}

func (r *openingMapRenderer) stretch(passed bool, corners ...fyne.Position) {
	name, width := ColorLine, float32(mapStroke)
	if passed {
		name, width = ColorAccent, mapPassed
	}
	for n := 1; n < len(corners); n++ {
		r.objects = append(r.objects, &canvas.Line{
			Position1: corners[n-1], Position2: corners[n], StrokeColor: r.color(name), StrokeWidth: width,
		})
	}
}

// label makes the texts of a lane: the move, what the branch is called, how often it
// comes.
func (r *openingMapRenderer) label(i int) []*canvas.Text {
	lane := r.m.lanes[i]
	ink := ColorInk
	switch {
	case lane.Slip:
		ink = ColorWrong
	case lane.Chosen:
		ink = ColorAccent
	}
	var all []*canvas.Text
	add := func(text string, name fyne.ThemeColorName, bold bool) {
		if text == "" {
			return
		}
		t := canvas.NewText(text, r.color(name))
		t.TextSize, t.TextStyle.Bold = r.m.Theme().Size(SizeSmall), bold
		all = append(all, t)
	}
	add(lane.Move, ink, true)
	add(lane.Name, ColorInkSoft, false)
	add(lane.Share, ColorInkSoft, false)
	return all
}

func (r *openingMapRenderer) labelWidth(texts []*canvas.Text) float32 {
	wide := float32(0)
	for _, t := range texts {
		wide += t.MinSize().Width + mapLabelGap
	}
	return wide
}

// writes puts the label of a lane above it, on a ground that hides the ways behind it.
func (r *openingMapRenderer) writes(g *mapGeometry, i int) {
	texts := r.label(i)
	if len(texts) == 0 {
		return
	}
	wide := r.labelWidth(texts)
	x, y := g.labelLeft(i, wide, r.m.Size().Width), float32(g.rows[i])*g.row
	ground := canvas.NewRectangle(r.color(ColorSurface))
	placeObject(ground, x, y, wide-mapLabelGap, g.label)
	r.objects = append(r.objects, ground)
	for _, t := range texts {
		size := t.MinSize()
		placeObject(t, x, y+(g.label-size.Height)/2, size.Width, size.Height)
		x += size.Width + mapLabelGap
		r.objects = append(r.objects, t)
	}
}

// dot draws a dot, its fill and its ring.
func (r *openingMapRenderer) dot(at fyne.Position, d MapDot) {
	wide := float32(mapSmall)
	if d.Large {
		wide = mapLarge
	}
	fill, line := ColorSurface, ColorLineStrong
	switch {
	case d.Slip:
		fill, line, wide = ColorWrong, ColorWrong, mapLarge
	case d.Here:
		fill, line = ColorAccent, ColorAccent
	case d.State == MapKnown:
		fill, line = ColorRight, ColorRight
	case d.State == MapLearning:
		line = ColorRight
	}
	switch {
	case d.Here:
		r.ring(at, ColorAccent)
	case d.Due:
		r.ring(at, ColorHintFill)
	}
	r.circle(at, wide, fill, line, mapEdge)
	if d.State == MapLearning && !d.Slip && !d.Here {
		half := canvas.NewPieArc(180, 360, r.color(ColorRight))
		placeObject(half, at.X-wide/2, at.Y-wide/2, wide, wide)
		r.objects = append(r.objects, half)
	}
	if d.Slip {
		r.cross(at)
	}
}

// ring draws a ring around a dot, on a ground that keeps it apart.
func (r *openingMapRenderer) ring(at fyne.Position, name fyne.ThemeColorName) {
	r.circle(at, mapRing-2, ColorSurface, name, mapStroke)
}

func (r *openingMapRenderer) circle(at fyne.Position, wide float32, fill, line fyne.ThemeColorName, stroke float32) {
	c := &canvas.Circle{FillColor: r.color(fill), StrokeColor: r.color(line), StrokeWidth: stroke}
	placeObject(c, at.X-wide/2, at.Y-wide/2, wide, wide)
	r.objects = append(r.objects, c)
}

func (r *openingMapRenderer) cross(at fyne.Position) {
	for _, down := range []float32{mapArm, -mapArm} {
		r.objects = append(r.objects, &canvas.Line{
			Position1: at.SubtractXY(mapArm, down), Position2: at.AddXY(mapArm, down),
			StrokeColor: r.color(ColorOnAccent), StrokeWidth: mapCross,
		})
	}
}
