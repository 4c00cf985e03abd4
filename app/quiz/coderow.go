package quiz

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"terakoya/app/setupscreen"
	"terakoya/widgets"
)

var _ fyne.Widget = (*codeRow)(nil)

// codeRow lays out a card of a code: its button at the right.
type codeRow struct {
	widget.BaseWidget
	c *codeCard
}

const codeGap = 2

// Held is part of widgets.Holder.
func (r *codeRow) Held() []fyne.CanvasObject { return []fyne.CanvasObject{r.c.copy} }

// HeightFor returns the height needed at a width.
func (r *codeRow) HeightFor(width float32) float32 {
	room := r.fit(width)
	return r.c.caption.HeightFor(width) + max(widgets.Holding(buttonHeight), r.c.code.HeightFor(room)) + r.c.about.HeightFor(width) + 2*codeGap
}

// fit sets the code as large as there is room for beside the button, and returns
// that room.
func (r *codeRow) fit(width float32) float32 {
	room := width - r.c.copy.MinSize().Width - setupscreen.ListPad
	for _, size := range []fyne.ThemeSizeName{widgets.SizeTitle, widgets.SizeVerdict, widgets.SizeBody} {
		if r.c.code.TextSize = size; widgets.LineWidth(r.c.code) <= room {
			break
		}
	}
	return room
}

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
	c, room := x.r.c, x.r.fit(size.Width)
	high, copied := c.caption.HeightFor(size.Width), c.copy.MinSize()
	widgets.Place(c.caption, 0, 0, size.Width, high)
	row := max(widgets.Holding(buttonHeight), c.code.HeightFor(room))
	widgets.PlaceMiddle(c.code, 0, high+codeGap, room, row)
	widgets.Place(c.copy, size.Width-copied.Width, high+codeGap+(row-widgets.Holding(buttonHeight))/2, copied.Width, widgets.Holding(buttonHeight))
	high += row + 2*codeGap
	widgets.Place(c.about, 0, high, size.Width, c.about.HeightFor(size.Width))
}

func (x *codeRenderer) Refresh() {
	for _, o := range x.all {
		o.Refresh()
	}
	x.Layout(x.r.Size())
}
