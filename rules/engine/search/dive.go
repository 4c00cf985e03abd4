package search

import (
	"math"

	"terakoya/rules"
	"terakoya/rules/engine"
)

const (
	// pass is how many plies less deep the answer to a pass is looked at.
	pass = 3
	// slack is, a ply, what a quiet move may still gain that nobody has seen, in
	// hundredths of a pawn.
	slack = 150
	// shallow is up to how many plies from the end the judgement alone may end a
	// line or leave out quiet moves.
	shallow = 3
)

// enough is how many moves are tried so many plies from the end, where nothing
// was taken or checked in the rest.
var enough = [shallow + 1]int{0, 10, 40, 200}

// lessDeep is how many plies less deep a quiet move is looked at first, by depth
// and how many were tried before it.
var lessDeep = func() (r [deepest + 1][64]int) {
	for depth := 2; depth < len(r); depth++ {
		for i := 3; i < len(r[depth]); i++ {
			r[depth][i] = int(0.4 + math.Log(float64(depth))*math.Log(float64(i))/1.6)
		}
	}
	return r
}()

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
	if d.past.inCheck() && ply < d.full {
		depth++
	}
	depth = min(max(depth, 0), deepest)
	hash := d.pos.Hash()
	e, of := d.table.find(hash, ply)
	if beta-alpha == 1 && int(e.depth) >= depth && settles(engine.Score(e.score), of, alpha, beta) {
		return engine.Score(e.score)
	}
	f.known, f.some = e.move, 0
	if of == noBound && !d.past.inCheck() && d.mates(ply) {
		d.table.keep(hash, ply, deepest, f.line[0], engine.Mates(ply+1), exactly)
		return engine.Mates(ply + 1)
	}
	score := d.explore(ply, depth, alpha, beta, mayPass)
	if !d.stopped {
		d.remember(ply, depth, score, alpha, beta)
	}
	return score
}

// explore does the work of descend, once the law and the table have been asked.
func (d *dive) explore(ply, depth int, alpha, beta engine.Score, mayPass bool) engine.Score {
	if depth == 0 {
		return d.settle(ply, 0, alpha, beta)
	}
	if d.past.inCheck() {
		return d.tryAll(ply, depth, alpha, beta, 0)
	}
	still := d.weigh()
	if beta-alpha == 1 {
		if score, ok := d.needless(ply, depth, beta, still, mayPass); ok {
			return score
		}
	}
	return d.tryAll(ply, depth, alpha, beta, still)
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
	d.table.keep(d.pos.Hash(), ply, depth, best, score, of)
}

// needless reports that the side to move stands so well that it need not be looked
// at: by far, or well enough to leave the move to the other side.
func (d *dive) needless(ply, depth int, beta, still engine.Score, mayPass bool) (engine.Score, bool) {
	if _, mate := beta.Mate(); mate || still < beta {
		return 0, false
	}
	if depth <= shallow && still-engine.Score(slack*depth) >= beta {
		return still, true
	}
	if !mayPass || depth < 2 {
		return 0, false
	}
	before := d.pos
	d.pos = before.Passed()
	d.past.push(&d.pos)
	score := -d.descend(ply+1, depth-pass-depth/4, -beta, -beta+1, false)
	d.past.pop()
	d.pos = before
	d.plies[ply].length = 0
	if d.stopped || score < beta {
		return 0, d.stopped
	}
	if _, mate := score.Mate(); mate {
		score = beta // nobody mates by passing
	}
	return score, true
}

// tryAll tries the moves one after the other, given what the position is worth as
// it stands. Near the end of a line it leaves out quiet moves that come late or
// cannot gain what is needed.
func (d *dive) tryAll(ply, depth int, alpha, beta, still engine.Score) engine.Score {
	f := &d.plies[ply]
	f.listed = false
	check, thin := d.past.inCheck(), beta-alpha == 1 && depth <= shallow
	hope := still + engine.Score(slack*depth)
	best, tried := -infinite, 0
	for m := d.next(f); m != rules.NoMove && best < beta; m = d.next(f) {
		quiet := !check && gain(&d.pos, m) <= 0
		if thin && quiet && tried > 0 && !lost(best) && !f.gives(m) && (tried >= enough[depth] || hope <= alpha) {
			if best = max(best, min(alpha, hope)); tried >= enough[depth] {
				break
			}
			tried++
			continue
		}
		score := d.after(m, ply, tried, depth-1, max(alpha, best), beta)
		tried++
		if d.stopped {
			return 0
		}
		if score > best {
			best = score
			if score > alpha {
				f.extend(m, &d.plies[ply+1].frame)
			}
		}
		if quiet && best >= beta {
			f.refuted(m)
			d.reward(f, m, depth)
		}
	}
	if tried == 0 {
		return d.over(ply)
	}
	return best
}

// lost reports whether a score is that of being mated or worse.
func lost(s engine.Score) bool {
	plies, mate := s.Mate()
	return mate && plies <= 0 || s <= -endless
}

// after returns what the position is worth to the side to move when it has played
// m, before which so many were tried. All but the first are only to be proven
// worse, a quiet one with less depth; what seems better is looked at again.
func (d *dive) after(m rules.Move, ply, tried, depth int, alpha, beta engine.Score) engine.Score {
	if tried == 0 {
		u := d.make(m)
		score := -d.descend(ply+1, depth, -beta, -alpha, true)
		d.unmake(u)
		return score
	}
	less := 0
	if !d.past.inCheck() && gain(&d.pos, m) <= 0 {
		less = lessDeep[min(depth+1, deepest)][min(tried, 63)]
	}
	u := d.make(m)
	if less > 0 && d.past.inCheck() {
		less = 0
	}
	score := -d.descend(ply+1, depth-less, -alpha-1, -alpha, true)
	if less > 0 && score > alpha && !d.stopped {
		score = -d.descend(ply+1, depth, -alpha-1, -alpha, true)
	}
	if score > alpha && score < beta && !d.stopped {
		score = -d.descend(ply+1, depth, -beta, -alpha, true)
	}
	d.unmake(u)
	return score
}
