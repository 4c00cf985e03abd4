package rules

import "math/rand/v2"

// PawnFall is how a thrown pawn has come to rest.
type PawnFall uint8

// How it lies.
const (
	FellHeads       PawnFall = iota // 歩 is up
	FellTails                       // と is up
	FellStanding                    // on its edge: it does not count
	FellOverlapping                 // on another or under one: it does not count
)

// thrownPawns is how many are thrown.
const thrownPawns = 5

// One pawn in so many comes to stand, and in one throw of so many two overlap. Both
// are rare; how rare has never been measured, as far as we know.
const (
	oneStands   = 60
	oneOverlaps = 12
)

// PawnThrow is five pawns thrown to draw the sides of an even game (furigoma, 振り駒).
type PawnThrow [thrownPawns]PawnFall

// Count returns how many pawns show 歩 and how many show と. Pawns that stand or
// overlap are not counted.
func (t PawnThrow) Count() (heads, tails int) {
	for _, f := range t {
		switch f {
		case FellHeads:
			heads++
		case FellTails:
			tails++
		case FellStanding, FellOverlapping:
		}
	}
	return heads, tails
}

// Decides returns the side of the player for whom the pawns were thrown, and whether
// they have decided it: with as many 歩 as と they are thrown again. More 歩, three of
// the five as a rule, is sente. The pawns are those of the higher player. Article 3 of
// the rules of play of the Japan Shogi Association; a handicap game has no furigoma,
// as uwate moves first.
func (t PawnThrow) Decides() (thrower Color, decided bool) {
	heads, tails := t.Count()
	if heads > tails {
		return Black, true
	}
	return White, heads < tails
}

// Furigoma throws pawns until they decide, and returns every throw; only the last one
// decides. The same seed throws the same.
func Furigoma(seed uint64) []PawnThrow {
	r := rand.New(rand.NewPCG(seed, 0))
	var all []PawnThrow
	for {
		t := throwPawns(r)
		all = append(all, t)
		if _, decided := t.Decides(); decided {
			return all
		}
	}
}

// throwPawns throws once.
func throwPawns(r *rand.Rand) PawnThrow {
	var t PawnThrow
	for i := range t {
		t[i] = PawnFall(r.IntN(2))
		if r.IntN(oneStands) == 0 {
			t[i] = FellStanding
		}
	}
	if r.IntN(oneOverlaps) == 0 {
		one := r.IntN(thrownPawns)
		other := (one + 1 + r.IntN(thrownPawns-1)) % thrownPawns
		t[one], t[other] = FellOverlapping, FellOverlapping
	}
	return t
}
