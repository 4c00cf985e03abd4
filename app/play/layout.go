package play

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynetheme "fyne.io/fyne/v2/theme"

	"terakoya/rules"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// place moves an object and gives it a size.
func place(o fyne.CanvasObject, x, y, w, h float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(w, h))
}

// middle puts a text at the middle of a bar of some height.
func middle(p *widgets.Paragraph, x, w, high float32) {
	h := p.HeightFor(w)
	place(p, x, (high-h)/2, w, h)
}

// low is by how much small characters stand below the middle of their lines.
const low = 2

// widthOf is the width of a text of one line.
func widthOf(p *widgets.Paragraph) float32 {
	return fyne.MeasureText(p.Text, fynetheme.Size(p.TextSize), fyne.TextStyle{Bold: p.Bold}).Width + 2
}

func show(o fyne.CanvasObject, on bool) {
	if on {
		o.Show()
	} else {
		o.Hide()
	}
}

// fill gives a rectangle its colours and its corners.
func fill(r *canvas.Rectangle, ground, line fyne.ThemeColorName, width, corner float32) {
	r.FillColor, r.StrokeColor = fynetheme.Color(ground), fynetheme.Color(line)
	r.StrokeWidth, r.CornerRadius = width, corner
	r.Refresh()
}

// nrgba asks the theme for a colour as pieceart takes it.
func nrgba(name fyne.ThemeColorName) color.NRGBA {
	return color.NRGBAModel.Convert(fynetheme.Color(name)).(color.NRGBA)
}

// newSign is the sign of a side, in the colour of text.
func newSign(c rules.Color, side float32) *canvas.Raster {
	r := canvas.NewRaster(func(w, h int) image.Image {
		return pieceart.SideMark(c == rules.Black, min(w, h), nrgba(widgets.ColorInk))
	})
	r.SetMinSize(fyne.NewSquareSize(side))
	return r
}
