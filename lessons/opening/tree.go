package opening

import (
	"fmt"
	"slices"

	"terakoya/lessons"
	"terakoya/lessons/progress"
	"terakoya/rules"
	"terakoya/rules/joseki"
)

// Opening is one file of lines as a tree.
type Opening struct {
	*lessons.Opening
	Lanes   []Lane // of the map, in the order of the lines
	library *Library
	claims  []Claim
	nodes   map[uint64]*node // by the hash of the position
}

// node is a position of the opening.
type node struct {
	step  string // under which the move made here is kept
	turn  rules.Color
	asked bool   // the book has a move here that is no mistake
	edges []edge // in the order of the lines
}

// edge is a move that at least one line makes.
type edge struct {
	move rules.Move
	to   uint64
}

// Lane is a stretch of a line as far as it is taught: from where it leaves the lanes
// before it to its end, or to where it comes back to one. A line that comes back may
// leave again, by another lane.
type Lane struct {
	Line   int // its index in the opening
	First  int // the ply of its first move, from 1
	Parent int // the lane that it leaves, -1 for the first
	// Into and At are where it comes back to a lane: into what stands on that lane after
	// the ply At. Into is -1 if it does not.
	Into, At int
	Dots     []Dot   // none if the first move comes back at once
	Share    float64 // how often the line is played, 0 to 1, by the weights of the lines
}

// Dot is a move of a lane.
type Dot struct {
	Ply     int
	Side    rules.Color
	Move    rules.Move
	Before  uint64 // the hash of the position in which it is made
	After   uint64
	Mistake bool // it is there to be punished
}

// newOpening makes the tree of a file; the library knows all purposes already.
func newOpening(l *Library, o *lessons.Opening) *Opening {
	made := &Opening{Opening: o, library: l, nodes: map[uint64]*node{}}
	for i := range o.Lines {
		made.plant(i)
	}
	made.claims = made.findClaims()
	total := 0
	for i := range o.Lines {
		total += o.Lines[i].Weight
	}
	start := o.Handicap.Position()
	places := map[uint64]place{start.Hash(): {}}
	for i := range o.Lines {
		made.lay(i, float64(o.Lines[i].Weight)/float64(total), places)
	}
	return made
}

// Last is the last ply of a line that is taught: the end of what the opponent follows,
// or the last one of which the line tells something.
func Last(line *lessons.OpeningLine) int {
	last := line.Until
	if last == 0 {
		last = len(line.Moves)
	}
	for _, n := range line.Notes {
		last = max(last, n.Ply)
	}
	return last
}

// plant takes up the moves of a line.
func (o *Opening) plant(i int) {
	line := &o.Lines[i]
	p := line.Start
	for ply, m := range line.Moves[:Last(line)] {
		n := o.nodes[p.Hash()]
		if n == nil {
			n = &node{step: fmt.Sprintf("%s@%d", line.ID, ply+1), turn: p.Turn(), asked: len(o.library.accepted(&p)) > 0}
			o.nodes[p.Hash()] = n
		}
		p.Make(m)
		if !slices.Contains(n.edges, edge{m, p.Hash()}) {
			n.edges = append(n.edges, edge{m, p.Hash()})
		}
	}
}

// place is where on the map a position stands: on a lane, after a ply.
type place struct{ lane, ply int }

// lay lays a line on the map beside those before it.
func (o *Opening) lay(i int, share float64, places map[uint64]place) {
	line := &o.Lines[i]
	p := line.Start
	var lane *Lane // on which the line runs; nil on one of another line
	for n, m := range line.Moves[:Last(line)] {
		dot := Dot{Ply: n + 1, Side: p.Turn(), Move: m, Before: p.Hash(), Mistake: o.amiss(i, n+1)}
		p.Make(m)
		dot.After = p.Hash()
		at, there := places[dot.After]
		if there && (lane != nil || !o.drawn(dot)) {
			lane = o.branch(lane, i, share, dot, places)
			lane.Into, lane.At = at.lane, at.ply
		}
		if there {
			lane = nil
			continue
		}
		lane = o.branch(lane, i, share, dot, places)
		lane.Dots = append(lane.Dots, dot)
		places[dot.After] = place{len(o.Lanes) - 1, dot.Ply}
	}
}

// branch returns the lane on which a move lies: a new one if there is none.
func (o *Opening) branch(lane *Lane, i int, share float64, d Dot, places map[uint64]place) *Lane {
	if lane != nil {
		return lane
	}
	parent := places[d.Before].lane
	if len(o.Lanes) == 0 {
		parent = -1
	}
	o.Lanes = append(o.Lanes, Lane{Line: i, First: d.Ply, Parent: parent, Into: -1, Share: share})
	return &o.Lanes[len(o.Lanes)-1]
}

// drawn reports whether the very move of a dot is on the map already.
func (o *Opening) drawn(d Dot) bool {
	for _, lane := range o.Lanes {
		for i, other := range lane.Dots {
			if other.Before == d.Before && other.After == d.After {
				return true
			}
			if i == len(lane.Dots)-1 && lane.Into >= 0 && other.After == d.Before && o.Lanes[lane.Into].after(lane.At) == d.After {
				return true
			}
		}
	}
	return false
}

// after returns what stands on a lane after a ply.
func (l *Lane) after(ply int) uint64 {
	for _, d := range l.Dots {
		if d.Ply == ply {
			return d.After
		}
	}
	return 0
}

// amiss reports whether the move at a ply of a line is claimed to be a mistake.
func (o *Opening) amiss(i, ply int) bool {
	return slices.ContainsFunc(o.claims, func(c Claim) bool { return c.Line == i && c.Ply == ply && c.Kind == joseki.Mistake })
}

// LessonPrefix begins the name of the lesson under which package progress keeps the moves
// of an opening; its id follows.
const LessonPrefix = "joseki/"

func (o *Opening) lesson() string { return LessonPrefix + o.ID }

// Item returns under what the move made in a position is kept; false for a position
// that is not of the opening, or in which the book has only mistakes.
func (o *Opening) Item(hash uint64) (progress.Item, bool) {
	n := o.nodes[hash]
	if n == nil || !n.asked {
		return progress.Item{}, false
	}
	return progress.Item{Lesson: o.lesson(), Step: n.step}, true
}

// Items returns what can be asked of a side, in the order of lanes and plies.
func (o *Opening) Items(side rules.Color) []progress.Item {
	var all []progress.Item
	seen := map[uint64]bool{}
	for _, lane := range o.Lanes {
		for _, d := range lane.Dots {
			if item, ok := o.Item(d.Before); ok && d.Side == side && !seen[d.Before] {
				seen[d.Before] = true
				all = append(all, item)
			}
		}
	}
	return all
}

// Teaches reports whether a line is a model for a side: not where its moves are there
// to be punished.
func (o *Opening) Teaches(i int, side rules.Color) bool {
	return o.Lines[i].Kinds[side] != joseki.Mistake && !slices.ContainsFunc(o.Lines[i].Mistakes, func(ply int) bool {
		return o.mover(ply) == side
	})
}

// mover is the side that makes the move of a ply.
func (o *Opening) mover(ply int) rules.Color {
	p := o.Lines[0].Start
	if ply%2 == 1 {
		return p.Turn()
	}
	return p.Turn().Opponent()
}
