package tsume

import (
	"context"

	"terakoya/lessons/problem"
	"terakoya/lessons/problem/solving"
	"terakoya/rules"
	"terakoya/rules/engine/mate"
)

// lookout looks for the mate in a position of one's own.
type lookout struct {
	single   bool
	position rules.Position
	none     bool // there is none, or it was not found
}

// longest is within how many plies the mate in a position of one's own is looked for.
const longest = 31

// look looks for the mate in a position, and asks for it.
func (d *Desk) look(p rules.Position) {
	d.looks = lookout{single: true, position: p}
	d.render()
	d.ask(func(ctx context.Context, s *mate.Solver) func() {
		line, _ := solving.Line(ctx, s, p, longest)
		return func() {
			if d.looks.none = len(line) == 0; !d.looks.none {
				d.begin(solving.Task{Mate: problem.Mate{Position: p, Length: len(line)}})
			}
			d.render()
		}
	})
}
