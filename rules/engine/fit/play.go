package fit

import (
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"strings"
	"sync"
	"sync/atomic"

	"terakoya/rules/engine"
)

// Games is what is to be played. The same games have the same rows; one worker writes
// them in the same order.
type Games struct {
	Count int // 0 is until the context ends
	// Nodes are the positions visited a move, two or more: half as many to one and a
	// half times as many, so that games from one beginning part.
	Nodes int
	Seed  uint64
	// First is the number of the first game; the others count up. Who goes on with a file
	// takes the bytes that it has: no game has less than one, so none comes twice.
	First   uint64
	Workers int // games at once; 0 is one
	// Sit returns the player of a worker, which plays both sides.
	Sit func() engine.Engine
	// Watch, if any, is told what was written so far, of one game more each time.
	Watch func(games, rows int)
}

// Play plays the games and writes the rows of each at once when it has ended. Games that
// were decided when they began are begun anew. The error is that of ctx, of a player or of
// w; what is written then are whole games.
func (g Games) Play(ctx context.Context, w io.Writer) error {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	out := &writer{to: w, watch: g.Watch}
	var next atomic.Uint64
	var workers sync.WaitGroup
	for range max(1, g.Workers) {
		workers.Go(func() {
			if err := g.work(ctx, &next, out); err != nil {
				cancel(err)
			}
		})
	}
	workers.Wait()
	return context.Cause(ctx)
}

// work plays games as long as there are any.
func (g *Games) work(ctx context.Context, next *atomic.Uint64, out *writer) error {
	e := g.Sit()
	for {
		n := next.Add(1) - 1
		if g.Count > 0 && n >= uint64(g.Count) {
			return nil
		}
		rows, err := g.game(ctx, e, g.First+n)
		if err != nil {
			return err
		}
		if err := out.write(rows); err != nil {
			return err
		}
	}
}

// game plays game n.
func (g *Games) game(ctx context.Context, e engine.Engine, n uint64) (rows []Row, err error) {
	r := rand.New(rand.NewPCG(g.Seed, n))
	for len(rows) == 0 {
		one, err := begin(r)
		if err != nil {
			return nil, fmt.Errorf("game %d: %w", n, err)
		}
		if rows, err = one.play(ctx, e, g.Nodes); err != nil {
			return nil, fmt.Errorf("game %d: %w", n, err)
		}
	}
	return rows, nil
}

// writer writes one game after the other.
type writer struct {
	sync.Mutex
	to          io.Writer
	watch       func(games, rows int)
	games, rows int
}

// write writes a game with one call, as a program may be killed between two.
func (w *writer) write(rows []Row) error {
	var text strings.Builder
	for _, r := range rows {
		fmt.Fprintln(&text, r)
	}
	w.Lock()
	defer w.Unlock()
	if _, err := io.WriteString(w.to, text.String()); err != nil {
		return err
	}
	w.games++
	w.rows += len(rows)
	if w.watch != nil {
		w.watch(w.games, w.rows)
	}
	return nil
}
