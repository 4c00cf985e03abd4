package search

import (
	"slices"

	"terakoya/rules"
	"terakoya/rules/engine"
)

const (
	// tempting is the lowest rank that sets problems as the giver of a handicap.
	tempting = 7
	// temptNodes is how many positions it visits for that.
	temptNodes = 12_000
	// temptDepth is how many plies ahead it looks for problems.
	temptDepth = 2
	// temptCost is how much a problem may cost, and temptGood what an answer may be
	// worse than the best one to be called good, in hundredths of a pawn.
	temptCost = 40
	temptGood = 150
	// temptTried is how many moves are looked at.
	temptTried = 12
)

// problem is a move that the other side has few good answers to.
type problem struct {
	root
	answers int
}

// tempt chooses, of the moves that are worth about as much as the best, the one that
// leaves the other side the fewest good answers: who has less has to set problems. What
// it chooses is proven at the depth of the best.
func (d *dive) tempt(info *engine.Info) {
	if _, mate := info.Score.Mate(); mate || info.Depth < 1 || d.ended != nil {
		return
	}
	best := d.roots[0].move
	d.stopped, d.most, d.full = false, d.nodes+temptNodes, max(temptDepth, d.full)
	for _, p := range d.problems() {
		if p.move == best {
			return
		}
		floor := info.Score - temptCost
		d.plies[1].length = 0
		score := d.after(p.move, 0, 0, info.Depth-1, floor-1, floor)
		if d.stopped {
			return
		}
		if score >= floor {
			line := append([]rules.Move{p.move}, d.plies[1].line[:d.plies[1].length]...)
			info.Line, info.Score = line, score
			return
		}
	}
}

// problems are the moves about as good as the best, those with the fewest good answers
// first; of those with as many, the better.
func (d *dive) problems() []problem {
	var list []problem
	top := -infinite
	for _, r := range d.roots[:min(len(d.roots), temptTried)] {
		if r.settled {
			continue
		}
		r.score = d.after(r.move, 0, 0, temptDepth-1, -infinite, infinite)
		if d.stopped {
			break
		}
		top = max(top, r.score)
		list = append(list, problem{root: r})
	}
	list = slices.DeleteFunc(list, func(p problem) bool { return p.score < top-temptCost })
	for i := range list {
		list[i].answers = d.answers(&list[i].root)
	}
	slices.SortStableFunc(list, func(a, b problem) int {
		if a.answers != b.answers {
			return a.answers - b.answers
		}
		return int(b.score - a.score)
	})
	return list
}

// answers counts the good answers to a move.
func (d *dive) answers(r *root) int {
	u := d.make(r.move, 0)
	defer d.unmake(u)
	floor := -r.score - temptGood
	n := 0
	var l rules.MoveList
	d.pos.Generate(&l)
	for _, m := range l.Moves() {
		u := d.make(m, 1)
		if -d.descend(2, 0, -floor, -floor+1, false) >= floor {
			n++
		}
		d.unmake(u)
	}
	return n
}
