package search

import (
	"math"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// manner is what is human about a player: how far it looks, how it misjudges and
// what it does not see. Whatever is by chance depends on the position and the seed of
// the game alone, so that a player sees a thing in the same way all game long.
type manner struct {
	depth, nodes int // how far it looks, at most
	noise        int // by how much it misjudges, the scale of a logistic distribution in hundredths of a pawn
	drops        int // of the other side's quiet drops, in hundred, how many it does not expect
	afar         int // of its moves from afar, likewise
	mates        int // of its own mates in one, in hundred, how many it sees
	dangers      int // of the mates in one that threaten it, likewise
	finds        int // plies of the mates of its own that it looks for, 0 for none
	book         int // plies for which it follows its book
	resigns      resigns
}

// resigns says when a player gives up.
type resigns uint8

const (
	never    resigns = iota
	whenDead         // a mate in one is on the board against it
	whenLost         // it is mated by force, or has been far behind for some moves
)

// far is from how many squares away a move of a slider is easily overlooked.
const far = 4

// view is how one player sees one game.
type view struct {
	manner
	seed  uint64
	gives bool // it has given a handicap
}

// clearView is that of a player who sees everything.
var clearView = view{manner: manner{mates: 100, dangers: 100}}

// mix spreads the bits of a number over all of them.
func mix(x uint64) uint64 {
	x ^= x >> 30
	x *= 0xbf58476d1ce4e5b9
	x ^= x >> 27
	x *= 0x94d049bb133111eb
	return x ^ x>>31
}

// lot is a number that a position, a matter and the seed of the game decide.
func (v *view) lot(hash, matter uint64) uint64 { return mix(mix(hash^v.seed) + matter) }

// chance reports whether something happens that does in so many of a hundred cases.
func (v *view) chance(in int, hash, matter uint64) bool { return int(v.lot(hash, matter)>>32%100) < in }

// The matters of chance, beside moves.
const (
	ofNoise  = 1<<16 + iota
	ofMate   // whether a mate is seen
	ofDanger // whether one that threatens is
	ofBook   // which line is followed
)

// misjudge is by how much the worth of a position is misjudged.
func (v *view) misjudge(hash uint64) engine.Score {
	u := (float64(v.lot(hash, ofNoise)>>11) + 0.5) / (1 << 53)
	return engine.Score(float64(v.noise) * math.Log(u/(1-u)))
}

// overlooks reports whether the player does not expect a move of the other side: a
// quiet drop, or a move from afar. What gives check is seen always.
func (d *dive) overlooks(m rules.Move, aim *rules.Aim) bool {
	v := &d.view
	if v.drops|v.afar == 0 || d.pos.Turn() == d.player {
		return false
	}
	part := 0
	switch {
	case m.IsDrop():
		part = v.drops
	case distance(m.From(), m.To()) >= far:
		part = v.afar
	}
	return part > 0 && v.chance(part, d.pos.Hash(), uint64(m)) && !aim.Checks(&d.pos, m)
}

// seesMate reports whether it is seen that the side to move can mate at once.
func (d *dive) seesMate() bool {
	part, matter := d.view.mates, uint64(ofMate)
	if d.pos.Turn() != d.player {
		part, matter = d.view.dangers, ofDanger
	}
	return part >= 100 || d.view.chance(part, d.pos.Hash(), matter)
}

// distance counts the steps of a king, and 8 to a king that is not there.
func distance(a, b rules.Square) int {
	if !a.OnBoard() || !b.OnBoard() {
		return 8
	}
	return max(abs(a.File()-b.File()), abs(a.Rank()-b.Rank()))
}

func abs(n int) int { return max(n, -n) }
