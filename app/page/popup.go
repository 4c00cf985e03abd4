package page

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"terakoya/widgets"
)

// Popup shows a card above the window, as high as its text needs, and keeps the rest
// from being used. The width is in units.
func Popup(c fyne.Canvas, width float32, card *widgets.Card) *widget.PopUp {
	p := widget.NewModalPopUp(container.New(tall{width}, card), c)
	p.Show()
	return p
}

// tall lets a card be as high as its text needs.
type tall struct{ width float32 }

// MinSize is part of fyne.Layout.
func (t tall) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(t.width, o[0].(*widgets.Card).HeightFor(t.width))
}

// Layout is part of fyne.Layout.
func (tall) Layout(o []fyne.CanvasObject, size fyne.Size) { o[0].Resize(size) }
