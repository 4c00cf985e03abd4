package mate

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// Tree is a proof of mate to walk through: from each position of it the moves
// that lead on, with how long the mate then takes. Nothing is worked out before
// it is asked for. A Tree belongs to one goroutine, with its solver.
type Tree struct {
	solver    *Solver
	position  rules.Position
	attacking bool
	length    int
	nodes     int // the bound for each step, or 0
}

// Branch is a move in a [Tree] and the plies to mate that are left after it.
type Branch struct {
	Move   rules.Move
	Length int
}

// ErrNoMate is the answer to a walk that leaves the mate.
var ErrNoMate = errors.New("no mate")

// Prove returns the tree of the mate in p, in which the attacker is to move, and
// the plies that it takes. An error that is [ErrNoMate] says that there is none,
// or that none was found within the limits.
func (s *Solver) Prove(ctx context.Context, p rules.Position, l engine.Limits) (*Tree, error) {
	r := s.Solve(ctx, p, l)
	switch {
	case !r.Mate && r.Sure:
		return nil, ErrNoMate
	case !r.Mate:
		return nil, fmt.Errorf("%w found in %d positions", ErrNoMate, r.Nodes)
	}
	return &Tree{s, p, true, r.Length, l.Nodes}, nil
}

// Position returns where the walk stands.
func (t *Tree) Position() rules.Position { return t.position }

// Length returns the plies to mate, 0 where it is mate.
func (t *Tree) Length() int { return t.length }

// Attacking reports whether the attacker is to move.
func (t *Tree) Attacking() bool { return t.attacking }

// Branches returns the moves that lead on. For the attacker those that still mate
// within the plies left, the fastest first; for the defender every legal move,
// the longest resistance first.
func (t *Tree) Branches(ctx context.Context) ([]Branch, error) {
	q := t.solver.question(ctx, t.position, engine.Limits{Nodes: t.nodes})
	defer q.end()
	if !t.attacking {
		q.attacker = t.position.Turn().Opponent()
		q.salt = family(&t.position, q.attacker)
	}
	moves := q.pos.Legal()
	if t.attacking {
		moves = q.mating(int16(t.length))
	}
	var all []Branch
	for _, m := range moves {
		u := q.pos.Make(m)
		n, mates := q.left(t.attacking, int16(t.length)-1)
		q.pos.Unmake(u)
		if mates {
			all = append(all, Branch{m, n})
		}
	}
	if q.stopped {
		return nil, errors.Join(ctx.Err(), fmt.Errorf("not settled in %d positions", q.nodes))
	}
	slices.SortStableFunc(all, func(a, b Branch) int {
		if t.attacking {
			return cmp.Compare(a.Length, b.Length)
		}
		return cmp.Compare(b.Length, a.Length)
	})
	return all, nil
}

// left returns the plies to mate where the search stands, at most so many; after
// a move of the attacker the defender is to move.
func (q *question) left(defending bool, most int16) (int, bool) {
	if !defending {
		for rem := int16(1); rem <= most; rem += 2 {
			if found := q.within(rem); found.numbers[proof] == 0 {
				return int(rem), true
			}
		}
		return 0, false
	}
	longest := 0
	for _, m := range q.pos.Legal() {
		u := q.pos.Make(m)
		n, mates := q.left(false, most-1)
		q.pos.Unmake(u)
		if !mates {
			return 0, false
		}
		longest = max(longest, n+1)
	}
	return longest, true
}

// Play goes down a branch. An attempt that is illegal is an [*rules.IllegalMove];
// a move of the attacker after which there is no mate within the plies left gives
// an error that is [ErrNoMate].
func (t *Tree) Play(ctx context.Context, a rules.Attempt) (*Tree, error) {
	if err := t.position.Check(a); err != nil {
		return nil, err
	}
	all, err := t.Branches(ctx)
	if err != nil {
		return nil, err
	}
	for _, b := range all {
		if b.Move == a.Move() {
			next := *t
			next.position.Make(b.Move)
			next.attacking, next.length = !t.attacking, b.Length
			return &next, nil
		}
	}
	return nil, fmt.Errorf("%s: %w in %d plies", a, ErrNoMate, t.length)
}
