package maker

import (
	"fmt"
	"slices"
	"strings"

	"terakoya/lessons/problem"
	"terakoya/rules"
)

// far is the distance from gote's king from which squares are taken for one.
const far = 3

// shape is the same for cases of a kind that differ by no more than a mirror, a
// shift away from the edges, how far off a slider stands, where sente's king
// idles or which piece mates.
func shape(k *sketch, kind problem.Kind) string {
	return kind.String() + min(k.seen(1), k.seen(-1))
}

// seen writes the board as it lies around gote's king; side is -1 for the mirror.
func (k *sketch) seen(side int) string {
	file, rank := k.king.File(), k.king.Rank()
	left, right := file == 9, file == 1
	if side < 0 {
		left, right = right, left
	}
	p, _ := k.position()
	idle := !p.InCheck() // sente's king
	var parts []string
	for sq, pc := range k.setup.Board {
		if pc == rules.NoPiece || pc.Is(rules.Black, rules.King) && idle {
			continue
		}
		df := max(-far, min(far, rules.Square(sq).File()-file)) * side
		dr := max(-far, min(far, rules.Square(sq).Rank()-rank))
		parts = append(parts, fmt.Sprint(pc, " ", df, dr))
	}
	slices.Sort(parts)
	return fmt.Sprint(left, right, rank == 1, strings.Join(parts, ","))
}
