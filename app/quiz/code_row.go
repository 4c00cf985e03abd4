package quiz

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

var _ fyne.Widget = (*codeRow)(nil)

// codeRow lays out a card of a code: its button at the right.
type codeRow struct {
	widget.BaseWidget
	c *codeCard
}

const codeGap = 2

// HeightFor returns the height needed at a width.
func (r *codeRow) HeightFor(width float32) float32 {
	room := r.room(width)
	return r.c.caption.HeightFor(room) + r.c.code.HeightFor(room) + r.c.about.HeightFor(width) + 2*codeGap
}

func (r *codeRow) room(width float32) float32 { return width - r.c.copy.MinSize().Width - listPad }

// CreateRenderer is part of fyne.Widget.
func (r *codeRow) CreateRenderer() fyne.WidgetRenderer {
	c := r.c
	return &codeRenderer{r, []fyne.CanvasObject{c.caption, c.code, c.about, c.copy}}
}

type codeRenderer struct {
	r   *codeRow
	all []fyne.CanvasObject
}

func (x *codeRenderer) Destroy()                     {}
func (x *codeRenderer) Objects() []fyne.CanvasObject { return x.all }
func (x *codeRenderer) MinSize() fyne.Size           { return fyne.NewSize(0, x.r.HeightFor(x.r.Size().Width)) }

func (x *codeRenderer) Layout(size fyne.Size) {
	c, room := x.r.c, x.r.room(size.Width)
	y := float32(0)
	put := func(o interface {
		fyne.CanvasObject
		HeightFor(float32) float32
	}, width float32) {
		h := o.HeightFor(width)
		place(o, 0, y, width, h)
		y += h + codeGap
	}
	put(c.caption, room)
	put(c.code, room)
	copied := c.copy.MinSize()
	place(c.copy, size.Width-copied.Width, max(0, (y-buttonHeight)/2), copied.Width, buttonHeight)
	put(c.about, size.Width)
}

func (x *codeRenderer) Refresh() {
	for _, o := range x.all {
		o.Refresh()
	}
	x.Layout(x.r.Size())
}
