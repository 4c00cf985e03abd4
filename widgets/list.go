package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

var _ fyne.Disableable = (*List)(nil)

// List is a long list whose rows are made as they are seen, to be embedded. The arrow keys
// of its screen go through it wherever the focus is, so it takes none itself.
type List struct{ widget.List }

// MakeList makes a list of the one that a widget embeds: of so many rows, each drawn anew
// whenever it comes into sight; what a tap on one does is said by its number, from 0.
func MakeList[R fyne.CanvasObject](of fyne.Widget, l *List, length func() int, row func() R, draw func(i int, row R), tapped func(i int)) {
	l.HideSeparators = true
	l.Length = length
	l.CreateItem = func() fyne.CanvasObject { return row() }
	l.UpdateItem = func(i widget.ListItemID, o fyne.CanvasObject) {
		if i < length() { // not of a list that was longer
			draw(i, o.(R))
		}
	}
	l.OnSelected = func(i widget.ListItemID) {
		l.UnselectAll()
		tapped(i)
	}
	l.ExtendBaseWidget(of)
}

// Enable is part of fyne.Disableable.
func (l *List) Enable() {}

// Disable is part of fyne.Disableable.
func (l *List) Disable() {}

// Disabled is part of fyne.Disableable: Tab passes over the list.
func (l *List) Disabled() bool { return true }
