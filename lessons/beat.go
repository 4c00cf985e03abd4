package lessons

import (
	"errors"
	"fmt"

	"terakoya/rules"
)

// beat reads one move of a line, and returns the move with which the script goes
// on: of the learner's the first that is named, or that meets the goal.
func (r *reader) beat(raw rawBeat, g *rules.Game) (Beat, rules.Move, error) {
	p := g.Position()
	switch raw.By {
	case "script":
		a, err := rules.ParseAttempt(raw.Move)
		if raw.Goal != "" || len(raw.Accept) > 0 {
			err = errors.New("the script has a move, and nothing else")
		}
		return Beat{Move: a.Move()}, a.Move(), err
	case "learner":
	default:
		return Beat{}, rules.NoMove, fmt.Errorf("by is %q: want learner or script", raw.By)
	}
	b := Beat{Learner: true}
	if raw.Move != "" {
		return b, rules.NoMove, errors.New("the learner has a goal or accept, not a move")
	}
	for _, usi := range raw.Accept {
		a, err := rules.ParseAttempt(usi)
		if err == nil {
			err = p.Check(a)
		}
		if err != nil {
			return b, rules.NoMove, err
		}
		b.Accept = append(b.Accept, a.Move())
	}
	if raw.Goal != "" {
		goal, err := ParseGoal(raw.Goal)
		if err != nil {
			return b, rules.NoMove, err
		}
		b.Goal = goal
	}
	if m := b.first(&p); m != rules.NoMove {
		return b, m, nil
	}
	return b, rules.NoMove, errors.New("no legal move is right")
}
