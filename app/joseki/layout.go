package joseki

import (
	"fyne.io/fyne/v2"

	"terakoya/app/boardscreen"
	"terakoya/widgets"
)

// Lengths of the screen, in units.
const (
	barHigh     = 60
	footHigh    = 34
	lowWindow   = 760
	edge        = 16 // around the board and the panel
	narrow      = 1180
	gap         = 28 // between board and panel
	panelShare  = 0.405
	panelLeast  = 400
	panelMost   = 640
	stripHeight = 30
)

// layout places header, board, strip of moves, panel and status line. The panel is wider
// than that of a game: the map runs to the right.
type layout struct{}

// MinSize is part of fyne.Layout.
func (layout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(800, 560) }

// Layout is part of fyne.Layout.
func (layout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	header, board, strip, panel, status := o[0], o[1], o[2], o[3], o[4]
	top, bottom := float32(barHigh), float32(footHigh)
	if size.Height < lowWindow {
		top, bottom = boardscreen.CompactHeader, boardscreen.CompactStatus
	}
	top, bottom = (top+widgets.Grown(top))/2, (bottom+widgets.Grown(bottom))/2 // as in a game
	side := min(max(size.Width*panelShare, panelLeast), widgets.Grown(panelMost))
	margin, between := float32(boardscreen.Margin), float32(gap)
	if size.Width < narrow {
		margin, between = edge, edge
	}
	high := size.Height - top - bottom
	low := widgets.Grown(stripHeight)
	wide := size.Width - side - 2*margin - between
	widgets.Place(header, 0, 0, size.Width, top)
	widgets.Place(board, margin, top+edge, wide, high-low-2*edge)
	widgets.Place(strip, margin, size.Height-bottom-edge/2-low, wide, low)
	widgets.Place(panel, size.Width-side-margin, top+edge, side, high-2*edge)
	widgets.Place(status, 0, size.Height-bottom, size.Width, bottom)
}
