package mate

import "terakoya/rules"

// ending is a line to mate and how many pieces it leaves in the attacker's hand.
type ending struct {
	moves []rules.Move
	spare int
}

// liner walks down the longest resistances to a mate.
type liner struct {
	*question
	known map[depth]ending
}

type depth struct {
	hash uint64
	rem  int16
}

// line returns a mate by the side to move in exactly rem plies: the longest
// resistance, and of several one that leaves the fewest pieces in hand.
func (q *question) line(rem int16) ending {
	l := liner{q, map[depth]ending{}}
	return l.attack(rem)
}

func (l *liner) attack(rem int16) ending {
	at := depth{l.pos.Hash(), rem}
	if e, ok := l.known[at]; ok {
		return e
	}
	n := l.here(rem)
	var e ending
	for _, m := range l.checks() {
		if l.mates(&n, m) {
			e = l.after(m, func() ending { return l.defend(rem - 1) })
			break
		}
	}
	l.known[at] = e
	return e
}

func (l *liner) defend(rem int16) ending {
	none := ending{nil, l.pos.Hand(l.attacker).Len()}
	if rem <= 0 {
		return none
	}
	best := ending{spare: 1 << 10}
	for _, m := range l.resisting(rem) {
		if e := l.after(m, func() ending { return l.attack(rem - 1) }); e.spare < best.spare && len(e.moves) > 1 {
			best = e
		}
	}
	if best.moves == nil {
		return none
	}
	return best
}

// after is the line that begins with m.
func (l *liner) after(m rules.Move, rest func() ending) ending {
	u := l.pos.Make(m)
	e := rest()
	l.pos.Unmake(u)
	return ending{append([]rules.Move{m}, e.moves...), e.spare}
}

// proofLine returns a mate from what is remembered of a proof that does not count
// plies, or nothing if too much has been forgotten. The search stands at its root.
func (q *question) proofLine() []rules.Move {
	var line []rules.Move
	before := q.pos
	defer func() { q.pos = before }()
	n := q.here(unlimited - 1)
	for attacking := true; ; attacking = !attacking {
		c, found := q.remembered(&n, attacking)
		if !found {
			break
		}
		line = append(line, c.move)
		q.pos.Make(c.move)
		n = c.node
	}
	if q.pos.InCheck() && !q.pos.HasLegal() {
		return line
	}
	return nil
}

// remembered returns the child of n, which is here, that the proof goes on with:
// the fastest for the attacker, the slowest for the defender.
func (q *question) remembered(n *node, attacking bool) (best child, found bool) {
	ask, moves := q.answer, q.pos.Legal
	if attacking {
		ask, moves = q.check, q.checks
	}
	for _, m := range moves() {
		c := ask(n, m)
		if c.numbers[proof] != 0 {
			continue // it fails, or is forgotten
		}
		if !found || (c.plies < best.plies) == attacking {
			best, found = c, true
		}
	}
	return best, found
}
