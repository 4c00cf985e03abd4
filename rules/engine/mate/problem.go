package mate

import (
	"context"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// Problem is a mate seen as a problem (詰将棋): what its author would ask of it.
type Problem struct {
	Result
	// Solution is a mate of ProblemLength plies: the longest resistance, futile
	// interpositions left out, and of several one that leaves the attacker the
	// fewest pieces in hand.
	Solution []rules.Move
	Spare    int    // pieces left in the attacker's hand at the end of Solution
	Cooks    []Cook // other ways to mate; none in a sound problem
}

// Cook is a second solution (余詰): after so many plies of the solution another
// move of the attacker mates too, however long that takes, even if it only goes a
// longer way to the same. The last move of a problem of several plies may have
// others beside it.
type Cook struct {
	Ply  int
	Move rules.Move
}

// Sound reports whether the problem has one solution that uses every piece.
func (p *Problem) Sound() bool {
	return p.Sure && p.Mate && p.Spare == 0 && len(p.Cooks) == 0
}

// Problem solves a position and looks for second solutions, of any length. Nodes
// bounds the work for each question, of which there is one for each check along
// the solution.
func (s *Solver) Problem(ctx context.Context, p rules.Position, l engine.Limits) Problem {
	r := Problem{Result: s.Solve(ctx, p, l)}
	if !r.Mate || !r.Sure {
		return r
	}
	q := s.question(ctx, p, engine.Limits{Nodes: l.Nodes, Time: l.Time})
	defer q.end()
	q.problemRules(true)
	e := q.line(int16(r.ProblemLength))
	q.problemRules(false)
	if r.Sure = !q.stopped && len(e.moves) == r.ProblemLength; !r.Sure {
		r.Nodes += q.nodes
		return r
	}
	r.Solution, r.Spare = e.moves, e.spare
	for ply, m := range r.Solution {
		last := ply == len(r.Solution)-1 && ply > 0
		if ply%2 == 0 && !last && r.Sure {
			r.Sure = q.cooks(ply, m, l.Nodes, &r)
		}
		q.pos.Make(m)
	}
	r.Nodes += q.nodes
	return r
}

// cooks adds the moves beside m that mate. It returns false if that could not be
// settled for each with the given work.
func (q *question) cooks(ply int, m rules.Move, work int, r *Problem) bool {
	n := q.here(unlimited - 1)
	n.path = 1
	for _, other := range q.checks() {
		if other == m {
			continue
		}
		if work > 0 {
			q.bound = q.nodes + work
		}
		c := q.check(&n, other)
		if !c.decided() {
			c.reply = q.descend(c, proof, nothing)
		}
		if !c.decided() {
			return false
		}
		if c.numbers[proof] == 0 {
			r.Cooks = append(r.Cooks, Cook{ply, other})
		}
	}
	return true
}

// Mated reports whether the side to move is in check and mated, but for pieces
// that it could put in the way to no avail.
func (s *Solver) Mated(ctx context.Context, p rules.Position) bool {
	if !p.InCheck() {
		return false
	}
	q := s.question(ctx, p, engine.Limits{})
	defer q.end()
	q.attacker = p.Turn().Opponent()
	q.salt = family(&p, q.attacker)
	q.problemRules(true)
	r := q.explore(q.here(0), disproof, nothing)
	return r.numbers[proof] == 0
}
