package classhub

import (
	"fyne.io/fyne/v2"

	"terakoya/app/page"
	"terakoya/widgets"
)

var _ fyne.Layout = (*adding)(nil)

// Lengths of the list of what can be added, in units.
const (
	addPad    = 8 // of the list within its card
	addGap    = 12
	addHigh   = 44 // of a line of text or a button
	addButton = 180
	addKinds  = 40 // of the row of kinds
	addLeast  = 400
)

// MinSize is part of fyne.Layout.
func (a *adding) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(addLeast, addLeast) }

// Layout is part of fyne.Layout: the title, the kinds, the search, the list, and the
// buttons below it.
func (a *adding) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	foot := a.foot.MinSize().Height
	widgets.Place(a.foot, 0, size.Height-foot, size.Width, foot)
	width := min(widgets.Grown(page.Narrow.Width), size.Width-2*page.Narrow.Edge)
	x, y, bottom := (size.Width-width)/2, page.Narrow.Edge, size.Height-foot-addGap
	high := a.title.HeightFor(width)
	widgets.Place(a.title, x, y, width, high)
	y += high + addGap
	high = max(a.kinds.HeightFor(width), widgets.Grown(addKinds))
	widgets.Place(a.kinds, x, y, width, high)
	y += high + addGap
	high = max(addHigh, a.search.MinSize().Height)
	widgets.Place(a.search, x, y, width, high)
	y += high + addGap
	high = max(addHigh, a.put.MinSize().Height)
	bottom -= high
	wide := max(addButton, a.put.MinSize().Width)
	widgets.Place(a.put, x, bottom, wide, high)
	widgets.Place(a.done, x+wide+addGap, bottom, max(addButton, a.done.MinSize().Width), high)
	bottom -= addGap
	widgets.Place(a.card, x, y, width, bottom-y)
	widgets.Place(a.list, x+addPad, y+addPad, width-2*addPad, bottom-y-2*addPad)
	widgets.Place(a.none, x+2*addPad, y+2*addPad, width-4*addPad, a.none.HeightFor(width-4*addPad))
}
