package mate

import (
	"context"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// Threat looks for the mate that would follow if the side to move passed: a
// position where there is one is a threatmate (詰めろ), and Line begins with the
// move threatened. Nothing is threatened, in this sense, by a check: the side in
// check cannot pass, and the answer is then no mate, surely.
func (s *Solver) Threat(ctx context.Context, p rules.Position, l engine.Limits) Result {
	if p.InCheck() {
		return Result{Sure: true}
	}
	return s.Solve(ctx, p.Passed(), l)
}

// Defence is a move against a threat and what comes of it.
type Defence struct {
	Move rules.Move
	// Mate is the opponent's mate after Move, if there is one. After a move that
	// gives check it is also a mate that the opponent has in the end, when there
	// are no more checks, though its length then is that after the first answer.
	Mate  Result
	Parry bool // the defence holds: after it there is no mate
	Check bool // the defence gives check
}

// Brinkmate says whether a threat of mate can be parried.
type Brinkmate struct {
	Threat   Result
	Defences []Defence // every legal move
	// Holds reports that it is a brinkmate (必至): there is a threat and no parry.
	Holds bool
	Sure  bool // no bound was met; else what was not settled counts as a parry
}

// Parries returns the moves that hold.
func (b *Brinkmate) Parries() []rules.Move {
	var moves []rules.Move
	for _, d := range b.Defences {
		if d.Parry {
			moves = append(moves, d.Move)
		}
	}
	return moves
}

// spite is how many checks in a row by the defender are followed. A brinkmate
// must survive them, as they only put it off.
const spite = 3

// Brinkmate asks of every move of the side to move, which is not in check,
// whether the opponent mates after it. Nodes bounds the work for each.
func (s *Solver) Brinkmate(ctx context.Context, p rules.Position, l engine.Limits) Brinkmate {
	if l.Time > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, l.Time)
		defer cancel()
		l.Time = 0
	}
	b := Brinkmate{Threat: s.Threat(ctx, p, l)}
	b.Sure = b.Threat.Sure
	if !b.Threat.Mate {
		return b
	}
	b.Holds = true
	for _, m := range p.Legal() {
		d := s.defence(ctx, p, m, l, spite)
		b.Defences = append(b.Defences, d)
		b.Holds = b.Holds && !d.Parry
		b.Sure = b.Sure && d.Mate.Sure
	}
	return b
}

// defence asks whether the opponent of the side to move mates after m: at once,
// or, if m gives check, by an answer after which nothing holds either.
func (s *Solver) defence(ctx context.Context, p rules.Position, m rules.Move, l engine.Limits, checks int) Defence {
	p.Make(m)
	d := Defence{Move: m, Mate: s.Solve(ctx, p, l), Check: p.InCheck()}
	if d.Parry = !d.Mate.Mate; d.Parry && d.Check {
		d.Mate.Sure = d.Mate.Sure && checks > 0 // there may be more checks than are followed
	}
	if d.Parry && d.Check && checks > 0 {
		for _, answer := range p.Legal() {
			after := p
			after.Make(answer)
			mate := s.hopeless(ctx, after, l, checks-1)
			if mate.Mate {
				d.Mate, d.Parry = mate, false
				break
			}
			d.Mate.Sure = d.Mate.Sure && mate.Sure
		}
	}
	return d
}

// hopeless returns the mate that is threatened if no move of the side to move
// holds, or none.
func (s *Solver) hopeless(ctx context.Context, p rules.Position, l engine.Limits, checks int) Result {
	if p.InCheck() {
		return Result{Sure: true}
	}
	threat := s.Threat(ctx, p, l)
	if !threat.Mate {
		return threat
	}
	for _, m := range p.Legal() {
		if d := s.defence(ctx, p, m, l, checks); d.Parry {
			return Result{Sure: threat.Sure && d.Mate.Sure}
		}
	}
	return threat
}
