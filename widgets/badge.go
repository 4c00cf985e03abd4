package widgets

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"terakoya/widgets/pieceart"
)

var _ fyne.Widget = (*Badge)(nil)

// Badge is the sign of a role or a verdict, as on the board, for a panel.
type Badge struct {
	widget.BaseWidget
	mark pieceart.Mark
	side float32
}

// NewBadge returns a badge of a size, in units.
func NewBadge(mark pieceart.Mark, side float32) *Badge {
	b := &Badge{mark: mark, side: side}
	b.ExtendBaseWidget(b)
	return b
}

// CreateRenderer is part of fyne.Widget.
func (b *Badge) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRaster(func(w, h int) image.Image {
		th := b.Theme()
		c := func(name fyne.ThemeColorName) color.NRGBA {
			return color.NRGBAModel.Convert(themeColor(th, name)).(color.NRGBA)
		}
		return pieceart.Badge(b.mark, min(w, h), pieceart.Palette{
			MWrong: c(ColorWrong), MWhy: c(ColorWhy), MRight: c(ColorRight), HintFill: c(ColorHintFill),
			MarkInk: c(ColorBadgeInk),
		})
	}))
}

// MinSize is part of fyne.Widget.
func (b *Badge) MinSize() fyne.Size {
	b.ExtendBaseWidget(b)
	return fyne.NewSquareSize(b.side)
}
