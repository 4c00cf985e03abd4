package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// Result is how a game ended for whoever looks at it.
type Result uint8

// The results. Their signs are those of tournament tables: a ring, a disc, a square.
const (
	NoResult Result = iota // such as of a game of others
	ResultWon
	ResultLost
	ResultNone // nobody won
)

var (
	_ fyne.Widget = (*ResultLegend)(nil)
	_ flowing     = (*ResultLegend)(nil)
)

// resultSign draws the sign of a result; the shapes alone tell them apart.
type resultSign struct {
	disc   *canvas.Circle
	square *canvas.Rectangle
}

func newResultSign() resultSign { return resultSign{&canvas.Circle{}, &canvas.Rectangle{}} }

func (s resultSign) objects() []fyne.CanvasObject { return []fyne.CanvasObject{s.disc, s.square} }

const (
	signSide   = 15
	signStroke = 2.5
	signInset  = 1.5 // by which a square is smaller than a disc, at each side
)

// lay draws the sign around a point.
func (s resultSign) lay(th fyne.Theme, r Result, middle fyne.Position) {
	side := grown(th, signSide)
	s.disc.FillColor, s.disc.StrokeColor, s.disc.StrokeWidth = color.Transparent, color.Transparent, 0
	switch r {
	case ResultWon:
		s.disc.FillColor, s.disc.StrokeColor, s.disc.StrokeWidth = themeColor(th, ColorRightSoft), themeColor(th, ColorRight), signStroke
	case ResultLost:
		s.disc.FillColor = themeColor(th, ColorLineStrong)
	case ResultNone, NoResult:
	}
	s.square.FillColor, s.square.StrokeColor, s.square.StrokeWidth = color.Transparent, themeColor(th, ColorInkSoft), signStroke
	s.disc.Hidden, s.square.Hidden = r != ResultWon && r != ResultLost, r != ResultNone
	placeObject(s.disc, middle.X-side/2, middle.Y-side/2, side, side)
	placeObject(s.square, middle.X-side/2+signInset, middle.Y-side/2+signInset, side-2*signInset, side-2*signInset)
	s.disc.Refresh()
	s.square.Refresh()
}

// ResultLegend tells what the signs of results mean.
type ResultLegend struct {
	widget.BaseWidget
	signs [3]resultSign
	texts [3]*canvas.Text
}

// legendResults are the results in the order of the words of a legend.
var legendResults = [3]Result{ResultWon, ResultNone, ResultLost}

// NewResultLegend returns a legend with the words for won, won by nobody, and lost.
func NewResultLegend(words [3]string) *ResultLegend {
	l := &ResultLegend{}
	for i, word := range words {
		l.signs[i], l.texts[i] = newResultSign(), canvas.NewText(word, color.Transparent)
	}
	l.ExtendBaseWidget(l)
	return l
}

// HeightFor returns the height needed at a width.
func (l *ResultLegend) HeightFor(float32) float32 { return grown(l.Theme(), legendHigh) }

// CreateRenderer is part of fyne.Widget.
func (l *ResultLegend) CreateRenderer() fyne.WidgetRenderer {
	var all []fyne.CanvasObject
	for i, t := range l.texts {
		all = append(append(all, l.signs[i].objects()...), t)
	}
	return &flow{l, l.lay, l.HeightFor, func() []fyne.CanvasObject { return all }}
}

func (l *ResultLegend) lay(size fyne.Size) {
	th, x := l.Theme(), float32(0)
	side, role := grown(th, signSide), SizeSmall
	room := (size.Width - 2*legendGap) / 3
	for i, t := range l.texts {
		t.Color = themeColor(th, ColorInkSoft)
		fitText(th, t, role, room-side-keyGap)
		text := t.MinSize()
		l.signs[i].lay(th, legendResults[i], fyne.NewPos(x+side/2, size.Height/2))
		placeObject(t, x+side+keyGap, (size.Height-text.Height)/2, text.Width, text.Height)
		t.Refresh()
		x += side + keyGap + text.Width + 2*legendGap
	}
}
