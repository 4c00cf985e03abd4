package play

import (
	"testing"

	"terakoya/lessons"
	"terakoya/rules"
)

// TestListCanBeTyped: a move as the list of moves shows it can be typed, in every
// language, unless two pieces could make it.
func TestListCanBeTyped(t *testing.T) {
	for _, l := range lessons.Languages {
		r := newRoom(t, l, false, small)
		for _, sfen := range []string{
			rules.StartSFEN, "4k4/9/9/9/9/9/9/9/4K4 b RBGSNLP 1", "4k4/1P1L1N1S1/9/9/1R5B1/9/9/9/4K4 b - 1",
			"4k4/9/9/1+P1+L1+N1+S1/9/9/1+R5+B1/9/4K4 b - 1",
		} {
			table := r.at(sfen).screen.(*Table)
			p := table.match.game.Position()
			written := map[string]int{}
			for _, m := range p.Legal() {
				written[table.sides.move(&p, m)]++
			}
			for _, m := range p.Legal() {
				text := table.sides.move(&p, m)
				if a, err := table.read(sign(p.Turn()) + text); written[text] == 1 && (err != nil || a.Move() != m) {
					t.Errorf("%s: %s is read as %v, %v", l, text, a, err)
				}
			}
		}
	}
}
