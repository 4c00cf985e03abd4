package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

var (
	_ fyne.Widget = (*Written)(nil)
	_ flowing     = (*Written)(nil)
)

// Written is a move as it is written, large and in the middle.
type Written struct {
	widget.BaseWidget
	text *canvas.Text
}

// NewWritten returns a move in a font, or in that of the theme if it is nil.
func NewWritten(move string, font fyne.Resource) *Written {
	w := &Written{text: canvas.NewText(move, color.Transparent)}
	w.text.FontSource = font
	w.ExtendBaseWidget(w)
	return w
}

// HeightFor returns the height needed at a width.
func (w *Written) HeightFor(float32) float32 {
	w.text.TextSize = w.Theme().Size(SizeTitle)
	return w.text.MinSize().Height
}

// CreateRenderer is part of fyne.Widget.
func (w *Written) CreateRenderer() fyne.WidgetRenderer {
	return &flow{w, func(size fyne.Size) {
		fitText(w.Theme(), w.text, SizeTitle, size.Width)
		w.text.Color = themeColor(w.Theme(), ColorInk)
		min := w.text.MinSize()
		placeObject(w.text, (size.Width-min.Width)/2, 0, min.Width, min.Height)
		w.text.Refresh()
	}, w.HeightFor, func() []fyne.CanvasObject { return []fyne.CanvasObject{w.text} }}
}
