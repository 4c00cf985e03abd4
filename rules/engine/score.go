package engine

import "fmt"

// Score is what a position is worth to the side to move: in hundredths of a
// pawn in hand, above zero if it stands better, or far outside that range a
// mate and its distance. Greater is always better: a quick mate is above a slow
// one, which is above any material, and being mated late is above being mated
// soon.
type Score int

const (
	mate    Score = 1_000_000
	longest Score = 10_000 // plies to a mate, more than any game has
)

// Mates returns the score of mating with the last of so many plies: 1 is a
// mate with the next move.
func Mates(plies int) Score { return mate - Score(plies) }

// Mated returns the score of being mated after so many plies: 0 is mate now.
func Mated(plies int) Score { return Score(plies) - mate }

// Mate returns how many plies a mate is away and whether the score is a mate at
// all. Plies are above zero if the side to move mates; zero or below if it is
// mated.
func (s Score) Mate() (plies int, known bool) {
	switch {
	case s > mate-longest:
		return int(mate - s), true
	case s < longest-mate:
		return -int(mate + s), true
	}
	return 0, false
}

// String returns "+250", "-80", "mates in 3" or "mated in 2", plies in both.
func (s Score) String() string {
	switch plies, known := s.Mate(); {
	case !known:
		return fmt.Sprintf("%+d", int(s))
	case plies > 0:
		return fmt.Sprintf("mates in %d", plies)
	default:
		return fmt.Sprintf("mated in %d", -plies)
	}
}
