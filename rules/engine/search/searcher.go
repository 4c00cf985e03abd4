package search

import (
	"context"
	"math/rand/v2"
	"slices"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// Unbounded is how many positions a [Searcher] visits if neither depth nor nodes
// nor time are limited.
const Unbounded = 100_000

// Searcher is the strong player: it looks as deep as the limits let it. Its
// memory is taken once and forgotten before each move, so that the same game and
// limits give the same answer. It may be used by several goroutines; those who
// come while it thinks get a memory of their own for that move.
type Searcher struct {
	bytes int
	idle  chan *dive // the memory, while nobody thinks
}

var _ engine.Engine = (*Searcher)(nil)

// NewSearcher returns a player that remembers positions in so many bytes, rounded
// down to a power of two; 16 MB is plenty for some seconds a move.
func NewSearcher(bytes int) *Searcher {
	s := &Searcher{bytes, make(chan *dive, 1)}
	s.idle <- newDive(bytes)
	return s
}

// Name returns "searcher".
func (*Searcher) Name() string { return "searcher" }

// Choose looks ahead, a ply deeper each time, until a limit or the context ends it
// or a mate is found. The best move of a look cut short counts: what was best
// before is looked at first.
func (s *Searcher) Choose(ctx context.Context, g *rules.Game, l engine.Limits) (engine.Choice, error) {
	if err := engine.Ready(ctx, g); err != nil {
		return engine.Choice{}, err
	}
	if l.Depth == 0 && l.Nodes == 0 && l.Time == 0 {
		l.Nodes = Unbounded
	}
	d := s.take()
	defer s.leave(d)
	d.prepare(ctx, g, l)
	info := d.think(l.Depth)
	return engine.Choice{Move: info.Line[0], Info: info}, d.ended
}

// take returns the memory, or another one if somebody is thinking with it.
func (s *Searcher) take() *dive {
	select {
	case d := <-s.idle:
		return d
	default:
		return newDive(s.bytes)
	}
}

func (s *Searcher) leave(d *dive) {
	select {
	case s.idle <- d:
	default:
	}
}

// tallest is how many plies from the root a line may have, exchanges included.
const tallest = 64

// ply is the room that one ply of a dive needs. Its frame keeps no more of a line
// than that of a tree does.
type ply struct {
	frame
	known  rules.Move // from the table, tried before the others are listed
	listed bool
	at     int // of the list, what is tried next
	checks [someChecks]rules.Move
	some   int // of checks
}

// dive is a deep look at one position: the tree's law of repetitions, roots and
// limits, and what a deep search needs beside.
type dive struct {
	*tree
	table table
	plies [tallest + 1]ply
	merit [2][pieces][81]int32 // of quiet moves, by side, piece and where it goes
	full  int                  // plies of the present look
}

func newDive(bytes int) *dive { return &dive{table: newTable(bytes)} }

// prepare makes d ready for the position of a game.
func (d *dive) prepare(ctx context.Context, g *rules.Game, l engine.Limits) {
	d.table.renew()
	d.plies, d.merit = [tallest + 1]ply{}, [2][pieces][81]int32{}
	d.tree = newTree(ctx, g, l, 0)
	d.past.hashes = slices.Grow(d.past.hashes, tallest+1)
	d.past.checked = slices.Grow(d.past.checked, tallest+1)
	d.draw = min(d.weigh()-100, 0)
	d.list(g, rand.New(rand.NewPCG(0, d.pos.Hash())))
}

// think looks deeper and deeper, at most so many plies if depth is above zero.
func (d *dive) think(depth int) engine.Info {
	if depth <= 0 || depth > deepest {
		depth = deepest
	}
	info := engine.Info{Line: []rules.Move{d.roots[0].move}}
	for d.full = 1; d.full <= depth; d.full++ {
		done := d.look(d.full)
		if f := &d.plies[0]; f.length > 0 {
			info.Line = append(info.Line[:0], f.line[:f.length]...)
			info.Score = d.score
		}
		if !done {
			break
		}
		info.Depth = d.full
		if plies, mate := info.Score.Mate(); len(d.roots) == 1 || mate && max(plies, -plies) <= d.full {
			break
		}
	}
	info.Nodes = d.nodes
	return info
}

// look looks at every move of the player and reports whether it came to the end.
// The best one goes to the front.
func (d *dive) look(depth int) bool {
	f := &d.plies[0]
	f.length = 0
	alpha, best := -infinite, 0
	for i := range d.roots {
		r := &d.roots[i]
		d.plies[1].length = 0
		score := r.score
		if !r.settled {
			score = d.after(r.move, 0, i, depth-1, alpha, infinite)
		}
		if d.stopped {
			return false
		}
		if score > alpha {
			alpha, best = score, i
			d.score = score
			f.extend(r.move, &d.plies[1].frame)
		}
	}
	r := d.roots[best]
	copy(d.roots[1:best+1], d.roots[:best])
	d.roots[0] = r
	return true
}
