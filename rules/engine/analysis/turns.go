package analysis

import (
	"cmp"
	"slices"

	"terakoya/rules"
	"terakoya/rules/engine/advice"
)

const (
	// mostTurns is how many turning points a game has at most: more is no help.
	mostTurns = 5
	// turning is the least that a side has to lose of what it could expect: from even
	// to one game in three, say.
	turning = 0.15
	// suspected is the same for the first, cheaper look, which errs more.
	suspected = 0.10
	// suspects is how many moves are looked at again.
	suspects = 2 * mostTurns
)

// heaviest returns the numbers of the moves that lost at least so much, at most so
// many: those that lost most, in the order of the game.
func heaviest(plies []Ply, least float64, most int) []int {
	var all []int
	for i := range plies {
		if p := &plies[i]; p.Move != rules.NoMove && p.Move != p.Best && p.Loss() >= least {
			all = append(all, i)
		}
	}
	slices.SortStableFunc(all, func(a, b int) int { return cmp.Compare(plies[b].Loss(), plies[a].Loss()) })
	all = all[:min(most, len(all))]
	slices.Sort(all)
	return all
}

// turns are the turning points among moves that were looked at again.
func turns(plies []Ply, looked []int) []int {
	var some []Ply
	for _, n := range looked {
		if plies[n].Miss.Kind != advice.NoMiss {
			some = append(some, plies[n])
		}
	}
	var all []int
	for _, i := range heaviest(some, turning, mostTurns) {
		all = append(all, some[i].Number)
	}
	return all
}
