package maker

import (
	"terakoya/rules"
	"terakoya/rules/engine"
)

// strip takes pieces away in an order of chance: first those far from the king
// and spare ones in hand, as long as the mate takes as many plies and has no more
// first moves than before; then any, as long as the problem is no less sound.
func (w *wright) strip(d *draft) judgement {
	for w.thin(d) {
	}
	j := w.judge(d, 0)
	for again := j.cost < hopeless; again; {
		again = false
		for _, less := range w.lesser(d) {
			if k := w.judge(&less, j.Length); k.cost <= j.cost {
				*d, j, again = less, k, true
				break
			}
		}
	}
	return j
}

// thin is one pass of the first part of strip. It reports whether anything went.
func (w *wright) thin(d *draft) bool {
	length, firsts := w.mateIn(d)
	if length == 0 {
		return false
	}
	king, before := d.king(), *d
	without := func(change func(*draft)) bool {
		less := *d
		change(&less)
		l, f := w.mateIn(&less)
		if l != length || f > firsts {
			return false
		}
		*d, firsts = less, f
		return true
	}
	for _, s := range w.shuffled(d.movable()) {
		if distance(s, king) > 2 {
			without(func(d *draft) { d.board[s] = rules.NoPiece })
		}
	}
	for _, k := range rules.HandKinds {
		for d.hand[k] > 0 && without(func(d *draft) { d.hand[k]-- }) {
		}
	}
	return *d != before
}

// mateIn returns the length of the mate and the number of its first moves; the
// length is 0 if there is none, or none that is sure.
func (w *wright) mateIn(d *draft) (length, firsts int) {
	w.work -= judging
	p, ok := d.position()
	if !ok {
		return 0, 0
	}
	r := w.solver.Solve(w.ctx, p, engine.Limits{Depth: longest, Nodes: plyNodes * longest})
	w.work -= r.Nodes
	if !r.Mate || !r.Sure || r.Length > longest {
		return 0, 0
	}
	return r.Length, len(r.FirstMoves)
}

func (w *wright) shuffled(list []rules.Square) []rules.Square {
	w.rand.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	return list
}

// What is farther from sound than worthRepair is given up at once, what is not
// after so many repairs in a row that made it no better. Some of what the shelf
// would not want is worked on all the same: others come of it.
const (
	worthRepair = 12
	mostRepairs = 30
	stillPooled = 15 // percent
)

// wants reports whether the shelf would want a draft if it were sound as it is.
func (w *wright) wants(d *draft, j *judgement) bool {
	f := newFinding(*d, j)
	return !w.known[f.opening] && w.shelf.wants(&f)
}

// finish climbs from a mate to a sound problem of the same length, one change at
// a time, takes away what does nothing, and keeps it.
func (w *wright) finish(d draft, j judgement) {
	if j.cost > worthRepair || !w.wants(&d, &j) && !w.chance(stillPooled) {
		return
	}
	for try := 0; j.cost > 0; try++ {
		if try == mostRepairs || w.work < 0 {
			return
		}
		next := d
		w.mend(&next, &j)
		if next == d {
			continue
		}
		if k := w.judge(&next, j.Length); k.cost <= j.cost {
			if k.cost < j.cost {
				try = 0
			}
			d, j = next, k
		}
	}
	w.prune(&d, &j)
	w.keep(d, j)
}

// prune takes away what a sound problem does not need.
func (w *wright) prune(d *draft, j *judgement) {
	for again := true; again; {
		again = false
		for _, less := range w.lesser(d) {
			if k := w.judge(&less, j.Length); k.cost == 0 {
				*d, *j, again = less, k, true
				break
			}
		}
	}
}

// lesser returns the drafts that have one piece less, in an order of chance.
func (w *wright) lesser(d *draft) []draft {
	var out []draft
	for _, s := range w.shuffled(d.movable()) {
		less := *d
		less.board[s] = rules.NoPiece
		out = append(out, less)
	}
	for _, k := range rules.HandKinds {
		if d.hand[k] > 0 {
			less := *d
			less.hand[k]--
			out = append(out, less)
		}
	}
	return out
}

// keep adds a sound problem to what others may come of, and, if the shelf wants it
// and a longer search finds no idle piece either, to what the batch has found.
func (w *wright) keep(d draft, j judgement) {
	if !d.presentable() {
		return
	}
	f := newFinding(d, &j)
	if w.known[f.mate.ID] || w.shelf.known[f.mate.ID] {
		return
	}
	w.known[f.mate.ID] = true
	w.pool[j.Length] = append(w.pool[j.Length], f)
	if w.known[f.opening] || !w.shelf.wants(&f) {
		return
	}
	if f.mate.Proven(w.ctx) == nil {
		w.known[f.opening] = true
		w.found = append(w.found, f)
	}
}
