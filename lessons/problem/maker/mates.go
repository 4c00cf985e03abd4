package maker

import (
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"sync"

	"terakoya/lessons/problem"
	"terakoya/rules/engine/mate"
)

// MateCounts says how many mate problems of each length are wanted.
type MateCounts map[int]int

// ShippedMates is what the files of mate problems hold.
var ShippedMates = MateCounts{1: 220, 3: 330, 5: 330, 7: 220}

// mateRun is one run. It is divided into rounds of batches. A batch is one game
// and what comes of it; all that it knows of others is what the shelf held when
// its round began. So batches can be made at the same time, in any order.
type mateRun struct {
	seed             uint64
	shelf            *mateShelf
	rounds           int // at most
	batches, workers int // in a round, at a time
	work             int // for a batch, in positions searched
}

// Mates makes mate problems, the same for the same seed and counts, so many
// batches at a time. It writes to progress how far it is, a line a round. What was
// found is returned beside any error, which says what is missing after all rounds
// or when ctx ended.
func Mates(ctx context.Context, seed uint64, counts MateCounts, workers int, progress io.Writer) ([]problem.Mate, error) {
	// The shipped files take some 60 rounds, and a batch a second or two.
	run := mateRun{seed: seed, shelf: newMateShelf(counts), rounds: 1000, batches: 8, workers: max(1, workers), work: 3_000_000}
	return run.mates(ctx, progress)
}

func (r *mateRun) mates(ctx context.Context, progress io.Writer) ([]problem.Mate, error) {
	kept, idle := 0, 0
	for round := 0; round < r.rounds && !r.shelf.full(); round++ {
		found := r.round(ctx, round)
		if ctx.Err() != nil {
			break // where a batch was cut is chance
		}
		for _, w := range found {
			r.shelf.take(w)
		}
		if n := r.shelf.size(); n > kept {
			kept, idle = n, 0
		} else if idle++; idle == idleRounds {
			r.shelf.loosen(ctx)
			idle = 0
		}
		fmt.Fprintf(progress, "round %d: %s\n", round+1, r.shelf.standing())
	}
	if !r.shelf.full() {
		return r.shelf.mates(), fmt.Errorf("seed %d: still wanted: %s", r.seed, r.shelf.missing())
	}
	return r.shelf.mates(), nil
}

// round makes the batches of a round.
func (r *mateRun) round(ctx context.Context, round int) []*wright {
	found := make([]*wright, r.batches)
	next := make(chan int)
	var wait sync.WaitGroup
	for range r.workers {
		wait.Go(func() {
			for i := range next {
				found[i] = newWright(ctx, r, uint64(round*r.batches+i))
				found[i].batch()
			}
		})
	}
	for i := range found {
		next <- i
	}
	close(next)
	wait.Wait()
	return found
}

// wright makes one batch of mate problems.
type wright struct {
	maker
	ctx    context.Context
	shelf  *mateShelf // to look at only
	solver *mate.Solver
	work   int               // left
	pool   map[int][]finding // all that is sound, by length
	found  []finding         // what the shelf wants of it
	known  map[string]bool   // ids of the pool, openings of what is found
}

func newWright(ctx context.Context, r *mateRun, batch uint64) *wright {
	return &wright{
		maker: maker{rand: rand.New(rand.NewPCG(r.seed, batch+1))}, ctx: ctx, shelf: r.shelf,
		solver: mate.New(1 << 15), work: r.work, pool: map[int][]finding{}, known: map[string]bool{},
	}
}

// batch plays a game and makes problems of the mates in it, then others of these
// and of all found before: two plies longer, varied, or
// beginning otherwise.
func (w *wright) batch() {
	for _, d := range w.ends() {
		w.finish(d, w.strip(&d))
	}
	for w.work > 0 && w.ctx.Err() == nil {
		w.step(w.shelf.scarce(&w.maker))
	}
}

// step works once on something of which a problem of a length may come.
func (w *wright) step(length int) {
	w.work -= judging
	switch {
	case w.chance(1): // as most of the others fail at once
		w.from(length, w.alter)
	case length > 1 && w.chance(85):
		w.from(length-2, w.extend)
	case length > 1 || w.chance(12):
		w.from(length, w.recommence)
	case w.chance(25): // takes longer, as there is always a mate
		w.from(pick(&w.maker, problem.Lengths), w.rewind)
	}
}

// from works on a problem of a length, of the batch or an earlier one, if there is
// any.
func (w *wright) from(length int, work func(*finding)) {
	old, own := w.shelf.pool[length], w.pool[length]
	n := len(old) + len(own)
	if n == 0 {
		return
	}
	f := finding{}
	if i := w.rand.IntN(n); i < len(old) {
		f = old[i]
	} else {
		f = own[i-len(old)]
	}
	work(&f)
}

// longest is the length of the longest problems, in plies.
const longest = 7
