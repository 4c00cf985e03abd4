package widgets

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"terakoya/rules"
	"terakoya/widgets/pieceart"
)

// NewSideSign is the sign of a side, filled for sente (☗) or hollow for gote (☖), in a
// colour of the theme; side is how wide and high it is, in units.
func NewSideSign(c rules.Color, ink fyne.ThemeColorName, side float32) *canvas.Raster {
	r := canvas.NewRaster(func(w, h int) image.Image {
		return pieceart.SideMark(c == rules.Black, min(w, h), color.NRGBAModel.Convert(theme.Color(ink)).(color.NRGBA))
	})
	r.SetMinSize(fyne.NewSquareSize(side))
	return r
}
