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
