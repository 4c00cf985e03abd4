package widgets

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

var (
	_ fyne.Widget       = (*Columns)(nil)
	_ fyne.Focusable    = (*Columns)(nil)
	_ desktop.Hoverable = (*Columns)(nil)
)

// Columns is a chart of numbers beside each other, such as how many reviews each
// day brings. They can be told one by one, by OnPoint.
type Columns struct {
	widget.BaseWidget
	chart
	values []int
	marks  map[int]string // below some columns
}

// NewColumns returns a chart with texts below some of its columns.
func NewColumns(values []int, marks map[int]string) *Columns {
	c := &Columns{values: values, marks: marks}
	c.self, c.pointed = c, -1
	c.ExtendBaseWidget(c)
	return c
}

const (
	columnsHeight = 132
	columnsHead   = 20 // above the highest
	columnsFoot   = 22 // below the line
	columnMost    = 22 // how wide one is at most
	columnLeast   = 3  // how high one is that is not 0
)

// Tapped is part of fyne.Tappable.
func (c *Columns) Tapped(*fyne.PointEvent) {}

// TypedKey is part of fyne.Focusable: the arrows go from column to column.
func (c *Columns) TypedKey(e *fyne.KeyEvent) { c.step(e, len(c.values), 7) }

// MouseMoved is part of desktop.Hoverable.
func (c *Columns) MouseMoved(e *desktop.MouseEvent) {
	if i := int(e.Position.X / c.pitch()); i >= 0 && i < len(c.values) {
		c.point(i)
	}
}

// MouseOut is part of desktop.Hoverable.
func (c *Columns) MouseOut() { c.point(-1) }

// pitch is the distance of columns.
func (c *Columns) pitch() float32 { return c.Size().Width / float32(max(1, len(c.values))) }

// CreateRenderer is part of fyne.Widget.
func (c *Columns) CreateRenderer() fyne.WidgetRenderer {
	r := &columnsRenderer{c: c, line: &canvas.Rectangle{}, under: &canvas.Rectangle{}}
	r.objects = append(r.objects, r.under)
	for range c.values {
		bar, number, mark := &canvas.Rectangle{}, newText(), newText()
		r.bars, r.numbers, r.marks = append(r.bars, bar), append(r.numbers, number), append(r.marks, mark)
		r.objects = append(r.objects, bar, number, mark)
	}
	r.objects = append(r.objects, r.line)
	r.Refresh()
	return r
}

type columnsRenderer struct {
	c              *Columns
	bars           []*canvas.Rectangle
	numbers, marks []*canvas.Text
	line, under    *canvas.Rectangle // the base, and what is pointed at
	objects        []fyne.CanvasObject
}

func (r *columnsRenderer) Destroy()                     {}
func (r *columnsRenderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *columnsRenderer) MinSize() fyne.Size {
	return fyne.NewSize(float32(len(r.c.values))*8, grown(r.c.Theme(), columnsHeight))
}

// Layout is part of fyne.WidgetRenderer. A number that would touch the next one is
// left out; it can be pointed at.
func (r *columnsRenderer) Layout(size fyne.Size) {
	most := 1
	for _, v := range r.c.values {
		most = max(most, v)
	}
	th := r.c.Theme()
	pitch, base, head := r.c.pitch(), size.Height-grown(th, columnsFoot), grown(th, columnsHead)
	wide := min(pitch*0.66, columnMost)
	for i, v := range r.c.values {
		x := float32(i) * pitch
		high := float32(v) / float32(most) * (base - head)
		if v > 0 {
			high = max(high, columnLeast)
		}
		placeObject(r.bars[i], x+(pitch-wide)/2, base-high, wide, high)
		number, mark := r.numbers[i].MinSize(), r.marks[i].MinSize()
		r.numbers[i].Hidden = v == 0 || number.Width > pitch
		placeObject(r.numbers[i], x+(pitch-number.Width)/2, base-high-number.Height-1, number.Width, number.Height)
		left := min(max(x+(pitch-mark.Width)/2, 0), size.Width-mark.Width)
		placeObject(r.marks[i], float32(int(left)), base+4, mark.Width, mark.Height)
	}
	placeObject(r.line, 0, base, size.Width, 1)
	placeObject(r.under, float32(max(r.c.pointed, 0))*pitch, 0, pitch, base)
}

// Refresh is part of fyne.WidgetRenderer.
func (r *columnsRenderer) Refresh() {
	th := r.c.Theme()
	for i, v := range r.c.values {
		bar := r.bars[i]
		bar.FillColor, bar.CornerRadius, bar.Hidden = themeColor(th, ColorAccent), 2, v == 0
		bar.Refresh()
		small(th, r.numbers[i], number(v), ColorInk, i == r.c.pointed)
		r.numbers[i].Refresh()
		small(th, r.marks[i], r.c.marks[i], ColorInkSoft, false)
		r.marks[i].Refresh()
	}
	r.line.FillColor = themeColor(th, ColorLineStrong)
	r.line.Refresh()
	r.under.FillColor, r.under.CornerRadius, r.under.Hidden = themeColor(th, ColorAccentSoft), 4, r.c.pointed < 0
	r.under.Refresh()
	r.Layout(r.c.Size())
	canvas.Refresh(r.c)
}

func number(n int) string { return strconv.Itoa(n) }
