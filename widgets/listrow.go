package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

var _ fyne.Widget = (*ListRow)(nil)

// ListRow is a line of a long list: a word, and at the right, if there is room, a
// softer one. A heading stands above lines that belong together.
type ListRow struct {
	widget.BaseWidget
	Text, Side string
	SideFont   fyne.Resource // of Side, if it is not the theme's
	Heading    bool
	Chosen     bool
}

// NewListRow returns an empty line.
func NewListRow() *ListRow {
	r := &ListRow{}
	r.ExtendBaseWidget(r)
	return r
}

const (
	listRowHeight = 34
	listRowPad    = 12
	listRowGap    = 14 // between word and side
)

// CreateRenderer is part of fyne.Widget.
func (r *ListRow) CreateRenderer() fyne.WidgetRenderer {
	out := &listRowRenderer{
		r: r, ground: &canvas.Rectangle{}, text: canvas.NewText("", color.Transparent), side: canvas.NewText("", color.Transparent),
	}
	out.Refresh()
	return out
}

type listRowRenderer struct {
	r          *ListRow
	ground     *canvas.Rectangle
	text, side *canvas.Text
}

func (r *listRowRenderer) Destroy() {}

func (r *listRowRenderer) MinSize() fyne.Size {
	return fyne.NewSize(0, grown(r.r.Theme(), listRowHeight))
}

func (r *listRowRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.ground, r.text, r.side}
}

// Layout is part of fyne.WidgetRenderer.
func (r *listRowRenderer) Layout(size fyne.Size) {
	room := size.Width - 2*listRowPad
	placeObject(r.ground, 0, 1, size.Width, size.Height-2)
	fitText(r.r.Theme(), r.text, r.role(), room)
	text, side := r.text.MinSize(), r.side.MinSize()
	y := (size.Height - text.Height) / 2
	if r.r.Heading {
		y = size.Height - text.Height - 4
	}
	placeObject(r.text, listRowPad, y, text.Width, text.Height)
	placeObject(r.side, size.Width-listRowPad-side.Width, (size.Height-side.Height)/2, side.Width, side.Height)
	r.side.Hidden = text.Width+listRowGap+side.Width > room
}

func (r *listRowRenderer) role() fyne.ThemeSizeName {
	if r.r.Heading {
		return SizeTiny
	}
	return SizeBody
}

// Refresh is part of fyne.WidgetRenderer.
func (r *listRowRenderer) Refresh() {
	row, th := r.r, r.r.Theme()
	fill, ink, soft := ColorTransparent, ColorInk, ColorInkSoft
	switch {
	case row.Chosen:
		fill, ink, soft = ColorAccent, ColorOnAccent, ColorOnAccent
	case row.Heading:
		ink = ColorInkSoft
	}
	r.ground.FillColor, r.ground.CornerRadius = themeColor(th, fill), buttonCorner
	r.text.Text, r.text.TextSize, r.text.Color = row.Text, th.Size(r.role()), themeColor(th, ink)
	r.text.TextStyle = fyne.TextStyle{Bold: row.Heading || row.Chosen}
	setFont(th, r.text)
	r.side.Text, r.side.TextSize, r.side.Color, r.side.FontSource = row.Side, th.Size(SizeSmall), themeColor(th, soft), row.SideFont
	r.Layout(row.Size())
	canvas.Refresh(row)
}
