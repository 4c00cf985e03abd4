package mate

// entry is what is known of a position, given the board and the attacker's hand.
// What the defender holds follows, as no piece leaves the game.
type entry struct {
	key     uint64
	hand    hand
	numbers [2]uint32
	path    uint32 // by which way it was reached, where that matters
	work    uint32 // positions visited to learn it
	rem     int16  // the plies that the numbers allow for
	proven  int16  // mate within so many plies
	failed  int16  // no mate within so many plies
	loop    int16  // see reply.loop
}

const ways = 8 // entries that share a place

// table remembers positions. Of those that share a place, the one that cost the
// least gives way.
type table struct {
	entries []entry
	mask    uint64
}

// newTable makes room for about so many positions.
func newTable(size int) *table {
	n := 1 << 10
	for n < size {
		n *= 2
	}
	return &table{make([]entry, n+ways), uint64(n - 1)}
}

func (t *table) place(key uint64) []entry {
	i := key & t.mask
	return t.entries[i : i+ways]
}

// look returns what is known of n: whether it is mate, if that is known for the
// same board and a hand that is no better for the loser; else the numbers.
func (t *table) look(n *node) (reply, bool) {
	place := t.place(n.key)
	var same *entry
	for i := range place {
		e := &place[i]
		if e.key != n.key {
			continue
		}
		if e.proven <= n.rem && n.hand.covers(e.hand) {
			return proven(e.proven, e.hand), true
		}
		if e.failed >= n.rem && e.hand.covers(n.hand) {
			return failed(e.failed, e.hand), true
		}
		if e.hand == n.hand && e.rem == n.rem {
			same = e
		}
	}
	if same == nil || same.loop != noLoop && same.path != n.path {
		return reply{}, false // unknown, or it failed by coming back to where this way was not
	}
	return reply{same.numbers, n.hand, n.rem, same.loop}, true
}

// keep stores what was learnt of n. What is decided is stored for the hand that it
// takes, which may be a worse one than that of n.
func (t *table) keep(n *node, r reply, work int) {
	to := t.room(n.key, n.hand, n.rem)
	if r.decided() && r.loop == noLoop && r.need != n.hand {
		work += int(to.work)
		*to = entry{}
		to = t.room(n.key, r.need, n.rem)
	}
	to.numbers, to.path, to.loop = r.numbers, n.path, r.loop
	to.work += uint32(work)
	switch {
	case r.numbers[proof] == 0:
		to.proven = min(to.proven, r.plies)
	case r.numbers[disproof] == 0 && r.loop == noLoop:
		to.failed = max(to.failed, r.plies)
	}
}

// room finds the entry of a node, or makes one for it.
func (t *table) room(key uint64, h hand, rem int16) *entry {
	place := t.place(key)
	to := &place[0]
	for i := range place {
		e := &place[i]
		if e.key == key && e.hand == h && e.rem == rem {
			return e
		}
		if e.work < to.work {
			to = e
		}
	}
	*to = entry{key: key, hand: h, rem: rem, proven: never, failed: -never}
	return to
}
