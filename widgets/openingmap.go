package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

var (
	_ fyne.Widget   = (*OpeningMap)(nil)
	_ fyne.Tappable = (*OpeningMap)(nil)
)

// MapState is how much of a dot of an opening map is filled.
type MapState uint8

// The states.
const (
	MapNew      MapState = iota // hollow
	MapLearning                 // half
	MapKnown                    // whole
)

// MapDot is a move on an opening map. Those of shitate are large, those of uwate small.
type MapDot struct {
	State  MapState
	Large  bool
	Due    bool // an amber ring
	Here   bool // the ring of where the learner is
	Slip   bool // a cross: the move is a mistake
	Passed bool // the way here leads over it
}

// MapLane is a branch: its dots from left to right, one a ply.
type MapLane struct {
	Parent int // the lane that it leaves; -1 for the first
	First  int // the ply of its first dot, from 1; it leaves its parent at the one before
	// Into and At are where it comes back: to the dot of a ply of another lane. Into is
	// -1 if it does not.
	Into, At int
	Dots     []MapDot
	Move     string // the move by which it leaves, with its number
	Name     string
	Share    string // how often it comes
	Slip     bool   // the learner's own, off the book: drawn above its parent
	Chosen   bool   // the lane that the learner is on
}

// OpeningMap shows the branches of an opening: time runs to the right, one lane a
// branch. What is too large for its place scrolls in what holds it.
type OpeningMap struct {
	widget.BaseWidget
	OnLane func(int) // a lane was tapped; may be nil

	lanes []MapLane
	rows  []int // of each lane
}

// NewOpeningMap returns an empty map.
func NewOpeningMap() *OpeningMap {
	m := &OpeningMap{}
	m.ExtendBaseWidget(m)
	return m
}

// SetLanes shows branches. Each parent comes before its children.
func (m *OpeningMap) SetLanes(lanes []MapLane) {
	m.lanes, m.rows = lanes, mapRows(lanes)
	m.Refresh()
}

// Here returns where the dot of the learner lies within the map, or the start if there
// is none.
func (m *OpeningMap) Here() (fyne.Position, fyne.Size) {
	size := fyne.NewSquareSize(mapRing)
	for i, lane := range m.lanes {
		for n, d := range lane.Dots {
			if d.Here {
				at := m.geometry().dot(i, lane.First+n)
				return at.SubtractXY(mapRing/2, mapRing/2), size
			}
		}
	}
	if len(m.lanes) == 0 {
		return fyne.Position{}, size
	}
	return m.geometry().dot(0, 0).SubtractXY(mapRing/2, mapRing/2), size
}

// LaneRect returns where the label and the dots of a lane lie within the map.
func (m *OpeningMap) LaneRect(i int) (fyne.Position, fyne.Size) {
	g := m.geometry()
	return fyne.NewPos(0, float32(m.rows[i])*g.row), fyne.NewSize(m.Size().Width, g.row)
}

// Tapped is part of fyne.Tappable.
func (m *OpeningMap) Tapped(e *fyne.PointEvent) {
	if m.OnLane == nil {
		return
	}
	for i := range m.lanes {
		at, size := m.LaneRect(i)
		if e.Position.Y >= at.Y && e.Position.Y < at.Y+size.Height {
			m.OnLane(i)
			return
		}
	}
}

// CreateRenderer is part of fyne.Widget.
func (m *OpeningMap) CreateRenderer() fyne.WidgetRenderer {
	r := &openingMapRenderer{m: m}
	r.Refresh()
	return r
}
