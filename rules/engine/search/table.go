package search

import (
	"terakoya/rules"
	"terakoya/rules/engine"
)

// bound says what the score of an entry is good for.
type bound uint8

const (
	noBound bound = iota
	atMost        // the true score is no greater
	atLeast       // the true score is no less
	exactly
)

// entry is what was found out about a position: 16 bytes. Of the key it keeps 48
// bits; the others tell its place, if there are 2^16 places.
type entry struct {
	high  uint32
	score int32 // mates are counted from this position, not from the root
	low   uint16
	still int16 // what the position is worth as it stands, or unweighed
	move  rules.Move
	depth int8
	mark  uint8 // the generation, and the bound in the lowest two bits
}

// unweighed is the worth of a position that was not judged.
const unweighed = -1 << 15

func (e *entry) of(key uint64) bool { return e.high == uint32(key>>32) && e.low == uint16(key) }

const (
	bucket    = 4 // entries that share a place, a line of the cache
	boundBits = 2
	lastAge   = 1<<(8-boundBits) - 1
)

// table remembers positions by their hash. It is taken once; a new generation
// makes all of it empty without touching it.
type table struct {
	entries []entry
	mask    uint64
	age     uint8
}

// newTable takes the greatest power of two of buckets that fits in so many
// bytes, one at least.
func newTable(bytes int) table {
	buckets := 1
	for buckets*2*bucket*16 <= bytes {
		buckets *= 2
	}
	return table{entries: make([]entry, buckets*bucket), mask: uint64(buckets - 1)}
}

// renew forgets everything. Ages are few, so that after the last one the table
// is emptied in earnest.
func (t *table) renew() {
	t.age++
	if t.age > lastAge {
		clear(t.entries)
		t.age = 1
	}
}

func (t *table) at(key uint64) []entry {
	i := key >> 16 & t.mask * bucket
	return t.entries[i : i+bucket : i+bucket]
}

// find returns what is known of a position at so many plies from the root.
func (t *table) find(key uint64, ply int) (e entry, of bound) {
	places := t.at(key)
	for i := range places {
		e := places[i]
		if e.of(key) && e.mark>>boundBits == t.age {
			e.score = int32(shift(engine.Score(e.score), -ply))
			return e, bound(e.mark & (1<<boundBits - 1))
		}
	}
	return entry{still: unweighed}, noBound
}

// keep stores what was found out, in the place of what is known of the same
// position, else of what is old, else of what was looked at least deeply. What
// comes of checking for ever depends on the way here and is not kept.
func (t *table) keep(key uint64, ply, depth int, m rules.Move, score, still engine.Score, of bound) {
	score = shift(score, ply)
	if _, mate := score.Mate(); !mate && (score > grown/2 || score < -grown/2) {
		return
	}
	places := t.at(key)
	worst := &places[0]
	for i := range places {
		e := &places[i]
		if e.of(key) {
			worst = e
			if m == rules.NoMove && e.mark>>boundBits == t.age {
				m = e.move
			}
			break
		}
		if t.worth(e) < t.worth(worst) {
			worst = e
		}
	}
	*worst = entry{
		uint32(key >> 32), int32(score), uint16(key), int16(max(unweighed, min(still, -unweighed-1))),
		m, int8(depth), t.age<<boundBits | uint8(of),
	}
}

// worth is how much an entry would be missed.
func (t *table) worth(e *entry) int {
	if e.mark>>boundBits != t.age {
		return -1
	}
	return int(e.depth)
}

// shift moves a mate so many plies away from whoever reads the score.
func shift(s engine.Score, plies int) engine.Score {
	switch n, mate := s.Mate(); {
	case !mate:
		return s
	case n > 0:
		return s + engine.Score(plies)
	default:
		return s - engine.Score(plies)
	}
}
