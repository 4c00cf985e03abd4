package mate

import "terakoya/rules"

// A piece put in the way of a check is futile (無駄合い) if the slider that gives
// the check takes it at once and mates as fast as if nothing had happened, without
// using what it took. Problem books do not count such moves. The search has it
// that the attacker may take the piece, lose what was taken, and have the two plies
// back.

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
	return c
}

// takeFutile makes a capture and loses what was taken.
func (s *search) takeFutile(m rules.Move) {
	k := s.pos.At(m.To()).Kind().Base()
	s.pos.Make(m)
	s.pos.Discard(s.attacker, k)
	s.salt += 0x9e3779b97f4a7c15 << k
}
