package solving

import (
	"cmp"
	"context"
	"slices"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/mate"
)

// Worth is what a legal move of the attacker is worth.
type Worth uint8

// The worths.
const (
	Mates   Worth = iota // mate follows within the plies that are left
	Longer               // mate follows, but later than that
	Escapes              // a check, but the defender has a way out
	Quiet                // no check at all
)

// Weighed is a move of the attacker and what comes of it.
type Weighed struct {
	Move  rules.Move
	Worth Worth
	// Length is the plies to mate after Move, 0 if it mates at once; nothing to say if
	// there is no mate.
	Length int
	// Reply is the longest resistance; after a move that lets the defender out, what
	// gets it out. NoMove if there is nothing to answer.
	Reply rules.Move
}

// Nodes bounds the work of the solver for each question. A mate that it does not find
// so is none.
const Nodes = 200_000

// Weigh says what a legal move in p is worth, where mate is to come within so many
// plies, that move counted. The error is that of ctx.
func Weigh(ctx context.Context, s *mate.Solver, p rules.Position, m rules.Move, left int) (Weighed, error) {
	w := Weighed{Move: m, Worth: Quiet}
	p.Make(m)
	if !p.InCheck() {
		return w, ctx.Err()
	}
	var all []Defence
	for _, reply := range plainFirst(p, m) {
		d := defence(ctx, s, p, reply, left-2)
		if d.Length == 0 {
			d = defence(ctx, s, p, reply, 0)
		}
		if ctx.Err() != nil {
			return w, ctx.Err()
		}
		if d.Length == 0 {
			w.Worth, w.Reply = Escapes, reply
			return w, nil
		}
		all = append(all, d)
	}
	if sortDefences(all); len(all) > 0 {
		w.Length, w.Reply = all[0].Length, all[0].Move
	}
	if w.Worth = Mates; w.Length >= left {
		w.Worth = Longer
	}
	return w, nil
}

// plainFirst lists the answers to the check by m, those that are seen best first:
// taking what came, then a step of the king, then any other. A way out is then the one
// that is seen best.
func plainFirst(p rules.Position, m rules.Move) []rules.Move {
	rank := func(reply rules.Move) int {
		switch {
		case reply.To() == m.To():
			return 0
		case reply.From() == p.King(p.Turn()):
			return 1
		case !reply.IsDrop():
			return 2
		}
		return 3
	}
	all := p.Legal()
	slices.SortStableFunc(all, func(a, b rules.Move) int { return cmp.Compare(rank(a), rank(b)) })
	return all
}

// Defence is a legal move of the defender against a mate.
type Defence struct {
	Move rules.Move
	// Length is the plies to mate that are left, this move counted; Line is that mate
	// against the longest resistance, without this move. Both are empty if it is a way
	// out.
	Length int
	Line   []rules.Move
	spare  int // pieces left in the attacker's hand at the end
}

// Defences lists what the side to move, in check, can do: the longest resistance
// first, of several one that leaves the attacker the fewest pieces in hand. A way out
// comes before all. The error is that of ctx.
func Defences(ctx context.Context, s *mate.Solver, p rules.Position) ([]Defence, error) {
	var all []Defence
	for _, m := range p.Legal() {
		all = append(all, defence(ctx, s, p, m, 0))
	}
	sortDefences(all)
	return all, ctx.Err()
}

// defence looks for a mate within so many plies after an answer, or within any number
// if that is 0; there is none in fewer than one.
func defence(ctx context.Context, s *mate.Solver, p rules.Position, reply rules.Move, most int) Defence {
	d := Defence{Move: reply}
	attacker := p.Turn().Opponent()
	p.Make(reply)
	if most < 0 {
		return d
	}
	r := s.Solve(ctx, p, engine.Limits{Depth: most, Nodes: Nodes})
	if !r.Mate {
		return d
	}
	d.Length, d.Line = r.Length+1, r.Line
	for _, m := range d.Line {
		p.Make(m)
	}
	hand := p.Hand(attacker)
	d.spare = hand.Len()
	return d
}

func sortDefences(all []Defence) {
	rank := func(d Defence) int {
		if d.Length == 0 {
			return never
		}
		return d.Length
	}
	slices.SortStableFunc(all, func(a, b Defence) int {
		return cmp.Or(cmp.Compare(rank(b), rank(a)), cmp.Compare(a.spare, b.spare))
	})
}

// never is how many plies a way out holds out: more than any mate takes.
const never = 1 << 10

// Line returns a mate from p within so many plies, the attacker to move, against the
// longest resistance; empty if there is none.
func Line(ctx context.Context, s *mate.Solver, p rules.Position, most int) ([]rules.Move, error) {
	r := s.Solve(ctx, p, engine.Limits{Depth: most, Nodes: Nodes})
	return r.Line, ctx.Err()
}
