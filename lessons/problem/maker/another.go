package maker

import (
	"context"
	"fmt"

	"terakoya/lessons/problem"
)

// How much work one more problem gets, in positions searched; and from how many of
// those known it begins.
const (
	anotherWork = 6_000_000
	anotherOf   = 40 // of each length
)

// Another makes one more mate problem of a length, which is no near copy of any that
// is known, from those known: of the length, and shorter ones. It is the same for the
// same arguments. The error says that the work was not enough, which another seed may
// mend, or that ctx ended.
func Another(ctx context.Context, seed uint64, length int, known []problem.Mate) (problem.Mate, error) {
	run := mateRun{seed: seed, shelf: newMateShelf(MateCounts{length: 2*len(known) + 1}), work: anotherWork}
	w := newWright(ctx, &run, 0)
	for _, i := range w.rand.Perm(len(known)) {
		w.learn(known[i], length)
	}
	for w.work > 0 && len(w.found) == 0 && ctx.Err() == nil {
		w.step(length)
	}
	switch {
	case ctx.Err() != nil:
		return problem.Mate{}, ctx.Err() // where the work was cut is chance
	case len(w.found) == 0:
		return problem.Mate{}, fmt.Errorf("seed %d: no problem of %d plies was found", seed, length)
	}
	return w.found[0].mate, nil
}

// learn takes a problem that is known: nothing like it is wanted, and something else
// of the length may come of it.
func (w *wright) learn(m problem.Mate, length int) {
	d := draftOf(&m.Position)
	if m.Length == length {
		w.shelf.kept[length] = append(w.shelf.kept[length], finding{draft: d, mate: m, around: d.around()})
	}
	w.shelf.known[m.ID] = true
	if (m.Length == length || m.Length == length-2) && len(w.shelf.pool[m.Length]) < anotherOf {
		if j := w.judge(&d, m.Length); j.cost == 0 {
			w.shelf.pool[m.Length] = append(w.shelf.pool[m.Length], newFinding(d, &j))
		}
	}
}
