package widgets

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"
)

// Lengths of an opening map, in units.
const (
	mapLarge    = 14 // diameters
	mapSmall    = 9
	mapRing     = 24
	mapPad      = 14
	mapLeast    = 14 // from ply to ply
	mapMost     = 21
	mapLabelGap = 5  // between the texts of a label
	mapLabel    = 20 // height of a label
	mapBetween  = 12 // from the dots of a row to the label of the next
	mapElbow    = 6
)

// mapGeometry is where things lie on a map.
type mapGeometry struct {
	lanes []MapLane
	rows  []int
	pitch float32 // from ply to ply
	row   float32 // height of a row
	label float32 // of the label in it
}

// mapRows gives each lane a row: below its parent, those that leave it later nearer to it
// than those that leave it earlier, so that no way crosses another. The learner's own slip
// lies above its parent, and so does what leaves it when the opening proper is over: a
// long map would else have its first branches far below its start.
func mapRows(lanes []MapLane) []int {
	rows := make([]int, len(lanes))
	next := 0
	var lay func(int)
	lay = func(i int) {
		var above, below []int
		for j, lane := range lanes {
			switch {
			case lane.Parent != i:
			case lane.Slip || lane.First > mapLate:
				above = append(above, j)
			default:
				below = append(below, j)
			}
		}
		slices.SortStableFunc(above, func(a, b int) int { return cmp.Compare(lanes[a].First, lanes[b].First) })
		slices.SortStableFunc(below, func(a, b int) int { return cmp.Compare(lanes[b].First, lanes[a].First) })
		for _, j := range above {
			lay(j)
		}
		rows[i] = next
		next++
		for _, j := range below {
			lay(j)
		}
	}
	for i, lane := range lanes {
		if lane.Parent < 0 {
			lay(i)
		}
	}
	return rows
}

// mapLate is the last ply of the opening proper.
const mapLate = 24

// lastPly is the last ply that has a dot.
func lastPly(lanes []MapLane) int {
	last := 1
	for _, lane := range lanes {
		last = max(last, lane.First+len(lane.Dots)-1)
	}
	return last
}

// dot returns the middle of the dot of a ply of a lane; that of ply 0 is the start.
func (g *mapGeometry) dot(lane, ply int) fyne.Position {
	return fyne.NewPos(
		mapPad+float32(ply)*g.pitch,
		float32(g.rows[lane])*g.row+g.label+mapRing/2,
	)
}

// way returns the corners of the way from a parent into a lane.
func (g *mapGeometry) way(i int) []fyne.Position {
	lane := g.lanes[i]
	to := g.dot(i, lane.First)
	if lane.Parent < 0 {
		return []fyne.Position{g.dot(i, 0), to}
	}
	from := g.dot(lane.Parent, lane.First-1)
	elbow := float32(mapElbow)
	if to.Y < from.Y {
		elbow = -elbow
	}
	return []fyne.Position{from, fyne.NewPos(from.X, to.Y-elbow), fyne.NewPos(from.X+mapElbow, to.Y), to}
}

// back returns the corners of the way by which a lane comes back to another.
func (g *mapGeometry) back(i int) []fyne.Position {
	lane := g.lanes[i]
	from, to := g.dot(i, lane.First+len(lane.Dots)-1), g.dot(lane.Into, lane.At)
	elbow := float32(mapElbow)
	if to.Y < from.Y {
		elbow = -elbow
	}
	return []fyne.Position{from, fyne.NewPos(to.X-mapElbow, from.Y), fyne.NewPos(to.X, from.Y+elbow), to}
}

// labelLeft is where a label of some width begins: at the first dot of its lane, or as
// much farther left as the map is too narrow for it.
func (g *mapGeometry) labelLeft(i int, width, all float32) float32 {
	left := g.dot(i, g.lanes[i].First).X - mapLarge/2
	return max(mapPad/2, min(left, all-mapPad/2-width))
}
