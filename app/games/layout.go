package games

import (
	"fyne.io/fyne/v2"

	"terakoya/app/boardscreen"
	"terakoya/app/page"
	"terakoya/app/parts"
	"terakoya/widgets"
)

// Lengths of the screen, in units.
const (
	mostWidth   = 1480
	filterHigh  = 40
	filterGap   = 8
	countHigh   = 30 // of the line above the list
	countGap    = 6
	topGap      = 14
	columnGap   = 20
	listShare   = 0.58 // of the width
	listPad     = 8
	deedHigh    = 44
	deedGap     = 10
	openShare   = 0.44 // of the row of buttons
	nothingGap  = 16
	nothingWide = 640
)

var _ fyne.Layout = (*Screen)(nil)

// MinSize is part of fyne.Layout.
func (s *Screen) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(800, 560) }

// Layout is part of fyne.Layout: the filters in a row, below them the list with its
// buttons, and the charts beside it.
func (s *Screen) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	if size.IsZero() {
		return
	}
	header, foot := s.header.Content().MinSize().Height, s.status.Content().MinSize().Height
	header, foot = widgets.Grown(header), widgets.Grown(foot)
	widgets.Place(s.header.Content(), 0, 0, size.Width, header)
	widgets.Place(s.status.Content(), 0, size.Height-foot, size.Width, foot)
	width := min(widgets.Grown(mostWidth), size.Width-2*boardscreen.Margin)
	left, top, bottom := (size.Width-width)/2, header+topGap, size.Height-foot-topGap
	if s.empty.Visible() {
		wide := min(widgets.Grown(nothingWide), width)
		widgets.Place(s.empty, (size.Width-wide)/2, top+page.Wide.Edge, wide, s.empty.HeightFor(wide))
		return
	}
	s.layFilters(left, top, width)
	top += widgets.Holding(filterHigh) + topGap
	list := float32(int(width * listShare))
	s.layCount(left, top, list)
	s.layList(left, top+widgets.Grown(countHigh)+countGap, list, bottom)
	x := left + list + columnGap
	widgets.Place(s.charts.scroll, x, top, left+width-x+barRoom, bottom-top)
	s.charts.scroll.Content.Refresh()
}

// layCount places how many games there are, and at the right what shows all of them.
func (s *Screen) layCount(left, y, width float32) {
	high := widgets.Grown(countHigh)
	if s.all.Visible() {
		wide := s.all.MinSize().Width
		width -= wide
		widgets.Place(s.all, left+width, y, wide, high)
	}
	widgets.PlaceMiddle(s.count, left, y, width, high)
}

// layFilters places the filters in a row.
func (s *Screen) layFilters(left, y, width float32) {
	selectors, shares := s.filters.all()
	x, room := left, width-float32(len(selectors)-1)*filterGap
	for i, o := range selectors {
		widgets.Place(o, x, y, room*shares[i], widgets.Holding(filterHigh))
		x += room*shares[i] + filterGap
	}
}

// layList places the list on its card, and below it the buttons: in one row, or, where
// large type has no room for that, the first above the others.
func (s *Screen) layList(left, top, width, bottom float32) {
	deed, first := widgets.Grown(deedHigh), (width-2*deedGap)*openShare
	rest, one := (width-2*deedGap)*(1-openShare)/2, true
	for i, b := range s.deeds {
		one = one && b.MinSize().Width <= [3]float32{first, rest, rest}[i]
	}
	foot, x := deed, left+first+deedGap
	if !one {
		foot, x, first, rest = 2*deed+deedGap, left, width, (width-deedGap)/2
	}
	last := rest
	if need := s.deeds[1].MinSize().Width; need > rest { // the last has less to say
		rest, last = need, 2*rest-need
	}
	high := bottom - top - foot - deedGap
	widgets.Place(s.frame, left, top, width, high)
	widgets.Place(s.list, left+listPad, top+listPad, width-2*listPad, high-2*listPad)
	widgets.Place(s.deeds[0], left, bottom-foot, first, deed)
	widgets.Place(s.deeds[1], x, bottom-deed, rest, deed)
	widgets.Place(s.deeds[2], x+rest+deedGap, bottom-deed, last, deed)
}

// Name returns the name of the screen.
func (s *Screen) Name() string { return "games" }

// Says returns the status line.
func (s *Screen) Says() string { return s.status.Says() }

// Parts returns the named parts: "leave", "file", "new", the filters "result", "start",
// "side" and "kind", "count", "all", "list", "main", "save", "remove", "charts", "empty".
func (s *Screen) Parts() []parts.Part {
	f := s.filters
	return []parts.Part{
		parts.Whole("leave", s.header.Leave), parts.Whole("title", s.header.Title()), parts.Whole("file", s.file), parts.Whole("new", s.begin),
		parts.Whole("result", f.result), parts.Whole("start", f.start), parts.Whole("side", f.side), parts.Whole("kind", f.kind),
		parts.Whole("count", s.count), parts.Whole("all", s.all), parts.Whole("list", s.list),
		parts.Whole("main", s.deeds[0]), parts.Whole("save", s.deeds[1]), parts.Whole("remove", s.deeds[2]),
		parts.Whole("charts", s.charts.scroll), parts.Whole("empty", s.empty), parts.Whole("status", s.status.Line()),
	}
}
