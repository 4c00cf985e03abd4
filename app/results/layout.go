package results

import (
	"fyne.io/fyne/v2"

	"terakoya/widgets"
)

var _, _ fyne.Layout = (*Screen)(nil), (*findings)(nil)

// Lengths of the page, in units.
const (
	mostWide   = 1480
	edge       = 28
	gap        = 14
	columnGap  = 20
	listShare  = 0.46 // of the width
	listPad    = 10
	listGap    = 8
	detailPad  = 22
	detailGap  = 14
	barsGap    = 4
	filterHigh = 40
	noteWide   = 84 // of the number at the end of a bar
	whoShare   = 0.32
	whenShare  = 0.4
	least      = 600

	answerShare = 0.56 // of a bar that the answer before it takes, or what is counted
)

// MinSize is part of fyne.Layout.
func (s *findings) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(least, least/2) }

// Layout is part of fyne.Layout: the title with what can be done, and below it the lines
// beside the chosen one.
func (s *findings) Layout(_ []fyne.CanvasObject, size fyne.Size) { s.lay(size, nil) }

// Layout is part of fyne.Layout: the filters stand in a row below the title.
func (s *Screen) Layout(_ []fyne.CanvasObject, size fyne.Size) { s.lay(size, s.layFilters) }

// layFilters places the filters, and returns the height that they take.
func (s *Screen) layFilters(x, y, width float32) (high float32) {
	room := width - 2*gap
	who, when := room*whoShare, room*whenShare
	by := room - who - when
	high = max(widgets.Grown(filterHigh), s.when.HeightFor(when), s.by.HeightFor(by))
	widgets.Place(s.who, x, y, who, high)
	widgets.Place(s.when, x+who+gap, y, when, high)
	widgets.Place(s.by, x+who+when+2*gap, y, by, high)
	return high
}

// lay places what both pages have; what stands between the title and the lines is placed
// by the page, if there is anything.
func (s *findings) lay(size fyne.Size, between func(x, y, width float32) (high float32)) {
	if size.IsZero() {
		return
	}
	foot := s.foot.MinSize().Height
	widgets.Place(s.foot, 0, size.Height-foot, size.Width, foot)
	width := min(widgets.Grown(mostWide), size.Width-2*edge)
	x, y, bottom := (size.Width-width)/2, float32(edge), size.Height-foot-gap
	high := s.head.HeightFor(width)
	widgets.Place(s.head, x, y, width, high)
	y += high + gap
	if between != nil {
		y += between(x, y, width) + gap
	}
	list := float32(int((width - columnGap) * listShare))
	if len(s.lines) == 0 {
		list = width
	}
	widgets.Place(s.listCard, x, y, list, bottom-y)
	widgets.Place(s.oneCard, x+list+columnGap, y, width-list-columnGap, bottom-y)
	s.listScroll.Content.Refresh()
	s.detailScroll.Content.Refresh()
}
