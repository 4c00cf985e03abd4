package setupscreen

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/widgets"
)

var _ fyne.Layout = (*Rest)(nil)

// Rest is the right half of a sheet. It scrolls where large type needs more than its
// room.
type Rest struct {
	Scroll *container.Scroll

	lay  func(Room) (bottom float32)
	high float32
}

// frameRoom is around what scrolls: frames are drawn half outside their boxes, and a
// scroll cuts off what is beyond it.
const frameRoom = 4

// NewRest returns the half with these objects; lay places them in a room and returns
// where they end.
func NewRest(lay func(Room) float32, objects ...fyne.CanvasObject) *Rest {
	r := &Rest{lay: lay}
	r.Scroll = container.NewVScroll(container.New(r, objects...))
	return r
}

// Place puts the half into its room.
func (r *Rest) Place(room Room) {
	need := r.lay(Room{frameRoom, frameRoom, room.Width, room.Height}) - frameRoom
	r.high = max(need, room.Height)
	widgets.Place(r.Scroll, room.X-frameRoom, room.Y-frameRoom, room.Width+2*frameRoom, room.Height+frameRoom)
	r.Scroll.Refresh()
}

// MinSize is part of fyne.Layout.
func (r *Rest) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, r.high+frameRoom) }

// Layout is part of fyne.Layout.
func (r *Rest) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	r.lay(Room{frameRoom, frameRoom, size.Width - 2*frameRoom, size.Height - frameRoom})
}
