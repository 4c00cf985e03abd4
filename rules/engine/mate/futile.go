package mate

import "terakoya/rules"

// A piece put in the way of a check is futile (無駄合い) if the slider that gives
// the check takes it at once and then mates as fast as if nothing had been put
// there, without using what it took. Problem books do not count such moves. The
// search has it that the attacker may take the piece, lose what was taken, and have
// the two plies back, if what is left is no slower than the mate was without.

// along reports whether m takes with the slider whose check was closed: the piece
// comes down the line that leads to the king.
func (s *search) along(m rules.Move) bool {
	k := s.pos.At(m.From()).Kind()
	if k != rules.Lance && k.Base() != rules.Bishop && k.Base() != rules.Rook {
		return false
	}
	return rules.Line(s.pos.King(s.attacker.Opponent()), m.To()).Has(m.From())
}

// futile returns the child behind taking a piece without keeping it.
func (s *search) futile(n *node, m rules.Move) child {
	before, salt := s.pos, s.salt
	s.takeFutile(m)
	c := child{node: s.behind(n, m, 2), move: m, refund: 2}
	s.judgeDefender(&c)
	s.pos, s.salt = before, salt
	if c.numbers[proof] == 0 {
		c.reply = s.noSlower(n, c)
	}
	return c
}

// takeFutile makes a capture and loses what was taken.
func (s *search) takeFutile(m rules.Move) {
	k := s.pos.At(m.To()).Kind().Base()
	s.pos.Make(m)
	s.pos.Discard(s.attacker, k)
	s.salt += lost[k]
}

// lost tells apart positions that lack pieces of different kinds.
var lost = [...]uint64{
	rules.Pawn: 0xbf58476d1ce4e5b9, rules.Lance: 0x94d049bb133111eb, rules.Knight: 0xff51afd7ed558ccd,
	rules.Silver: 0xc4ceb9fe1a85ec53, rules.Gold: 0x87c37b91114253d5, rules.Bishop: 0x4cf5ad432745937f,
	rules.Rook: 0x52dce729da3ed7a1,
}

// noSlower looks again at a capture of c, at n, that mates: it is no slower than
// the mate would be if nothing had been put in the way, or it fails.
func (s *search) noSlower(n *node, c child) reply {
	after := s.pos
	s.pos = s.checked[len(s.checked)-1]
	most := s.unclosed(n.rem + 1)
	s.pos = after
	salt := s.salt
	s.takeFutile(c.move)
	r := s.explore(s.behind(&node{rem: most + 1}, c.move, 0), disproof, nothing)
	s.pos, s.salt = after, salt
	if r.numbers[disproof] == 0 {
		r.plies = c.rem // it fails for all that are allowed here
	}
	return r
}

// unclosed returns within how many plies, at most so many, the side to move is
// mated if it puts nothing in the way.
func (s *search) unclosed(most int16) int16 {
	moves := s.pos.Legal()
	for plies := int16(0); plies < most; plies += 2 {
		if s.allMate(moves, plies-1) {
			return plies
		}
	}
	return most
}

// allMate reports whether every move that drops nothing leads to a mate within so
// many plies.
func (s *search) allMate(moves []rules.Move, plies int16) bool {
	for _, m := range moves {
		if m.IsDrop() {
			continue
		}
		u := s.pos.Make(m)
		mates := plies > 0 && s.within(plies).numbers[proof] == 0
		s.pos.Unmake(u)
		if !mates {
			return false
		}
	}
	return true
}

// isFutile reports whether the drop m, by the side to move in check, is futile
// where without it the mate comes within so many plies.
func (s *search) isFutile(m rules.Move, plies int16) bool {
	u := s.pos.Make(m)
	defer s.pos.Unmake(u)
	s.pos.GenerateChecks(&s.list)
	for _, taking := range append([]rules.Move(nil), s.list.Moves()...) {
		if taking.To() != m.To() || taking.IsDrop() || !s.along(taking) {
			continue
		}
		before, salt := s.pos, s.salt
		s.takeFutile(taking)
		r := s.explore(s.behind(&node{rem: plies + 1}, taking, 0), disproof, nothing)
		s.pos, s.salt = before, salt
		if r.numbers[proof] == 0 {
			return true
		}
	}
	return false
}
