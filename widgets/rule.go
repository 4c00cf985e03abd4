package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

var _ fyne.Widget = (*Rule)(nil)

// Rule is a hairline between rows.
type Rule struct{ widget.BaseWidget }

// NewRule returns a hairline.
func NewRule() *Rule {
	r := &Rule{}
	r.ExtendBaseWidget(r)
	return r
}

// CreateRenderer is part of fyne.Widget.
func (r *Rule) CreateRenderer() fyne.WidgetRenderer {
	line := &canvas.Rectangle{}
	return &flow{r, func(size fyne.Size) {
		line.FillColor = themeColor(r.Theme(), ColorLine)
		placeObject(line, 0, 0, size.Width, 1)
		line.Refresh()
	}, func(float32) float32 { return 1 }, func() []fyne.CanvasObject { return []fyne.CanvasObject{line} }}
}

// NewSpace returns an empty space of a height.
func NewSpace(high float32) fyne.CanvasObject {
	space := canvas.NewRectangle(color.Transparent)
	space.SetMinSize(fyne.NewSize(0, high))
	return space
}
