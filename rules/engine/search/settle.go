package search

import (
	"terakoya/rules"
	"terakoya/rules/engine"
)

const (
	// someChecks is how many quiet checks are noted.
	someChecks = 4
	// lastChecks is how many of them are tried where a line ends.
	lastChecks = 1
)

// mates reports whether the side to move, not in check, can mate at once, and
// makes that its line. It notes some checks that are no captures and where the
// checker is not simply taken.
func (d *dive) mates(ply int) bool {
	f := &d.plies[ply]
	d.pos.GenerateChecks(&f.list)
	them := d.pos.Turn().Opponent()
	for _, m := range f.list.Moves() {
		u := d.pos.Make(m)
		mate := !d.pos.HasLegal()
		d.pos.Unmake(u)
		if mate {
			f.line[0], f.length = m, 1
			return true
		}
		if f.some < someChecks && gain(&d.pos, m) <= 0 {
			guards := d.pos.Attackers(them, m.To()).Without(d.pos.Of(them, rules.King))
			if guards.Empty() {
				f.checks[f.some] = m
				f.some++
			}
		}
	}
	return false
}

// settle lets captures and promotions run out, as far as the sides want them, and
// judges what is left. Checks are answered by every move; at the first ply some
// are given.
func (d *dive) settle(ply, deep int, alpha, beta engine.Score) engine.Score {
	f := &d.plies[ply]
	f.length = 0
	if deep > 0 {
		if d.enter() {
			return 0
		}
		f.some, f.still = 0, unweighed
		if !d.past.inCheck() {
			f.still = d.weigh()
		}
	}
	if ply >= tallest {
		return max(f.still, unweighed)
	}
	check, still := d.past.inCheck(), -infinite
	if !check {
		if still = f.still; still >= beta {
			return still
		}
	}
	best, legal := d.sharp(ply, deep, still, alpha, beta)
	if check && !legal {
		return d.over(ply)
	}
	if deep == 0 && !d.stopped {
		for _, m := range f.checks[:min(f.some, lastChecks)] {
			if best >= beta {
				break
			}
			best = d.swap(m, ply, 0, best, alpha, beta)
		}
	}
	return best
}

// sharp tries the captures and promotions that do not lose, or in check every
// move, and reports whether there was any legal move.
func (d *dive) sharp(ply, deep int, still, alpha, beta engine.Score) (best engine.Score, legal bool) {
	f := &d.plies[ply]
	check := d.past.inCheck()
	best = still
	d.pos.Generate(&f.list)
	n := f.list.Len()
	if check || d.view.afar > 0 {
		f.aim = d.pos.Aim()
	}
	if check {
		d.rank(f)
	} else {
		n = d.rankSharp(f, engine.Score(alpha-still))
	}
	for i := 0; i < n && best < beta && !d.stopped; i++ {
		m := f.frame.next(i, n)
		if !check && d.overlooks(m, &f.aim) {
			continue
		}
		best = d.swap(m, ply, deep, best, alpha, beta)
	}
	return best, n > 0
}

// swap plays m and lets the rest run out.
func (d *dive) swap(m rules.Move, ply, deep int, best, alpha, beta engine.Score) engine.Score {
	u := d.make(m, ply)
	score := -d.settle(ply+1, deep+1, -beta, -max(alpha, best))
	d.unmake(u)
	if d.stopped || score <= best {
		return best
	}
	if score > alpha {
		d.plies[ply].extend(m, &d.plies[ply+1].frame)
	}
	return score
}
