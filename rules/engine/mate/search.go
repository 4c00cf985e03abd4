package mate

import (
	"context"

	"terakoya/rules"
)

// The numbers of a node: how many positions must at least be proven to be mate
// for the node to be, and how many must fail for it to fail.
const (
	proof = iota
	disproof
)

const (
	infinite uint32 = 1 << 30

	unlimited int16 = 1 << 11 // the rem of a search that does not count plies
	forever   int16 = 1 << 12 // has failed however many plies are allowed
	never     int16 = 1 << 13 // a length that nothing is
	noLoop    int16 = 1 << 13 // no node is that deep
)

// node is a position in the search, with what it is known by.
type node struct {
	key  uint64       // board, turn and what else the answer depends on
	hand hand         // of the attacker
	path uint32       // by which way it was reached; 0 where plies are counted
	rem  int16        // plies within which it is to be mate
	free rules.Square // where a piece was just put in the way of a check, or OffBoard
}

// mark is by what a node on the way is known again.
func (n *node) mark() uint64 { return n.key ^ uint64(n.hand)*0x9e3779b97f4a7c15 }

// reply is what the search says of a node.
type reply struct {
	numbers [2]uint32
	// need is the least hand of the attacker that the proof takes, or the best in
	// spite of which it fails.
	need hand
	// plies is within how many the mate is proven, or for how many it has failed.
	plies int16
	// loop is the depth of the node to which the line came back, if it failed by
	// that: it has then failed for this way only.
	loop int16
}

func proven(plies int16, need hand) reply {
	return reply{[2]uint32{0, infinite}, need, plies, noLoop}
}

func failed(plies int16, need hand) reply {
	return reply{[2]uint32{infinite, 0}, need, plies, noLoop}
}

func (r *reply) decided() bool { return r.numbers[proof] == 0 || r.numbers[disproof] == 0 }

// child is a move and what is known of the node behind it.
type child struct {
	node
	reply
	move   rules.Move
	refund int16 // plies that do not count: 2 where a piece put in the way is futile
}

// back returns the plies of c as its parent counts them.
func (c *child) back() int16 {
	if c.plies >= forever {
		return c.plies
	}
	return 1 + c.plies - c.refund
}

// search is a search for mate by depth-first proof numbers.
type search struct {
	table    *table
	pos      rules.Position
	attacker rules.Color
	problem  bool             // futile interpositions do not count
	salt     uint64           // tells apart what shares the table
	stack    []child          // the children of the nodes on the way
	way      []uint64         // the nodes on the way
	checked  []rules.Position // under problem rules: where the defender is to move, on the way
	list     rules.MoveList
	inner    rules.MoveList

	ctx          context.Context
	nodes, bound int
	stopped      bool
}

// tick counts a position and looks at the bounds.
func (s *search) tick() {
	s.nodes++
	if s.nodes >= s.bound || s.nodes%256 == 0 && s.ctx.Err() != nil {
		s.stopped = true
	}
}

// explore works on a node until it is decided or one of its numbers comes up to
// its limit. At a node of the attacker own is proof, at one of the defender
// disproof: the number of which the best child decides.
func (s *search) explore(n node, own int, limit [2]uint32) reply {
	if s.stopped {
		return reply{[2]uint32{1, 1}, n.hand, n.rem, noLoop}
	}
	start, base, depth := s.nodes, len(s.stack), int16(len(s.way))
	s.tick()
	s.way = append(s.way, n.mark())
	if s.problem && own == disproof {
		s.checked = append(s.checked, s.pos)
		defer func() { s.checked = s.checked[:len(s.checked)-1] }()
	}
	r, over := s.expand(&n, own)
	for !over {
		var at int
		var next [2]uint32
		r, at, next = s.weigh(base, &n, own, limit)
		if r.decided() || r.numbers[proof] >= limit[proof] || r.numbers[disproof] >= limit[disproof] || s.stopped {
			break
		}
		learnt := s.descend(s.stack[at], own, next)
		if s.stack[at].refund > 0 && learnt.numbers[proof] == 0 {
			learnt = s.noSlower(&n, s.stack[at])
		}
		s.stack[at].reply = learnt
	}
	if r.loop >= depth {
		r.loop = noLoop // it came back to here, so from here it fails by any way
	}
	s.way = s.way[:depth]
	s.stack = s.stack[:base]
	if !s.stopped || r.decided() {
		s.table.keep(&n, r, s.nodes-start)
	}
	return r
}

// descend makes the move of c, explores what is behind it and takes it back.
func (s *search) descend(c child, own int, limit [2]uint32) reply {
	if c.refund == 0 {
		u := s.pos.Make(c.move)
		r := s.explore(c.node, 1-own, limit)
		s.pos.Unmake(u)
		return r
	}
	before, salt := s.pos, s.salt
	s.takeFutile(c.move)
	r := s.explore(c.node, 1-own, limit)
	s.pos, s.salt = before, salt
	return r
}

// weigh sums up the children from base on: the numbers of their node, the child
// to explore next and up to which numbers.
func (s *search) weigh(base int, n *node, own int, limit [2]uint32) (r reply, at int, next [2]uint32) {
	other := 1 - own
	best, second, most, open, drops := infinite, infinite, uint32(0), uint32(0), uint32(0)
	for i := base; i < len(s.stack); i++ {
		c := &s.stack[i]
		mine, theirs := c.numbers[own], c.numbers[other]
		if mine < best {
			at, best, second = i, mine, best
		} else if mine < second {
			second = mine
		}
		if theirs == 0 {
			continue
		}
		most = max(most, theirs)
		if own == disproof && c.move.IsDrop() {
			drops = 1 // pieces put in the way are met alike
		} else {
			open++
		}
	}
	if best == 0 || most == 0 {
		return s.decide(base, n, own, best == 0), at, next
	}
	others := open + drops - 1
	r = reply{plies: n.rem, loop: noLoop}
	r.numbers[own], r.numbers[other] = best, min(most+others, infinite-1)
	next[own] = min(limit[own], second+second/4+1)
	next[other] = limit[other] - others
	return r, at, next
}

// decide returns the reply of a node one of whose children has won for the side
// that chooses, or all of whose children are lost.
func (s *search) decide(base int, n *node, own int, won bool) reply {
	children := s.stack[base:]
	switch {
	case own == proof && won:
		return s.shortest(children)
	case own == proof:
		return s.noneMates(n, children)
	case won:
		return s.bestDefence(children)
	}
	return s.allMated(n, children)
}

// shortest is the reply of the attacker's node of which a child is proven.
func (s *search) shortest(children []child) reply {
	r := proven(never, 0)
	for i := range children {
		if c := &children[i]; c.numbers[proof] == 0 && c.back() < r.plies {
			r = proven(c.back(), s.needed(c))
		}
	}
	return r
}

// needed is what the attacker needs before the move of c.
func (s *search) needed(c *child) hand {
	if c.refund != 0 {
		return c.need
	}
	return c.need.before(c.move, s.pos.At(c.move.To()))
}

// noneMates is the reply of the attacker's node all of whose children fail: it
// fails still with more of what is in hand, as far as each child does.
func (s *search) noneMates(n *node, children []child) reply {
	r := failed(never, s.inHands())
	if n.rem < 1 {
		r.plies = n.rem // no plies were left for some
	}
	for i := range children {
		c := &children[i]
		r.plies, r.loop, r.need = min(r.plies, c.back()), min(r.loop, c.loop), r.need.least(s.needed(c))
	}
	r.need &= n.hand.held()
	return r
}

// bestDefence is the reply of the defender's node of which a child fails: of
// several the one that says most.
func (s *search) bestDefence(children []child) reply {
	r := failed(-never, 0)
	r.loop = -1
	for i := range children {
		c := &children[i]
		if c.numbers[disproof] == 0 && (c.loop > r.loop || c.loop == r.loop && c.back() > r.plies) {
			r = reply{c.numbers, c.need.least(s.inHands()), c.back(), c.loop}
		}
	}
	return r
}

// allMated is the reply of the defender's node all of whose children are proven.
func (s *search) allMated(n *node, children []child) reply {
	r := proven(-never, s.monopoly(n))
	for i := range children {
		c := &children[i]
		r.plies, r.need = max(r.plies, c.back()), r.need.most(c.need)
	}
	return r
}

// inHands is all that both sides hold.
func (s *search) inHands() hand {
	return pack(s.pos.Hand(rules.Black)) + pack(s.pos.Hand(rules.White))
}

// monopoly is what the attacker must hold so that the defender, whose turn it is,
// cannot put a piece in the way that it does not have.
func (s *search) monopoly(n *node) hand {
	checkers := s.pos.Checkers()
	if checkers.Len() > 1 {
		return 0
	}
	king := s.pos.King(s.pos.Turn())
	for from := range checkers.All() {
		if rules.Reach(rules.Black, rules.King, king).Has(from) || s.pos.At(from).Kind() == rules.Knight {
			return 0
		}
	}
	return n.hand &^ pack(s.pos.Hand(s.pos.Turn())).held()
}
