package search

import (
	"context"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// Unbounded is how many positions a [Searcher] visits if neither depth nor nodes
// nor time are limited.
const Unbounded = 100_000

// Searcher is the strong player: it looks as deep as the limits let it. Its
// memory is taken once, for the first move, and forgotten before each, so that the
// same game and limits give the same answer. It may be used by several goroutines;
// those who come while it thinks get a memory of their own for that move.
type Searcher struct {
	bytes int
	scale *scale
	idle  chan *dive // the memory, once it is taken and while nobody thinks
}

var _ engine.Engine = (*Searcher)(nil)

// NewSearcher returns a player that remembers positions in so many bytes, rounded
// down to a power of two; 16 MB is plenty for some seconds a move.
func NewSearcher(bytes int) *Searcher {
	return newSearcher(bytes, &scale{tuned, newReductions(&tuned), fitted})
}

func newSearcher(bytes int, w *scale) *Searcher {
	return &Searcher{bytes, w, make(chan *dive, 1)}
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
	d.prepare(ctx, g, l, clearView)
	info := d.think(l.Depth)
	return engine.Choice{Move: info.Line[0], Info: info}, d.ended
}

// take returns the memory, or a new one if there is none yet or somebody is thinking
// with it.
func (s *Searcher) take() *dive {
	select {
	case d := <-s.idle:
		return d
	default:
		return newDive(s.bytes, s.scale)
	}
}

func (s *Searcher) leave(d *dive) {
	select {
	case s.idle <- d:
	default:
	}
}
