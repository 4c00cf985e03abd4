// Package maker searches for the problems that the program ships. A run is a
// pure function of its seed.
//
// [PawnDrops] makes questions about uchifuzume. It weaves a net: around a king
// near the edge it adds, one by one, pieces that take away a reply to the pawn,
// until the law calls it mate (weave.go). What is proven is then varied, one
// change at a time, to see what it becomes: a guard taken away, a piece shifted,
// turned over or given to the other side, the pawn pushed rather than dropped
// (vary.go). Whatever [problem.Classify] knows is stripped of every piece that
// does nothing, and kept if its kind, its king's square and its shape are still
// wanted (shelf.go).
//
// [Mates] makes mate problems. It lets our own player play against itself
// (games.go), strips the mates at the ends of games to what they take (draft.go)
// and mends what is not sound (mend.go, repair.go). From a sound problem it goes
// back by a move of each side to a longer one (retro.go), and varies what it has.
// What is sound and has no idle piece is kept within bounds that make the whole
// varied (mateshelf.go); where nothing new comes within them, some are loosened.
package maker

import (
	"fmt"
	"math/rand/v2"

	"terakoya/lessons/problem"
)

// Counts says how many questions of each kind are wanted.
type Counts map[problem.Kind]int

// Shipped is what content/problems/uchifuzume.toml holds: as many fouls as legal
// moves.
var Shipped = Counts{
	problem.Mated: 130, problem.CaptorPinnedOff: 120, problem.AnswersCheck: 100,
	problem.KingSteps: 50, problem.CaptorTakes: 50, problem.CaptorPinnedAlong: 50, problem.CutLine: 50,
	problem.PushedPawn: 50, problem.OtherPiece: 50, problem.AnswersCheckMet: 50,
}

// mostNets bounds the search: the shipped file takes some ten thousand.
const mostNets = 400_000

// PawnDrops makes questions about uchifuzume, the same for the same arguments.
// The error says what could not be found.
func PawnDrops(seed uint64, counts Counts) ([]problem.PawnDrop, error) {
	m := maker{rand: rand.New(rand.NewPCG(seed, 0)), shelf: newShelf(counts)}
	for range mostNets {
		if m.shelf.full() {
			return m.shelf.drops(), nil
		}
		m.weave()
	}
	return nil, fmt.Errorf("seed %d: after %d nets still wanted: %s", seed, mostNets, m.shelf.missing())
}

// maker is one run.
type maker struct {
	rand  *rand.Rand
	shelf *shelf
}

// chance is true n times in 100.
func (m *maker) chance(n int) bool { return m.rand.IntN(100) < n }

// pick returns one of a list, which is not empty.
func pick[T any](m *maker, list []T) T { return list[m.rand.IntN(len(list))] }
