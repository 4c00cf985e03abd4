package widgets_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"terakoya/lessons"
	"terakoya/widgets"
)

// branches is a map of a trunk, two branches of it, one of which comes back, a branch of a
// branch, a slip, and what leaves late.
func branches() []widgets.MapLane {
	dots := func(n int) []widgets.MapDot { return make([]widgets.MapDot, n) }
	return []widgets.MapLane{
		{Parent: -1, First: 1, Into: -1, Dots: dots(12), Move: "1 G-3b", Name: "main line", Share: "60 %"},
		{Parent: 0, First: 3, Into: 0, At: 7, Dots: dots(4), Move: "3 K-4b"},
		{Parent: 0, First: 9, Into: -1, Dots: dots(6), Move: "9 P-8d"},
		{Parent: 2, First: 11, Into: -1, Dots: dots(4), Move: "11 G-7c"},
		{Parent: 0, First: 6, Into: -1, Dots: dots(2), Move: "6 P-9d", Slip: true},
		{Parent: 2, First: 25, Into: -1, Dots: dots(2), Move: "25 P-5e"},
	}
}

func shownMap(t *testing.T, size fyne.Size) (*widgets.OpeningMap, fyne.Window) {
	useTheme(t, lessons.English)
	m := widgets.NewOpeningMap()
	m.SetLanes(branches())
	w := test.NewTempWindow(t, m)
	w.SetPadded(false)
	w.Resize(size)
	return m, w
}

// TestOpeningMapRows: a slip lies above its parent, what leaves later above what leaves
// earlier, a branch of a branch below
// it, and what leaves late above.
func TestOpeningMapRows(t *testing.T) {
	m, w := shownMap(t, fyne.NewSize(500, 400))
	var order [6]int
	for i := range branches() {
		at, size := m.LaneRect(i)
		order[i] = int(at.Y/size.Height + 0.5)
	}
	if order != [6]int{1, 5, 3, 4, 0, 2} {
		t.Errorf("the rows are %v", order)
	}
	tapped := -1
	m.OnLane = func(i int) { tapped = i }
	at, size := m.LaneRect(3)
	test.TapCanvas(w.Canvas(), at.AddXY(20, size.Height/2))
	if tapped != 3 {
		t.Errorf("tapped lane %d", tapped)
	}
}

// TestOpeningMapHere: the ring of the learner lies on the ply and the lane that it is of.
func TestOpeningMapHere(t *testing.T) {
	m, _ := shownMap(t, fyne.NewSize(500, 400))
	start, _ := m.Here()
	lanes := branches()
	lanes[2].Dots[1].Here = true // ply 10
	m.SetLanes(lanes)
	at, size := m.Here()
	row, high := m.LaneRect(2)
	if middle := at.Y + size.Height/2; at.X <= start.X || middle < row.Y || middle > row.Y+high.Height {
		t.Errorf("the ring is at %v, the lane at %v", at, row)
	}
	lanes[2].Dots[1].Here, lanes[2].Dots[2].Here = false, true
	m.SetLanes(lanes)
	if next, _ := m.Here(); next.X <= at.X || next.Y != at.Y {
		t.Errorf("a ply later the ring is at %v, after %v", next, at)
	}
}

// TestOpeningMapNeeds: a map says how much room it needs; what is narrower is scrolled.
func TestOpeningMapNeeds(t *testing.T) {
	m, _ := shownMap(t, fyne.NewSize(500, 400))
	few := m.MinSize()
	lanes := branches()
	lanes[0].Dots = make([]widgets.MapDot, 60)
	m.SetLanes(lanes)
	if many := m.MinSize(); many.Width < few.Width+20*13 || many.Height != few.Height {
		t.Errorf("12 plies need %v, 60 need %v", few, many)
	}
}

// TestMapLegendWraps: what has no room in a row stands in the next.
func TestMapLegendWraps(t *testing.T) {
	useTheme(t, lessons.English)
	l := widgets.NewMapLegend([6]string{"known", "learning", "new", "due", "you are here", "mistake"})
	if wide, narrow := l.HeightFor(900), l.HeightFor(260); narrow < 2*wide {
		t.Errorf("%g high when wide, %g when narrow", wide, narrow)
	}
}
