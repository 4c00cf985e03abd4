package mate

import (
	"math"

	"terakoya/rules"
)

// nothing is no limit of the numbers: the search ends when it is decided.
var nothing = [2]uint32{infinite, infinite}

// solve finds the shortest mate by asking for mate in one ply, three, five and so
// on. From seven on it also asks whether there is any at all, as that is often
// settled first: with half of the work allowed, or more and more between lengths.
func (q *question) solve() Result {
	var r Result
	work, asked := 1<<15, false
	if q.bound < math.MaxInt {
		work = max(work, q.bound/2)
	}
	for rem := int16(1); rem <= q.most; rem += 2 {
		if rem > 5 && !asked {
			switch any := q.ever(work); {
			case any.numbers[disproof] == 0:
				return q.counted(Result{Sure: true})
			case any.numbers[proof] == 0 && any.plies <= q.most:
				r.Mate, r.Length, r.ProblemLength = true, int(any.plies), int(any.plies)
				q.most, asked = any.plies, true
			}
			work *= 4
		}
		found := q.within(rem)
		switch {
		case found.numbers[proof] == 0:
			return q.complete(int(rem))
		case q.stopped && r.Mate:
			r.Line = q.proofLine()
			return q.counted(r)
		case q.stopped:
			return q.counted(r)
		case found.plies >= forever:
			return q.counted(Result{Sure: true})
		}
	}
	return q.counted(r)
}

func (q *question) counted(r Result) Result {
	r.Nodes = q.nodes
	return r
}

// complete adds to a mate of known length its moves and what problem books count.
func (q *question) complete(length int) Result {
	r := Result{Mate: true, Length: length, ProblemLength: length}
	r.FirstMoves = q.mating(int16(length))
	if r.Line = q.line(int16(length)).moves; len(r.Line) != length {
		r.Line = nil // it was cut short
	} else {
		toFront(r.FirstMoves, r.Line[0])
	}
	q.problemRules(true)
	for rem := int16(1); int(rem) < length && !q.stopped; rem += 2 {
		if found := q.within(rem); found.numbers[proof] == 0 {
			r.ProblemLength = int(rem)
			break
		}
	}
	q.problemRules(false)
	r.Sure = !q.stopped
	return q.counted(r)
}

// problemRules says whether futile interpositions are left out.
func (q *question) problemRules(on bool) {
	if q.problem != on {
		q.problem = on
		q.salt = ^q.salt
	}
}

func toFront(moves []rules.Move, m rules.Move) {
	for i := range moves {
		if moves[i] == m {
			copy(moves[1:i+1], moves[:i])
			moves[0] = m
		}
	}
}

// here returns the node of the position that the search stands on.
func (s *search) here(rem int16) node {
	n := node{rem: rem + 1}
	return s.behind(&n, rules.NoMove, 0)
}

// within asks for mate by the side to move within so many plies.
func (s *search) within(rem int16) reply {
	n := s.here(rem)
	if r, known := s.table.look(&n); known && r.decided() {
		return r
	}
	return s.explore(n, proof, nothing)
}

// ever asks for mate at all, with so much work.
func (q *question) ever(work int) reply {
	bound := q.bound
	q.bound = min(bound, q.nodes+work)
	n := q.here(unlimited - 1)
	n.path = 1
	r := q.explore(n, proof, nothing)
	q.bound = bound
	q.stopped = q.nodes >= bound || q.ctx.Err() != nil
	return r
}

// mates reports whether a check mates within the plies of n, which is here.
func (q *question) mates(n *node, m rules.Move) bool {
	c := q.check(n, m)
	if !c.decided() {
		c.reply = q.descend(c, proof, nothing)
	}
	return c.numbers[proof] == 0
}

// checks returns the checks that the side to move has.
func (q *question) checks() []rules.Move {
	q.pos.GenerateChecks(&q.list)
	return append([]rules.Move(nil), q.list.Moves()...)
}

// mating returns the moves of the attacker that mate within so many plies.
func (q *question) mating(rem int16) []rules.Move {
	n := q.here(rem)
	var moves []rules.Move
	for _, m := range q.checks() {
		if q.mates(&n, m) {
			moves = append(moves, m)
		}
	}
	return moves
}

// resisting returns the defender's moves that hold out for all of rem plies.
// Where problem rules hold, futile ones are not among them.
func (q *question) resisting(rem int16) []rules.Move {
	moves := q.pos.Legal()
	var unclosed int16
	if q.problem {
		unclosed = q.unclosed(rem)
	}
	var kept []rules.Move
	for _, m := range moves {
		if q.problem && m.IsDrop() && q.isFutile(m, unclosed) {
			continue
		}
		u := q.pos.Make(m)
		if rem <= 2 || q.within(rem - 3).numbers[proof] != 0 {
			kept = append(kept, m)
		}
		q.pos.Unmake(u)
	}
	return kept
}
