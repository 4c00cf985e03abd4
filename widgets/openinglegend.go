package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

var (
	_ fyne.Widget = (*MapLegend)(nil)
	_ flowing     = (*MapLegend)(nil)
)

// MapLegend tells what the dots of an opening map are. What does not fit into one row
// stands in the next.
type MapLegend struct {
	widget.BaseWidget
	words []string
}

// legendDots are the dots of a legend, in the order of its words.
var legendDots = []MapDot{
	{State: MapKnown, Large: true}, {State: MapLearning, Large: true}, {State: MapNew, Large: true},
	{State: MapKnown, Large: true, Due: true}, {Large: true, Here: true}, {Large: true, Slip: true},
}

// NewMapLegend returns a legend with the words for known, learning, new, due, where the
// learner is, and a mistake.
func NewMapLegend(words [6]string) *MapLegend {
	l := &MapLegend{words: words[:]}
	l.ExtendBaseWidget(l)
	return l
}

const (
	legendHigh = 26
	legendGap  = 12
	legendDot  = 30 // from where the ring of a dot begins to its word
)

// places returns where each word begins, and how high all of it is.
func (l *MapLegend) places(width float32) (at []fyne.Position, high float32) {
	row := grown(l.Theme(), legendHigh)
	x, y := float32(0), float32(0)
	for _, word := range l.words {
		wide := legendDot + fyne.MeasureText(word, l.Theme().Size(SizeSmall), fyne.TextStyle{}).Width
		if x > 0 && x+wide > width {
			x, y = 0, y+row
		}
		at = append(at, fyne.NewPos(x, y))
		x += wide + legendGap
	}
	return at, y + row
}

// HeightFor returns the height needed at a width.
func (l *MapLegend) HeightFor(width float32) float32 {
	_, high := l.places(width)
	return high
}

// CreateRenderer is part of fyne.Widget.
func (l *MapLegend) CreateRenderer() fyne.WidgetRenderer {
	draws := &openingMapRenderer{m: NewOpeningMap()}
	return &flow{l, func(size fyne.Size) { l.lay(draws, size) }, l.HeightFor, func() []fyne.CanvasObject { return draws.objects }}
}

func (l *MapLegend) lay(draws *openingMapRenderer, size fyne.Size) {
	draws.objects = draws.objects[:0]
	row := grown(l.Theme(), legendHigh)
	places, _ := l.places(size.Width)
	for i, at := range places {
		draws.dot(at.AddXY(mapRing/2, row/2), legendDots[i])
		t := canvas.NewText(l.words[i], draws.color(ColorInkSoft))
		t.TextSize = l.Theme().Size(SizeSmall)
		text := t.MinSize()
		placeObject(t, at.X+legendDot, at.Y+(row-text.Height)/2, text.Width, text.Height)
		draws.objects = append(draws.objects, t)
	}
}
