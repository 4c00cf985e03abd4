package search

import (
	"terakoya/rules"
	"terakoya/rules/engine"
)

// tryAll tries the moves one after the other. Near the end of a line it leaves out
// moves that come late, lose too much or cannot gain what is needed.
func (d *dive) tryAll(ply, depth int, alpha, beta engine.Score) engine.Score {
	f := &d.plies[ply]
	f.listed = false
	f.aim = d.pos.Aim()
	check, overlooked := d.past.inCheck(), false
	best, tried, quiets := -infinite, 0, 0
	for m := d.next(f); m != rules.NoMove; m = d.next(f) {
		if !check && d.overlooks(m, &f.aim) {
			overlooked = true
			continue
		}
		quiet := gain(&d.pos, m) <= 0
		if ply > 0 && tried > 0 && !lost(best) && !check {
			if skip, all := d.vain(ply, depth, m, tried, quiet, alpha, beta-alpha == 1); all {
				break
			} else if skip {
				tried++
				continue
			}
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
		if best >= beta {
			d.refutes(f, m, f.tried[:quiets], quiet, depth)
			break
		}
		if quiet && quiets < len(f.tried) {
			f.tried[quiets] = m
			quiets++
		}
	}
	return d.worth(ply, best, tried, overlooked)
}

// refutes notes that m made it needless to try more, after those quiet moves.
func (d *dive) refutes(f *ply, m rules.Move, before []rules.Move, quiet bool, depth int) {
	if quiet {
		f.refuted(m)
		d.reward(f, m, before, depth)
	}
}

// worth is what came of trying so many moves; of none, what the law says, or if some
// were overlooked, what the position seems.
func (d *dive) worth(ply int, best engine.Score, tried int, overlooked bool) engine.Score {
	switch {
	case tried > 0:
		return best
	case overlooked:
		return d.plies[ply].still
	}
	return d.over(ply)
}

// vain reports whether a move near the end of a line need not be looked at, or
// none of those that are left.
func (d *dive) vain(ply, depth int, m rules.Move, tried int, quiet bool, alpha engine.Score, thin bool) (skip, all bool) {
	if depth > shallow {
		return false, false
	}
	f := &d.plies[ply]
	if !quiet {
		return depth <= 5 && f.keysLast() < 0 && !d.pays(m, -d.gift*depth), false
	}
	enough := d.late + depth*depth
	if !d.rises(ply) {
		enough = d.late + depth*depth/2
	}
	if !thin {
		enough *= 2
	}
	if tried > enough {
		return true, true
	}
	if f.aim.Checks(&d.pos, m) {
		return false, false
	}
	left := max(depth-d.lessDeep(depth, tried)/100, 0)
	if thin && left <= 6 && f.still+engine.Score(d.hope*(left+1)) <= alpha {
		return true, false
	}
	return left <= 5 && !d.pays(m, -d.loss*left*left), false
}

// keysLast is the key of the move tried last.
func (f *ply) keysLast() int32 {
	if f.at <= 0 {
		return 0
	}
	return f.keys[f.at-1]
}

// after returns what the position is worth to the side to move when it has played
// m, before which so many were tried. All but the first are only to be proven
// worse, a late one with less depth; what seems better is looked at again.
func (d *dive) after(m rules.Move, ply, tried, depth int, alpha, beta engine.Score) engine.Score {
	if d.extends(&d.plies[ply], ply, m) {
		depth++
	}
	if tried == 0 {
		u := d.make(m, ply)
		score := -d.descend(ply+1, depth, -beta, -alpha, true)
		d.unmake(u)
		return score
	}
	less := d.lessFor(m, ply, tried, depth, beta-alpha == 1)
	u := d.make(m, ply)
	if d.past.inCheck() {
		less = max(less-1, 0)
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

// lessFor is how many plies less deep a late move is looked at first: the less, the
// better it has done elsewhere.
func (d *dive) lessFor(m rules.Move, ply, tried, depth int, thin bool) int {
	f := &d.plies[ply]
	quiet := gain(&d.pos, m) <= 0
	if depth < 2 || !quiet && (tried <= 3 || f.keysLast() >= 0) {
		return 0
	}
	less := d.lessDeep(depth+1, tried)
	if quiet {
		less -= 100 * int(d.standing(f, m)) / d.trust
	}
	if !thin {
		less -= d.open
	}
	if !d.rises(ply) {
		less += d.falls
	}
	if d.past.inCheck() || m == f.killers[0] || m == f.killers[1] {
		less -= 100
	}
	return min(max(less/100, 0), depth-1)
}

// extends reports whether m is looked at a ply more deeply: a check that costs
// nothing, while the line is not already much longer than it was to be.
func (d *dive) extends(f *ply, ply int, m rules.Move) bool {
	return ply > 0 && 100*ply < d.extend*d.full && f.aim.Checks(&d.pos, m) && d.pays(m, 0)
}
