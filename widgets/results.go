package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

var (
	_ fyne.Widget = (*Results)(nil)
	_ flowing     = (*Results)(nil)
)

// Results is a row of a chart: what was played, how it went in words, and below both a
// bar whose parts are as long as there were games won, won by nobody, and lost. The
// parts differ in their shapes as the signs of results do.
type Results struct {
	widget.BaseWidget
	counts      [3]int // in the order of legendResults
	name, words *Paragraph
}

// NewResults returns a row; words say the counts.
func NewResults(name, words string, won, none, lost int) *Results {
	r := &Results{counts: [3]int{won, none, lost}, name: NewParagraph(name), words: NewParagraph(words)}
	r.name.Leading, r.words.Leading = 1.3, 1.3
	r.words.TextSize, r.words.Color = SizeSmall, ColorInkSoft
	r.ExtendBaseWidget(r)
	return r
}

const (
	resultsBar    = 12
	resultsGap    = 4 // between text and bar
	resultsPart   = 2 // between parts of the bar
	resultsLeast  = 8 // of a part
	resultsCorner = 4
	resultsStroke = 1.5
)

// top returns the widths of name and words, and the height of both. Where they do not
// fit beside each other the words stand below.
func (r *Results) top(width float32) (name, words, high float32, beside bool) {
	words = LineWidth(r.words)
	name = width - words - listRowGap
	if beside = name >= LineWidth(r.name); beside {
		return name, words, max(r.name.HeightFor(name), r.words.HeightFor(words)), true
	}
	return width, width, r.name.HeightFor(width) + r.words.HeightFor(width), false
}

// HeightFor returns the height needed at a width.
func (r *Results) HeightFor(width float32) float32 {
	_, _, high, _ := r.top(width)
	return high + resultsGap + resultsBar
}

// CreateRenderer is part of fyne.Widget.
func (r *Results) CreateRenderer() fyne.WidgetRenderer {
	bars := [3]*canvas.Rectangle{{}, {}, {}}
	all := []fyne.CanvasObject{r.name, r.words, bars[0], bars[1], bars[2]}
	return &flow{r, func(size fyne.Size) { r.lay(size, bars) }, r.HeightFor, func() []fyne.CanvasObject { return all }}
}

func (r *Results) lay(size fyne.Size, bars [3]*canvas.Rectangle) {
	name, words, high, beside := r.top(size.Width)
	if beside {
		placeObject(r.name, 0, 0, name, r.name.HeightFor(name))
		low := r.words.HeightFor(words)
		placeObject(r.words, size.Width-words, high-low, words, low)
	} else {
		first := r.name.HeightFor(name)
		placeObject(r.name, 0, 0, name, first)
		placeObject(r.words, 0, first, words, high-first)
	}
	th, x, y := r.Theme(), float32(0), high+resultsGap
	for i, wide := range r.parts(size.Width) {
		bar := bars[i]
		thick := float32(resultsBar)
		bar.FillColor, bar.StrokeColor, bar.StrokeWidth = themeColor(th, ColorRightSoft), themeColor(th, ColorRight), resultsStroke
		switch legendResults[i] {
		case ResultLost:
			bar.FillColor, bar.StrokeWidth = themeColor(th, ColorLineStrong), 0
		case ResultNone:
			bar.FillColor, bar.StrokeColor = themeColor(th, ColorSurface), themeColor(th, ColorInkSoft)
			thick /= 2
		case ResultWon, NoResult:
		}
		bar.CornerRadius, bar.Hidden = min(resultsCorner, thick/2), wide == 0
		in := bar.StrokeWidth / 2 // half of a stroke lies outside
		placeObject(bar, x+in, y+(resultsBar-thick)/2+in, max(0, wide-2*in), thick-2*in)
		bar.Refresh()
		if wide > 0 {
			x += wide + resultsPart
		}
	}
}

// parts are how long the parts of the bar are: each that there is can be seen.
func (r *Results) parts(width float32) [3]float32 {
	all, there := 0, 0
	for _, n := range r.counts {
		if all += n; n > 0 {
			there++
		}
	}
	var wide [3]float32
	if all == 0 {
		return wide
	}
	room := width - float32(there-1)*resultsPart - float32(there)*resultsLeast
	for i, n := range r.counts {
		if n > 0 {
			wide[i] = resultsLeast + room*float32(n)/float32(all)
		}
	}
	return wide
}
