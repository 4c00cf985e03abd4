package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

var (
	_ fyne.Widget       = (*Days)(nil)
	_ fyne.Focusable    = (*Days)(nil)
	_ desktop.Hoverable = (*Days)(nil)
)

// Day is a day of a calendar.
type Day struct {
	Number int // of its month
	Done   DayState
	Today  bool
}

// DayState is what was done on a day.
type DayState uint8

// What was done.
const (
	DayNothing DayState = iota
	DaySome
	DayMuch
	DayAhead // it is still to come
)

// Days is a small calendar: a row a week, a column a day of the week. The days
// can be told one by one, by OnPoint.
type Days struct {
	widget.BaseWidget
	chart
	heads [7]string
	days  []Day
}

// NewDays returns a calendar with the names of the days of the week.
func NewDays(heads [7]string, days []Day) *Days {
	d := &Days{heads: heads, days: days}
	d.self, d.pointed = d, -1
	for i := range days {
		if days[i].Today {
			d.at = i
		}
	}
	d.ExtendBaseWidget(d)
	return d
}

const (
	dayCell   = 34
	dayGap    = 8
	dayHead   = 22
	dayCorner = 8
	dayFrame  = 3 // room for frames at the edge
)

// Head is how high the names above the weeks are, and RowGap what lies between rows
// that are to stand beside the weeks.
func (d *Days) Head() float32 {
	return d.head() + (d.cell()-grown(d.Theme(), barRow))/2 - d.RowGap()
}

// RowGap is the gap between rows of [Bar] of one line that stand beside the weeks.
func (d *Days) RowGap() float32 { return d.cell() + dayGap - grown(d.Theme(), barRow) }

// cell is the side of a day, head the height of the names above.
func (d *Days) cell() float32 { return grown(d.Theme(), dayCell) }
func (d *Days) head() float32 { return grown(d.Theme(), dayHead) }

// Tapped is part of fyne.Tappable.
func (d *Days) Tapped(*fyne.PointEvent) {}

// TypedKey is part of fyne.Focusable: the arrows go from day to day.
func (d *Days) TypedKey(e *fyne.KeyEvent) { d.step(e, len(d.days), 7) }

// MouseMoved is part of desktop.Hoverable.
func (d *Days) MouseMoved(e *desktop.MouseEvent) {
	pitch := d.cell() + dayGap
	x, y := int((e.Position.X-dayFrame)/pitch), int((e.Position.Y-d.head())/pitch)
	if i := 7*y + x; e.Position.Y > d.head() && x >= 0 && x < 7 && i < len(d.days) {
		d.point(i)
	}
}

// MouseOut is part of desktop.Hoverable.
func (d *Days) MouseOut() { d.point(-1) }

// CreateRenderer is part of fyne.Widget.
func (d *Days) CreateRenderer() fyne.WidgetRenderer {
	r := &daysRenderer{d: d, today: &canvas.Rectangle{}, pointed: &canvas.Rectangle{}}
	for range d.heads {
		r.heads = append(r.heads, newText())
	}
	for range d.days {
		r.cells = append(r.cells, &canvas.Rectangle{})
		r.numbers = append(r.numbers, newText())
	}
	for i := range r.heads {
		r.objects = append(r.objects, r.heads[i])
	}
	for i := range r.cells {
		r.objects = append(r.objects, r.cells[i], r.numbers[i])
	}
	r.objects = append(r.objects, r.today, r.pointed)
	r.Refresh()
	return r
}

type daysRenderer struct {
	d              *Days
	today, pointed *canvas.Rectangle // rings
	heads, numbers []*canvas.Text
	cells          []*canvas.Rectangle
	objects        []fyne.CanvasObject
}

func (r *daysRenderer) Destroy()                     {}
func (r *daysRenderer) Objects() []fyne.CanvasObject { return r.objects }

func (r *daysRenderer) MinSize() fyne.Size {
	weeks := float32((len(r.d.days) + 6) / 7)
	pitch := r.d.cell() + dayGap
	return fyne.NewSize(7*pitch-dayGap+2*dayFrame, r.d.head()+weeks*pitch-dayGap+dayFrame)
}

func (r *daysRenderer) Layout(fyne.Size) {
	middle := func(t *canvas.Text, x, y, w, h float32) {
		min := t.MinSize()
		placeObject(t, float32(int(x+(w-min.Width)/2)), float32(int(y+(h-min.Height)/2)), min.Width, min.Height)
	}
	side, head := r.d.cell(), r.d.head()
	for i, t := range r.heads {
		middle(t, dayFrame+float32(i)*(side+dayGap), 0, side, head-dayFrame)
	}
	for i, cell := range r.cells {
		x, y := dayFrame+float32(i%7)*(side+dayGap), head+float32(i/7)*(side+dayGap)
		placeObject(cell, x, y, side, side)
		middle(r.numbers[i], x, y, side, side)
		ring := func(o fyne.CanvasObject, by float32) { placeObject(o, x-by, y-by, side+2*by, side+2*by) }
		if r.d.days[i].Today {
			ring(r.today, dayFrame-1)
		}
		if i == r.d.pointed {
			ring(r.pointed, dayFrame)
		}
	}
}

// dayColors are ground, border and ink of a day.
func dayColors(s DayState) (fill, line, ink fyne.ThemeColorName) {
	switch s {
	case DaySome:
		return ColorRightSoft, ColorRight, ColorInk
	case DayMuch:
		return ColorRight, ColorRight, ColorSurface
	case DayAhead:
		return ColorTransparent, ColorTransparent, ColorInkSoft
	case DayNothing:
	}
	return ColorTransparent, ColorLine, ColorInkSoft
}

func (r *daysRenderer) Refresh() {
	th := r.d.Theme()
	for i, t := range r.heads {
		small(th, t, r.d.heads[i], ColorInkSoft, false)
	}
	for i, day := range r.d.days {
		fill, line, ink := dayColors(day.Done)
		cell := r.cells[i]
		cell.FillColor, cell.StrokeColor, cell.StrokeWidth = themeColor(th, fill), themeColor(th, line), 1
		cell.CornerRadius = dayCorner
		cell.Refresh()
		small(th, r.numbers[i], number(day.Number), ink, day.Done == DaySome || day.Done == DayMuch)
		r.numbers[i].Refresh()
	}
	for ring, width := range map[*canvas.Rectangle]float32{r.today: 2, r.pointed: 3} {
		ring.FillColor, ring.StrokeColor, ring.StrokeWidth = themeColor(th, ColorTransparent), themeColor(th, ColorAccent), width
		ring.CornerRadius = dayCorner + dayFrame
	}
	r.pointed.Hidden = r.d.pointed < 0
	r.Layout(r.d.Size())
	r.today.Refresh()
	r.pointed.Refresh()
	canvas.Refresh(r.d)
}
