package glossary

import (
	"fyne.io/fyne/v2"

	"terakoya/app/page"
	"terakoya/widgets"
)

// Lengths of the screen, in units.
const (
	listWide   = 330
	listShare  = 0.38 // of the width, at most
	columnGap  = 24
	rowGap     = 12
	detailMost = 900
	detailPad  = 26
	mostWide   = 1240
	leastHigh  = 400
)

// layout puts the title above the search and the list, and the term beside them.
type layout struct{ s *Screen }

// MinSize is part of fyne.Layout.
func (layout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(2*listWide, leastHigh) }

// Layout is part of fyne.Layout.
func (l layout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	s, edge := l.s, page.Wide.Edge
	width := min(widgets.Grown(mostWide), size.Width-2*edge)
	left, top, bottom := (size.Width-width)/2, edge, size.Height-edge
	side := min(widgets.Grown(listWide), width*listShare)
	high := s.title.HeightFor(width)
	widgets.Place(s.title, left, top, width, high)
	top += high + rowGap
	entry := s.search.MinSize().Height
	widgets.Place(s.search, left, top, side, entry)
	widgets.Place(s.none, left, top+entry+rowGap, side, s.none.HeightFor(side))
	widgets.Place(s.list, left, top+entry+rowGap, side, max(0, bottom-top-entry-rowGap))
	widgets.Place(s.card, left+side+columnGap, top, width-side-columnGap, max(0, bottom-top))
}
