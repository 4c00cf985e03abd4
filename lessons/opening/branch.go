package opening

import (
	"terakoya/rules"
	"terakoya/rules/joseki"
)

// Next goes on after an answer: the other side moves, and the next question is asked.
func (s *Session) Next() {
	if s.phase == Answered {
		s.advance()
	}
}

// advance lets the other side move until the learner is asked, or the end is there.
func (s *Session) advance() {
	if s.start.Mode == Punish && s.phase == Answered {
		s.phase = Finished
		return
	}
	s.hints, s.missed = 0, false
	if !s.turn() {
		m, ok := s.reply()
		if !ok {
			s.phase = Finished
			return
		}
		s.play(m)
	}
	s.phase = Asking
	if len(s.Wanted()) == 0 {
		s.phase = Finished
	}
}

// reply chooses what the other side plays.
func (s *Session) reply() (rules.Move, bool) {
	if s.line != nil {
		return s.next()
	}
	p := s.game.Position()
	return s.choose(&p, s.offered(&p))
}

// offered are the moves of the book that this opening has, or else those of any.
func (s *Session) offered(p *rules.Position) []joseki.Reply {
	all := s.opening.library.book.Replies(p)
	var own []joseki.Reply
	if n := s.opening.nodes[p.Hash()]; n != nil {
		for _, r := range all {
			if n.has(r.Move) {
				own = append(own, r)
			}
		}
	}
	if len(own) > 0 {
		return own
	}
	return all
}

func (n *node) has(m rules.Move) bool {
	for _, e := range n.edges {
		if e.move == m {
			return true
		}
	}
	return false
}

// choose chooses among moves by weight; those behind which something is due come before
// the others.
func (s *Session) choose(p *rules.Position, among []joseki.Reply) (rules.Move, bool) {
	var due []joseki.Reply
	for _, r := range among {
		q := *p
		q.Make(r.Move)
		if s.leads(q.Hash(), map[uint64]bool{}) {
			due = append(due, r)
		}
	}
	if len(due) > 0 {
		among = due
	}
	total := 0
	for _, r := range among {
		total += r.Weight
	}
	if total == 0 {
		return rules.NoMove, false
	}
	at := s.chance.IntN(total)
	for _, r := range among {
		if at -= r.Weight; at < 0 {
			return r.Move, true
		}
	}
	return rules.NoMove, false
}

// leads reports whether something is due at a position or behind it.
func (s *Session) leads(hash uint64, seen map[uint64]bool) bool {
	n := s.opening.nodes[hash]
	if n == nil || seen[hash] {
		return false
	}
	seen[hash] = true
	if item, ok := s.opening.Item(hash); ok && n.turn == s.start.Side && s.start.Memory.State(item) == Due {
		return true
	}
	for _, e := range n.edges {
		if s.leads(e.to, seen) {
			return true
		}
	}
	return false
}

// skip makes the moves that need not be asked: the learner's while they are known and
// leave no choice, if something is due behind them.
func (s *Session) skip() {
	for {
		p := s.game.Position()
		if !s.leads(p.Hash(), map[uint64]bool{}) {
			return
		}
		if !s.turn() {
			m, ok := s.reply()
			if !ok {
				return
			}
			s.play(m)
			continue
		}
		item, ok := s.opening.Item(p.Hash())
		wanted := s.opening.library.answers(&p)
		if !ok || s.start.Memory.State(item) != Known || len(wanted) != 1 {
			return
		}
		s.play(wanted[0].Move)
	}
}

// Branch is what the book may play next, and how often.
type Branch struct {
	Move  rules.Move
	Share float64 // 0 to 1
}

// Coming are the moves that the other side may answer with after the learner's, the most
// frequent first; nothing while the learner is asked.
func (s *Session) Coming() []Branch {
	if s.phase == Asking || s.turn() {
		return nil
	}
	p := s.game.Position()
	if m, walked := s.next(); walked {
		return []Branch{{m, 1}}
	}
	offered, total := s.offered(&p), 0
	for _, r := range offered {
		total += r.Weight
	}
	var all []Branch
	for _, r := range offered {
		all = append(all, Branch{r.Move, float64(r.Weight) / float64(total)})
	}
	return all
}
