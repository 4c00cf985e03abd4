package search

import (
	"math"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// shallow is up to how many plies from the end the judgement alone may end a line
// or leave moves out.
const shallow = 7

// descend returns what the position is worth to the side to move, looking so many
// plies ahead: exactly if it lies between alpha and beta, else a bound of it.
func (d *dive) descend(ply, depth int, alpha, beta engine.Score, mayPass bool) engine.Score {
	f := &d.plies[ply]
	f.length = 0
	if d.enter() {
		return 0
	}
	if score, ok := d.repeated(); ok {
		return score
	}
	alpha, beta = max(alpha, engine.Mated(ply)), min(beta, engine.Mates(ply+1))
	if alpha >= beta || ply >= tallest {
		return alpha
	}
	depth = min(max(depth, 0), deepest)
	hash := d.pos.Hash()
	e, of := d.table.find(hash, ply)
	if beta-alpha == 1 && int(e.depth) >= depth && settles(engine.Score(e.score), of, alpha, beta) {
		return engine.Score(e.score)
	}
	f.known, f.some = e.move, 0
	f.still = unweighed
	if !d.past.inCheck() {
		if of == noBound && d.seesMate() && d.mates(ply) {
			d.table.keep(hash, ply, deepest, f.line[0], engine.Mates(ply+1), unweighed, exactly)
			return engine.Mates(ply + 1)
		}
		if f.still = engine.Score(e.still); e.still == unweighed {
			f.still = d.weigh()
		}
	}
	score := d.explore(ply, depth, alpha, beta, mayPass)
	if !d.stopped {
		d.remember(ply, depth, score, alpha, beta)
	}
	return score
}

// settles reports whether a score known before ends the matter.
func settles(score engine.Score, of bound, alpha, beta engine.Score) bool {
	switch of {
	case exactly:
		return true
	case atLeast:
		return score >= beta
	case atMost:
		return score <= alpha
	case noBound:
	}
	return false
}

// remember keeps what came of a position.
func (d *dive) remember(ply, depth int, score, alpha, beta engine.Score) {
	f, of := &d.plies[ply], exactly
	best := rules.NoMove
	if f.length > 0 {
		best = f.line[0]
	}
	switch {
	case score >= beta:
		of = atLeast
	case score <= alpha:
		of, best = atMost, rules.NoMove
	}
	d.table.keep(d.pos.Hash(), ply, depth, best, score, f.still, of)
}

// explore does the work of descend, once the law and the table have been asked.
func (d *dive) explore(ply, depth int, alpha, beta engine.Score, mayPass bool) engine.Score {
	if depth == 0 {
		return d.settle(ply, 0, alpha, beta)
	}
	f := &d.plies[ply]
	if beta-alpha == 1 && !d.past.inCheck() {
		if score, ok := d.hopeless(ply, depth, alpha); ok {
			return score
		}
		if score, ok := d.needless(ply, depth, beta, mayPass); ok {
			return score
		}
	}
	if depth >= 4 && f.known == rules.NoMove {
		depth-- // nothing tells what to try first: it is looked at again more deeply
	}
	return d.tryAll(ply, depth, alpha, beta)
}

// hopeless reports that the side to move stands so badly, so near the end, that
// only exchanges can help, and that they do not.
func (d *dive) hopeless(ply, depth int, alpha engine.Score) (engine.Score, bool) {
	if depth > 3 || d.plies[ply].still+engine.Score(d.razor*depth) >= alpha {
		return 0, false
	}
	score := d.settle(ply, 0, alpha, alpha+1)
	return score, score <= alpha
}

// needless reports that the side to move stands so well that it need not be looked
// at: by far, or well enough to leave the move to the other side.
func (d *dive) needless(ply, depth int, beta engine.Score, mayPass bool) (engine.Score, bool) {
	still := d.plies[ply].still
	if _, mate := beta.Mate(); mate || still < beta {
		return 0, false
	}
	margin := d.slack * depth
	if d.rises(ply) {
		margin -= d.slack / 2
	}
	if depth <= shallow && still-engine.Score(margin) >= beta {
		return still, true
	}
	if !mayPass || depth < 2 {
		return 0, false
	}
	before := d.pos
	d.pos = before.Passed()
	d.past.push(&d.pos)
	d.plies[ply+1].answer, d.plies[ply+2].follow = &d.sequel.merit[0][0], &d.sequel.merit[1][0]
	less := d.nullBase + depth/d.nullDepth + min(int(still-beta)/250, 3)
	score := -d.descend(ply+1, depth-less, -beta, -beta+1, false)
	d.past.pop()
	d.pos = before
	d.plies[ply].length = 0
	if d.stopped || score < beta {
		return 0, d.stopped
	}
	if _, mate := score.Mate(); mate || score >= grown {
		score = beta // nobody mates by passing
	}
	return score, true
}

// rises reports whether the side to move stands better than before its last move.
func (d *dive) rises(ply int) bool {
	if ply < 2 || d.plies[ply].still == unweighed {
		return false
	}
	before := d.plies[ply-2].still
	return before == unweighed || d.plies[ply].still > before
}

// lessDeep is how many plies less deep a late move is looked at first, by depth and
// how many were tried before it, in hundredths.
func (s *scale) lessDeep(depth, tried int) int {
	return s.reductions[min(depth, deepest)][min(tried, 63)]
}

// scale is what a search is made by: the weights, a table made of them, and what it
// judges by.
type scale struct {
	weights
	reductions reductions
	judge      *judge
}

// reductions are by depth and number.
type reductions [deepest + 1][64]int

func newReductions(w *weights) (r reductions) {
	for depth := 1; depth < len(r); depth++ {
		for i := 2; i < len(r[depth]); i++ {
			r[depth][i] = int(float64(w.reduce) + float64(w.reduceBy)*math.Log(float64(depth))*math.Log(float64(i)))
		}
	}
	return r
}
