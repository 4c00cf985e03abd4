package mate

import (
	"context"
	"math"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// Solver finds mates. It remembers what it has learnt, whatever the positions, so
// that questions about neighbouring ones are cheap. It is for one goroutine.
type Solver struct {
	table *table
	stack []child
}

// New returns a solver that remembers about as many positions as said, at some
// 40 bytes each; 1<<16 is plenty for mates of up to eleven plies.
func New(positions int) *Solver { return &Solver{table: newTable(positions)} }

// Result is what is known of mate in a position.
type Result struct {
	Mate bool // the side to move mates by checks alone, whatever the defence
	// Length is the plies of the shortest mate against the longest resistance,
	// every legal defence counted; 0 if there is no mate.
	Length int
	// ProblemLength is Length as problem books count it: pieces put in the way of
	// a check to no avail (無駄合い) are left out.
	ProblemLength int
	// Line is a mate of Length plies: the longest resistance, and of those that
	// resist equally one that leaves the attacker the fewest pieces in hand. If it
	// is not sure, it is any mate, or nothing.
	Line []rules.Move
	// FirstMoves are all moves that mate in Length plies, the one of Line first.
	FirstMoves []rules.Move
	Nodes      int // positions visited
	// Sure is false if a bound or the context ended the search before all of this
	// was certain: Mate false then means "none found", Length "at most".
	Sure bool
}

// Unique reports whether exactly one first move mates in Length plies.
func (r *Result) Unique() bool { return len(r.FirstMoves) == 1 }

// Solve looks for the shortest mate by the side to move, which need not have a
// king. Depth bounds the length of the mate in plies, Nodes and Time the work.
// What was found until a bound or the end of ctx is returned. Repetition is not
// asked for: the shortest mate never repeats. Where the side not to move is in
// check, which no game comes to, the answer means nothing.
func (s *Solver) Solve(ctx context.Context, p rules.Position, l engine.Limits) Result {
	q := s.question(ctx, p, l)
	defer q.end()
	return q.solve()
}

// question is one position put to a solver.
type question struct {
	*search
	solver *Solver
	most   int16 // plies
	cancel context.CancelFunc
}

func (s *Solver) question(ctx context.Context, p rules.Position, l engine.Limits) question {
	cancel := func() {}
	if l.Time > 0 {
		ctx, cancel = context.WithTimeout(ctx, l.Time)
	}
	q := question{&search{table: s.table, stack: s.stack[:0], pos: p, attacker: p.Turn(), ctx: ctx, bound: l.Nodes}, s, longest, cancel}
	if l.Nodes <= 0 {
		q.bound = math.MaxInt
	}
	if l.Depth > 0 {
		q.most = int16(min(l.Depth, int(longest)))
	}
	q.salt = family(&p, q.attacker)
	return q
}

func (q *question) end() {
	q.solver.stack = q.stack
	q.cancel()
}

// longest is the longest mate that is looked for, in plies.
const longest int16 = 999

// family tells positions apart by what board, turn and the attacker's hand leave
// open: how many pieces of each kind there are in all.
func family(p *rules.Position, attacker rules.Color) uint64 {
	h := uint64(attacker) + 1
	for _, k := range rules.HandKinds {
		n := p.Hand(rules.Black).Count(k) + p.Hand(rules.White).Count(k)
		for _, c := range [...]rules.Color{rules.Black, rules.White} {
			if n += p.Of(c, k).Len(); k.CanPromote() {
				n += p.Of(c, k.Promoted()).Len()
			}
		}
		h = (h ^ uint64(n)) * 0x9e3779b97f4a7c15
	}
	return h
}
