package classroom

import (
	"fyne.io/fyne/v2"

	"terakoya/app/boardscreen"
	"terakoya/widgets"
)

// presenterLayout places header, board, what is said beside it, the tools below both,
// and the status line.
type presenterLayout struct{ s *Presenter }

// Lengths of the screen, in units.
const (
	presenterHeader     = 56
	presenterStatus     = 32
	presenterGap        = 14
	presenterToolsShare = 0.33 // of the height that the tools have at most
	presenterSideShare  = 0.43 // of the width for what is said
	presenterMost       = 760  // of it
)

// MinSize is part of fyne.Layout.
func (presenterLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(800, 560) }

// Layout is part of fyne.Layout.
func (l presenterLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	header, board, side, tools, status := o[0], o[1], o[2], o[3], o[4]
	top, bottom := widgets.Grown(presenterHeader), widgets.Grown(presenterStatus)
	widgets.Place(header, 0, 0, size.Width, top)
	widgets.Place(status, 0, size.Height-bottom, size.Width, bottom)
	wide := size.Width - 2*presenterGap
	high := min(l.s.tools.heightFor(wide), size.Height*presenterToolsShare)
	widgets.Place(tools, presenterGap, size.Height-bottom-high-presenterGap/2, wide, high)
	room := size.Height - top - bottom - high - 2*presenterGap - presenterGap/2
	text := min(size.Width*presenterSideShare, widgets.Grown(presenterMost))
	if needed := room * boardWide[true]; size.Width-text-3*presenterGap > needed { // the board has no use for more
		text = min(size.Width-needed-3*presenterGap, widgets.Grown(presenterMost))
	}
	widgets.Place(board, presenterGap, top+presenterGap, size.Width-text-3*presenterGap, room)
	l.s.desk.pen.Refresh()
	widgets.Place(side, size.Width-text-presenterGap, top+presenterGap, text, room)
}

// toolItem is something in the row of tools.
type toolItem struct {
	object fyne.CanvasObject
	width  func() float32
	group  bool // a wider gap comes before it
}

// Lengths of the tools, in units.
const (
	toolGap  = 6
	groupGap = 20
	rowGap   = 8
)

// flowing lays tools in rows, one group after the other, and returns how high that is.
// A group that does not fit in what is left of a row begins the next one.
func flowing(items []toolItem, width float32, place func(o fyne.CanvasObject, x, y, w, h float32)) float32 {
	high := widgets.Grown(boardscreen.BarButton)
	x, y := float32(0), float32(0)
	for i := 0; i < len(items); {
		end, long := i+1, items[i].width()
		for ; end < len(items) && !items[end].group; end++ {
			long += toolGap + items[end].width()
		}
		if x > 0 && x+groupGap+long > width {
			x, y = 0, y+high+rowGap
		} else if x > 0 {
			x += groupGap
		}
		for ; i < end; i++ {
			w := min(items[i].width(), width)
			if x > 0 && x+w > width { // a group longer than a row
				x, y = 0, y+high+rowGap
			}
			place(items[i].object, x, y, w, high)
			x += w + toolGap
		}
		x -= toolGap
	}
	return y + high
}
