package lessons

import (
	"context"
	"fmt"
	"strconv"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/mate"
)

// mateGoal is met by a move that begins a mate of at most so many plies, or, if
// it keeps, by any after which the mate still comes within so many.
type mateGoal struct {
	text  string
	plies int
	keeps bool
}

func (g mateGoal) String() string { return g.text }

// Met looks for the mate; what it cannot settle within its bound is not met.
func (g mateGoal) Met(p *rules.Position, m rules.Move) bool {
	plies := g.plies
	if g.keeps {
		plies++
	}
	after := *p
	after.Make(m)
	if !after.InCheck() {
		return false
	}
	return matedWithin(after, plies-1)
}

// matedWithin reports whether the side to move, in check, is mated within so many
// plies, whatever it does.
func matedWithin(p rules.Position, plies int) bool {
	moves := p.Legal()
	if len(moves) > 0 && plies < 2 {
		return false
	}
	s := mate.New(1 << 12)
	for _, m := range moves {
		after := p
		after.Make(m)
		r := s.Solve(context.Background(), after, engine.Limits{Depth: plies - 1, Nodes: lineBound.Nodes})
		if !r.Mate || r.Length > plies-1 {
			return false
		}
	}
	return true
}

// mateIn returns within how many plies the goal of a PlayLine wants mate; 0 if it
// wants something else.
func (s *Step) mateIn() int {
	if g, ok := s.Goal.(mateGoal); ok && !g.keeps {
		return g.plies
	}
	return 0
}

// longestMate is the longest mate that a goal may want.
const longestMate = 15

func parseMateGoal(text string, words []string) (Goal, error) {
	n := 0
	if len(words) == 2 {
		n, _ = strconv.Atoi(words[1])
	}
	if n < 1 || n > longestMate || n%2 == 0 {
		return nil, fmt.Errorf("goal %q: want an odd number of plies from 1 to %d", text, longestMate)
	}
	return mateGoal{text, n, words[0] == "keepsMateIn"}, nil
}
