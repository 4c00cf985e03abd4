package lessons

import (
	"context"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/mate"
)

// Solution returns how a line can be played to its end from where it stands: the
// moves of both sides, the learner's first, with [rules.NoMove] for a pass. It is
// empty where none was found. It may take some tenths of a second, and changes
// nothing.
func (w *Walk) Solution(ctx context.Context) []rules.Move {
	switch {
	case w.done:
		return nil
	case w.step.Passing:
		return shortestWay(w.Position(), w.step.Goal)
	case len(w.step.Beats) > 0:
		return w.rest()
	}
	left := w.step.mateIn() - len(w.Played())
	r := mate.New(1<<14).Solve(ctx, w.Position(), engine.Limits{Depth: left, Nodes: lineBound.Nodes})
	return r.Line
}

// rest is what is left of a script; of the learner's moves the first that is
// named, or that meets the goal.
func (w *Walk) rest() []rules.Move {
	var line []rules.Move
	p := w.Position()
	for _, b := range w.step.Beats[w.beat:] {
		m := b.Move
		if b.Learner {
			m = b.first(&p)
		}
		if m == rules.NoMove || p.Check(m.Attempt()) != nil {
			break
		}
		line = append(line, m)
		p.Make(m)
	}
	return line
}

// first returns the move of the learner's that an answer is shown with.
func (b *Beat) first(p *rules.Position) rules.Move {
	if len(b.Accept) > 0 {
		return b.Accept[0]
	}
	for _, m := range p.Legal() {
		if b.Goal != nil && b.Goal.Met(p, m) {
			return m
		}
	}
	return rules.NoMove
}

// way is a position that moves of one side lead to, and those moves.
type way struct {
	position rules.Position
	moves    []rules.Move
}

// shortestWay looks for a goal breadth first, while the opponent passes.
func shortestWay(start rules.Position, goal Goal) []rules.Move {
	seen := map[uint64]bool{start.Hash(): true}
	edge := []way{{position: start}}
	for range deepestWander {
		var next []way
		for _, at := range edge {
			for _, m := range at.position.Legal() {
				moves := append(at.moves[:len(at.moves):len(at.moves)], m)
				if goal.Met(&at.position, m) {
					return moves
				}
				after := at.position
				if after.Make(m); after.InCheck() {
					continue // nobody can pass then
				}
				if after = after.Passed(); !seen[after.Hash()] {
					seen[after.Hash()] = true
					next = append(next, way{after, append(moves, rules.NoMove)})
				}
			}
		}
		edge = next
	}
	return nil
}
