package mate

import "terakoya/rules"

// expand puts the children of a node on the stack, with what is known of each.
// If that decides the node it returns the reply.
func (s *search) expand(n *node, own int) (reply, bool) {
	if own == proof {
		return s.attack(n)
	}
	return s.defend(n)
}

// attack lists the checks.
func (s *search) attack(n *node) (reply, bool) {
	s.pos.GenerateChecks(&s.list)
	if s.list.Len() == 0 {
		return failed(forever, s.inHands()&n.hand.held()), true
	}
	base := len(s.stack)
	var takings []rules.Move
	for _, m := range s.list.Moves() {
		if n.free.OnBoard() && m.To() == n.free && !m.IsDrop() && s.along(m) {
			takings = append(takings, m)
		}
		if n.rem < 1 {
			continue
		}
		c := s.check(n, m)
		if c.numbers[proof] == 0 {
			return proven(c.back(), s.needed(&c)), true
		}
		s.stack = append(s.stack, c)
	}
	for _, m := range takings {
		s.stack = append(s.stack, s.futile(n, m))
	}
	if len(s.stack) == base {
		return failed(n.rem, s.inHands()&n.hand.held()), true
	}
	return reply{}, false
}

// check returns the child behind a check.
func (s *search) check(n *node, m rules.Move) child {
	u := s.pos.Make(m)
	c := child{node: s.behind(n, m, 0), move: m}
	s.judgeDefender(&c)
	s.pos.Unmake(u)
	return c
}

// judgeDefender fills in what is known of a node of the defender on which the
// search stands, or a first guess.
func (s *search) judgeDefender(c *child) {
	var known bool
	if c.reply, known = s.table.look(&c.node); known {
		return
	}
	s.pos.Generate(&s.inner)
	drops, steps := 0, 0
	for _, m := range s.inner.Moves() {
		if m.IsDrop() {
			drops = 1
		} else {
			steps++
		}
	}
	switch {
	case steps+drops == 0:
		c.reply = proven(0, s.monopoly(&c.node))
	case c.rem <= 0 && steps > 0:
		c.reply = failed(c.rem, s.inHands())
	case c.rem <= 0 && !s.problem:
		c.reply = failed(c.rem, s.inHands()-one(s.inner.Moves()[0].Dropped()))
	default:
		c.reply = reply{[2]uint32{uint32(steps + drops), 1}, c.hand, c.rem, noLoop}
	}
}

// behind returns the node that the search stands on after m, played at n.
func (s *search) behind(n *node, m rules.Move, refund int16) node {
	b := node{
		key: s.pos.BoardHash() ^ s.salt, hand: pack(s.pos.Hand(s.attacker)),
		rem: n.rem - 1 + refund, free: rules.OffBoard,
	}
	if n.rem == unlimited {
		b.rem, b.path = unlimited, (n.path^uint32(m))*0x9e3779b1
	}
	return b
}

// defend lists the answers to a check.
func (s *search) defend(n *node) (reply, bool) {
	s.pos.Generate(&s.list)
	if s.list.Len() == 0 {
		return proven(0, s.monopoly(n)), true
	}
	for _, m := range s.list.Moves() {
		c := s.answer(n, m)
		if c.numbers[disproof] == 0 {
			return reply{c.numbers, c.need.least(s.inHands()), c.back(), c.loop}, true
		}
		s.stack = append(s.stack, c)
	}
	return reply{}, false
}

// answer returns the child behind an answer to a check.
func (s *search) answer(n *node, m rules.Move) child {
	u := s.pos.Make(m)
	c := child{node: s.behind(n, m, 0), move: m}
	if s.problem && m.IsDrop() {
		c.free = m.To()
		c.key ^= uint64(m.To()+1) * 0x9e3779b97f4a7c15
	}
	s.judgeAttacker(&c)
	s.pos.Unmake(u)
	return c
}

// judgeAttacker is judgeDefender for a node of the attacker.
func (s *search) judgeAttacker(c *child) {
	if c.rem == unlimited {
		if depth, back := s.cameBack(&c.node); back {
			c.reply = failed(forever, c.hand)
			c.loop = depth
			return
		}
	}
	var known bool
	if c.reply, known = s.table.look(&c.node); known {
		return
	}
	s.pos.GenerateChecks(&s.inner)
	if s.inner.Len() == 0 {
		c.reply = failed(forever, s.inHands()&c.hand.held())
		return
	}
	if c.rem == 1 && !s.problem {
		s.tick()
		c.reply = s.mateInOne(&c.node)
		s.table.keep(&c.node, c.reply, 1)
		return
	}
	c.reply = reply{[2]uint32{1, uint32(s.inner.Len())}, c.hand, c.rem, noLoop}
}

// mateInOne tries the checks that are listed.
func (s *search) mateInOne(n *node) reply {
	all := s.inHands()
	need := all
	var answers rules.MoveList
	for _, m := range s.inner.Moves() {
		captured := s.pos.At(m.To())
		u := s.pos.Make(m)
		s.pos.Generate(&answers)
		if answers.Len() == 0 {
			after := node{hand: pack(s.pos.Hand(s.attacker))}
			need = s.monopoly(&after).before(m, captured)
			s.pos.Unmake(u)
			return proven(1, need)
		}
		left := s.inHands()
		s.pos.Unmake(u)
		if first := answers.Moves()[0]; first.IsDrop() { // drops come last: there is nothing else
			left -= one(first.Dropped())
		}
		need = need.least(left.before(m, captured))
	}
	return failed(1, need&n.hand.held())
}

// cameBack reports whether n is on the way already, and how deep.
func (s *search) cameBack(n *node) (int16, bool) {
	mark := n.mark()
	for i := len(s.way) - 2; i >= 0; i -= 2 {
		if s.way[i] == mark {
			return int16(i), true
		}
	}
	return 0, false
}
