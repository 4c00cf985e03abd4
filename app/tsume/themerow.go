package tsume

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"terakoya/widgets"
)

var (
	_ fyne.Widget   = (*themeRow)(nil)
	_ fyne.Tappable = (*themeRow)(nil)
)

// themeRow is a theme in the list: its name, and how many problems it has.
type themeRow struct {
	widget.BaseWidget
	theme string
	row   *widgets.ListRow
	onTap func()
}

func newThemeRow(theme string, tap func()) *themeRow {
	r := &themeRow{theme: theme, row: widgets.NewListRow(), onTap: tap}
	r.ExtendBaseWidget(r)
	return r
}

// set says what the theme is called, how many problems it has, and whether it holds.
func (r *themeRow) set(name, count string, chosen bool) {
	r.row.Text, r.row.Side, r.row.Chosen = name, count, chosen
	r.row.Refresh()
}

// HeightFor returns the height of the row, whatever its width.
func (r *themeRow) HeightFor(float32) float32 { return r.row.MinSize().Height }

// Tapped is part of fyne.Tappable.
func (r *themeRow) Tapped(*fyne.PointEvent) { r.onTap() }

// CreateRenderer is part of fyne.Widget.
func (r *themeRow) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(r.row) }
